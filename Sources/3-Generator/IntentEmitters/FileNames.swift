import IntentDiagnostics
package import IntentModel

/// The file names that a build plugin knows without reading any file.
///
/// The plugin compiles ``GeneratedFileNames`` itself, so that type cannot be visible to other modules.
package enum PluginFiles {
    /// The names of all Swift files that any settings can generate from a definition.
    package static func all(for definition: DefinitionFile) -> [String] {
        GeneratedFileNames.all(for: definition.fileName)
    }
}

/// Returns a problem for each file whose generated file, or constant in `IntentDefinition`, has the same name as that
/// of an earlier file.
///
/// All other names were compared when the definitions were read.
package func fileNameProblems(_ files: [DefinitionFile]) -> [CodegenProblem] {
    fileNameProblems(files, output: GeneratedFileNames.swiftFile)
}

/// - Parameter output: Returns the name of a definition's generated file.
func fileNameProblems(_ files: [DefinitionFile], output outputName: (String) -> String) -> [CodegenProblem] {
    var outputs: [String: Int] = [:]
    var constants: [String: Int] = [:]
    return files.indices.compactMap { index in
        let name = files[index].fileName
        let constant = SwiftNames.constant(of: files[index]).name
        let output = outputName(name)
        // On many volumes, names that differ only in case are the same name.
        if let other = outputs[output.lowercased()] {
            return CodegenProblem(
                file: index, other: other, message: "'\(output)' is also generated from another definition")
        }
        outputs[output.lowercased()] = index
        if let other = constants[constant] {
            return CodegenProblem(
                file: index, other: other,
                message: "'\(constant)', derived from the file name, is also the Swift constant of another definition")
        }
        constants[constant] = index
        return nil
    }
}

/// Returns a problem if the generated files, each of which contains the schema of all types that it uses, would take hundreds
/// of megabytes, because they repeat the types of other files.
func repetitionProblems(_ files: [DefinitionFile], _ schema: SchemaIndex) -> [CodegenProblem] {
    // Each takes about 100 bytes of a file.
    let maximum = 500_000
    let all = schema.schema.partCount
    guard all.multipliedReportingOverflow(by: files.count).partialValue > maximum else { return [] }
    var count = -all
    for (number, file) in files.enumerated() {
        count += schema.subset(for: file).partCount
        guard count > maximum else { continue }
        return [
            CodegenProblem(
                .limitExceeded, file: number, other: number,
                message: """
                    the generated files would repeat the properties and cases of types more than \(maximum) times, up to those of \
                    '\(file.fileName)'
                    """)
        ]
    }
    return []
}

extension Schema {
    /// The number of types and enums with their properties and cases.
    fileprivate var partCount: Int {
        types.reduce(0) { $0 + 1 + $1.properties.count } + enums.reduce(0) { $0 + 1 + $1.cases.count }
    }
}
