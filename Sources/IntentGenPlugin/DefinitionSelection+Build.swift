import Foundation
import PackagePlugin

extension DefinitionSelection {
    /// One command for all definitions, since they form one schema; none where something is to be mended first.
    func commands(for target: String, tool: URL, folder: URL) -> [Command] {
        guard !files.isEmpty else {
            Diagnostics.warning(
                """
                '\(target)' applies IntentGenerator and has no definition: \
                add a file named NAME.intent.yaml to the target, or take the plugin away
                """)
            return []
        }
        guard !reportProblems() else { return [] }
        let settings = self.settings.map { ["--config", $0.path] } ?? []
        return [
            .buildCommand(
                displayName: "Generate Swift from the intent definitions of \(target)", executable: tool,
                arguments: ["generate"] + files.map(\.path) + ["--output", folder.path, "--plugin"] + settings,
                inputFiles: inputs, outputFiles: outputs(in: folder))
        ]
    }
}
