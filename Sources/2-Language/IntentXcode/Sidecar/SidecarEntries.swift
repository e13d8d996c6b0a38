internal import IntentModel

/// The entries of a sidecar, which declarations of a definition claim.
struct SidecarEntries {
    private let entries: [String: Sidecar.Entry]
    /// Every path that has an entry, or that has an entry below it.
    private let known: Set<String>
    /// The sorted paths of entries with a whole declaration, by the path of the parent.
    private let extras: [String: [String]]
    /// The paths of entries for declarations that the file does not contain.
    private let absent: [String: [String]]
    private var claimed: Set<String> = []

    init(_ sidecar: Sidecar) {
        entries = sidecar.declarations
        var known: Set<String> = []
        var extras: [String: [String]] = [:]
        var absent: [String: [String]] = [:]
        for (path, entry) in sidecar.declarations {
            var above = path[...]
            while known.insert(String(above)).inserted, let next = SidecarPath.parent(of: String(above)) {
                above = next
            }
            guard let parent = SidecarPath.parent(of: path).map(String.init) else { continue }
            if entry.extra != nil { extras[parent, default: []].append(path) }
            if entry.missing != nil { absent[parent, default: []].append(path) }
        }
        self.known = known
        self.extras = extras.mapValues { $0.sorted { $0.utf8Precedes($1) } }
        self.absent = absent
    }

    mutating func claim(_ path: String) -> Sidecar.Entry? {
        guard let entry = entries[path] else { return nil }
        claimed.insert(path)
        return entry
    }

    func extras(at path: String) -> [String] { extras[path] ?? [] }

    func absent(at path: String) -> [String] { absent[path] ?? [] }

    /// Returns the names of declarations in the sidecar: the former name of one that was renamed since.
    func names(of declarations: [XcodeDeclaration], at path: String) -> [String] {
        guard declarations.contains(where: \.wasRenamed) else { return declarations.map(\.name) }
        var taken = Set(declarations.map(\.name))
        return declarations.map { declaration in
            let former = declaration.formerNames.first { former in
                guard !taken.contains(former) else { return false }
                let formerPath = SidecarPath.join(path, former)
                guard known.contains(formerPath) else { return false }
                return entries[formerPath].map { $0.extra == nil && $0.missing == nil } ?? true
            }
            guard let former else { return declaration.name }
            taken.insert(former)
            return former
        }
    }

    /// Returns the current names of renamed parameters of an intent, by their former names.
    func renames(in declaration: XcodeDeclaration, at path: String) -> [String: String] {
        guard declaration.kind == .intent, let section = declaration.kind.shape.members?.section,
            let members = declaration.members, members.contains(where: \.wasRenamed)
        else { return [:] }
        let renamed = zip(names(of: members, at: "\(path).\(section)"), members).filter { $0 != $1.name }
        return Dictionary(renamed.map { ($0, $1.name) }, uniquingKeysWith: { first, _ in first })
    }

    /// The paths of entries that nothing claimed, without those below them. An entry for a declaration that the file
    /// does not contain may remain unclaimed.
    var unclaimed: [String] {
        let unclaimed = Set(entries.keys).subtracting(claimed)
        return unclaimed.filter { path in
            guard let entry = entries[path], entry.missing == nil || entry.extra != nil else { return false }
            var above = SidecarPath.parent(of: path)
            while let path = above.map(String.init) {
                if unclaimed.contains(path) { return false }
                above = SidecarPath.parent(of: path)
            }
            return true
        }.sorted { $0.utf8Precedes($1) }
    }
}

extension Sidecar.Entry {
    /// Updates the names of parameters in combinations.
    /// - Parameter names: The current names by the names in the entry.
    mutating func renameParameters(_ names: [String: String]) {
        guard !names.isEmpty else { return }
        let renaming = ParameterRenaming(names)
        ids = renaming.keys(of: ids, in: ["summary.", "suggestions."])
        let groups = ["ManagedParameterCombinations.", "ParameterCombinations."]
        set = renaming.keys(of: set, in: groups)
        for (key, value) in set where groups.contains(where: key.startsWithBytes) {
            if key.utf8.suffix(4).elementsEqual(".\(LeafGroup.combinationKey)".utf8), case .string(let text) = value {
                set[key] = .string(renaming.combination(text))
            }
        }
        instead = renaming.keys(of: instead, in: groups)
        unset = unset.map { renaming.key($0, in: groups) }
    }
}

/// Names of parameters in keys that contain combinations of them, such as `summary.index,count`.
struct ParameterRenaming {
    private let names: [String: String]

    /// - Parameter names: The current names by the former ones.
    init(_ names: [String: String]) {
        self.names = names
    }

    func keys<Value>(of values: [String: Value], in groups: [String]) -> [String: Value] {
        Dictionary(values.map { (key($0.key, in: groups), $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns a key with an updated combination, which is the part between the name of the group and the next dot.
    func key(_ key: String, in groups: [String]) -> String {
        guard let start = groups.first(where: key.startsWithBytes) else { return key }
        let rest = key[key.utf8.index(key.startIndex, offsetBy: start.utf8.count)...]
        let end = rest.utf8.firstIndex(of: UInt8(ascii: ".")) ?? rest.endIndex
        return "\(start)\(combination(rest[..<end]))\(rest[end...])"
    }

    /// Returns a combination of comma-separated names with the current names.
    func combination(_ text: some StringProtocol) -> String {
        text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            .map { bytes in
                let name = String(decoding: bytes, as: UTF8.self)
                return names[name] ?? name
            }
            .joined(separator: ",")
    }
}
