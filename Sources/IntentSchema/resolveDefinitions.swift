import IntentSystem
package import IntentDiagnostics
internal import IntentModel
package import IntentYAML

/// Reads and resolves the files of one run, which form one schema.
///
/// Files are worked on in parallel; the result depends only on the files and their order. Nothing outside the
/// arguments is looked at, and no content of a file makes it fail: what is wrong is among the diagnostics, all of it.
/// - Parameters:
///   - translations: Files of texts beside them. Diagnostics number them behind all definitions.
///   - settings: The settings file, whose names in Swift go before those of the definitions; numbered behind all.
///   - endsProcess: Whether the process ends soon, which gives back faster what was needed on the way.
package func resolveDefinitions(
    _ files: [SourceFile], translations: [TranslationSource] = [], settings: SettingsSource? = nil,
    limits: YAMLLimits = YAMLLimits(), folders: FolderRecording = .off, endsProcess: Bool = false
) -> ResolvedDefinitions {
    var run = DefinitionRun(
        files, translations: translations, settings: settings, limits: limits, folders: folders)
    run.collectNames()
    run.resolveTypesAndWidgets()
    run.resolveTypeOptions()
    run.resolveIntents()
    let result = run.finish()
    if endsProcess { keepToTheEnd(run) }
    return result
}
