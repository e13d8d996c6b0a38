/// The entries of a sidecar while the declarations of a definition take them.
struct SidecarEntries {
    private let entries: [String: Sidecar.Entry]
    /// Every path that has an entry or something with one below it.
    private let known: Set<String>
    /// The paths of whole declarations, sorted, by what they are below.
    private let extras: [String: [String]]
    /// And of declarations that the file has not.
    private let absent: [String: [String]]
    private var used: Set<String> = []

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

    mutating func take(_ path: String) -> Sidecar.Entry? {
        guard let entry = entries[path] else { return nil }
        used.insert(path)
        return entry
    }

    func extras(at path: String) -> [String] { extras[path] ?? [] }

    func absent(at path: String) -> [String] { absent[path] ?? [] }

    /// What declarations are called here: where one was renamed since, by its former name.
    func names(of declarations: [XcodeDeclaration], at path: String) -> [String] {
        guard declarations.contains(where: { !$0.renamedFrom.isEmpty }) else { return declarations.map(\.name) }
        var taken = Set(declarations.map(\.name))
        return declarations.map { declaration in
            let former = declaration.renamedFrom.first { former in
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

    /// What parameters of an intent are called now, by their former names, where they were renamed since.
    func renames(in declaration: XcodeDeclaration, at path: String) -> [String: String] {
        guard declaration.kind == .intent, let section = declaration.kind.shape.members?.section,
            let members = declaration.members, members.contains(where: { !$0.renamedFrom.isEmpty })
        else { return [:] }
        let renamed = zip(names(of: members, at: "\(path).\(section)"), members).filter { $0 != $1.name }
        return Dictionary(renamed.map { ($0, $1.name) }, uniquingKeysWith: { first, _ in first })
    }

    /// The paths of the entries that nothing took, without those below them. An entry that says of something that it
    /// is not there is not missed.
    var unused: [String] {
        let unused = Set(entries.keys).subtracting(used)
        return unused.filter { path in
            guard let entry = entries[path], entry.missing == nil || entry.extra != nil else { return false }
            var above = SidecarPath.parent(of: path)
            while let path = above.map(String.init) {
                if unused.contains(path) { return false }
                above = SidecarPath.parent(of: path)
            }
            return true
        }.sorted { $0.utf8Precedes($1) }
    }
}
