import Foundation

/// Runs the README's commands as a reader would: in the repository, the built tools on the path, an own empty store.
struct ReadmeShell {
    let repository: URL
    let tools: URL
    let home: URL

    /// What the command prints, both streams in their order, line by line.
    func output(of command: String) throws -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "exec 2>&1; \(command)"]
        process.currentDirectoryURL = repository
        process.environment = [
            "PATH": "\(tools.path):/usr/local/bin:/usr/bin:/bin", "HOME": home.path,
            "INTENT_STORE": home.appendingPathComponent("instances/store.sqlite").path,
        ]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        var lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    /// A session's commands run again, each followed by what it prints now.
    func session(_ text: [String]) throws -> [String] {
        try text.filter { $0.hasPrefix("$ ") }.flatMap { line in
            try [line] + output(of: String(line.dropFirst(2)))
        }
    }
}
