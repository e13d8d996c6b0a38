package import IntentModel

/// Names of a schema that Swift cannot keep apart, by the files that declare them.
///
/// What one file shows has been reported where it was read; the rest, such as the constants of two files, shows only
/// here. A definition answers each with `swiftName`, or with another file name.
package func swiftProblems(in schema: Schema, files: [DefinitionFile]) -> [CodegenProblem] {
    var finder = SwiftProblemFinder(schema: schema)
    for file in files { finder.visit(file) }
    return finder.problems
}

private struct SwiftProblemFinder {
    let schema: Schema
    private(set) var problems: [CodegenProblem] = []
    private var types = Claims(.module)
    private var kinds = Claims(.constant)
    private var constants = Claims(.constant)

    /// The names of one scope, with who took them.
    private struct Claims {
        let scope: SwiftName.Scope
        var owners: [String: String] = [:]

        init(_ scope: SwiftName.Scope) {
            self.scope = scope
        }

        /// Nil where the name is free.
        mutating func problem(of name: String, for owner: String) -> String? {
            if scope.taken.contains(name) { return "'\(name)' is a name that generated code needs" }
            guard let first = owners[name] else {
                owners[name] = owner
                return nil
            }
            return "'\(name)' is also the Swift name of \(first)"
        }
    }

    init(schema: Schema) {
        self.schema = schema
    }

    mutating func visit(_ file: DefinitionFile) {
        let constant = SwiftNames.constant(of: file).name
        report(constants.problem(of: constant, for: file.fileName), "", in: file)
        for type in file.types.compactMap(schema.type(named:)) {
            let path = "types.\(type.name)"
            report(types.problem(of: type.swiftName, for: path), path, in: file)
            visit(type.properties.map { ($0.name, $0.swiftName) }, of: "\(path).properties", .object, in: file)
        }
        for enumeration in file.enums.compactMap(schema.enumeration(named:)) {
            let path = "enums.\(enumeration.name)"
            report(types.problem(of: enumeration.swiftName, for: path), path, in: file)
            visit(enumeration.cases.map { ($0.name, $0.swiftName) }, of: "\(path).cases", .enumeration, in: file)
        }
        for intent in file.intents.compactMap(schema.intent(named:)) { visit(intent, in: file) }
        for widget in schema.widgets where file.widgets.contains(widget.name) {
            let path = "widgets.\(widget.name)"
            report(kinds.problem(of: widget.swiftName, for: path), path, in: file)
        }
    }

    private mutating func visit(_ intent: Intent, in file: DefinitionFile) {
        let path = "intents.\(intent.name)"
        for name in [intent.swiftName, SwiftNames.handlerProtocol(of: intent).name] {
            report(types.problem(of: name, for: path), path, in: file)
        }
        let parameters = "\(path).parameters"
        visit(intent.parameters.map { ($0.name, $0.swiftName) }, of: parameters, .configuration, in: file)
        // The handler's requirements are named after parameters with a capital first.
        var requirements = Claims(.constant)
        for parameter in intent.parameters where parameter.options == .dynamic || parameter.asksForDefault {
            let name = SwiftName.upperCamel(parameter.swiftName)
            let problem = requirements.problem(of: name, for: "\(parameters).\(parameter.name)")
            report(problem, "\(parameters).\(parameter.name)", in: file)
        }
    }

    private mutating func visit(
        _ members: [(name: String, swiftName: String)], of path: String, _ scope: SwiftName.Scope,
        in file: DefinitionFile
    ) {
        var claims = Claims(scope)
        for member in members {
            let path = "\(path).\(member.name)"
            report(claims.problem(of: member.swiftName, for: path), path, in: file)
        }
    }

    private mutating func report(_ problem: String?, _ path: String, in file: DefinitionFile) {
        guard let problem else { return }
        let fix = path.isEmpty ? "rename the file" : "add another swiftName"
        problems.append(CodegenProblem(fileName: file.fileName, path: path, message: "\(problem); \(fix)"))
    }
}
