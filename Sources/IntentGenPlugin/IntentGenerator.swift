import Foundation
import PackagePlugin

/// Turns the definitions of a target, `*.intent.yaml` and `*.intent.yml` wherever they lie in it, into Swift.
///
/// The generated declarations are `public`, so that a library can pass them on.
@main
struct IntentGenerator: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let module = target.sourceModule else {
            Diagnostics.error("IntentGenerator makes Swift: '\(target.name)' is no target with sources")
            return []
        }
        let definitions = DefinitionSelection(module.sourceFiles.map(\.url))
        return definitions.commands(
            for: target.name, tool: try context.tool(named: "intentgen").url, folder: context.pluginWorkDirectoryURL)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension IntentGenerator: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let definitions = DefinitionSelection(target.inputFiles.map(\.url))
            return definitions.commands(
                for: target.displayName, tool: try context.tool(named: "intentgen").url,
                folder: context.pluginWorkDirectoryURL)
        }
    }
#endif
