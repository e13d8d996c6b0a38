import Foundation
import IntentTestSupport
import Testing

private enum Tracer {
    static let isAvailable: Bool = {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "strace -f -o /dev/null true 2>/dev/null"]
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()
}

/// The order in which commands put files on the disk, which decides what a power failure leaves.
@Suite(.enabled(if: Tracer.isAvailable, "strace is not installed or not permitted"))
struct PowerFailureTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    /// Runs a command, and returns the files and folders that it synchronizes, below the sandbox, and the new names of files, in
    /// order. The names of temporary files end before the process identifier.
    private func order(of command: String) async throws -> [String] {
        let traced = "strace -f -y -e trace=fsync,rename,renameat,renameat2 -o trace \"$intentctl\" \(command)"
        try await expectEqual(sandbox.shell(traced).status, 0)
        let trace = try String(contentsOfFile: sandbox.path + "/trace", encoding: .utf8)
        let folder = URL(fileURLWithPath: sandbox.path).resolvingSymlinksInPath().path
        return trace.split(separator: "\n").compactMap { line in
            if let path = line.firstMatch(of: /fsync\(\d+<([^>]*)>\) += 0/)?.1 {
                guard path.hasPrefix(folder) else { return nil }
                return "sync " + path.dropFirst(folder.count).replacing(/\.\d+\.\d+$/, with: "")
            }
            return line.firstMatch(of: /rename.*"([^"]*)".* = 0$/).map {
                "name \(URL(fileURLWithPath: String($0.1)).lastPathComponent)"
            }
        }
    }

    @Test func `a lock is synchronized before it replaces another`() async throws {
        sandbox.program = "intentgen"
        for intents in ["Drive: {}", "Drive: {}, Park: {}"] {
            try sandbox.write(
                "{ intentDefinition: 1, intents: { \(intents) } }\n", to: "definitions/drive.intent.yaml")
            let order = try await order(of: "lock definitions/drive.intent.yaml --output intents.lock.json")
            expectEqual(order, ["sync /.intents.lock.json", "name intents.lock.json", "sync "])
        }
    }

    @Test func `a new list of trusted commands has durable folders`() async throws {
        try sandbox.write(
            """
            intentDefinition: 1
            types: { Car: { optionsFrom: { url: 'http://localhost:8080/cars' } } }
            intents: { Drive: { parameters: { car: Car } } }
            """, to: "definitions/drive.intent.yaml")
        let order = try await order(of: "trust definitions --yes")
        expectEqual(
            order,
            [
                "sync /home/.config", "sync /home", "sync ", "sync /home/.config/intents/.trust.json",
                "name trust.json", "sync /home/.config/intents",
            ])
    }
}
