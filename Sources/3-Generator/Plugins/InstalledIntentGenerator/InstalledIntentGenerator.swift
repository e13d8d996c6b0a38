import Foundation
import PackagePlugin

/// Does what `IntentGenerator` does, with the `intentgen` that is installed, so that no build compiles the generator.
@main
struct InstalledIntentGenerator: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let tool = InstalledTool.find() else { return [] }
        let run = ToolRun(
            target: target.name, tool: tool, folder: context.pluginWorkDirectoryURL, toolFile: tool)
        return run.commands(for: target)
    }
}

/// The installed `intentgen`.
private enum InstalledTool {
    /// Returns the first `intentgen` in the folders of `PATH` and then in those of `folders`. Reports an error and returns nil
    /// if there is none, or if it has another version than this package.
    static func find() -> URL? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let candidates = (path.split(separator: ":").map(String.init) + folders)
            .map { URL(fileURLWithPath: $0).appendingPathComponent("intentgen") }
        guard let tool = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            Diagnostics.error(
                """
                no folder of PATH contains intentgen, and neither does \(folders.joined(separator: " or ")); \(advice)
                """)
            return nil
        }
        guard let version = version(of: tool) else {
            Diagnostics.error("'\(tool.path) --version' prints no version; \(advice)")
            return nil
        }
        guard version == PackageVersion.current else {
            Diagnostics.error(
                """
                \(tool.path) has version \(version), and the package intent-configuration \(PackageVersion.current); \
                \(advice)
                """)
            return nil
        }
        return tool
    }

    private static let advice =
        """
        run 'Scripts/install intentgen' in a clone of intent-configuration \(PackageVersion.current), or apply the plugin \
        IntentGenerator, which compiles it
        """

    /// Where tools are installed, for Xcode, whose `PATH` contains only those of the system.
    private static let folders = [
        home.appendingPathComponent(".local/bin").path, "/usr/local/bin", "/opt/homebrew/bin",
    ]

    /// `HOME`, which `Scripts/install` uses, or else the folder of the user's account.
    private static var home: URL {
        let home = ProcessInfo.processInfo.environment["HOME"] ?? ""
        return home.isEmpty ? FileManager.default.homeDirectoryForCurrentUser : URL(fileURLWithPath: home)
    }

    /// Returns the line that `--version` prints; nil if the tool fails.
    private static func version(of tool: URL) -> String? {
        let process = Process()
        process.executableURL = tool
        process.arguments = ["--version"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first
        return line.map(String.init)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension InstalledIntentGenerator: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            guard let tool = InstalledTool.find() else { return [] }
            let run = ToolRun(
                target: target.displayName, tool: tool, folder: context.pluginWorkDirectoryURL, toolFile: tool)
            return run.commands(for: DefinitionSelection(target.inputFiles.map(\.url)))
        }
    }
#endif
