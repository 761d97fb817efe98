import Foundation

/// Looks into an ONNX model's bytes without a protobuf library.
///
/// Source: onnx.proto (ModelProto.graph = 7; GraphProto.node = 1, output = 12; NodeProto.output = 2, op_type = 4;
/// ValueInfoProto.name = 1) and the protobuf encoding.
enum ONNXGraph {
    /// The name of the first output of the only node of an operation; nil when there is none, or several, or the
    /// bytes are no model.
    static func output(ofOnly operation: String, in model: Data) -> String? {
        var found: [String] = []
        var walk = Fields(model, within: model.startIndex..<model.endIndex)
        while let field = walk.next() {
            guard field.number == 7, let graph = field.content else { continue }
            var nodes = Fields(model, within: graph)
            while let node = nodes.next() {
                guard node.number == 1, let content = node.content else { continue }
                if let output = output(ofNode: content, if: operation, in: model) { found.append(output) }
            }
        }
        return found.count == 1 ? found.first : nil
    }

    /// The bytes that, appended to a model, make one more tensor an output of its graph: protobuf merges a second
    /// `graph` into the first.
    static func additionalOutput(named name: String) -> [UInt8] {
        func field(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
            var length: [UInt8] = []
            var rest = content.count
            while rest > 0x7F {
                length.append(UInt8(rest & 0x7F) | 0x80)
                rest >>= 7
            }
            return [tag] + length + [UInt8(rest)] + content
        }
        return field(0x3A, field(0x62, field(0x0A, Array(name.utf8))))
    }

    private static func output(ofNode node: Range<Int>, if operation: String, in model: Data) -> String? {
        var output: String?
        var isWanted = false
        var fields = Fields(model, within: node)
        while let field = fields.next() {
            guard let content = field.content else { continue }
            if field.number == 2, output == nil { output = String(decoding: model[content], as: UTF8.self) }
            if field.number == 4 { isWanted = model[content].elementsEqual(operation.utf8) }
        }
        return isWanted ? output : nil
    }
}

/// The fields of one protobuf message, up to the first that is damaged.
private struct Fields {
    struct Field {
        var number: UInt64
        /// Where a field of variable length stands; nil for numbers.
        var content: Range<Int>?
    }

    private let data: Data
    private let end: Int
    private var position: Int

    init(_ data: Data, within range: Range<Int>) {
        self.data = data
        position = range.lowerBound
        end = range.upperBound
    }

    mutating func next() -> Field? {
        guard position < end, let key = varint() else { return nil }
        let number = key >> 3
        switch key & 7 {
        case 0: return varint() == nil ? nil : Field(number: number)
        case 1: return skip(8) == nil ? nil : Field(number: number)
        case 5: return skip(4) == nil ? nil : Field(number: number)
        case 2:
            guard let length = varint(), let content = skip(length) else { return nil }
            return Field(number: number, content: content)
        default: return nil
        }
    }

    private mutating func skip(_ length: UInt64) -> Range<Int>? {
        guard length <= UInt64(end - position) else { return nil }
        let start = position
        position += Int(length)
        return start..<position
    }

    private mutating func varint() -> UInt64? {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while position < end, shift < 64 {
            let byte = data[position]
            position += 1
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
        return nil
    }
}
