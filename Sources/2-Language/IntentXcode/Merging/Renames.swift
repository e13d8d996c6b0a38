internal import IntentModel

/// What was renamed in Xcode: the current names of declarations by their former ones.
struct Renames {
    typealias Names = [String: String]

    private(set) var types: Names = [:]
    private(set) var enums: Names = [:]
    private(set) var intents: Names = [:]
    /// The members of declarations, by the former names of these.
    private(set) var properties: [String: Names] = [:]
    private(set) var cases: [String: Names] = [:]
    private(set) var parameters: [String: Names] = [:]

    var isEmpty: Bool {
        types.isEmpty && enums.isEmpty && intents.isEmpty && properties.isEmpty && cases.isEmpty && parameters.isEmpty
    }

    /// Finds what was renamed: a new name that has the id of the title, the tag or the index of a name that no longer
    /// exists.
    /// - Parameters:
    ///   - existing: A numbered export of the definition.
    ///   - imported: The file from Xcode.
    init(from existing: XcodeFile, to imported: XcodeFile) {
        (types, properties) = Self.names(from: existing.types ?? [], to: imported.types ?? [], "DisplayNameID", "Tag")
        (enums, cases) = Self.names(from: existing.enums ?? [], to: imported.enums ?? [], "DisplayNameID", "Index")
        (intents, parameters) = Self.names(from: existing.intents ?? [], to: imported.intents ?? [], "TitleID", "Tag")
    }

    /// - Parameters:
    ///   - id: The key of the title's id.
    ///   - number: The key of a member's number.
    private static func names(
        from old: [XcodeDeclaration], to new: [XcodeDeclaration], _ id: String, _ number: String
    ) -> (declarations: Names, members: [String: Names]) {
        let declarations = renamed(old, new) { declaration in
            guard case .string(let id)? = declaration.leaves[id]?.value, !id.isEmpty else { return nil }
            return [.string(id)]
        }
        let current = Dictionary(new.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var members: [String: Names] = [:]
        for declaration in old {
            guard let now = current[declarations[declaration.name] ?? declaration.name] else { continue }
            let names = renamed(declaration.members ?? [], now.members ?? []) { member in
                member.leaves[number].map { [$0.value, member.leaves["Type"]?.value] }
            }
            if !names.isEmpty { members[declaration.name] = names }
        }
        return (declarations, members)
    }

    /// - Parameter identity: Returns what stays the same when a declaration is renamed; nil if nothing does.
    private static func renamed(
        _ old: [XcodeDeclaration], _ new: [XcodeDeclaration], by identity: (XcodeDeclaration) -> [PropertyListValue?]?
    ) -> Names {
        let (oldNames, newNames) = (Set(old.map(\.name)), Set(new.map(\.name)))
        let added = new.filter { !oldNames.contains($0.name) }
        if added.isEmpty { return [:] }
        let sources = Dictionary(grouping: old) { identity($0) }
        let targets = Dictionary(grouping: new) { identity($0) }
        var names: Names = [:]
        for declaration in added {
            // Something that was copied in Xcode may have the same id as the original.
            guard let key = identity(declaration), targets[key]?.count == 1, let found = sources[key],
                let former = found.first, found.count == 1, !newNames.contains(former.name)
            else { continue }
            names[former.name] = declaration.name
        }
        return names
    }
}
