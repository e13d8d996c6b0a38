internal import IntentModel

/// The renamed members of one declaration.
struct Renames {
    private let names: [String: String]
    private let path: String

    /// - Parameter names: Former names by the path of the declaration.
    init(_ names: [String: String], below path: String) {
        self.names = names
        self.path = path
    }

    func former(_ name: String) -> String? { names["\(path).\(name)"] }
}

/// Finds the members that were renamed in Xcode: a new name has the tag or index of a name that no longer exists.
/// - Parameters:
///   - existing: A numbered export of the definition.
///   - imported: The file from Xcode.
/// - Returns: Former names by the path of the declaration.
func renames(from existing: XcodeFile, to imported: XcodeFile) -> [String: String] {
    var renames: [String: String] = [:]
    for (section, old, new, key) in [
        ("types", existing.types, imported.types, "Tag"), ("enums", existing.enums, imported.enums, "Index"),
        ("intents", existing.intents, imported.intents, "Tag"),
    ] {
        let former = Dictionary((old ?? []).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for declaration in new ?? [] {
            guard let before = former[declaration.name], let children = declaration.kind.shape.members else { continue }
            for (name, oldName) in renamedMembers(before.members ?? [], declaration.members ?? [], by: key) {
                renames["\(section).\(declaration.name).\(children.section).\(name)"] = oldName
            }
        }
    }
    return renames
}

private func renamedMembers(_ old: [XcodeDeclaration], _ new: [XcodeDeclaration], by key: String) -> [(String, String)]
{
    let (oldNames, newNames) = (Set(old.map(\.name)), Set(new.map(\.name)))
    let removed = old.filter { !newNames.contains($0.name) }
    return new.filter { !oldNames.contains($0.name) }.compactMap { declaration in
        guard let number = declaration.leaves[key]?.value,
            let former = removed.first(where: { $0.leaves[key]?.value == number }),
            former.leaves["Type"]?.value == declaration.leaves["Type"]?.value
        else { return nil }
        return (declaration.name, former.name)
    }
}

/// Updates references to renamed parameters and cases.
extension Schema {
    /// - Parameter renames: Former names by the path of the declaration.
    mutating func applyRenames(_ renames: [String: String]) {
        for index in intents.indices {
            let path = "intents.\(intents[index].name).parameters."
            let current = Self.current(renames, below: path)
            guard !current.isEmpty else { continue }
            intents[index].applyRenames(current)
            mapPresets(of: intents[index].name) { values in
                Dictionary(values.map { (current[$0] ?? $0, $1) }) { first, _ in first }
            }
        }
        for enumeration in enums {
            let current = Self.current(renames, below: "enums.\(enumeration.name).cases.")
            guard !current.isEmpty else { continue }
            for index in intents.indices {
                intents[index].applyCaseRenames(of: enumeration.name, current)
                mapPresets(of: intents[index].name) { $0.mapValues { $0.renamingCases(current) } }
            }
        }
    }

    /// Replaces the values in the presets of an intent's widgets.
    private mutating func mapPresets(
        of intent: String, _ transform: ([String: IntentValue]) -> [String: IntentValue]
    ) {
        for index in widgets.indices where widgets[index].intent == intent {
            for place in widgets[index].presets.indices {
                widgets[index].presets[place].values = transform(widgets[index].presets[place].values)
            }
        }
    }

    /// Returns current names by former name.
    private static func current(_ renames: [String: String], below path: String) -> [String: String] {
        var current: [String: String] = [:]
        for (place, former) in renames where place.hasPrefix(path) {
            current[former] = String(place.dropFirst(path.count))
        }
        return current
    }
}

extension Intent {
    fileprivate mutating func applyRenames(_ current: [String: String]) {
        for index in parameters.indices { parameters[index].renameParents { current[$0] ?? $0 } }
        mapConditions { condition in
            var condition = condition
            condition.renameParameters { current[$0] ?? $0 }
            return condition
        }
    }

    fileprivate mutating func applyCaseRenames(of enumeration: String, _ current: [String: String]) {
        let parametersOfType = Set(parameters.filter { $0.type.element == .enumeration(enumeration) }.map(\.name))
        for index in parameters.indices where parametersOfType.contains(parameters[index].name) {
            parameters[index].defaultRule = parameters[index].defaultRule?.renamingCases(current)
        }
        mapConditions { condition in
            var condition = condition
            if parametersOfType.contains(condition.parameter) { condition.test.renameCases(current) }
            return condition
        }
    }
}

extension DefaultRule {
    fileprivate func renamingCases(_ current: [String: String]) -> DefaultRule {
        switch self {
        case .value(let value): .value(value.renamingCases(current))
        case .byFamily(let rules, let otherwise):
            .byFamily(
                rules.mapValues { $0.renamingCases(current) }, otherwise: otherwise?.renamingCases(current))
        case .options, .handler, .first, .row: self
        }
    }
}

extension Condition.Test {
    fileprivate mutating func renameCases(_ current: [String: String]) {
        switch self {
        case .isOneOf(let values): self = .isOneOf(values.map { $0.renamingCases(current) })
        case .isNoneOf(let values): self = .isNoneOf(values.map { $0.renamingCases(current) })
        case .compares(let comparison, .value(let value)):
            self = .compares(comparison, .value(value.renamingCases(current)))
        case .isSet, .within, .compares(_, .row): break
        }
    }
}

extension IntentValue {
    fileprivate func renamingCases(_ current: [String: String]) -> IntentValue {
        switch self {
        case .enumeration(let name): .enumeration(current[name] ?? name)
        case .list(let values): .list(values.map { $0?.renamingCases(current) })
        default: self
        }
    }
}
