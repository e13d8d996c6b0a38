#if PostgreSQL
    import Foundation
    import Synchronization
    import Testing

    /// Stands between a store and its server, and cuts the connection where a test says.
    final class CuttingProxy: Sendable {
        enum Direction: Sendable, CaseIterable {
            case toServer, toClient
        }

        /// What happens to what is sent from now on.
        private struct State {
            /// So many bytes more in this direction, then both ends are closed.
            var cut: (direction: Direction, bytes: Int)?
            var isCut = false
            /// Whether connections are closed as soon as they are made.
            var refuses = false
            var refusesAfterCut = false
            /// Where messages ended, counted in bytes from the last ``watch()`` on.
            var ends: [Direction: [Int]] = [:]
            var passed: [Direction: Int] = [:]
        }

        private let folder: String
        private let serverFolder: String
        private let listening: CInt
        private let state = Mutex(State())

        /// - Parameter url: Of the server, by a folder with its socket.
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
            LocalSocket.shut(listening)
            try? FileManager.default.removeItem(atPath: folder)
        }

        var url: String { "postgresql://intents@/intents?host=\(folder)" }

        var isCut: Bool { state.withLock(\.isCut) }

        /// Lets everything pass and notes where messages end.
        func watch() {
            state.withLock { $0 = State() }
        }

        func ends(_ direction: Direction) -> [Int] { state.withLock { $0.ends[direction] ?? [] } }

        /// Cuts the connection after so many bytes, and lets later ones pass or not.
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

        /// How many of the bytes go on.
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

    /// Finds the ends of PostgreSQL's messages: a letter, and four bytes of length that count themselves.
    private struct MessageScanner {
        /// The first message of a client has no letter.
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
#endif
