import Audio
import Foundation
import Narration
import Speech
import Studio
import TestSupport
import Testing

/// A sentence read aloud: the engine's own sound, and a finished file of the clip made of just that.
struct Reading: Sendable {
    /// Sentences of words that the recogniser knows, without numbers.
    static let sentences = [
        "The morning train was late again, and the people on the platform began to talk to each other.",
        "My father kept the letters in a wooden box under the bed.",
        "If you follow the river for an hour, you will come to a small white church.",
        "Nobody in the village could remember a winter with so much snow.",
        "She opened the window and listened to the children in the garden.",
        "The doctor told him to drink more water and to walk every day.",
        "After dinner we sat by the fire and told stories until midnight.",
        "It takes a long time to learn how to build a good boat.",
        "The king had three daughters, and the youngest was the most beautiful of them all.",
        "Please leave your shoes at the door before you come into the house.",
    ]

    let sentence: String
    let raw: SpokenSound
    let clip: Clip
    /// The clip in an MP3 file of its own.
    let path: String
    private let folder: TemporaryFolder

    /// The sentences, read the same way each time.
    static let steady = Task { try await all(of: sentences, by: await Room.steady.value) }

    /// Reads sentences through the whole way from text to files.
    static func all(of sentences: [String], by synthesizer: any Synthesizer) async throws -> [Reading] {
        let recording = RecordingSynthesizer(synthesizer)
        let folder = try TemporaryFolder()
        let whole = try MP3File(path: folder.path("whole.mp3"), tags: SoundTags(title: "Readings"))
        let rendered = try await Room.render(Room.script(of: sentences), by: recording, into: whole).rendered
        return try rendered.map { made in
            let raw = try #require(recording.takes.first { $0.text == made.utterance.spoken })
            try #require(raw.voice == Room.joe && made.voice == Room.joe)
            let clip = try #require(made.clip)
            let path = folder.path("\(made.utterance.index).mp3")
            let file = try MP3File(path: path, tags: SoundTags(title: raw.text))
            try file.append(clip: clip)
            try file.finish()
            return Reading(sentence: raw.text, raw: raw.sound, clip: clip, path: path, folder: folder)
        }
    }

    /// The words that the recogniser hears in the engine's sound.
    func wordsInRaw() throws -> [String] {
        try Recogniser.words(in: Recogniser.heard(raw.sound.samples, rate: raw.sound.rate.hertz))
    }

    /// The words that the recogniser hears in the engine's sound behind a wall.
    func wordsInMuffledRaw() throws -> [String] {
        let sound = try Recogniser.heard(
            raw.sound.samples, rate: raw.sound.rate.hertz, through: "lowpass=f=1000,lowpass=f=1000")
        return try Recogniser.words(in: sound)
    }

    /// The words that the recogniser hears in the finished file.
    func wordsInFile() throws -> [String] {
        try Recogniser.words(in: Recogniser.heard(fileAt: path))
    }
}

/// Word errors counted over several sentences.
struct WordErrors: CustomStringConvertible {
    private var errors = 0
    private var words = 0

    /// The share of wrong words, in per cent.
    var rate: Double { 100 * Double(errors) / Double(max(1, words)) }
    var description: String {
        "\(errors) of \(words) words wrong (\(rate.formatted(.number.precision(.fractionLength(1)))) %)"
    }

    mutating func add(_ heard: [String], for sentence: String) {
        let said = Recogniser.words(of: sentence)
        errors += Recogniser.errors(in: heard, against: said)
        words += said.count
    }
}
