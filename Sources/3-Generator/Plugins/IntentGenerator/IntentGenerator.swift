import Foundation
import PackagePlugin

/// Generates Swift from the definitions in a target: `*.intent.yaml` and `*.intent.yml`, in any of its folders.
///
/// The generated declarations are public, so that a library can export them. In a test target without definitions, the
/// plugin generates fakes and fixtures for the definitions of the targets that it tests.
@main
struct IntentGenerator: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let module = target.sourceModule else {
            Diagnostics.error("IntentGenerator requires a target with source files; '\(target.name)' has none")
            return []
        }
        let run = ToolRun(
            target: target.name, tool: try context.tool(named: "intentgen-build").url,
            folder: context.pluginWorkDirectoryURL)
        let definitions = DefinitionSelection(module.sourceFiles.map(\.url))
        guard definitions.files.isEmpty, module.kind == .test else { return run.commands(for: definitions) }
        let tested = target.dependencies.compactMap { dependency -> TestedModule? in
            guard case .target(let target) = dependency, let module = target.sourceModule else { return nil }
            let definitions = DefinitionSelection(module.sourceFiles.map(\.url))
            return definitions.files.isEmpty ? nil : TestedModule(name: module.moduleName, definitions: definitions)
        }
        return run.commands(forTestsOf: tested)
    }
}

/// A module with definitions that a test target depends on.
private struct TestedModule {
    let name: String
    let definitions: DefinitionSelection
}

/// Runs of the tool for one target.
private struct ToolRun {
    let target: String
    let tool: URL
    /// The folder of the generated files.
    let folder: URL

    /// Returns one command for all definitions, because together they form one schema; none if there are problems.
    func commands(for definitions: DefinitionSelection) -> [Command] {
        guard !definitions.files.isEmpty || !definitions.catalogs.isEmpty else {
            Diagnostics.warning(
                """
                '\(target)' uses the plugin IntentGenerator but contains no definition and no asset catalog; \
                add a file named NAME.intent.yaml to the target, or remove the plugin
                """)
            return []
        }
        guard !definitions.reportProblems() else { return [] }
        return [
            command(
                "Generate Swift from the intent definitions of \(target)", definitions,
                of: definitions.files + definitions.catalogs,
                outputs: definitions.outputs(in: folder))
        ]
    }

    /// Returns a command for each tested module, which generates only fakes and fixtures; none if there are problems.
    func commands(forTestsOf tested: [TestedModule]) -> [Command] {
        if tested.isEmpty {
            Diagnostics.warning(
                """
                '\(target)' uses the plugin IntentGenerator, but neither it nor a target of this package that it \
                depends on contains a definition; add a dependency on the target to test, or remove the plugin
                """)
        }
        let problems = tested.map { $0.definitions.reportProblems() }
        guard !problems.contains(true) else { return [] }
        let outputs = tested.flatMap { $0.definitions.fakes(in: folder) }
        guard Set(outputs.map { $0.path.lowercased() }).count == outputs.count else {
            Diagnostics.error(
                "two targets that '\(target)' tests have definitions with the same file name; rename one of them")
            return []
        }
        return tested.map { module in
            command(
                "Generate fakes of the handlers in \(module.name) for \(target)", module.definitions,
                of: module.definitions.files, ["--fakes-for", module.name],
                outputs: module.definitions.fakes(in: folder))
        }
    }

    private func command(
        _ name: String, _ definitions: DefinitionSelection, of files: [URL], _ options: [String] = [], outputs: [URL]
    ) -> Command {
        let settings = definitions.settings.map { ["--config", $0.path] } ?? []
        return .buildCommand(
            displayName: name, executable: tool,
            arguments: ["generate"] + files.map(\.path) + ["--output", folder.path, "--plugin"] + settings
                + options,
            inputFiles: definitions.inputs, outputFiles: outputs)
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
