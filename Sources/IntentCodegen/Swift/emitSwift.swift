package import IntentModel

/// One Swift file for each definition file, in the order of `files`.
///
/// Equal arguments give equal bytes. The schema is valid: its names have been compared when it was resolved.
/// - Returns: No files where there are problems.
package func emitSwift(
    _ schema: Schema, files: [DefinitionFile], options: SwiftOptions = SwiftOptions()
) -> (files: [GeneratedFile], problems: [CodegenProblem]) {
    let problems = fileNameProblems(files)
    guard problems.isEmpty else { return ([], problems) }
    let names = SwiftNames(schema: schema)
    let generated = files.map { file in
        let translation = FileTranslation(schema: schema, file: file, names: names, access: options.access)
        return GeneratedFile(
            path: GeneratedFileNames.swiftFile(for: file.fileName),
            text: SwiftPrinter.render(translation.translateFile()))
    }
    return (generated, [])
}
