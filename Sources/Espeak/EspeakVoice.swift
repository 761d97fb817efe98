/// A voice of espeak-ng, as `espeak_ListVoices` describes it.
public struct EspeakVoice: Hashable, Sendable {
    /// A language that the voice speaks.
    public struct Language: Hashable, Sendable {
        /// The tag as espeak-ng writes it, in lower case: `en-gb`, `pt-br`, `en-gb-x-rp`.
        public var tag: String
        /// How well the voice suits the language; lower is better.
        public var priority: Int
    }

    /// The name by which it is asked for: `de`, `en-US`.
    public var id: String
    /// Its name for people: `English (America)`.
    public var name: String
    /// Its languages, the main one first.
    public var languages: [Language]
}
