import Foundation
import PackagePlugin

/// `swift package generate-intents`, which writes generated files into a target so that you can commit them.
///
/// Use it for targets without the plugin `IntentGenerator`, and for files that the plugin does not generate, such as JSON
/// Schemas.
@main
struct IntentGeneratorCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "package-target")
        let arguments = extractor.remainingArguments
        if arguments.contains("--help") || arguments.contains("-h") { return print(Self.help) }
        let tool = try context.tool(named: "intentgen-build").url
        let targets = try targets(names, of: context.package)
        for target in targets { try generate(for: target, with: tool, arguments: arguments) }
    }

    private static let help = """
        usage: swift package generate-intents [--package-target NAME]… [OPTION]…

        Generates files from the definitions of all targets, or of the named ones, into the folder Generated of each
        target. OPTION is an option of 'intentgen generate', such as --target json-schema, --check or --access public;
        'intentgen generate --help' lists them. The settings file of the target, intentgen-config.yaml, applies.
        """

    /// Returns the named targets, or all targets, that contain definitions.
    private func targets(_ names: [String], of package: Package) throws -> [any SourceModuleTarget] {
        let modules =
            try names.isEmpty
            ? package.targets.compactMap { $0 as? any SourceModuleTarget }
            : package.targets(named: names).compactMap { $0 as? any SourceModuleTarget }
        let found = modules.filter { !DefinitionSelection($0.sourceFiles.map(\.url)).files.isEmpty }
        if found.isEmpty { Diagnostics.error("no target contains a definition, a file named NAME.intent.yaml") }
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
            return Diagnostics.error(
                "intentgen failed for '\(target.name)' with exit code \(process.terminationStatus)")
        }
        if !arguments.contains("--check") { print("\(target.name): \(folder.path)") }
    }
}
