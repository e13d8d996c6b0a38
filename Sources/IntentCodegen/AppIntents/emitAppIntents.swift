import IntentModel

/// One Swift file and one string catalog for each definition file, also where it has nothing for App Intents: the names
/// of the files follow from those of the definitions. See ``GenerationTarget/emit(_:files:options:map:)``.
func emitAppIntents(
    _ schema: Schema, files: [DefinitionFile], options: CodegenOptions, map: EmissionMap
) -> Emission {
    let problems = fileNameProblems(files)
    guard problems.isEmpty else { return Emission(problems: problems) }
    let names = AppIntentNames(schema: schema, files: files)
    let plan = AppIntentsPlan(schema: schema)
    // Two files of each definition: the even numbers are Swift, the odd ones catalogs.
    let generated = map(0..<files.count * 2) { number in
        let file = files[number / 2]
        let translation = AppIntentsTranslation(plan: plan, file: file, names: names, options: options)
        return number.isMultiple(of: 2) ? translation.swiftFile : translation.stringCatalog
    }
    return Emission(files: generated)
}
