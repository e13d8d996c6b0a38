import Foundation

/// A server of the files in a folder, with the certificate `cert.pem` there, on this machine.
final class TLSServer {
    struct NotReady: Error {
        let log: String
    }

    private let process = Process()
    private let log: String

    init(folder: String) throws {
        log = folder + "/server.log"
        try Data().write(to: URL(fileURLWithPath: log))
        process.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
        process.arguments = ["s_server", "-accept", "127.0.0.1:0", "-cert", "cert.pem", "-key", "key.pem", "-WWW"]
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardInput = FileHandle.nullDevice
        let output = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
        process.standardOutput = output
        process.standardError = output
        try process.run()
    }

    /// The port that the system chose, once the server says it.
    func port() async throws -> Int {
        let deadline = ContinuousClock.now + .seconds(30)
        while true {
            let text = try String(contentsOfFile: log, encoding: .utf8)
            let line = text.split(separator: "\n").first { $0.hasPrefix("ACCEPT") && text.contains("\n") }
            if let port = line?.split(separator: ":").last.flatMap({ Int($0) }) { return port }
            guard .now < deadline, process.isRunning else { throw NotReady(log: text) }
            await Task.yield()
        }
    }

    func end() {
        if process.isRunning { process.terminate() }
    }
}
