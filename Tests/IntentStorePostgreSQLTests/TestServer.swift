#if PostgreSQL
    import Foundation
    import Synchronization
    import Testing

    /// A server that a test can stop and start. It is removed when the object is released.
    final class TestServer: Sendable {
        /// How the server stops: in order, immediately after notifying its clients, or killed.
        enum Stop: String, CaseIterable {
            case fast, immediate, kill
        }

        /// The path is short, because the length of a socket's path is limited.
        private let folder: String
        let url: String
        private let settings: [String]

        /// - Parameter isDurable: Whether the server waits for its disk, which is slower, but loses nothing in a crash.
        init(isDurable: Bool = false) throws {
            settings = isDurable ? [] : ["fsync=off"]
            folder = "/tmp/intent-pg-" + UUID().uuidString.prefix(8).lowercased()
            url = "postgresql://intents@/intents?host=\(folder)"
            try start()
        }

        deinit {
            try? stop(.immediate)
            try? FileManager.default.removeItem(atPath: folder)
        }

        func start() throws { try TestServer.script(["start", folder] + settings) }

        func stop(_ how: Stop) throws { try TestServer.script(["stop", folder, how.rawValue]) }

        /// Runs the script without Foundation's `Process`, which would also wait for the server that the script starts.
        private static func script(_ arguments: [String]) throws {
            let program = repository.appendingPathComponent("Scripts/postgresql").path
            var strings = ([program] + arguments).map { strdup($0) } + [nil]
            defer { for string in strings { free(string) } }
            var process = pid_t()
            let code = posix_spawn(&process, program, nil, nil, &strings, environ)
            try #require(code == 0, "\(program) cannot be run")
            var status: CInt = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
            try #require(status == 0, "Scripts/postgresql \(arguments)")
        }

        private static let repository = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    }
#endif
