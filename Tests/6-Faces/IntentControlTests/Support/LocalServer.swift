import Foundation
import IntentTestSupport

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A server on this machine that answers each path with the bytes that a test specifies, and closes the connection.
final class LocalServer: Sendable {
    struct Failure: Error {
        let number = errno
    }

    let port: UInt16
    private let listener: Int32
    private let requests = Watched<[String]>([])

    /// - Parameters:
    ///   - repeats: Whether to send the answer again and again until the client closes the connection.
    ///   - answer: Returns the answer for a path with its header; nil to send nothing and keep the connection open until the
    ///     client closes it.
    init(repeats: Bool = false, _ answer: @escaping @Sendable (String) -> String?) throws {
        let (listener, port) = try Self.open()
        self.listener = listener
        self.port = port
        Thread { [weak self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { break }
                Thread { [weak self] in
                    self?.serve(connection, repeats: repeats, answer)
                    close(connection)
                }.start()
            }
            // Only this thread closes it, since the number may be reused afterward.
            close(listener)
        }.start()
    }

    /// Listens on a port that the system chooses.
    private static func open() throws -> (listener: Int32, port: UInt16) {
        let listener = socket(AF_INET, stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) == 0 && listen(listener, 16) == 0
                    && getsockname(listener, address, &length) == 0
            }
        }
        guard isListening else { throw Failure() }
        return (listener, UInt16(bigEndian: address.sin_port))
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
    }

    /// The headers of the requests so far.
    var heads: [String] { requests.value }

    /// Waits for the first request.
    func requested() async {
        await requests.wait { !$0.isEmpty }
    }

    static func ok(_ body: String, _ headers: String = "") -> String {
        "HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\(headers)Connection: close\r\n\r\n\(body)"
    }

    static func redirect(to place: String) -> String {
        "HTTP/1.1 302 Found\r\nLocation: \(place)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    }

    static func status(_ status: Int) -> String {
        "HTTP/1.1 \(status) Status\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}"
    }

    private func serve(_ connection: Int32, repeats: Bool, _ answer: (String) -> String?) {
        var head = ""
        var buffer = [UInt8](repeating: 0, count: 4096)
        while !head.contains("\r\n\r\n") {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            head += String(decoding: buffer[..<count], as: UTF8.self)
        }
        requests.change { $0.append(head) }
        let path = head.split(separator: " ").dropFirst().first.map(String.init) ?? "/"
        guard let text = answer(path) else {
            _ = recv(connection, &buffer, buffer.count, 0)
            return
        }
        let bytes = Array(text.utf8)
        repeat {
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Self.noSignal) }
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        } while repeats
    }

    #if canImport(Glibc)
        private static let stream = Int32(SOCK_STREAM.rawValue)
        private static let noSignal = Int32(MSG_NOSIGNAL)
    #elseif canImport(Musl)
        private static let stream = SOCK_STREAM
        private static let noSignal = MSG_NOSIGNAL
    #else
        private static let stream = SOCK_STREAM
        private static let noSignal: Int32 = 0
    #endif
}
