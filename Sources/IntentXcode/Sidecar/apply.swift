/// Puts what a sidecar keeps into an export.
///
/// What the definition says counts: a value of the sidecar is used only where the export says nothing, or says what it
/// said when the sidecar was written. What was renamed takes its entry along.
/// - Returns: The file, with tags and ids as far as the sidecar has them, and what of the sidecar did not fit. The rest
///   of the ids are open, see ``number(_:sidecar:)``.
package func apply(_ sidecar: Sidecar, to exported: XcodeFile) -> (file: XcodeFile, notes: [String]) {
    var application = SidecarApplication(sidecar)
    let file = application.file(opened(exported))
    return (file, application.notes + application.unused)
}

private struct SidecarApplication {
    private let sidecar: Sidecar
    private var entries: SidecarEntries
    private(set) var notes: [String] = []

    init(_ sidecar: Sidecar) {
        self.sidecar = sidecar
        entries = SidecarEntries(sidecar)
    }

    /// Entries whose declaration is gone, without those below them.
    var unused: [String] {
        entries.unused.map { "the sidecar's entry '\($0)' is dropped, as the definition has no such declaration" }
    }

    mutating func file(_ exported: XcodeFile) -> XcodeFile {
        var file = exported
        var leaves = LeafApplication(entries.take(SidecarPath.file) ?? Sidecar.Entry(), to: file.leaves, nil)
        leaves.apply(nameInFile: nil)
        file.leaves = leaves.leaves
        for (key, name) in Sidecar.fileKeys {
            if let value = sidecar.file[name], case .string = value {
                file.leaves[key] = XcodeLeaf(value, role: file.leaves[key]?.role)
            }
        }
        for list in XcodeFile.lists {
            file[keyPath: list.path] = declarations(file[keyPath: list.path], list.children, at: list.children.section)
        }
        return file
    }

    private mutating func declarations(
        _ exported: [XcodeDeclaration]?, _ children: XcodeShape.Children?, at path: String
    ) -> [XcodeDeclaration]? {
        guard let children else { return exported }
        let own = entries.take(path)
        let names = entries.names(of: exported ?? [], at: path)
        var present: [String: XcodeDeclaration] = [:]
        for (name, declaration) in zip(names, exported ?? []) {
            present[name] = self.declaration(declaration, at: SidecarPath.join(path, name))
        }
        let extras = extras(children.kind, at: path, except: Set(names))
        for extra in extras { present[extra.name] = extra }
        var order = names + extras.map(\.name)
        if let wanted = own?.set[Sidecar.orderKey]?.names {
            let then = own?.instead[Sidecar.orderKey]?.names ?? []
            order = NameOrder(names: wanted, then: then).names(with: names)
            let ordered = Set(order)
            order += extras.map(\.name).filter { !ordered.contains($0) }
        } else if present.isEmpty, exported == nil || own?.unset.contains(Sidecar.orderKey) ?? false {
            return nil
        }
        return order.compactMap { present[$0] }
    }

    /// - Returns: Nil where the file has none.
    private mutating func declaration(_ exported: XcodeDeclaration, at path: String) -> XcodeDeclaration? {
        let entry = entries.take(path)
        if let missing = entry?.missing, missing == assemble(exported).fingerprint { return nil }
        var declaration = exported
        if var entry {
            entry.renameParameters(entries.renames(in: exported, at: path))
            var leaves = LeafApplication(entry, to: declaration.leaves, declaration.kind)
            leaves.apply(nameInFile: declaration.nameInFile)
            declaration.leaves = leaves.leaves
        }
        let shape = declaration.kind.shape
        if let section = shape.members?.section {
            declaration.members = declarations(declaration.members, shape.members, at: "\(path).\(section)")
        }
        if let section = shape.codes?.section {
            declaration.codes = declarations(declaration.codes, shape.codes, at: "\(path).\(section)")
        }
        if shape.response != nil {
            let path = "\(path).\(XcodeDeclaration.responseName)"
            if let response = declaration.response.first {
                declaration.response = self.declaration(response, at: path).map { [$0] } ?? []
            } else if let response = extra(.response, at: path) {
                declaration.response = [response]
            }
        }
        return declaration
    }

    private mutating func extras(
        _ kind: XcodeDeclaration.Kind, at path: String, except names: Set<String>
    ) -> [XcodeDeclaration] {
        entries.extras(at: path).compactMap { extraPath in
            names.contains(SidecarPath.name(of: extraPath)) ? nil : extra(kind, at: extraPath)
        }
    }

    private mutating func extra(_ kind: XcodeDeclaration.Kind, at path: String) -> XcodeDeclaration? {
        guard let value = entries.take(path)?.extra else { return nil }
        do {
            var declaration = try takeApart(value, kind)
            let name = kind == .response ? XcodeDeclaration.responseName : SidecarPath.name(of: path)
            if !declaration.name.isSame(as: name) {
                declaration.leaves["Name"] = XcodeLeaf(.string(declaration.name))
                declaration.name = name
            }
            return declaration
        } catch {
            notes.append("the sidecar's entry '\(path)' is dropped, as it is broken: \(error.message)")
            return nil
        }
    }
}
