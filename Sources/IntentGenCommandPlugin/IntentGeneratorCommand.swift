import Foundation
import PackagePlugin

/// `swift package generate-intents`: writes what is made of a target's definitions into the target, to be committed.
///
/// For targets that do not apply `IntentGenerator`, and for what that does not make, such as JSON Schemas.
@main
struct IntentGeneratorCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        let wanted = extractor.extractOption(named: "package-target")
        let rest = extractor.remainingArguments
        if rest.contains("--help") || rest.contains("-h") { return print(Self.help) }
        let tool = try context.tool(named: "intentgen").url
        let targets = try targets(wanted, of: context.package)
        for target in targets { try generate(for: target, with: tool, arguments: rest) }
    }

    private static let help = """
        usage: swift package generate-intents [--package-target NAME]… [OPTION]…

        Writes what is made of the definitions of each target, or of the targets that are named, into the folder Generated of
        the target. OPTION goes to 'intentgen generate', such as --target json-schema, --check or --access public;
        'intentgen generate --help' lists them. A settings file of the target, intentgen-config.yaml, is used.
        """

    /// Those with definitions, unless some are named.
    private func targets(_ names: [String], of package: Package) throws -> [any SourceModuleTarget] {
        let modules =
            try names.isEmpty
            ? package.targets.compactMap { $0 as? any SourceModuleTarget }
            : package.targets(named: names).compactMap { $0 as? any SourceModuleTarget }
        let found = modules.filter { !DefinitionSelection($0.sourceFiles.map(\.url)).files.isEmpty }
        if found.isEmpty { Diagnostics.error("no target has a definition, a file named NAME.intent.yaml") }
        return found
    }

    private func generate(for target: any SourceModuleTarget, with tool: URL, arguments: [String]) throws {
        let definitions = DefinitionSelection(target.sourceFiles.map(\.url))
        guard !definitions.reportProblems() else { return }
        let settings = definitions.settings.map { ["--config", $0.path] } ?? []
        let folder = target.directoryURL.appendingPathComponent("Generated")
        let process = Process()
        process.executableURL = tool
        process.arguments =
            ["generate"] + definitions.files.map(\.path) + ["--output", folder.path] + settings + arguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            return Diagnostics.error("intentgen ended with \(process.terminationStatus) for '\(target.name)'")
        }
        if !arguments.contains("--check") { print("\(target.name): \(folder.path)") }
    }
}
