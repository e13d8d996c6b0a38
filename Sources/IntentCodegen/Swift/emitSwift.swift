import IntentModel

/// One Swift file for each definition file; see ``GenerationTarget/emit(_:files:options:map:)``.
func emitSwift(_ schema: Schema, files: [DefinitionFile], options: CodegenOptions, map: EmissionMap) -> Emission {
    let problems = fileNameProblems(files)
    guard problems.isEmpty else { return Emission(problems: problems) }
    let names = SwiftNames(schema: schema)
    let index = SchemaIndex(schema)
    let generated = map(files.indices) { number in
        let file = files[number]
        let translation = FileTranslation(
            schema: index, file: file, names: names, access: options.access, migrations: options.migrations)
        return GeneratedFile(
            path: GeneratedFileNames.swiftFile(for: file.fileName),
            text: SwiftPrinter.render(translation.translateFile()))
    }
    return Emission(files: generated)
}
