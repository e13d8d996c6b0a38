import Foundation
import PackagePlugin

/// Generates Swift from the definitions in a target: `*.intent.yaml` and `*.intent.yml`, in any of its folders.
///
/// The generated declarations are public, so that a library can export them.
@main
struct IntentGenerator: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let module = target.sourceModule else {
            Diagnostics.error("IntentGenerator requires a target with source files; '\(target.name)' has none")
            return []
        }
        return buildCommands(
            for: DefinitionSelection(module.sourceFiles.map(\.url)), of: target.name,
            tool: try context.tool(named: "intentgen-build").url, folder: context.pluginWorkDirectoryURL)
    }

    /// Returns one command for all definitions, because together they form one schema; none if there are problems.
    private func buildCommands(
        for definitions: DefinitionSelection, of target: String, tool: URL, folder: URL
    ) -> [Command] {
        guard !definitions.files.isEmpty else {
            Diagnostics.warning(
                """
                '\(target)' uses the plugin IntentGenerator but contains no definition; \
                add a file named NAME.intent.yaml to the target, or remove the plugin
                """)
            return []
        }
        guard !definitions.reportProblems() else { return [] }
        let settings = definitions.settings.map { ["--config", $0.path] } ?? []
        return [
            .buildCommand(
                displayName: "Generate Swift from the intent definitions of \(target)", executable: tool,
                arguments: ["generate"] + definitions.files.map(\.path) + ["--output", folder.path, "--plugin"]
                    + settings,
                inputFiles: definitions.inputs, outputFiles: definitions.outputs(in: folder))
        ]
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension IntentGenerator: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            buildCommands(
                for: DefinitionSelection(target.inputFiles.map(\.url)), of: target.displayName,
                tool: try context.tool(named: "intentgen-build").url, folder: context.pluginWorkDirectoryURL)
        }
    }
#endif
