import IntentDiagnostics
import IntentSchema
import IntentTestSupport
import Testing

/// The settings file, whose contents `SettingsTests` checks with `intentgen`.
struct SettingsFileTests {
    private func resolved(_ text: String) -> ResolvedDefinitions {
        let file = SourceFile(path: "intentgen-config.yaml", text: text)
        let definition = SourceFile(path: "a.intent.yaml", text: "intentDefinition: 1\nintents: { Board: {} }\n")
        return resolveDefinitions(
            [definition], settings: SettingsSource(file, accesses: ["internal", "public"], targets: ["swift"]))
    }

    @Test(arguments: ["", "# A comment.\n"])
    func `an empty file needs its version`(text: String) {
        let resolved = resolved(text)
        expectEqual(resolved.diagnostics.sorted().map(\.code), [.missingKey])
        expectEqual(resolved.diagnostics.sorted().first?.file, resolved.settingsFile)
    }

    @Test func `a file that cannot be read has no settings`() {
        let resolved = resolved("intentgenConfig: 1\naccess: [\n")
        #expect(resolved.diagnostics.hasErrors)
        expectEqual(resolved.settings?.access, nil)
    }

    @Test func `a valid file has no diagnostics`() {
        let resolved = resolved("intentgenConfig: 1\naccess: public\n")
        #expect(resolved.diagnostics.sorted().isEmpty)
        expectEqual(resolved.settings?.access, "public")
    }
}
