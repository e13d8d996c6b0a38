import IntentSystem
import IntentModel

/// One Swift file for each definition file, behind them one of fakes for each where they are wanted; see
/// ``GenerationTarget/emit(_:files:options:map:)``.
func emitSwift(_ schema: Schema, files: [DefinitionFile], options: CodegenOptions, map: EmissionMap) -> Emission {
    let problems = fileNameProblems(files)
    guard problems.isEmpty else { return Emission(problems: problems) }
    let names = SwiftNames(schema: schema)
    let index = SchemaIndex(schema)
    let count = files.count
    let generated = map(0..<(options.makesFakes ? 2 * count : count)) { number in
        let file = files[number % count]
        let translation = FileTranslation(schema: index, file: file, names: names, options: options)
        let isFake = number >= count
        let swift = isFake ? translation.translateFakes() : translation.translateFile()
        if options.endsProcess { keepToTheEnd(swift) }
        let name = file.fileName
        return GeneratedFile(
            path: isFake ? GeneratedFileNames.fakesFile(for: name) : GeneratedFileNames.swiftFile(for: name),
            bytes: SwiftPrinter.render(swift))
    }
    return Emission(files: generated)
}
