import Foundation
import Testing

/// A shell as a reader has it: it begins in the repository, finds the built tools on its path, and has an empty home folder.
struct ReaderShell {
    /// The options with which pages may build packages, which takes minutes; nil if they may not.
    static let buildOptions = ProcessInfo.processInfo.environment["INTENT_BUILD_EXAMPLES"]

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
        process.environment = try environment()
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

    /// What a reader has: the tools, a home folder, and the address of a database server if there is one. A reader's builds do
    /// not have this project's flags.
    private func environment() throws -> [String: String] {
        var environment = ["PATH": "\(try toolsFolder().path):\(inherited("PATH"))", "HOME": home.path]
        let address = URLComponents(string: inherited("INTENT_TEST_POSTGRESQL"))
        environment["PGUSER"] = address?.user
        environment["PGHOST"] = address?.queryItems?.first { $0.name == "host" }?.value
        return environment
    }

    /// Lets SwiftPM use the caches of the user who runs the tests, and lowers the cost of builds: they have the given options and
    /// settings, and one build folder, which may be that of the tests. They share what it contains, because the package that they
    /// depend on has the same path and the same traits: those of the settings, since SwiftPM would compile everything again for
    /// the trait `default` beside others. The messages about fetched dependencies, which differ from run to run, and about those
    /// options are left out.
    private var swiftFunction: String {
        guard let options = Self.buildOptions else { return "" }
        let repository = DocumentationPage.repository.path
        let settings = ["INTENT_STRICT", "INTENT_TRAITS"].filter { !inherited($0).isEmpty }
            .map { "\($0)='\(inherited($0))' " }.joined()
        return """
            ln -s '\(repository)' "$HOME/intent-configuration"
            build='\(inherited("INTENT_BUILD_FOLDER"))'
            mkdir -p "$build"
            swift() {
                here='(path: "../intent-configuration"'
                there='(name: "intent-configuration", path: "\(repository)"'
                sed -i.first -e "s|$here|$there|" -e 's|, traits: \\[[^]]*\\]||' Package.swift
                ln -sfn "$build" .build
                subcommand=$1
                shift
                HOME='\(inherited("HOME"))' \(settings)command swift "$subcommand" --scratch-path "$build" \(options) "$@" 2>&1 |
                    sed -E '/^(remark: Incremental compilation|(Fetch|Updat|Comput|Creat|Work)(ed|ing) )/d'
            }

            """
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
