import Foundation
import ONNXRuntime
import Testing

@Suite("ONNX Runtime", .timeLimit(.minutes(10)))
struct RuntimeTests {
    static let library = ProcessInfo.processInfo.environment["EARMARK_ONNXRUNTIME"] ?? ""
    static let isThere = FileManager.default.fileExists(atPath: library)
    static let missing: Comment = "EARMARK_ONNXRUNTIME names no installed library"

    @Test("What is not the library is refused with a reason", arguments: ["/nowhere/lib.so", "/dev/null", "libm.so.6"])
    func otherLibraries(_ path: String) {
        #expect {
            try Runtime(library: path)
        } throws: { error in
            guard case ONNXRuntimeError.libraryUnavailable(path, let reason) = error else { return false }
            return !reason.isEmpty
        }
    }

    @Test("The library tells its version", .enabled(if: isThere, missing))
    func version() throws {
        #expect(try Runtime(library: Self.library).version.split(separator: ".").count >= 3)
    }

    @Test("Broken models are refused with the runtime's words", .enabled(if: isThere, missing))
    func brokenModels() throws {
        let runtime = try Runtime(library: Self.library)
        let whole = TinyModel.identity(of: .floats)
        for model in [Data(), Data("garbage".utf8), whole.dropLast(20), Data(count: 1_000)] {
            #expect(throws: ONNXRuntimeError.self) { try Session(model: Data(model).bytes, runtime: runtime) }
        }
        #expect(throws: ONNXRuntimeError.self) { try Session(model: "/nowhere.onnx", runtime: runtime) }
    }

    @Test("Tensors of both kinds come back as they went in", .enabled(if: isThere, missing))
    func identity() throws {
        let runtime = try Runtime(library: Self.library)
        let floats = try Session(model: TinyModel.identity(of: .floats).bytes, runtime: runtime)
        #expect(floats.inputNames == ["x"])
        #expect(floats.outputNames == ["y"])
        for shape: [Int64] in [[0], [6], [2, 3], [1, 1, 6]] {
            let tensor = Tensor((0..<shape.reduce(1, *)).map { Float($0) / 7 }, shape: shape)
            #expect(try floats.run(["x": tensor], outputs: ["y"]) == [tensor])
        }
        let integers = try Session(model: TinyModel.identity(of: .integers).bytes, runtime: runtime)
        let tensor = Tensor([Int64.min, -1, 0, .max], shape: [2, 2])
        #expect(try integers.run(["x": tensor], outputs: ["y"]) == [tensor])
    }

    @Test("Inputs and outputs that do not fit are errors", .enabled(if: isThere, missing))
    func misfits() throws {
        let session = try Session(
            model: TinyModel.identity(of: .floats).bytes, runtime: try Runtime(library: Self.library))
        let tensor = Tensor([Float(1)], shape: [1])
        func expectFailure(_ inputs: [String: Tensor], _ outputs: [String]) {
            #expect {
                try session.run(inputs, outputs: outputs)
            } throws: { error in
                guard case ONNXRuntimeError.runFailed(let reason) = error else { return false }
                return !reason.isEmpty
            }
        }
        expectFailure(["z": tensor], ["y"])
        expectFailure([:], ["y"])
        expectFailure(["x": tensor], ["nothing"])
        expectFailure(["x": Tensor([Int64(1)], shape: [1])], ["y"])
        expectFailure(["x": Tensor([Float(1)], shape: [5])], ["y"])
        expectFailure(["x": Tensor([Float(1)], shape: [-1])], ["y"])
    }

    @Test("A cancelled run does not begin, and others are not touched", .enabled(if: isThere, missing))
    func cancellation() throws {
        let session = try Session(
            model: TinyModel.identity(of: .floats).bytes, runtime: try Runtime(library: Self.library))
        let tensor = Tensor([Float(1)], shape: [1])
        let cancellation = RunCancellation()
        #expect(try session.run(["x": tensor], outputs: ["y"], cancellation: cancellation) == [tensor])
        cancellation.cancel()
        #expect(throws: ONNXRuntimeError.cancelled) {
            try session.run(["x": tensor], outputs: ["y"], cancellation: cancellation)
        }
        #expect(try session.run(["x": tensor], outputs: ["y"], cancellation: RunCancellation()) == [tensor])
    }
}

/// A model of one operation, written byte by byte: y is x.
enum TinyModel {
    enum Kind: UInt8 {
        case floats = 1
        case integers = 7
    }

    static func identity(of kind: Kind) -> Data {
        // ValueInfoProto: name, type { tensor_type { elem_type } } without a shape, which means any.
        func value(_ name: String) -> [UInt8] {
            field(1, Array(name.utf8)) + field(2, field(1, [0x08, kind.rawValue]))
        }
        let node = field(1, Array("x".utf8)) + field(2, Array("y".utf8)) + field(4, Array("Identity".utf8))
        let graph = field(1, node) + field(2, Array("tiny".utf8)) + field(11, value("x")) + field(12, value("y"))
        // ModelProto: ir_version 8, opset 13 of the default domain.
        return Data([0x08, 8] + field(7, graph) + field(8, [0x10, 13]))
    }

    private static func field(_ number: UInt8, _ content: [UInt8]) -> [UInt8] {
        [number << 3 | 2, UInt8(content.count)] + content
    }
}
