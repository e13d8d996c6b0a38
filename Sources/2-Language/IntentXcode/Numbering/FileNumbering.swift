internal import IntentModel
import IntentSystem

/// Assigns the missing tags and ids: tags follow the last one in use, and ids are hashes of the path of the text.
///
/// The same file always receives the same numbers.
/// - Parameters:
///   - file: An export; if there is a sidecar, the result of ``apply(_:to:)``.
///   - sidecar: Nil if there is none.
package func number(_ file: inout XcodeFile, sidecar: Sidecar?) {
    if sidecar == nil { file = addingPlaceholders(to: consume file) }
    var numbering = FileNumbering(ids: file)
    numbering.number(&file)
}

/// The numbering of one file.
private struct FileNumbering {
    /// The ids that are in use.
    private var usedIDs: Set<String> = []
    private var namespace: String?

    init(ids file: XcodeFile) {
        collectIDs(file.leaves)
        for list in XcodeFile.lists {
            for declaration in file[keyPath: list.path] ?? [] { collectIDs(declaration) }
        }
    }

    private mutating func collectIDs(_ declaration: XcodeDeclaration) {
        collectIDs(declaration.leaves)
        for child in declaration.children { collectIDs(child) }
    }

    private mutating func collectIDs(_ leaves: XcodeLeaves) {
        for (key, leaf) in leaves where key.hasIDSuffix {
            if case .string(let id) = leaf.value, !id.isEmpty { usedIDs.insert(id) }
        }
    }

    mutating func number(_ file: inout XcodeFile) {
        if file.leaves["Namespace"]?.isPlaceholder == true {
            let first = (file.intents ?? []).first ?? (file.types ?? []).first ?? (file.enums ?? []).first
            let id = id("namespace.\(first?.name ?? "")")
            file.leaves["Namespace"]?.fill(.string(id))
        }
        if case .string(let namespace)? = file.leaves["Namespace"]?.value { self.namespace = namespace }
        for list in XcodeFile.lists { number(&file[keyPath: list.path], below: list.children.section) }
    }

    private mutating func number(_ declarations: inout [XcodeDeclaration]?, below path: String) {
        guard var list = declarations else { return }
        declarations = nil
        for index in list.indices {
            number(&list[index], SidecarPath.join(path, list[index].name), position: index + 1)
        }
        declarations = list
    }

    private mutating func number(_ declaration: inout XcodeDeclaration, _ path: String, position: Int) {
        let shape = declaration.kind.shape
        number(&declaration.leaves, path, position: position)
        declaration.assignTags()
        if let section = shape.members?.section { number(&declaration.members, below: "\(path).\(section)") }
        if let section = shape.codes?.section { number(&declaration.codes, below: "\(path).\(section)") }
        for index in declaration.response.indices {
            number(&declaration.response[index], "\(path).\(XcodeDeclaration.responseName)", position: 1)
        }
    }

    private mutating func number(_ leaves: inout XcodeLeaves, _ path: String, position: Int) {
        var ids: [(key: String, name: String)] = []
        for (key, leaf) in leaves where leaf.isPlaceholder {
            switch leaf.role {
            case .id(let name): ids.append((key, name ?? key))
            case .position: leaves[key]?.fill(.integer(position))
            case .namespace:
                if let namespace { leaves[key]?.fill(.string(namespace)) } else { leaves[key] = nil }
            case .tag, .lastTag, nil: break
            }
        }
        // The order matters, because each id excludes the same id for those that follow.
        for (key, name) in ids.sorted(by: { $0.key.utf8Precedes($1.key) }) {
            let id = leaves.linkedID(key) ?? id("\(path).\(name)")
            leaves[key]?.fill(.string(id))
        }
    }

    /// Returns a new id.
    private mutating func id(_ path: String) -> String {
        var hash = FNV1a()
        hash.add(path)
        while true {
            let id = hash.digits
            if usedIDs.insert(id).inserted { return id }
            hash.add(UInt8(ascii: "'"))
        }
    }
}

extension XcodeLeaf {
    /// Assigns the value of a placeholder.
    mutating func fill(_ value: PropertyListValue) {
        self.value = value
        isImplied = false
    }
}

extension XcodeLeaves {
    /// Returns the id of the summary, if a suggestion uses its text.
    fileprivate func linkedID(_ key: String) -> String? {
        let (start, end) = ("ParameterCombinations.", ".TitleID")
        guard key.utf8.starts(with: start.utf8), key.utf8.suffix(end.utf8.count).elementsEqual(end.utf8),
            self["\(key.dropLast(end.count)).IsLinked"]?.value == .boolean(true),
            case .string(let id)? = self["Managed\(key)"]?.value, !id.isEmpty
        else { return nil }
        return id
    }
}

extension XcodeDeclaration {
    /// Assigns tags to the members, and the last tag to the declaration.
    fileprivate mutating func assignTags() {
        let key = kind.lastTagKey
        var tags: Set<Int> = []
        for member in members ?? [] {
            if case .integer(let tag)? = member.leaves["Tag"]?.value { tags.insert(tag) }
        }
        var last = max(kind == .type ? 99 : 0, tags.max() ?? 0)
        if case .integer(let tag)? = leaves[key]?.value { last = max(last, tag) }
        var isNew = false
        for index in members?.indices ?? 0..<0 where members?[index].leaves["Tag"]?.isPlaceholder == true {
            let tag: Int
            if kind == .type, let builtIn = members?[index].builtInTag, !tags.contains(builtIn) {
                tag = builtIn
            } else {
                // After the largest integer, only gaps are left.
                tag = last < .max ? last + 1 : (1...).first { !tags.contains($0) } ?? last
                last = max(last, tag)
                isNew = true
            }
            tags.insert(tag)
            members?[index].leaves["Tag"]?.fill(.integer(tag))
        }
        guard let leaf = leaves[key] else { return }
        if isNew, leaf.role == .lastTag { leaves[key]?.value = .integer(last) }
        if leaf.isPlaceholder { leaves[key]?.fill(.integer(last)) }
    }

    /// The tag of a property that every type has.
    private var builtInTag: Int? {
        guard leaves["Default"]?.value == .boolean(true) else { return nil }
        return switch name {
        case "identifier": 1
        case "displayString": 2
        case "pronunciationHint": 3
        case "alternativeSpeakableMatches": 4
        default: nil
        }
    }
}
