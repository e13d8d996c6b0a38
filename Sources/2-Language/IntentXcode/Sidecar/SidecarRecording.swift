/// Returns a sidecar with the tags and ids of a file.
///
/// With it, an export of the same definition produces the same file. Differences are kept if they still apply to the
/// file; entries of declarations that no longer exist are dropped.
/// - Parameters:
///   - file: A numbered file.
///   - sidecar: The sidecar that was applied to it.
package func record(_ file: XcodeFile, into sidecar: Sidecar?) -> Sidecar {
    var recording = SidecarRecording(sidecar ?? Sidecar())
    recording.record(file)
    return recording.result
}

private struct SidecarRecording {
    private(set) var result: Sidecar
    private var entries: SidecarEntries

    init(_ sidecar: Sidecar) {
        entries = SidecarEntries(sidecar)
        result = sidecar
        result.declarations = [:]
    }

    mutating func record(_ file: XcodeFile) {
        for (key, name) in Sidecar.fileKeys {
            if let value = file.leaves[key]?.value, case .string = value { result.file[name] = value }
        }
        var entry = entries.claim(SidecarPath.file) ?? Sidecar.Entry()
        entry.removeOutdatedParts(file.leaves, nil)
        keep(entry, at: SidecarPath.file)
        for list in XcodeFile.lists {
            record(file[keyPath: list.path], from: list.children.section, at: list.children.section)
        }
    }

    /// - Parameter former: The path in the previous sidecar.
    private mutating func record(_ declarations: [XcodeDeclaration]?, from former: String, at path: String) {
        let names = entries.names(of: declarations ?? [], at: former)
        if var entry = entries.claim(former) {
            let renamed = zip(names, declarations ?? []).filter { $0 != $1.name }
            entry.renameInOrder(Dictionary(renamed.map { ($0, $1.name) }, uniquingKeysWith: { first, _ in first }))
            keep(entry, at: path)
        }
        for (name, declaration) in zip(names, declarations ?? []) {
            record(declaration, from: SidecarPath.join(former, name), at: SidecarPath.join(path, declaration.name))
        }
        let present = Set(names)
        for absent in entries.absent(at: former) where !present.contains(SidecarPath.name(of: absent)) {
            var entry = Sidecar.Entry()
            entry.missing = entries.claim(absent)?.missing
            keep(entry, at: SidecarPath.join(path, SidecarPath.name(of: absent)))
        }
    }

    private mutating func record(_ declaration: XcodeDeclaration, from former: String, at path: String) {
        var entry = entries.claim(former) ?? Sidecar.Entry()
        if let extra = entry.extra, extra.isIdentical(to: assemble(declaration)) {
            entry = Sidecar.Entry()
            entry.extra = extra
            return keep(entry, at: path)
        }
        entry.extra = nil
        entry.missing = nil
        entry.renameParameters(entries.renames(in: declaration, at: former))
        entry.removeOutdatedParts(declaration.leaves, declaration.kind)
        entry.record(declaration.leaves)
        keep(entry, at: path)
        let shape = declaration.kind.shape
        for (section, declarations) in [
            (shape.members?.section, declaration.members), (shape.codes?.section, declaration.codes),
        ] {
            if let section { record(declarations, from: "\(former).\(section)", at: "\(path).\(section)") }
        }
        guard shape.response != nil else { return }
        let (formerResponse, responsePath) = (
            "\(former).\(XcodeDeclaration.responseName)", "\(path).\(XcodeDeclaration.responseName)"
        )
        if let response = declaration.response.first {
            record(response, from: formerResponse, at: responsePath)
        } else if let missing = entries.claim(formerResponse)?.missing {
            var entry = Sidecar.Entry()
            entry.missing = missing
            keep(entry, at: responsePath)
        }
    }

    private mutating func keep(_ entry: Sidecar.Entry, at path: String) {
        if !entry.isEmpty { result.declarations[path] = entry }
    }
}

extension Sidecar.Entry {
    /// Removes the parts of `set` and `unset` that do not apply to the file.
    fileprivate mutating func removeOutdatedParts(_ leaves: XcodeLeaves, _ kind: XcodeDeclaration.Kind?) {
        guard !set.isEmpty || !unset.isEmpty else { return instead = [:] }
        let elements = LeafElements(leaves, kind)
        set = set.filter { key, value in
            if kind.hasOrder(key) { return leaves[key] != nil }
            if elements.keys[key] == nil, elements.has(key), case .dictionary([:]) = value { return true }
            return (leaves[key]?.value ?? elements.value(key, in: leaves))?.isIdentical(to: value) ?? false
        }
        unset = unset.filter { key in leaves[key] == nil && elements.keys[key] == nil || set[key] != nil }
        let keys = Set(set.keys).union(unset)
        let settingsApply = keys.contains(where: \.isSetting)
        instead = instead.filter { key, _ in keys.contains(key) || settingsApply && key == "Type" }
    }

    /// Records the tags and ids of the file.
    fileprivate mutating func record(_ leaves: XcodeLeaves) {
        ids = [:]
        tag = nil
        lastTag = nil
        for (key, leaf) in leaves {
            switch (leaf.role, leaf.value) {
            case (.id(let name?), .string(let id)) where set[key] == nil: ids[name] = id
            case (.id(nil), .string): set[key] = leaf.value
            case (.tag, .integer(let number)) where set[key] == nil: tag = number
            case (.lastTag, .integer(let number)) where set[key] == nil: lastTag = number
            default: break
            }
        }
    }

    /// Updates the names in an order.
    /// - Parameter new: The current names by the names in the entry.
    mutating func renameInOrder(_ new: [String: String]) {
        guard !new.isEmpty else { return }
        for key in [\Sidecar.Entry.set, \.instead] {
            guard let order = self[keyPath: key][Sidecar.orderKey]?.names else { continue }
            self[keyPath: key][Sidecar.orderKey] = PropertyListValue(names: order.map { new[$0] ?? $0 })
        }
    }
}
