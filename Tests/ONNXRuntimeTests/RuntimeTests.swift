import ONNXRuntime
import Testing

@Suite("ONNX Runtime") struct RuntimeTests {
    @Test("A missing library is a sentence")
    func missing() { #expect(throws: ONNXRuntimeError.self) { try Runtime(library: "/nowhere/lib.so") } }
}
