internal import Foundation
internal import Narration
public import SwiftUI

/// The queue: a tap plays, a drag reorders, a swipe removes. What can be gone on with is at its head.
public struct QueueList: View {
    let player: AppPlayer
    @State private var isClearing = false

    /// The queue of a player.
    public init(player: AppPlayer) {
        self.player = player
    }

    public var body: some View {
        List {
            ContinueButton(player: player)
            Section {
                ForEach(player.items) { item in
                    QueueRow(player: player, item: item)
                }
                .onMove { player.move($0, to: $1) }
                .onDelete { player.remove($0) }
            } header: {
                HStack {
                    Text(own: "Queue")
                        .frame(maxWidth: .infinity, alignment: .leading)
                    IconButton(picture: "trash", name: "Clear the queue") { isClearing = true }
                        .disabled(player.items.isEmpty)
                }
            }
        }
        .confirmationDialog(
            Text(own: "Remove all articles from the queue?"), isPresented: $isClearing, titleVisibility: .visible
        ) {
            Button(role: .destructive) {
                player.send(.clear)
            } label: {
                Text(own: "Clear the queue")
            }
        }
    }
}

/// An article of the queue.
struct QueueRow: View {
    let player: AppPlayer
    let item: QueueItem

    var body: some View {
        Button {
            player.send(.playItem(item.id))
        } label: {
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: item.title)
                    .lineLimit(2)
                if let site = item.site {
                    Text(verbatim: site).font(.caption)
                        .foregroundStyle(.secondary)
                }
            }
        }
        .buttonStyle(.plain)
    }
}
