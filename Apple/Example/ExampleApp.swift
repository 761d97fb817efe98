import EarmarkApple
import Foundation
import Narration
import SwiftUI

/// An app with two articles: a list with play buttons, the settings, and the player above the tab bar.
@main struct ExampleApp: App {
    @State private var player = AppPlayer(
        articles: ArticleSource(
            script: { article in
                guard let known = Example.all.first(where: { $0.id == article }) else { throw Example.Missing() }
                return known.script
            },
            told: { command in
                // An app writes this to its library: where the listener is, and what was heard to the end.
                print(command)
            }),
        file: URL.applicationSupportDirectory.appending(path: "earmark/player.json"), system: .device())

    var body: some Scene {
        WindowGroup {
            TabView {
                Tab("Articles", systemImage: "doc.text") {
                    ArticleList(player: player).playerSpace(player)
                }
                Tab("Settings", systemImage: "gear") {
                    SettingsList(player: player).playerSpace(player)
                }
            }
            .playerDock(player)
        }
    }
}

/// The articles, each with the buttons that obey the switch in the settings.
struct ArticleList: View {
    let player: AppPlayer

    var body: some View {
        List {
            ForEach(Example.all) { article in
                HStack {
                    Text(verbatim: article.script.title)
                    PlayButton(player, article: article.addition)
                    QueueButton(player, article: article.addition)
                }
            }
            // An app with a sidebar has it at its foot.
            ContinueButton(player: player)
        }
    }
}

/// The switch, and the English voices.
struct SettingsList: View {
    let player: AppPlayer

    var body: some View {
        VStack {
            List { ReadAloudSettings(player: player) }
            if let english = LanguageTag("en") {
                VoiceList(player: player, language: english, sample: "This is how I read.")
            }
        }
    }
}

/// Articles as an app would have them from its server, as scripts: who speaks, sentence by sentence.
struct Example: Identifiable, Sendable {
    struct Missing: Error {}

    let id: ArticleID
    let script: Script

    var addition: Queue.Addition { Queue.Addition(article: id, title: script.title, site: script.site) }

    /// Names of articles never change: with new ones at each start the kept queue would find nothing.
    static let all = [
        Example("0000000000000001", "The Tide", ["The water came in at six.", "Nobody had told the boats."], "en"),
        Example("0000000000000002", "Brot", ["Es braucht Mehl und Wasser.", "Es braucht Zeit."], "de"),
    ].compactMap(\.self)

    private init?(_ name: String, _ title: String, _ sentences: [String], _ language: String) {
        guard let id = ArticleID(name) else { return nil }
        self.id = id
        let tag = LanguageTag(language)
        let utterances = ([title] + sentences).enumerated().map { index, text in
            Utterance(
                index: index, kind: index == 0 ? .title : .paragraph, block: min(index, 1), language: tag, text: text,
                spoken: text, ending: index == 0 ? .heading : .sentence)
        }
        script = Script(title: title, site: "site.example", language: tag, utterances: utterances)
    }
}
