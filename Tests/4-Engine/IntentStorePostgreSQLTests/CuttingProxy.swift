#if PostgreSQL
    import Foundation
    import Synchronization
    import Testing

    /// A proxy between a store and its server that closes connections after a given number of bytes.
    final class CuttingProxy: Sendable {
        enum Direction: Sendable, CaseIterable {
            case toServer, toClient
        }

        /// What happens to data from now on.
        private struct State {
            /// The number of bytes in one direction after which both ends are closed.
            var cut: (direction: Direction, bytes: Int)?
            var isCut = false
            /// Whether new connections are closed immediately.
            var refuses = false
            var refusesAfterCut = false
            /// The ends of messages, counted in bytes since the last ``watch()``.
            var ends: [Direction: [Int]] = [:]
            var passed: [Direction: Int] = [:]
        }

        private let folder: String
        private let serverFolder: String
        private let listening: CInt
        private let state = Mutex(State())

        /// - Parameter url: The URL of the server, with the folder of its socket as the host.
        init(before url: String) throws {
            serverFolder = try #require(url.components(separatedBy: "host=").last)
            folder = "/tmp/intent-px-" + UUID().uuidString.prefix(8).lowercased()
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
            listening = try LocalSocket.listen(at: folder + "/.s.PGSQL.5432")
            let listening = listening
            Thread.detachNewThread { [weak self] in
                while let client = LocalSocket.accept(listening) {
                    guard let self else { return LocalSocket.close(client) }
                    self.serve(client)
                }
            }
        }

        deinit {
            LocalSocket.shutDown(listening)
            try? FileManager.default.removeItem(atPath: folder)
        }

        var url: String { "postgresql://intents@/intents?host=\(folder)" }

        var isCut: Bool { state.withLock(\.isCut) }

        /// Forwards everything and records where messages end.
        func watch() {
            state.withLock { $0 = State() }
        }

        func ends(_ direction: Direction) -> [Int] { state.withLock { $0.ends[direction] ?? [] } }

        /// Closes the connection after a number of bytes.
        /// - Parameter refuses: Whether to refuse later connections.
        func cut(_ direction: Direction, after bytes: Int, refusingOthers refuses: Bool = false) {
            state.withLock { state in
                state = State()
                state.cut = (direction, bytes)
                state.refusesAfterCut = refuses
            }
        }

        private func serve(_ client: CInt) {
            guard !state.withLock(\.refuses), let server = LocalSocket.connect(to: serverFolder + "/.s.PGSQL.5432")
            else {
                return LocalSocket.close(client)
            }
            Thread.detachNewThread { [weak self] in
                var scanners = [false, true].map(MessageScanner.init(isStarted:))
                while let source = LocalSocket.waitToRead(client, server) {
                    let direction = source == client ? Direction.toServer : .toClient
                    let bytes = LocalSocket.read(source)
                    guard !bytes.isEmpty, let self else { break }
                    let passing = self.passing(bytes, direction, &scanners[direction == .toServer ? 0 : 1])
                    LocalSocket.write(bytes.prefix(passing), to: direction == .toServer ? server : client)
                    if passing < bytes.count { break }
                }
                LocalSocket.close(client)
                LocalSocket.close(server)
            }
        }

        /// Returns how many of the bytes to forward.
        private func passing(_ bytes: [UInt8], _ direction: Direction, _ scanner: inout MessageScanner) -> Int {
            let ends = scanner.ends(in: bytes)
            return state.withLock { state in
                let before = state.passed[direction] ?? 0
                state.passed[direction] = before + bytes.count
                state.ends[direction, default: []] += ends.map { before + $0 }
                guard let cut = state.cut, cut.direction == direction, !state.isCut else { return bytes.count }
                guard before + bytes.count > cut.bytes else { return bytes.count }
                state.isCut = true
                state.refuses = state.refusesAfterCut
                return cut.bytes - before
            }
        }
    }

    /// Finds the ends of PostgreSQL messages. A message begins with a letter and a length of four bytes, which includes
    /// itself.
    private struct MessageScanner {
        /// Whether messages begin with a letter, which the first message of a client does not.
        var isStarted: Bool
        private var head: [UInt8] = []
        private var left = 0

        init(isStarted: Bool) {
            self.isStarted = isStarted
        }

        mutating func ends(in bytes: [UInt8]) -> [Int] {
            var ends: [Int] = []
            for (index, byte) in bytes.enumerated() {
                if left > 0 {
                    left -= 1
                } else {
                    head.append(byte)
                    guard head.count == (isStarted ? 5 : 4) else { continue }
                    left = head.suffix(4).reduce(0) { $0 << 8 | Int($1) } - 4
                    head = []
                    isStarted = true
                }
                if left == 0 { ends.append(index + 1) }
            }
            return ends
        }
    }

    /// Functions for local sockets. The caller closes the descriptors.
    enum LocalSocket {
        static func listen(at path: String) throws -> CInt {
            let descriptor = try #require(open())
            let code = withAddress(path) { bind(descriptor, $0, $1) }
            try #require(code == 0 && Foundation.listen(descriptor, 64) == 0, "\(path): \(errno)")
            return descriptor
        }

        static func connect(to path: String) -> CInt? {
            guard let descriptor = open() else { return nil }
            if withAddress(path, { Foundation.connect(descriptor, $0, $1) }) == 0 { return descriptor }
            close(descriptor)
            return nil
        }

        /// Returns nil after ``shutDown(_:)``.
        static func accept(_ listening: CInt) -> CInt? {
            let client = Foundation.accept(listening, nil, nil)
            if client < 0 {
                close(listening)
                return nil
            }
            _ = fcntl(client, F_SETFD, FD_CLOEXEC)
            return client
        }

        /// Ends a waiting call of ``accept(_:)``.
        static func shutDown(_ descriptor: CInt) { _ = shutdown(descriptor, CInt(SHUT_RDWR)) }

        static func close(_ descriptor: CInt) { _ = Foundation.close(descriptor) }

        /// Waits and returns which of the two can be read or has ended.
        static func waitToRead(_ first: CInt, _ second: CInt) -> CInt? {
            var descriptors = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            while poll(&descriptors, nfds_t(descriptors.count), -1) < 0 {
                guard errno == EINTR else { return nil }
            }
            return descriptors.first { $0.revents != 0 }?.fd
        }

        /// Returns an empty array at the end.
        static func read(_ descriptor: CInt) -> [UInt8] {
            var bytes = [UInt8](repeating: 0, count: 65_536)
            let count = Foundation.read(descriptor, &bytes, bytes.count)
            return Array(bytes.prefix(max(0, count)))
        }

        static func write(_ bytes: some Collection<UInt8>, to descriptor: CInt) {
            var left = Array(bytes)
            while !left.isEmpty {
                let count = send(descriptor, left, left.count, CInt(MSG_NOSIGNAL))
                guard count > 0 else { return }
                left.removeFirst(count)
            }
        }

        private static func open() -> CInt? {
            #if canImport(Glibc)
                let descriptor = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0)
            #else
                let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
            #endif
            guard descriptor >= 0 else { return nil }
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            return descriptor
        }

        private static func withAddress(
            _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> CInt
        ) -> CInt {
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
            return withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
                }
            }
        }
    }
#endif
