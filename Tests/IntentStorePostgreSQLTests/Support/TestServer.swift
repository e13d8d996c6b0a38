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

        private static func script(_ arguments: [String]) throws {
            let process = Process()
            process.executableURL = repository.appendingPathComponent("Scripts/postgresql")
            process.arguments = arguments
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            try #require(process.terminationStatus == 0, "Scripts/postgresql \(arguments)")
        }

        private static let repository = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
    }
#endif
