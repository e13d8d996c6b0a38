import IntentModel

/// Where the names of classes, which Xcode makes of declared names, meet each other: the response of one intent and a type
/// of that name. The declared names themselves have been compared where the definitions were read.
func siriKitNameProblems(_ schema: SchemaIndex, files: [DefinitionFile]) -> [CodegenProblem] {
    var owners: [String: Int] = [:]
    var problems: [CodegenProblem] = []
    for (index, file) in files.enumerated() {
        for name in typeNames(of: file, schema) {
            if let other = owners[name] {
                problems.append(
                    CodegenProblem(file: index, other: other, message: "'\(name)' would be the name of two classes"))
            } else {
                owners[name] = index
            }
        }
        problems += file.intents.compactMap(schema.intent(named:)).filter { !$0.isSystem }.compactMap {
            requirementProblem($0, file: index)
        }
    }
    return problems
}

private func typeNames(of file: DefinitionFile, _ schema: SchemaIndex) -> [String] {
    let types = file.types.compactMap(schema.type(named:)).map(\.swiftName)
    let enums = file.enums.compactMap(schema.enumeration(named:)).map(\.swiftName)
    let intents = file.intents.compactMap(schema.intent(named:)).filter { !$0.isSystem }
    return intents.flatMap { SiriKitNames.types(of: $0).map(\.name) }
        + (types + enums).flatMap { [$0, SiriKitNames.result(of: SwiftIdentifier($0)).name] }
}

/// Two parameters whose names differ in the case of the first letter would have one requirement.
private func requirementProblem(_ intent: Intent, file: Int) -> CodegenProblem? {
    var names: Set<String> = []
    for parameter in intent.parameters where parameter.isAskedFor || parameter.hasSiriKitOptions {
        guard names.insert(parameter.siriKitName).inserted else {
            return CodegenProblem(
                file: file, other: file,
                message: "two parameters of '\(intent.name)' would have the handler's '\(parameter.siriKitName)'")
        }
    }
    return nil
}
