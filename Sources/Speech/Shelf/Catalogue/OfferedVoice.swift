public import Narration

/// A voice that can be had: what a catalogue says of it, checked.
public struct OfferedVoice: Hashable, Sendable {
    /// A file on the catalogue's server.
    public struct File: Hashable, Sendable {
        /// Where it lies, as a path beside the catalogue: `en/en_US/joe/medium/en_US-joe-medium.onnx`.
        public var path: String
        /// Its bytes.
        public var size: Int
        /// Its MD5 checksum in hexadecimal digits in lower case.
        public var md5: String
    }

    /// Its name in the catalogue, which is safe as a file's name: `en_US-joe-medium`.
    public var key: String
    /// The name of the voice alone: `joe`.
    public var name: String
    /// The language it speaks.
    public var language: LanguageTag
    /// The language in English.
    public var languageName: String
    /// The language in itself.
    public var nativeName: String
    /// The country in English; nil where the catalogue names none.
    public var country: String?
    /// How good it sounds.
    public var quality: Voice.Quality
    /// The names of its speakers, in the order of the model; empty for a model of one.
    public var speakers: [String]
    /// Other names that it had.
    public var aliases: [String]
    /// The model, `KEY.onnx`.
    public var model: File
    /// Its configuration, `KEY.onnx.json`.
    public var configuration: File
    /// Its `MODEL_CARD`, which states the terms; nil where the catalogue has none.
    public var card: File?

    /// The id that it has once it is installed.
    public var id: String { "piper/" + key }
    /// The bytes of all its files.
    public var size: Int { files.reduce(0) { $0 + $1.size } }
    /// Its files, small ones first.
    var files: [File] { [card, configuration, model].compactMap(\.self) }
}
