internal import AVFoundation
internal import Foundation

/// Hears the synthesizer, on whatever thread it tells, and passes on what can cross threads.
final class SpeechEar: NSObject, AVSpeechSynthesizerDelegate, Sendable {
    private let signals: Signals

    init(_ signals: Signals) {
        self.signals = signals
    }

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
        signals.yield(.speech(.started, ObjectIdentifier(utterance)))
    }

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
        signals.yield(.speech(.finished, ObjectIdentifier(utterance)))
    }

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
        signals.yield(.speech(.cancelled, ObjectIdentifier(utterance)))
    }

    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {
        // What is not found has the location `NSNotFound`, the greatest integer.
        guard characterRange.location >= 0, characterRange.length >= 0, characterRange.location < 1 << 30,
            characterRange.length < 1 << 30
        else { return }
        let range = characterRange.location..<characterRange.location + characterRange.length
        signals.yield(.speech(.word(range), ObjectIdentifier(utterance)))
    }
}
