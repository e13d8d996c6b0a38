import Foundation
import Testing

/// A shell as a reader has it: it begins in the repository, finds the built tools on its path, and has an empty home folder.
struct ReaderShell {
    /// Whether pages may build packages with `swift build`, which takes minutes.
    static let buildsPackages = ProcessInfo.processInfo.environment["INTENT_BUILD_EXAMPLES"] != nil

    let home: URL

    /// Runs all commands in one shell, so that the folder and the variables that one of them sets apply to the next.
    /// - Returns: For each command, the lines that it printed to both streams.
    func outputs(of commands: [String]) throws -> [[String]] {
        let mark = "end of output \(UUID().uuidString)"
        var script = "exec 2>&1\n" + swiftFunction
        for command in commands { script += "\(command)\nprintf '\\n%s\\n' '\(mark)'\n" }

        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", script]
        process.currentDirectoryURL = DocumentationPage.repository
        process.environment = ["PATH": "\(try toolsFolder().path):\(inherited("PATH"))", "HOME": home.path]
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()

        let parts = String(decoding: data, as: UTF8.self).components(separatedBy: "\n\(mark)\n").dropLast()
        try #require(parts.count == commands.count, "a command ended the shell")
        return parts.map { part in
            var lines = part.components(separatedBy: "\n")
            if lines.last == "" { lines.removeLast() }
            return lines
        }
    }

    /// Lets SwiftPM use the caches of the user who runs the tests.
    private var swiftFunction: String {
        Self.buildsPackages
            ? """
            ln -s '\(DocumentationPage.repository.path)' "$HOME/intent-configuration"
            swift() { HOME='\(inherited("HOME"))' command swift "$@"; }

            """ : ""
    }

    private func inherited(_ name: String) -> String {
        ProcessInfo.processInfo.environment[name] ?? ""
    }

    /// The folder beside the tests that contains the built tools.
    private func toolsFolder() throws -> URL {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let hasTools = { FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent("intentgen").path) }
        while folder.pathComponents.count > 1, !hasTools() { folder.deleteLastPathComponent() }
        return folder
    }
}
