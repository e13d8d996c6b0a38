import IntentModel

/// One file for each definition file, with the classes that Xcode generates; see
/// ``GenerationTarget/emit(_:files:options:map:)``.
func emitSiriKit(_ schema: Schema, files: [DefinitionFile], options: CodegenOptions, map: EmissionMap) -> Emission {
    let names = SiriKitNames(schema: schema)
    let problems =
        fileNameProblems(files, output: GeneratedFileNames.siriKitFile)
        + siriKitNameProblems(SchemaIndex(schema), files: files)
    guard problems.isEmpty else { return Emission(problems: problems) }
    let index = SchemaIndex(schema.askingForDefaults)
    let generated = map(files.indices) { number in
        let file = files[number]
        let translation = SiriKitTranslation(schema: index, file: file, names: names, access: options.access)
        return GeneratedFile(
            path: GeneratedFileNames.siriKitFile(for: file.fileName),
            bytes: SwiftPrinter.render(translation.translateFile()))
    }
    return Emission(files: generated)
}

extension Schema {
    /// Xcode's definitions do not say whether a handler provides a default: the system asks each that provides options.
    /// Where a definition says nothing, the runtime does so too.
    fileprivate var askingForDefaults: Schema {
        var schema = self
        for intent in schema.intents.indices {
            for parameter in schema.intents[intent].parameters.indices {
                let declared = schema.intents[intent].parameters[parameter]
                guard declared.options == .dynamic, declared.defaultRule == nil else { continue }
                schema.intents[intent].parameters[parameter].defaultRule = .handler
            }
        }
        return schema
    }
}
