#if PostgreSQL
    import Foundation
    import Testing

    /// Sockets by path, in a few words. Descriptors belong to who asked for them.
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

        /// Nil when the socket was shut.
        static func accept(_ listening: CInt) -> CInt? {
            let client = Foundation.accept(listening, nil, nil)
            if client < 0 {
                close(listening)
                return nil
            }
            _ = fcntl(client, F_SETFD, FD_CLOEXEC)
            return client
        }

        /// Ends an ``accept(_:)`` that waits.
        static func shut(_ descriptor: CInt) { _ = shutdown(descriptor, CInt(SHUT_RDWR)) }

        static func close(_ descriptor: CInt) { _ = Foundation.close(descriptor) }

        /// Which of the two has something to read, or has ended.
        static func waitToRead(_ first: CInt, _ second: CInt) -> CInt? {
            var descriptors = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            while poll(&descriptors, nfds_t(descriptors.count), -1) < 0 {
                guard errno == EINTR else { return nil }
            }
            return descriptors.first { $0.revents != 0 }?.fd
        }

        /// Empty at the end.
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
