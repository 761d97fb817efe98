import Foundation

/// Looks at the outermost structure of an ONNX file, which tells a whole one from one that is cut off.
///
/// Source: onnx.proto (ModelProto.graph = 7) and the protobuf encoding.
enum ONNXFile {
    /// Fields of the outermost message that are looked at; models have some ten.
    private static let limit = 10_000

    /// What is wrong with a file, in words for people; nil when nothing is. Reads a few bytes of each field.
    static func fault(of path: String) -> String? {
        guard let file = FileHandle(forReadingAtPath: path) else { return "it cannot be read" }
        defer { try? file.close() }  // Only read from: closing loses nothing.
        do {
            let size = try file.seekToEnd()
            guard size > 0 else { return "it is empty" }
            return try fault(of: file, size: size)
        } catch {
            return "it cannot be read"
        }
    }

    private static func fault(of file: FileHandle, size: UInt64) throws -> String? {
        var position: UInt64 = 0
        var hasGraph = false
        for _ in 0..<limit {
            guard position < size else { return hasGraph ? nil : "it is no model: it has no graph" }
            try file.seek(toOffset: position)
            // A field's key and its length are two numbers of at most ten bytes.
            var head = Head(bytes: try file.read(upToCount: 20) ?? Data())
            guard let key = head.varint() else { return "it is no ONNX model" }
            let content: UInt64
            switch key & 7 {
            case 0 where head.varint() != nil: content = 0
            case 1: content = 8
            case 5: content = 4
            case 2:
                guard let length = head.varint() else { return "it is no ONNX model" }
                content = length
            default: return "it is no ONNX model"
            }
            let rest = size - position - UInt64(head.position)
            // A length that no file has was never one.
            guard content <= 1 << 40 else { return "it is no ONNX model" }
            guard content <= rest else {
                return "it is cut off: \(size) bytes of at least \(position + UInt64(head.position) + content)"
            }
            hasGraph = hasGraph || key >> 3 == 7
            position += UInt64(head.position) + content
        }
        return "it is no ONNX model"
    }

    /// The first bytes of a field.
    private struct Head {
        let bytes: Data
        var position = 0

        init(bytes: Data) {
            self.bytes = bytes
        }

        mutating func varint() -> UInt64? {
            var value: UInt64 = 0
            var shift: UInt64 = 0
            while position < bytes.count, shift < 64 {
                let byte = bytes[bytes.startIndex + position]
                position += 1
                value |= UInt64(byte & 0x7F) << shift
                if byte < 0x80 { return value }
                shift += 7
            }
            return nil
        }
    }
}
