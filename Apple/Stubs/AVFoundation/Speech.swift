public import Foundation

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

public enum AVSpeechBoundary: Sendable { case immediate, word }
public enum AVSpeechSynthesisVoiceQuality: Sendable { case `default`, enhanced, premium }
public final class AVSpeechSynthesisVoice {
    public struct Traits: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let isNoveltyVoice = Traits(rawValue: 1)
    }
    public let identifier: String, name: String, language: String
    public let quality: AVSpeechSynthesisVoiceQuality
    public let voiceTraits: Traits
    /// What is installed, for tests to choose.
    @MainActor public static var installed: [AVSpeechSynthesisVoice] = []
    @MainActor public class func speechVoices() -> [AVSpeechSynthesisVoice] { installed }
    public class func currentLanguageCode() -> String { "en-GB" }
    public init(
        _ identifier: String, _ language: String, _ quality: AVSpeechSynthesisVoiceQuality = .default,
        traits: Traits = []
    ) {
        (self.identifier, name, self.language, self.quality) = (identifier, identifier, language, quality)
        voiceTraits = traits
    }
    @MainActor public init?(identifier: String) {
        guard let known = Self.installed.first(where: { $0.identifier == identifier }) else { return nil }
        (self.identifier, name, language) = (identifier, known.name, known.language)
        (quality, voiceTraits) = (known.quality, known.voiceTraits)
    }
    @MainActor public convenience init?(language: String?) {
        guard let known = Self.installed.first(where: { $0.language == language }) else { return nil }
        self.init(identifier: known.identifier)
    }
}
public final class AVSpeechUtterance {
    public let speechString: String
    public var voice: AVSpeechSynthesisVoice?
    public var rate = AVSpeechUtteranceDefaultSpeechRate
    public var volume: Float = 1
    public var preUtteranceDelay: TimeInterval = 0
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
    public var calls: [String] = [], spoken: [AVSpeechUtterance] = [], obeys = true
    public init() {}
    public func speak(_ utterance: AVSpeechUtterance) {
        calls.append("speak")
        spoken.append(utterance)
        (isSpeaking, isPaused) = (true, false)
    }
    @discardableResult public func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        calls.append("stop")
        (isSpeaking, isPaused) = (false, false)
        return obeys
    }
    @discardableResult public func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        calls.append("pause")
        isPaused = obeys && isSpeaking
        return isPaused
    }
    @discardableResult public func continueSpeaking() -> Bool {
        calls.append("continue")
        defer { isPaused = false }
        return obeys && isPaused
    }
}
