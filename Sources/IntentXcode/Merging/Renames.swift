internal import IntentModel

/// Members of one declaration that were renamed in Xcode.
struct Renames {
    private let names: [String: String]
    private let path: String

    /// - Parameter names: Former names, by the path of the declaration.
    init(_ names: [String: String], below path: String) {
        self.names = names
        self.path = path
    }

    func former(_ name: String) -> String? { names["\(path).\(name)"] }
}

/// Finds what was renamed in Xcode: a name is new, its tag or number is that of a name which is gone.
/// - Parameters:
///   - existing: An export of the definition, numbered by its sidecar.
///   - imported: The file as Xcode wrote it.
/// - Returns: Former names, by the path of the declaration.
func renames(from existing: XcodeFile, to imported: XcodeFile) -> [String: String] {
    var renames: [String: String] = [:]
    for (section, old, new, key) in [
        ("types", existing.types, imported.types, "Tag"), ("enums", existing.enums, imported.enums, "Index"),
        ("intents", existing.intents, imported.intents, "Tag"),
    ] {
        let former = Dictionary((old ?? []).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for declaration in new ?? [] {
            guard let before = former[declaration.name] else { continue }
            for (name, oldName) in renamedMembers(before.members ?? [], declaration.members ?? [], by: key) {
                renames["\(section).\(declaration.name).\(declaration.memberSection).\(name)"] = oldName
            }
        }
    }
    return renames
}

private func renamedMembers(_ old: [XcodeDeclaration], _ new: [XcodeDeclaration], by key: String) -> [(String, String)]
{
    let (oldNames, newNames) = (Set(old.map(\.name)), Set(new.map(\.name)))
    let gone = old.filter { !newNames.contains($0.name) }
    return new.filter { !oldNames.contains($0.name) }.compactMap { declaration in
        guard let number = declaration.leaves[key]?.value,
            let former = gone.first(where: { $0.leaves[key]?.value == number }),
            former.leaves["Type"]?.value == declaration.leaves["Type"]?.value
        else { return nil }
        return (declaration.name, former.name)
    }
}

extension XcodeDeclaration {
    fileprivate var memberSection: String {
        switch kind {
        case .type, .response: "properties"
        case .enumeration: "cases"
        default: "parameters"
        }
    }
}

/// Something that may be renamed, and remembers what it was called.
protocol Renamable {
    var name: String { get set }
    var renamedFrom: [String] { get set }
}

extension Renamable {
    mutating func rename(to name: String) {
        guard name != self.name else { return }
        renamedFrom = [self.name] + renamedFrom.filter { $0 != name }
        self.name = name
    }
}

extension Parameter: Renamable {}
extension Property: Renamable {}
extension EnumCase: Renamable {}
