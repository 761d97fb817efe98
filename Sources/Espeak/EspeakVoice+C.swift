import CEspeakNG

extension EspeakVoice {
    /// Copies an entry of `espeak_ListVoices`; nil when it has no language or file.
    ///
    /// Its languages are pairs of one byte of priority and a string that ends with zero; a priority of zero ends them.
    @unsafe
    init?(_ voice: espeak_VOICE) {
        guard let name = unsafe voice.name, let file = unsafe voice.identifier, var next = unsafe voice.languages
        else { return nil }
        var languages: [Language] = []
        while unsafe next.pointee != 0 {
            let tag = unsafe String(cString: next + 1)
            languages.append(Language(tag: tag, priority: Int(unsafe next.pointee)))
            unsafe next += tag.utf8.count + 2
        }
        guard !languages.isEmpty, let id = unsafe String(cString: file).split(separator: "/").last else { return nil }
        self.id = String(id)
        self.name = unsafe String(cString: name).split(separator: " ").joined(separator: " ")
        self.languages = languages
    }
}
