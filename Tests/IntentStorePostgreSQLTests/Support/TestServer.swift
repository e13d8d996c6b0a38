#if PostgreSQL
    import Foundation
    import Synchronization
    import Testing

    /// A server of one test's own, to be stopped and started; gone with the object.
    final class TestServer: Sendable {
        /// How it is stopped: orderly, at once with a word to its clients, without any.
        enum Stop: String, CaseIterable {
            case fast, immediate, kill
        }

        /// Short, because the path of a socket may not be long.
        private let folder: String
        let url: String
        private let settings: [String]

        /// - Parameter isDurable: Whether it waits for its disk: slower, and the only way to crash without a loss.
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

        /// Not by Foundation's `Process`, which waits until those have ended, too, whom the script leaves behind.
        private static func script(_ arguments: [String]) throws {
            let program = repository.appendingPathComponent("Scripts/postgresql").path
            var words = ([program] + arguments).map { strdup($0) } + [nil]
            defer { for word in words { free(word) } }
            var process = pid_t()
            let code = posix_spawn(&process, program, nil, nil, &words, environ)
            try #require(code == 0, "\(program) cannot be run")
            var status: CInt = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
            try #require(status == 0, "Scripts/postgresql \(arguments)")
        }

        private static let repository = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
    }
#endif
