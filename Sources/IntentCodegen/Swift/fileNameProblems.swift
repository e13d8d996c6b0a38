package import IntentModel

/// Files whose generated files, or whose constants of `IntentDefinition`, would bear one name.
///
/// All other names have been compared where the definitions were read.
package func fileNameProblems(_ files: [DefinitionFile]) -> [CodegenProblem] {
    fileNameProblems(files, output: GeneratedFileNames.swiftFile)
}

/// - Parameter output: The name of a file's generated file.
func fileNameProblems(_ files: [DefinitionFile], output outputName: (String) -> String) -> [CodegenProblem] {
    var outputs: [String: Int] = [:]
    var constants: [String: Int] = [:]
    return files.indices.compactMap { index in
        let name = files[index].fileName
        let constant = SwiftNames.constant(of: files[index]).name
        let output = outputName(name)
        // Two names that differ in case only are one on many volumes.
        if let other = outputs[output.lowercased()] {
            return CodegenProblem(file: index, other: other, message: "'\(output)' is made of another definition too")
        }
        outputs[output.lowercased()] = index
        if let other = constants[constant] {
            return CodegenProblem(
                file: index, other: other,
                message: "'\(constant)', made of the file's name, is the Swift constant of another definition")
        }
        constants[constant] = index
        return nil
    }
}
