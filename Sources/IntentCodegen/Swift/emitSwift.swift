package import IntentModel

/// One Swift file for each definition file, in the order of `files`.
///
/// Equal arguments give equal bytes. The schema is valid: its names have been compared when it was resolved.
/// - Parameter map: Makes the files, one after the other unless the caller has threads for them.
/// - Returns: No files where there are problems.
package func emitSwift(
    _ schema: Schema, files: [DefinitionFile], options: SwiftOptions = SwiftOptions(),
    map: (Range<Int>, @escaping @Sendable (Int) -> GeneratedFile) -> [GeneratedFile] = { $0.map($1) }
) -> (files: [GeneratedFile], problems: [CodegenProblem]) {
    let problems = fileNameProblems(files)
    guard problems.isEmpty else { return ([], problems) }
    let names = SwiftNames(schema: schema)
    let index = SchemaIndex(schema)
    let generated = map(files.indices) { number in
        let file = files[number]
        let translation = FileTranslation(schema: index, file: file, names: names, access: options.access)
        return GeneratedFile(
            path: GeneratedFileNames.swiftFile(for: file.fileName),
            text: SwiftPrinter.render(translation.translateFile()))
    }
    return (generated, [])
}
