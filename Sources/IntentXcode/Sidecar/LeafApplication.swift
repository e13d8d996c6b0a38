/// Puts what a sidecar keeps of one declaration into what an export says of it.
struct LeafApplication {
    private(set) var leaves: XcodeLeaves
    private let entry: Sidecar.Entry
    private let kind: XcodeDeclaration.Kind?
    private let exported: XcodeLeaves
    private let elements: LeafElements

    /// - Parameters:
    ///   - leaves: With places for what is not of the definition.
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
        let hasSettings =
            entry.instead["Type"].map { guardValue in exported["Type"]?.matches(guardValue) ?? false } ?? true
        for key in entry.unset where hasSettings || !key.isSetting { remove(key) }
        for (key, value) in entry.set where hasSettings || !key.isSetting {
            if key == "Name", let nameInFile {
                if entry.instead[key]?.isSame(as: nameInFile) ?? false { leaves[key] = XcodeLeaf(value) }
            } else {
                put(value, key)
            }
        }
    }

    private mutating func applyNumbers() {
        for (key, leaf) in exported where leaf.isOpen {
            switch leaf.role {
            case .id(let name?): if let id = entry.ids[name] { leaves[key]?.give(.string(id)) }
            case .tag: if let tag = entry.tag { leaves[key]?.give(.integer(tag)) }
            default: break
            }
        }
        if let tag = entry.lastTag, let key = kind?.lastTagKey, exported[key]?.isOpen ?? true {
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
                keys.allSatisfy { exported[$0]?.yields(to: nil) ?? true }
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
            let isThere = elements.keys[key]?.contains { leaves[$0] != nil } ?? false
            if !isThere { leaves.put(value, key, group) }
            return
        }
        if let element = elements.element(of: key), !elements.has(element) { return }
        let isAllowed =
            if let guardValue = entry.instead[key] {
                exported[key]?.matches(guardValue) ?? false
            } else {
                exported[key]?.yields(to: value) ?? true
            }
        guard isAllowed else { return }
        leaves[key] = XcodeLeaf(value, role: exported[key]?.role)
    }

    private mutating func put(order names: [String], _ key: String) {
        guard let now = exported[key]?.value.names else {
            if entry.instead[key] == nil { leaves[key] = XcodeLeaf(PropertyListValue(names: names)) }
            return
        }
        let start = key.dropLast(LeafGroup.order.count)
        let (wanted, present) = (Set(names), Set(now))
        guard let then = entry.instead[key]?.names else {
            // The file's order of what Xcode would have written anyway.
            let kept = names.filter { present.contains($0) || isSaid(start + $0) }
            leaves[key] = XcodeLeaf(PropertyListValue(names: kept + now.filter { !wanted.contains($0) }))
            return
        }
        let former = Set(then)
        // What the file had not is there only where something is said of it.
        let kept = NameOrder(names: names, then: then).names(with: now).filter {
            wanted.contains($0) || !former.contains($0) || isSaid(start + $0)
        }
        leaves[key] = XcodeLeaf(PropertyListValue(names: kept))
    }

    private func isSaid(_ element: String) -> Bool {
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
        value.isSame(as: guardValue) || value.guardFingerprint == guardValue
    }
}

extension XcodeLeaves {
    /// Puts an element in whose keys are those of leaves.
    fileprivate mutating func put(_ element: PropertyListValue, _ name: String, _ group: LeafGroup) {
        guard case .dictionary(let values) = element, !values.isEmpty || group.hasOrder else {
            self[name] = XcodeLeaf(element)
            return
        }
        for (key, value) in values { self["\(name).\(key)"] = XcodeLeaf(value) }
    }
}
