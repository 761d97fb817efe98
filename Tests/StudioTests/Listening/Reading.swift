import Audio
import Foundation
import Narration
import Speech
import Studio
import TestSupport
import Testing

/// A sentence read aloud: the engine's own sound, and a finished file of the clip made of just that.
struct Reading: Sendable {
    /// Sentences of words that the recogniser knows, without numbers. It hears them well whichever way they are read:
    /// where it guesses, the slightest change of the sound makes it guess otherwise, and a comparison says nothing.
    static let sentences = [
        "The morning train was late again, and the people on the platform began to talk to each other.",
        "The doctor told him to drink more water and to walk every day.",
        "Please leave your shoes at the door before you come into the house.",
        "The president said that the government would not change its policy this year.",
        "There were many good reasons to stay at home that night.",
        "We have not heard from the company since the end of the summer.",
        "I never understood why she wanted to leave the country.",
        "It was the first time that anyone had asked her about the accident.",
        "The police believe that the money was hidden in the basement.",
        "Some of the students decided to study history instead of science.",
        "You should always wash your hands before you prepare dinner.",
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

    /// The words that the recogniser hears in the engine's sound, changed by one of ffmpeg's filters.
    func wordsInRaw(through filter: String = "anull") throws -> [String] {
        let sound = try Recogniser.heard(raw.sound.samples, rate: raw.sound.rate.hertz, through: filter)
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
