import Foundation
import PackagePlugin

/// `swift package generate-intents`, which writes generated files into a target so that you can commit them.
///
/// Use it for targets without the plugin `IntentGenerator`, and for JSON Schemas, which that plugin does not generate.
@main
struct IntentGeneratorCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "package-target")
        let arguments = extractor.remainingArguments
        if arguments.contains("--help") || arguments.contains("-h") { return print(Self.help) }
        if let output = arguments.first(where: Self.isOutput) {
            return Diagnostics.error(
                """
                '\(output)' cannot be used here, because the files of each target are generated into its folder Generated; \
                run 'intentgen generate' to select a folder
                """)
        }
        let tool = try context.tool(named: "intentgen-build").url
        var targets = try targets(names, of: context.package)
        if !targets.isEmpty, !generatesOnlyJSONSchemas(arguments) {
            let scratch = context.pluginWorkDirectoryURL.appendingPathComponent("manifest")
            targets = withoutBuildPlugin(
                targets, BuildPluginUse(in: context.package, scratch: scratch), areNamed: !names.isEmpty)
        }
        for target in targets { try generate(for: target, with: tool, arguments: arguments) }
    }

    private static func isOutput(_ argument: String) -> Bool {
        argument == "-o" || argument == "--output" || argument.hasPrefix("--output=")
    }

    /// Whether the arguments select no Swift. JSON Schemas do not collide with what the build plugin generates.
    private func generatesOnlyJSONSchemas(_ arguments: [String]) -> Bool {
        var extractor = ArgumentExtractor(arguments)
        let kinds = extractor.extractOption(named: "target")
        return !kinds.isEmpty && kinds.allSatisfy { $0 == "json-schema" }
    }

    /// Returns the targets without those that apply the build plugin, whose declarations would be compiled twice.
    ///
    /// A target that the user named is an error. Others are left out, unless no target remains.
    private func withoutBuildPlugin(
        _ targets: [any SourceModuleTarget], _ use: BuildPluginUse, areNamed: Bool
    ) -> [any SourceModuleTarget] {
        guard let names = use.targets else {
            Diagnostics.warning(
                """
                cannot read the manifest of the package; the files do not compile in a target that applies the plugin \
                IntentGenerator
                """)
            return targets
        }
        let remaining = targets.filter { !names.contains($0.name) }
        for target in targets where names.contains(target.name) {
            guard areNamed || remaining.isEmpty else {
                print("\(target.name): left out, because it applies the plugin IntentGenerator")
                continue
            }
            Diagnostics.error(
                """
                '\(target.name)' applies the plugin IntentGenerator, which generates the same declarations in each build, \
                so files in the folder Generated would not compile; remove the plugin from the target, or generate only \
                JSON Schemas with '--target json-schema'
                """)
        }
        return remaining
    }

    private static let help = """
        usage: swift package generate-intents [--package-target NAME]… [OPTION]…

        Generates files from the definitions of all targets, or of the named ones, into the folder Generated of each
        target. OPTION is an option of 'intentgen generate' except --output, such as --target json-schema, --check or --access public;
        'intentgen generate --help' lists them. The settings file of the target, intentgen-config.yaml, applies.

        A target that applies the plugin IntentGenerator gets only JSON Schemas, because the plugin generates its Swift.
        """

    /// Returns the named targets, or all targets, that contain definitions.
    private func targets(_ names: [String], of package: Package) throws -> [any SourceModuleTarget] {
        let unknown = names.filter { name in !package.targets.contains { $0.name == name } }
        for name in unknown {
            Diagnostics.error(
                "the package has no target named '\(name)'; SwiftPM leaves out targets without a Swift file")
        }
        guard unknown.isEmpty else { return [] }
        let modules =
            try (names.isEmpty ? package.targets : package.targets(named: names))
            .compactMap { $0 as? any SourceModuleTarget }
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
            ["generate"] + (definitions.files + definitions.catalogs).map(\.path) + ["--output", folder.path] + settings
            + arguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            return Diagnostics.error(
                "intentgen failed for '\(target.name)' with exit code \(process.terminationStatus)")
        }
        if !arguments.contains("--check") { print("\(target.name): \(folder.path)") }
    }
}
