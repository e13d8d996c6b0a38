package import IntentModel

/// Names of a valid schema that Swift cannot keep apart. A definition answers each with `swiftName`, or with another
/// file name.
package func swiftProblems(in schema: Schema, files: [DefinitionFile]) -> [CodegenProblem] {
    var finder = SwiftProblemFinder(schema: schema)
    for file in files { finder.visit(file) }
    return finder.problems
}

private struct SwiftProblemFinder {
    let schema: Schema
    private(set) var problems: [CodegenProblem] = []
    /// Where each type name of the module was taken.
    private var types: [String: String] = [:]
    private var constants: [String: String] = [:]

    /// Names that mean something else inside generated types, so that a module's type of that name is out of reach
    /// there, and the modules by which hidden names are told apart.
    private static let unreachable: Set<String> = [
        "Intent", "ID", "Slots", "Parameters", "Swift", "Foundation", "IntentRuntime",
    ]

    init(schema: Schema) {
        self.schema = schema
    }

    mutating func visit(_ file: DefinitionFile) {
        let constant = SwiftNames.constant(of: file).name
        if let first = constants.updateValue(file.fileName, forKey: constant) {
            report(file, "", "the file's constant '\(constant)' is also that of \(first); rename one of the files")
        }
        for type in file.types.compactMap(schema.type(named:)) {
            claim(type.swiftName, for: "types.\(type.name)", in: file)
        }
        for enumeration in file.enums.compactMap(schema.enumeration(named:)) {
            claim(enumeration.swiftName, for: "enums.\(enumeration.name)", in: file)
        }
        for intent in file.intents.compactMap(schema.intent(named:)) {
            claim(intent.swiftName, for: "intents.\(intent.name)", in: file)
            claim(SwiftNames.handlerProtocol(of: intent).name, for: "intents.\(intent.name)", in: file)
        }
    }

    private mutating func claim(_ name: String, for path: String, in file: DefinitionFile) {
        if Self.unreachable.contains(name) {
            report(file, path, "'\(name)' is a name that generated code needs; give another swiftName")
        } else if let first = types[name] {
            report(file, path, "the Swift type '\(name)' is also that of \(first); give another swiftName")
        } else {
            types[name] = path
        }
    }

    private mutating func report(_ file: DefinitionFile, _ path: String, _ message: String) {
        problems.append(CodegenProblem(fileName: file.fileName, path: path, message: message))
    }
}
