import Foundation
import PackagePlugin

/// Generates Swift from the definitions in a target: `*.intent.yaml` and `*.intent.yml`, in any of its folders.
///
/// The generated declarations are public, so that a library can export them. In a test target without definitions, the
/// plugin generates fakes and fixtures for the definitions of the targets that it tests.
@main
struct IntentGenerator: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let run = ToolRun(
            target: target.name, tool: try context.tool(named: "intentgen-build").url,
            folder: context.pluginWorkDirectoryURL)
        return run.commands(for: target)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension IntentGenerator: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let run = ToolRun(
                target: target.displayName, tool: try context.tool(named: "intentgen-build").url,
                folder: context.pluginWorkDirectoryURL)
            return run.commands(for: DefinitionSelection(target.inputFiles.map(\.url)))
        }
    }
#endif
