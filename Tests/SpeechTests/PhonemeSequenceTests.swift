import Espeak
import Foundation
import Testing

@testable import Speech

@Suite("Rows of phonemes")
struct PhonemeSequenceTests {
    @Test("Each group belongs to a word, and marks and spaces part the clauses")
    func groups() async throws {
        let sequence = PhonemeSequence(
            try await Espeak.phonemes(of: "Of the four, café", voice: "en-us"), voice: "en-us")
        var text = String.UnicodeScalarView()
        text.append(contentsOf: sequence.phonemes)
        #expect(String(text) == "ʌvðə fˈɔːɹ, kæfˈeɪ")
        #expect(sequence.marks.map(\.phoneme) == [0, 5, 12])
        #expect(sequence.marks.map(\.scalars) == [0..<2, 7..<11, 13..<17])
    }

    @Test("Letters as phonemes are folded, decomposed and marked at each word")
    func letters() {
        let sequence = PhonemeSequence(letters: "Où es-tu?")
        #expect(sequence.phonemes == Array("ou\u{300} es-tu?".unicodeScalars))
        #expect(sequence.marks.map(\.phoneme) == [0, 4])
        #expect(sequence.marks.map(\.scalars) == [0..<2, 3..<9])
    }

    @Test("Pieces are short enough, cut between groups where they can, and lose nothing")
    func pieces() {
        for text in ["a b c d e f g", "abcdefghijklmnopqrstuvwxyz", "ab abcdefghijkl c", ""] {
            let sequence = PhonemeSequence(letters: text)
            for limit in 1...30 {
                let pieces = sequence.pieces(ofAtMost: limit)
                #expect(pieces.flatMap { Array($0) } == Array(sequence.phonemes.indices))
                #expect(pieces.allSatisfy { (1...limit).contains($0.count) })
            }
        }
        #expect(PhonemeSequence(letters: "ab cd ef").pieces(ofAtMost: 7) == [0..<6, 6..<8])
    }
}

@Suite("Looking into a model")
struct ONNXGraphTests {
    private func field(_ number: UInt8, _ content: [UInt8]) -> [UInt8] {
        [number << 3 | 2, UInt8(content.count)] + content
    }

    private func node(_ operation: String, output: String) -> [UInt8] {
        field(1, field(1, [120]) + field(2, Array(output.utf8)) + field(4, Array(operation.utf8)))
    }

    @Test("The output of the only node of a kind is found; none, two or damage are nil")
    func output() {
        let one = Data([0x08, 8] + field(7, node("Add", output: "a") + node("Ceil", output: "frames")))
        #expect(ONNXGraph.output(ofOnly: "Ceil", in: one) == "frames")
        #expect(ONNXGraph.output(ofOnly: "Mul", in: one) == nil)
        let two = Data(field(7, node("Ceil", output: "a") + node("Ceil", output: "b")))
        #expect(ONNXGraph.output(ofOnly: "Ceil", in: two) == nil)
        for end in 0..<one.count { #expect(ONNXGraph.output(ofOnly: "Ceil", in: one.prefix(end)) == nil) }
        for byte in UInt8.min...UInt8.max {
            #expect(ONNXGraph.output(ofOnly: "Ceil", in: Data(repeating: byte, count: 100)) == nil)
        }
    }

    @Test("An additional output is written as the format wants it")
    func additionalOutput() {
        #expect(ONNXGraph.additionalOutput(named: "ab") == [0x3A, 6, 0x62, 4, 0x0A, 2, 0x61, 0x62])
        let long = ONNXGraph.additionalOutput(named: String(repeating: "x", count: 200))
        #expect(long.prefix(9) == [0x3A, 0xCE, 0x01, 0x62, 0xCB, 0x01, 0x0A, 0xC8, 0x01])
    }
}
