import Foundation
import PackagePlugin

/// A module with definitions that a test target depends on.
private struct TestedModule {
    let name: String
    let definitions: DefinitionSelection
}

/// Runs of the tool for one target.
struct ToolRun {
    let target: String
    let tool: URL
    /// The folder of the generated files.
    let folder: URL
    /// The file whose changes require a new run, if SwiftPM does not notice those of the tool.
    var toolFile: URL?

    /// Returns the commands for a target of a package; none if there are problems.
    func commands(for target: any Target) -> [Command] {
        guard let module = target.sourceModule else {
            Diagnostics.error("the plugin requires a target with source files; '\(target.name)' has none")
            return []
        }
        let definitions = DefinitionSelection(module.sourceFiles.map(\.url))
        guard definitions.files.isEmpty, module.kind == .test else { return commands(for: definitions) }
        let tested = target.dependencies.compactMap { dependency -> TestedModule? in
            guard case .target(let target) = dependency, let module = target.sourceModule else { return nil }
            let definitions = DefinitionSelection(module.sourceFiles.map(\.url))
            return definitions.files.isEmpty ? nil : TestedModule(name: module.moduleName, definitions: definitions)
        }
        return commands(forTestsOf: tested)
    }

    /// Returns one command for all definitions, because together they form one schema; none if there are problems.
    func commands(for definitions: DefinitionSelection) -> [Command] {
        guard !definitions.files.isEmpty || !definitions.catalogs.isEmpty else {
            Diagnostics.warning(
                """
                '\(target)' applies the plugin for intent definitions, but contains no definition and no asset catalog; \
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
    private func commands(forTestsOf tested: [TestedModule]) -> [Command] {
        if tested.isEmpty {
            Diagnostics.warning(
                """
                '\(target)' applies the plugin for intent definitions, but neither it nor a target of this package that it \
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
        let locks = definitions.locks.flatMap { ["--watched-lock", $0.path] }
        return .buildCommand(
            displayName: name, executable: tool,
            arguments: ["generate"] + files.map(\.path) + ["--output", folder.path, "--plugin"] + settings
                + locks + options,
            inputFiles: definitions.inputs + (toolFile.map { [$0] } ?? []), outputFiles: outputs)
    }
}
