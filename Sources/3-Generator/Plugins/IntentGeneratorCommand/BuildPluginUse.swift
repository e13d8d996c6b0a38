import Foundation
import PackagePlugin

/// The targets of a package that apply a build plugin of intent definitions.
///
/// A plugin cannot ask which plugins a target applies, so this reads the manifest, as `swift package dump-package` prints
/// it.
struct BuildPluginUse {
    /// The names of the targets; nil if the manifest could not be read.
    let targets: Set<String>?

    /// - Parameter scratch: A folder that belongs to the plugin, because that of the package's own builds is locked.
    init(in package: Package, scratch: URL) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swift", "package", "--package-path", package.directoryURL.path, "--scratch-path", scratch.path]
            // The plugin already runs in a sandbox, and sandboxes cannot be nested.
            + ["--disable-sandbox", "--manifest-cache", "none", "dump-package"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
            let json = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            let manifest = try JSONDecoder().decode(Manifest.self, from: json)
            targets = Set(manifest.targets.filter(\.appliesGenerator).map(\.name))
        } catch {
            targets = nil
        }
    }

    private struct Manifest: Decodable {
        let targets: [Target]
    }

    private struct Target: Decodable {
        let name: String
        let pluginUsages: [Usage]?

        /// Whether the target applies `IntentGenerator`, or a variant with an installed or prebuilt tool.
        var appliesGenerator: Bool {
            (pluginUsages ?? []).contains { ($0.plugin.first ?? nil)?.hasSuffix("IntentGenerator") == true }
        }
    }

    private struct Usage: Decodable {
        /// The name of the plugin, followed by that of its package or null.
        let plugin: [String?]
    }
}
