import Glibc

/// A real HTTP server on 127.0.0.1 for tests, on threads of its own. It stops with its last reference.
public final class LoopbackServer: Sendable {
    /// What the server does with a request.
    public enum Answer: Sendable {
        /// Status, header lines such as `Content-Type: text/html`, and a body with its length.
        case response(Int, [String] = [], body: [UInt8] = [])
        /// A head that promises the whole body, its first bytes, and the end of the connection.
        case cut(Int, [String] = [], body: [UInt8], after: Int)
        /// A head that promises more, then one byte every 20 ms until the client goes away.
        case drip
        /// Nothing, until the client goes away.
        case silence
    }

    /// The port it listens on.
    public let port: Int
    private let listener: Int32

    /// Starts a server.
    ///
    /// - Parameter answer: Gets the request's head; called on several threads.
    /// - Throws: `Refusal` when the system gives no socket.
    public init(_ answer: @escaping @Sendable (String) -> Answer) throws {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let works = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                unsafe bind(listener, generic, length) == 0 && listen(listener, 64) == 0
                    && getsockname(listener, generic, &length) == 0
            }
        }
        port = Int(UInt16(bigEndian: address.sin_port))
        guard works else {
            close(listener)
            throw Refusal()
        }
        Self.onThread {
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { break }
                Self.onThread { Self.serve(connection, answer) }
            }
            close(listener)
        }
    }

    deinit {
        // Wakes the accepting thread, which closes the socket.
        shutdown(listener, Int32(SHUT_RDWR))
    }

    /// The system gives no socket.
    public struct Refusal: Error {}

    /// The address of a path on this server.
    public func address(_ path: String, host: String = "127.0.0.1") -> String {
        "http://\(host):\(port)\(path)"
    }

    private static func serve(_ connection: Int32, _ answer: (String) -> Answer) {
        defer { close(connection) }
        var request: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 4096)
        while !request.suffix(4).elementsEqual("\r\n\r\n".utf8) {
            let count = unsafe recv(connection, &piece, piece.count, 0)
            guard count > 0 else { return }
            request += piece.prefix(count)
            // Not HTTP, such as the greeting of TLS: it is answered like anything else.
            if request[0] < 0x20 { break }
        }
        switch answer(String(decoding: request, as: UTF8.self)) {
        case .response(let status, let lines, let body):
            _ = send(head(status, lines, length: body.count) + body, to: connection)
        case .cut(let status, let lines, let body, let count):
            _ = send(head(status, lines, length: body.count) + body.prefix(count), to: connection)
        case .drip:
            guard send(Array("HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n".utf8), to: connection) else { return }
            while send([0x61], to: connection) { usleep(20_000) }
        case .silence:
            while unsafe recv(connection, &piece, piece.count, 0) > 0 {}
        }
    }

    private static func head(_ status: Int, _ lines: [String], length: Int) -> [UInt8] {
        let head = ["HTTP/1.1 \(status) Answer", "Content-Length: \(length)", "Connection: close"] + lines
        return Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }

    private static func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes {
                unsafe Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    private static func onThread(_ work: @escaping @Sendable () -> Void) {
        let box = unsafe Unmanaged.passRetained(Work(run: work)).toOpaque()
        var thread = pthread_t()
        let code = unsafe pthread_create(
            &thread, nil,
            { box in
                guard let box = unsafe box else { return nil }
                unsafe Unmanaged<Work>.fromOpaque(box).takeRetainedValue().run()
                return nil
            }, box)
        if code == 0 { pthread_detach(thread) } else { unsafe Unmanaged<Work>.fromOpaque(box).release() }
    }

    private final class Work: Sendable {
        let run: @Sendable () -> Void
        init(run: @escaping @Sendable () -> Void) { self.run = run }
    }
}
