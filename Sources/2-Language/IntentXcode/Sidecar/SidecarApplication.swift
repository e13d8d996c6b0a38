/// Applies a sidecar to an export.
///
/// The definition takes precedence: a value of the sidecar is used only if the export has no value, or still has the
/// value it had when the sidecar was written. A renamed declaration keeps its entry.
/// - Returns: The file with the tags and ids in the sidecar, and notes about entries that do not fit. The remaining ids
///   are placeholders; see ``number(_:sidecar:)``.
package func apply(_ sidecar: Sidecar, to exported: consuming XcodeFile) -> (file: XcodeFile, notes: [String]) {
    var application = SidecarApplication(sidecar)
    var file = addingPlaceholders(to: exported)
    application.apply(to: &file)
    return (file, application.notes + application.unclaimed)
}

private struct SidecarApplication {
    private let sidecar: Sidecar
    private var entries: SidecarEntries
    private(set) var notes: [String] = []

    init(_ sidecar: Sidecar) {
        self.sidecar = sidecar
        entries = SidecarEntries(sidecar)
    }

    /// Notes about entries whose declaration does not exist, without those below them.
    var unclaimed: [String] {
        entries.unclaimed.map { "the sidecar entry '\($0)' is dropped because the definition has no such declaration" }
    }

    mutating func apply(to file: inout XcodeFile) {
        var leaves = LeafApplication(entries.claim(SidecarPath.file) ?? Sidecar.Entry(), to: file.leaves, nil)
        leaves.apply(nameInFile: nil)
        file.leaves = leaves.leaves
        for (key, name) in Sidecar.fileKeys {
            if let value = sidecar.file[name], case .string = value {
                file.leaves[key] = XcodeLeaf(value, role: file.leaves[key]?.role)
            }
        }
        for list in XcodeFile.lists {
            apply(to: &file[keyPath: list.path], list.children, at: list.children.section)
        }
    }

    private mutating func apply(
        to declarations: inout [XcodeDeclaration]?, _ children: XcodeShape.Children?, at path: String
    ) {
        guard let children else { return }
        let own = entries.claim(path)
        let isAbsent = declarations == nil
        var list = declarations ?? []
        // The only copy, which changes in place.
        declarations = nil
        let names = entries.names(of: list, at: path)
        var present: [String: Int] = [:]
        for (index, name) in names.enumerated() where apply(to: &list[index], at: SidecarPath.join(path, name)) {
            present[name] = index
        }
        let extras = extras(children.kind, at: path, except: Set(names))
        for (index, extra) in extras.enumerated() { present[extra.name] = list.count + index }
        list += extras
        var order = names + extras.map(\.name)
        if let wanted = own?.set[Sidecar.orderKey]?.names {
            let previousNames = own?.instead[Sidecar.orderKey]?.names ?? []
            order = NameOrder(names: wanted, previousNames: previousNames).merged(with: names)
            let ordered = Set(order)
            order += extras.map(\.name).filter { !ordered.contains($0) }
        } else if present.isEmpty, isAbsent || own?.unset.contains(Sidecar.orderKey) ?? false {
            return
        }
        declarations = order.compactMap { name in present[name].map { list[$0] } }
    }

    /// - Returns: Whether the file contains the declaration.
    private mutating func apply(to declaration: inout XcodeDeclaration, at path: String) -> Bool {
        let entry = entries.claim(path)
        if let missing = entry?.missing, missing == assemble(declaration).fingerprint { return false }
        if var entry {
            entry.renameParameters(entries.renames(in: declaration, at: path))
            var leaves = LeafApplication(entry, to: declaration.leaves, declaration.kind)
            leaves.apply(nameInFile: declaration.nameInFile)
            declaration.leaves = leaves.leaves
        }
        let shape = declaration.kind.shape
        if let section = shape.members?.section {
            apply(to: &declaration.members, shape.members, at: "\(path).\(section)")
        }
        if let section = shape.codes?.section {
            apply(to: &declaration.codes, shape.codes, at: "\(path).\(section)")
        }
        if shape.response != nil {
            let path = "\(path).\(XcodeDeclaration.responseName)"
            if declaration.response.isEmpty {
                declaration.response = extra(.response, at: path).map { [$0] } ?? []
            } else if !apply(to: &declaration.response[0], at: path) {
                declaration.response = []
            }
        }
        return true
    }

    private mutating func extras(
        _ kind: XcodeDeclaration.Kind, at path: String, except names: Set<String>
    ) -> [XcodeDeclaration] {
        entries.extras(at: path).compactMap { extraPath in
            names.contains(SidecarPath.name(of: extraPath)) ? nil : extra(kind, at: extraPath)
        }
    }

    private mutating func extra(_ kind: XcodeDeclaration.Kind, at path: String) -> XcodeDeclaration? {
        guard let value = entries.claim(path)?.extra else { return nil }
        do {
            var declaration = try disassemble(value, kind)
            let name = kind == .response ? XcodeDeclaration.responseName : SidecarPath.name(of: path)
            if !declaration.name.isIdentical(to: name) {
                declaration.leaves["Name"] = XcodeLeaf(.string(declaration.name))
                declaration.name = name
            }
            return declaration
        } catch {
            notes.append("the sidecar entry '\(path)' is dropped because it is invalid: \(error.message)")
            return nil
        }
    }
}

/// Applies the sidecar entry of one declaration to its exported leaves.
private struct LeafApplication {
    private(set) var leaves: XcodeLeaves
    private let entry: Sidecar.Entry
    private let kind: XcodeDeclaration.Kind?
    private let exported: XcodeLeaves
    private let elements: LeafElements

    /// - Parameters:
    ///   - leaves: The exported leaves, with placeholders.
    ///   - kind: Nil for the file itself.
    init(_ entry: Sidecar.Entry, to leaves: XcodeLeaves, _ kind: XcodeDeclaration.Kind?) {
        self.leaves = leaves
        self.entry = entry
        self.kind = kind
        exported = leaves
        elements = LeafElements(entry.hasKeys ? leaves : [:], kind)
    }

    mutating func apply(nameInFile: PropertyListValue?) {
        applyNumbers()
        guard entry.hasKeys else { return }
        let settingsApply =
            entry.instead["Type"].map { guardValue in exported["Type"]?.matches(guardValue) ?? false } ?? true
        for key in entry.unset where settingsApply || !key.isSetting { remove(key) }
        for (key, value) in entry.set where settingsApply || !key.isSetting {
            if key == "Name", let nameInFile {
                if entry.instead[key]?.isIdentical(to: nameInFile) ?? false { leaves[key] = XcodeLeaf(value) }
            } else {
                put(value, key)
            }
        }
    }

    private mutating func applyNumbers() {
        for (key, leaf) in exported where leaf.isPlaceholder {
            switch leaf.role {
            case .id(let name?): if let id = entry.ids[name] { leaves[key]?.fill(.string(id)) }
            case .tag: if let tag = entry.tag { leaves[key]?.fill(.integer(tag)) }
            default: break
            }
        }
        if let tag = entry.lastTag, let key = kind?.lastTagKey, exported[key]?.isPlaceholder ?? true {
            leaves[key] = XcodeLeaf(.integer(tag), role: .lastTag)
        }
    }

    private mutating func remove(_ key: String) {
        let keys = isElement(key) ? elements.keys[key] ?? [] : [key]
        let isAllowed =
            if let guardValue = entry.instead[key] {
                isElement(key)
                    ? elements.value(key, in: exported)?.guardFingerprint == guardValue
                    : exported[key]?.matches(guardValue) ?? false
            } else {
                keys.allSatisfy { exported[$0]?.isReplaceable(by: nil) ?? true }
            }
        guard isAllowed else { return }
        for key in keys { leaves[key] = nil }
        if let group = group(ofElement: key), group.hasOrder, entry.set[key] == nil { removeFromOrder(key, group) }
    }

    private mutating func removeFromOrder(_ element: String, _ group: LeafGroup) {
        guard let names = leaves[group.orderKey]?.value.names else { return }
        let left = names.filter { group.start + $0 != element }
        guard left.count < names.count else { return }
        leaves[group.orderKey]?.value = PropertyListValue(names: left)
        if left.isEmpty { leaves[group.orderKey] = nil }
    }

    private mutating func put(_ value: PropertyListValue, _ key: String) {
        if kind.hasOrder(key), let order = value.names, exported[key].map({ $0.value.names != nil }) ?? true {
            return put(order: order, key)
        }
        if let group = group(ofElement: key) {
            let exists = elements.keys[key]?.contains { leaves[$0] != nil } ?? false
            if !exists { leaves.put(value, key, group) }
            return
        }
        if let element = elements.element(of: key), !elements.has(element) { return }
        let isAllowed =
            if let guardValue = entry.instead[key] {
                exported[key]?.matches(guardValue) ?? false
            } else {
                exported[key]?.isReplaceable(by: value) ?? true
            }
        guard isAllowed else { return }
        // A text that the definition corrected stays the text of `.strings` files.
        let corrected = entry.instead[key] == nil ? nil : exported[key]?.text
        leaves[key] = XcodeLeaf(value, text: corrected, role: exported[key]?.role)
    }

    private mutating func put(order names: [String], _ key: String) {
        guard let current = exported[key]?.value.names else {
            if entry.instead[key] == nil { leaves[key] = XcodeLeaf(PropertyListValue(names: names)) }
            return
        }
        let start = key.dropLast(LeafGroup.order.count)
        let (wanted, present) = (Set(names), Set(current))
        guard let previousNames = entry.instead[key]?.names else {
            // The file's order replaces the order that Xcode would have written.
            let kept = names.filter { present.contains($0) || isPresent(start + $0) }
            leaves[key] = XcodeLeaf(PropertyListValue(names: kept + current.filter { !wanted.contains($0) }))
            return
        }
        let former = Set(previousNames)
        // A name that the file did not contain is used only if it has leaves.
        let kept = NameOrder(names: names, previousNames: previousNames).merged(with: current).filter {
            wanted.contains($0) || !former.contains($0) || isPresent(start + $0)
        }
        leaves[key] = XcodeLeaf(PropertyListValue(names: kept))
    }

    private func isPresent(_ element: String) -> Bool {
        leaves[element] != nil || elements.keys[element]?.contains { leaves[$0] != nil } ?? false
    }

    private func isElement(_ key: String) -> Bool { group(ofElement: key) != nil }

    private func group(ofElement key: String) -> LeafGroup? {
        guard elements.element(of: key) == key else { return nil }
        return kind?.shape.groups.first { $0.parts(of: key) != nil }
    }
}

extension Sidecar.Entry {
    fileprivate var hasKeys: Bool { !set.isEmpty || !unset.isEmpty }
}

extension XcodeLeaf {
    fileprivate func matches(_ guardValue: PropertyListValue) -> Bool {
        value.isIdentical(to: guardValue) || value.guardFingerprint == guardValue
    }
}

extension XcodeLeaves {
    /// Adds an element whose keys are in the form of leaf keys.
    fileprivate mutating func put(_ element: PropertyListValue, _ name: String, _ group: LeafGroup) {
        guard case .dictionary(let values) = element, !values.isEmpty || group.hasOrder else {
            self[name] = XcodeLeaf(element)
            return
        }
        for (key, value) in values { self["\(name).\(key)"] = XcodeLeaf(value) }
    }
}
