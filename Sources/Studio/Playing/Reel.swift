import Lame
public import Narration
import Speech
import Synchronization

/// One sound of one or more episodes, from an utterance of the first on: what a player plays while it is being made.
///
/// Bytes at an offset never change once they were read. What follows behind them may: see `follow(with:)`. As long as
/// a reel is held, its clips are made; the player who reads it and finds nothing more waits in the first lane. Any
/// number of readers may read from any place, from any thread.
public final class Reel: Sendable {
    /// Silence between two articles: 1.5 s, in whole frames.
    public static let silenceBetweenArticles = Frames(63)

    struct Item {
        var episode: Episode
        /// The utterance it begins with.
        var first: Int
        /// Utterances of all items before it.
        var base: Int
    }

    /// A stretch of sound whose place is promised.
    struct Laid {
        var start: Frames
        var segment: Part.Segment
        var item: Int
        var utterance: Int
    }

    /// What is laid next.
    struct Front {
        var item = 0
        var utterance = 0
        var segment = 0
    }

    struct State {
        var items: [Item]
        var laid: [Laid] = []
        var length = Frames(0)
        var front: Front
        var isAtEnd = false
        /// What the studio was told last.
        var told = (place: -1, waits: false)
        /// What was still to be done for the utterance at the front when the wish was made.
        var wished: [Lanes.WorkID] = []
    }

    // First, so that it goes first: what it wants belongs to the episodes.
    private let listener: Listener
    let studio: Studio
    let state: Mutex<State>
    private let head: [UInt8]
    private let silentFrame: [UInt8]
    /// The bytes of the whole, if they were declared: what is short at the end is silence, what is too long is cut off.
    public let length: Int?

    /// A reel of episodes, from an utterance of the first on.
    ///
    /// With `declaresLength` its length is fixed now: what is made, what is estimated, and 3 % more. Without episodes
    /// it is empty. Throws `StudioError.soundFailed` when the encoder does not start.
    public init(
        of episodes: [Episode], from utterance: Int = 0, head: SoundHead = .none, declaresLength: Bool = false,
        in studio: Studio
    ) throws(StudioError) {
        self.studio = studio
        listener = studio.listener()
        let items = Self.items(episodes, from: utterance, base: 0)
        let known = Self.known(items)
        var sound = known.made + known.estimated
        if case .file = head { sound += Frames(2) }
        self.head = try head.bytes(frames: sound)
        do throws(LameError) {
            silentFrame = try Lame.silentFrame()
        } catch {
            throw .soundFailed(reason: "encoding: \(error)")
        }
        let reserve = Frames(known.estimated.count == 0 ? 0 : (sound.count * 3 + 99) / 100 + 42)
        length = declaresLength ? self.head.count + (sound + reserve).bytes : nil
        state = Mutex(State(items: items, front: Front(utterance: items.first?.first ?? 0)))
        // Whoever makes a reel waits for its beginning.
        state.withLock { state in
            items.first?.episode.cutOpening(from: items[0].first)
            state.told = (0, true)
            wish(&state)
        }
    }

    /// The number of the bytes in front of the first frame.
    public var headLength: Int { head.count }

    // MARK: - Reading

    /// Fills a buffer with what is there from an offset on, and returns how much that is: 0 where it is not made yet,
    /// and at the end. Never waits; reads straight from the clips' files.
    ///
    /// Throws `SpeechError` when the required voice cannot be used, `StudioError.clipLost` when a clip whose place is
    /// promised was removed.
    public func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        let end = length.map { min($0, offset + buffer.count) } ?? (offset + buffer.count)
        var place = offset
        while place < end {
            let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[(place - offset)..<(end - offset)])
            let count = try unsafe read(piece: place, into: rest)
            guard count > 0 else { break }
            place += count
        }
        return place - offset
    }

    private func read(piece offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        if offset < head.count {
            return unsafe Self.copy(head, from: offset, into: buffer)
        }
        let place = offset - head.count
        let frame = Frames(place / Frames.bytesPerFrame)
        guard let laid = try laid(at: frame) else { return 0 }
        let inside = place - laid.start.bytes
        switch laid.segment {
        case .clip(let key, let frames, _):
            // Behind the frames, its file goes on with other things.
            let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(frames.bytes - inside))
            return try unsafe studio.clips.read(key, at: inside, into: rest)
        case .silence(let frames):
            let count = min(buffer.count, frames.bytes - inside)
            for index in 0..<count {
                unsafe buffer[index] = silentFrame[(inside + index) % Frames.bytesPerFrame]
            }
            return count
        }
    }

    private static func copy(_ bytes: [UInt8], from offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        let count = min(buffer.count, bytes.count - offset)
        unsafe bytes.withUnsafeBytes { bytes in
            unsafe buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count]))
        }
        return count
    }

    /// Waits until there is something at an offset; false when there never will be, because it is the end.
    ///
    /// Throws what reading throws, and `CancellationError`.
    public func isThere(at offset: Int) async throws -> Bool {
        if let length, offset >= length { return false }
        guard offset >= head.count else { return true }
        let frame = Frames((offset - head.count) / Frames.bytesPerFrame)
        while true {
            let bell = state.withLock { state in
                state.items.indices.contains(state.front.item) ? state.items[state.front.item].episode.bell : nil
            }
            let ticket = bell?.ticket
            if try laid(at: frame) != nil { return true }
            let (isAtEnd, isSame) = state.withLock { state in
                let front = state.front.item
                let now = state.items.indices.contains(front) ? state.items[front].episode.bell : nil
                return (state.isAtEnd, now === bell)
            }
            guard !isAtEnd, let bell, let ticket else { return false }
            if isSame { try await bell.wait(after: ticket) }
        }
    }

    // MARK: - What follows

    /// Has other episodes follow behind the one that is being laid: the queue has changed. What was promised stays.
    ///
    /// False when the end was laid already: then only a new reel helps.
    public func follow(with episodes: [Episode]) -> Bool {
        state.withLock { state in
            guard !state.isAtEnd, state.items.indices.contains(state.front.item) else { return false }
            let kept = Array(state.items[...state.front.item])
            let base = kept.last.map { $0.base + $0.episode.script.utterances.count - $0.first } ?? 0
            state.items = kept + Self.items(episodes, from: 0, base: base)
            wish(&state)
            return true
        }
    }

    /// Wants nothing any longer: what is made for it alone is stopped. Reading what is there goes on.
    public func leave() {
        listener.leave()
    }

    /// Tells the studio where the reel is, if that is news.
    private func tell(_ state: inout State, waits: Bool) {
        let place = Self.place(state)
        guard state.told != (place, waits) else { return }
        state.told = (place, waits)
        listener.isAt(place, waits: waits)
    }

    // MARK: - Laying

    /// The stretch that holds a frame; nil where it is not made yet, and at the end.
    private func laid(at frame: Frames) throws(SpeechError) -> Laid? {
        let result = state.withLock { state -> Result<Laid?, SpeechError> in
            do throws(SpeechError) {
                try lay(&state, upTo: frame)
                tell(&state, waits: state.length <= frame && !state.isAtEnd)
                return .success(Self.laid(at: frame, in: state))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private static func laid(at frame: Frames, in state: State) -> Laid? {
        guard frame < state.length else { return nil }
        var low = 0
        var high = state.laid.count
        while low < high {
            let middle = (low + high) / 2
            if state.laid[middle].start <= frame { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? state.laid[low - 1] : nil
    }

    private func lay(_ state: inout State, upTo frame: Frames) throws(SpeechError) {
        while state.length <= frame, !state.isAtEnd {
            guard state.items.indices.contains(state.front.item) else {
                end(&state)
                return
            }
            let item = state.items[state.front.item]
            guard state.front.utterance < item.episode.script.utterances.count else {
                enterNext(&state)
                continue
            }
            let sound = try item.episode.sound(of: state.front.utterance)
            if state.front.segment < sound.segments.count {
                lay(sound.segments[state.front.segment], of: item, &state)
            } else if sound.isWhole {
                if sound.pause.count > 0 { append(.silence(sound.pause), to: &state) }
                state.front.utterance += 1
                state.front.segment = 0
            } else {
                // Another listener may have had it cut: then it is the pieces that have to be made.
                if sound.openWorks != state.wished { wish(&state) }
                return
            }
        }
    }

    /// Wants what is not made from the front on.
    private func wish(_ state: inout State) {
        state.wished = Self.worksAtFront(state)
        listener.wants(Self.wish(state))
    }

    /// Lays a segment, unless its clip turns out to be lost: then that is made again.
    private func lay(_ segment: Part.Segment, of item: Item, _ state: inout State) {
        if case .clip(let key, _, let checksum) = segment, !studio.clips.isIntact(key, checksum: checksum) {
            item.episode.reopen(state.front.utterance)
            if state.front.segment > 0 {
                // Its beginning is promised, and would not fit another end.
                state.front.utterance += 1
                state.front.segment = 0
            }
            wish(&state)
            return
        }
        append(segment, to: &state)
        state.front.segment += 1
    }

    private func append(_ segment: Part.Segment, to state: inout State) {
        state.laid.append(
            Laid(
                start: state.length, segment: segment, item: state.front.item, utterance: state.front.utterance))
        state.length += segment.frames
    }

    private func enterNext(_ state: inout State) {
        guard state.items.indices.contains(state.front.item + 1) else {
            end(&state)
            return
        }
        append(.silence(Self.silenceBetweenArticles), to: &state)
        state.front = Front(item: state.front.item + 1, utterance: state.items[state.front.item + 1].first)
        wish(&state)
    }

    /// Fills up to the declared length with silence, and in any case adds two frames for the decoder's delay.
    private func end(_ state: inout State) {
        let rest = length.map { ($0 - head.count) / Frames.bytesPerFrame - state.length.count } ?? 2
        state.isAtEnd = true
        if rest > 0 { append(.silence(Frames(rest)), to: &state) }
    }
}
