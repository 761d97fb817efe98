import Foundation

/// A number of bytes as people write it: `2 GB`, `500MB`, `1.5 GB`, `4096`.
struct ByteCount: Hashable, Sendable {
    /// The bytes, not below zero.
    let bytes: Int

    private static let units: [(name: String, bytes: Double)] = [("GB", 1e9), ("MB", 1e6), ("kB", 1e3), ("B", 1)]

    /// The given number of bytes.
    init(_ bytes: Int) {
        self.bytes = max(0, bytes)
    }

    /// Reads what people write; nil when it is no size, or more than ten million gigabytes.
    init?(_ text: String) {
        let trimmed = text.filter { $0 != " " }
        let digits = trimmed.prefix { $0.isASCII && $0.isNumber || $0 == "." }
        let unit = trimmed.dropFirst(digits.count).lowercased()
        guard let number = Double(digits), number.isFinite else { return nil }
        let names = unit.isEmpty ? ["b"] : [unit, unit + "b"]
        let factor = Self.units.first { names.contains($0.name.lowercased()) }?.bytes
        guard let factor, number * factor < 1e16 else { return nil }
        bytes = Int(number * factor)
    }
}

extension ByteCount: CustomStringConvertible {
    /// In the greatest unit that leaves a number above one, with at most one decimal.
    var description: String {
        guard let unit = Self.units.first(where: { Double(bytes) >= $0.bytes }) else { return "0 B" }
        let number = (Double(bytes) / unit.bytes * 10).rounded() / 10
        let digits = number == number.rounded() ? String(Int(number)) : String(number)
        return "\(digits) \(unit.name)"
    }
}
