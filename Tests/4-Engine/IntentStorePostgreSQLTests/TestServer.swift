#if PostgreSQL
    import Foundation
    import IntentSystem
    import IntentTestSupport
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

        /// Runs the script. It inherits no descriptor, because Foundation's `Process` waits for the server to close its own, and
        /// no blocked signals, as the threads of tests have.
        private static func script(_ arguments: [String]) throws {
            let program = Repository.folder.appendingPathComponent("Scripts/postgresql").path
            let start = ProgramStart(
                path: program, arguments: [program] + arguments, separation: .session, input: nil,
                output: .standardOutput, errors: .standardError)
            try #require(try start.run().reap() == .status(0), "Scripts/postgresql \(arguments)")
        }
    }
#endif
