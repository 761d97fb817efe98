import Narration
import Synchronization

/// The finished clips: on disk, or in memory where the disk takes none.
final class KeptClips: Sendable {
    private struct Held {
        var clips: [ClipKey: Clip] = [:]
        /// The keys in the order in which they came.
        var order: [ClipKey] = []
        var bytes = 0
    }

    /// Bytes that are held in memory; beyond them the oldest clips are given up, and made again when they are wanted.
    private static let mostHeld = 32 << 20

    /// The clips on disk; nil keeps none there.
    let store: ClipStore?
    private let held = Mutex(Held())

    init(store: ClipStore?) {
        self.store = store
    }

    /// What is known of a clip without looking at its sound; nil when there is none.
    func facts(for key: ClipKey) -> Clip.Facts? {
        if let clip = held.withLock({ $0.clips[key] }) { return clip.facts }
        return store?.facts(for: key)
    }

    /// A clip, checked; nil when there is none, or it is damaged.
    func clip(for key: ClipKey) -> Clip? {
        held.withLock { $0.clips[key] } ?? store?.clip(for: key)
    }

    /// Whether a clip is there as it was made, byte for byte; a damaged file is removed. Notes that it is used.
    func isIntact(_ key: ClipKey, checksum: UInt32) -> Bool {
        if held.withLock({ $0.clips[key] }) != nil { return true }
        return store?.isIntact(key, checksum: checksum) ?? false
    }

    /// Keeps a clip and returns the one to use. Where the disk refuses, memory keeps it and a notice says so.
    func keep(_ clip: Clip, for key: ClipKey, _ notices: Notices) -> Clip {
        guard let store else {
            hold(clip, for: key)
            return clip
        }
        do throws(StudioError) {
            return try store.keep(clip, for: key)
        } catch {
            notices.add(.studio(error))
            hold(clip, for: key)
            return clip
        }
    }

    /// Fills a buffer with a clip's frames from an offset on; returns how much of it was there.
    ///
    /// Throws `StudioError.clipLost` when the clip is gone.
    func read(
        _ key: ClipKey, at offset: Int, into buffer: UnsafeMutableRawBufferPointer
    ) throws(StudioError) -> Int {
        if let clip = held.withLock({ $0.clips[key] }) {
            let count = max(0, min(buffer.count, clip.audio.count - offset))
            unsafe clip.audio.withUnsafeBytes { audio in
                unsafe buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: audio[offset..<offset + count]))
            }
            return count
        }
        do throws(SystemError) {
            guard let store else { throw SystemError.missing }
            return try unsafe store.read(key, at: offset, into: buffer)
        } catch {
            throw .clipLost(reason: error.reason)
        }
    }

    private func hold(_ clip: Clip, for key: ClipKey) {
        held.withLock { held in
            guard held.clips.updateValue(clip, forKey: key) == nil else { return }
            held.order.append(key)
            held.bytes += clip.audio.count
            var given = 0
            while held.bytes > Self.mostHeld, given < held.order.count - 1 {
                held.bytes -= held.clips.removeValue(forKey: held.order[given])?.audio.count ?? 0
                given += 1
            }
            held.order.removeFirst(given)
        }
    }
}
