public import Foundation
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0, AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5; public enum AVSpeechBoundary: Sendable { case immediate }
public enum AVSpeechSynthesisVoiceQuality: Sendable { case `default`, enhanced, premium }
public final class AVSpeechSynthesisVoice {
    public struct Traits: OptionSet, Sendable {
        public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let isNoveltyVoice = Traits(rawValue: 1)
    }
    public let identifier: String, name: String, language: String
    public let quality: AVSpeechSynthesisVoiceQuality, voiceTraits: Traits
    /// What is installed, for tests to choose.
    @MainActor static var installed: [AVSpeechSynthesisVoice] = []
    @MainActor public class func speechVoices() -> [AVSpeechSynthesisVoice] { installed }
    public class func currentLanguageCode() -> String { "en-GB" }
    init(_ id: String, _ language: String, _ quality: AVSpeechSynthesisVoiceQuality = .default, traits: Traits = []) {
        (identifier, name, self.language, self.quality, voiceTraits) = (id, id, language, quality, traits)
    }
    @MainActor convenience init?(where fits: (AVSpeechSynthesisVoice) -> Bool) {
        guard let known = Self.installed.first(where: fits) else { return nil }
        self.init(known.identifier, known.language, known.quality, traits: known.voiceTraits)
    }
    @MainActor public convenience init?(identifier: String) { self.init(where: { $0.identifier == identifier }) }
    @MainActor public convenience init?(language: String?) { self.init(where: { $0.language == language }) }
}
public final class AVSpeechUtterance {
    public let speechString: String; public var voice: AVSpeechSynthesisVoice?
    public var rate = AVSpeechUtteranceDefaultSpeechRate, volume: Float = 1, preUtteranceDelay: TimeInterval = 0
    public init(string: String) { speechString = string }
}
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
}
public final class AVSpeechSynthesizer {
    public static let availableVoicesDidChangeNotification = Notification.Name("AVSpeechAvailableVoicesDidChange")
    public weak var delegate: (any AVSpeechSynthesizerDelegate)?
    public private(set) var isSpeaking = false, isPaused = false
    /// What it was told, and whether it does what it is asked, as the real one at times does not.
    public var calls: [String] = [], spoken: [AVSpeechUtterance] = [], obeys = true; public init() {}
    public func speak(_ utterance: AVSpeechUtterance) {
        (calls, spoken, isSpeaking, isPaused) = (calls + ["speak"], spoken + [utterance], true, false)
    }
    @discardableResult public func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        (calls, isSpeaking, isPaused) = (calls + ["stop"], false, false)
        return obeys
    }
    @discardableResult public func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        (calls, isPaused) = (calls + ["pause"], obeys && isSpeaking)
        return isPaused
    }
    @discardableResult public func continueSpeaking() -> Bool {
        defer { (calls, isPaused) = (calls + ["continue"], false) }
        return obeys && isPaused
    }
}
