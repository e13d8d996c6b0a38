import IntentDiagnostics
import IntentModel

// Names that code for App Intents cannot have, and names by which the system finds what users chose.

/// Returns an error for a name that hides what the generated code refers to.
/// - Parameter reserved: Further names, which have a different meaning where the code refers to the declaration.
func nameLosses(_ swiftName: String, _ path: [String], reserved: Set<String> = []) -> [TargetLoss] {
    guard AppIntentNames.inaccessible.contains(swiftName) || reserved.contains(swiftName) else { return [] }
    return [
        TargetLoss(
            .nameCollision, .error, at: path,
            "'\(swiftName)' has another meaning in code for App Intents; choose a different swiftName")
    ]
}

/// The names that App Intents declares in every entity and enum, and those of members and arguments in the extensions of
/// `IntentValues`.
let reservedTypeNames: Set<String> = [
    "AllCases", "DefaultQuery", "Property", "RawValue", "Specification", "UnwrappedType", "Value", "ValueType",
    "bool", "dictionary", "double", "duration", "hash", "hashValue", "int", "intent", "list", "names", "set", "string",
    "value",
]

/// Returns an error for each parameter with the name under which `@Parameter` stores another one.
func storageNameLosses(of rows: [Parameter], _ path: [String]) -> [TargetLoss] {
    let names = Set(rows.map(\.swiftName))
    return rows.compactMap { parameter in
        let stored = String(parameter.swiftName.dropFirst())
        guard parameter.swiftName.hasPrefix("_"), names.contains(stored) else { return nil }
        return TargetLoss(
            .nameCollision, .error, at: path + ["parameters", parameter.name],
            "'\(parameter.swiftName)' is the name under which '@Parameter' stores '\(stored)'; "
                + "choose a different swiftName")
    }
}

/// Returns the loss of a widget or control that had another kind. Its former names are kinds.
func kindLosses(_ declaration: some Renamable, kind: String, _ path: [String]) -> [TargetLoss] {
    guard let first = declaration.formerNames.last else { return [] }
    return [
        TargetLoss(
            .appIntentsRename, at: path,
            "the system finds what users placed by its kind, so what they placed as '\(first)' is lost; "
                + "'kind: \(first)' instead of '\(kind)' keeps it")
    ]
}

/// Returns the loss of a renamed parameter, or of a renamed member of a union; nil if its name in Swift is a former name.
///
/// The system finds the value of a parameter by the name of its property, and that of a member by the name of its case.
func renameLoss(_ declaration: Parameter, _ path: [String]) -> TargetLoss? {
    let former = declaration.formerNames.filter(SwiftName.isIdentifier)
    guard let first = former.last, !former.contains(declaration.swiftName) else { return nil }
    return TargetLoss(
        .appIntentsRename, at: path,
        "App Intents finds a value by its name in Swift, so what users chose for '\(first)' is lost in "
            + "'\(declaration.name)'; 'swiftName: \(first)' keeps it")
}
