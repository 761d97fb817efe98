import CONNXRuntime

/// Memory that holds a run's inputs and names still while C reads them; freed when it goes away.
@unsafe
struct InputArena: ~Copyable {
    private var blocks: [UnsafeMutableRawPointer] = unsafe []
    private(set) var inputs: [onnx_input] = unsafe []

    deinit {
        unsafe blocks.forEach { unsafe $0.deallocate() }
    }

    mutating func add(_ tensor: Tensor, named name: String) {
        var input = unsafe onnx_input()
        unsafe input.name = unsafe copy(name)
        switch tensor.elements {
        case .floats(let floats):
            unsafe input.element = CInt(ONNX_FLOAT)
            unsafe input.bytes = floats.count * MemoryLayout<Float>.stride
            unsafe input.data = floats.withUnsafeBytes { unsafe UnsafeRawPointer(keep($0)) }
        case .integers(let integers):
            unsafe input.element = CInt(ONNX_INT64)
            unsafe input.bytes = integers.count * MemoryLayout<Int64>.stride
            unsafe input.data = integers.withUnsafeBytes { unsafe UnsafeRawPointer(keep($0)) }
        }
        let shape = unsafe tensor.shape.withUnsafeBytes { unsafe keep($0) }
        unsafe input.shape = unsafe UnsafePointer(shape.assumingMemoryBound(to: Int64.self))
        unsafe input.rank = tensor.shape.count
        unsafe inputs.append(input)
    }

    /// A copy of a string, with its final zero.
    mutating func copy(_ text: String) -> UnsafePointer<CChar>? {
        let bytes = unsafe Array(text.utf8CString).withUnsafeBytes { unsafe keep($0) }
        return unsafe UnsafePointer(bytes.assumingMemoryBound(to: CChar.self))
    }

    private mutating func keep(_ bytes: UnsafeRawBufferPointer) -> UnsafeMutableRawPointer {
        let block = UnsafeMutableRawPointer.allocate(byteCount: max(bytes.count, 1), alignment: 16)
        if let start = bytes.baseAddress { unsafe block.copyMemory(from: start, byteCount: bytes.count) }
        unsafe blocks.append(block)
        return unsafe block
    }
}
