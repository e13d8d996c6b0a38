/// Returns the sidecar with which an export of a definition reproduces a file exactly: applying it with
/// ``apply(_:to:)`` and ``number(_:sidecar:)`` turns the export into the original.
///
/// Declarations are matched by name, which is unique among siblings.
package func differences(exported: XcodeFile, original: XcodeFile) -> Sidecar {
    var comparison = Comparison(original)
    comparison.compare(addingPlaceholders(to: exported), original)
    return comparison.sidecar
}

private struct Comparison {
    private(set) var sidecar = Sidecar()
    private let namespace: String?

    init(_ original: XcodeFile) {
        if case .string(let namespace)? = original.leaves["Namespace"]?.value {
            self.namespace = namespace
        } else {
            namespace = nil
        }
    }

    mutating func compare(_ exported: XcodeFile, _ original: XcodeFile) {
        var (exportedLeaves, originalLeaves) = (exported.leaves, original.leaves)
        for (key, name) in Sidecar.fileKeys {
            guard let value = originalLeaves[key]?.value, case .string = value else { continue }
            sidecar.file[name] = value
            exportedLeaves[key] = nil
            originalLeaves[key] = nil
        }
        var entry = LeafComparison(exportedLeaves, originalLeaves, nil, namespace: namespace, position: nil)
        keep(entry.entry(), at: SidecarPath.file)
        for list in XcodeFile.lists {
            compare(exported[keyPath: list.path], original[keyPath: list.path], at: list.children.section)
        }
    }

    private mutating func compare(_ exported: [XcodeDeclaration]?, _ original: [XcodeDeclaration]?, at path: String) {
        guard exported != nil || original != nil else { return }
        keep(order(exported, original), at: path)
        let partners = Dictionary((exported ?? []).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for (index, declaration) in (original ?? []).enumerated() {
            compare(
                partners[declaration.name], declaration, at: SidecarPath.join(path, declaration.name),
                position: index + 1)
        }
        let names = Set((original ?? []).map(\.name))
        for declaration in exported ?? [] where !names.contains(declaration.name) {
            compare(declaration, nil, at: SidecarPath.join(path, declaration.name), position: 0)
        }
    }

    /// Returns the entry of an array.
    private func order(_ exported: [XcodeDeclaration]?, _ original: [XcodeDeclaration]?) -> Sidecar.Entry {
        var entry = Sidecar.Entry()
        guard let original else {
            entry.unset = [Sidecar.orderKey]
            return entry
        }
        let (names, exportedNames) = (original.map(\.name), (exported ?? []).map(\.name))
        let nameSet = Set(names)
        if exported == nil || exportedNames.filter(nameSet.contains) != names {
            entry.set[Sidecar.orderKey] = PropertyListValue(names: names)
            if !exportedNames.isEmpty { entry.instead[Sidecar.orderKey] = PropertyListValue(names: exportedNames) }
        }
        return entry
    }

    private mutating func compare(
        _ exported: XcodeDeclaration?, _ original: XcodeDeclaration?, at path: String, position: Int
    ) {
        guard let exported, let original else {
            var entry = Sidecar.Entry()
            entry.extra = original.map(assemble)
            entry.missing = exported.map { assemble($0).fingerprint }
            return keep(entry, at: path)
        }
        var leaves = LeafComparison(
            exported.leaves, original.leaves, exported.kind, namespace: namespace, position: position)
        if let name = exported.nameInFile, let originalName = original.nameInFile {
            leaves.compareNames(name, originalName)
        }
        keep(leaves.entry(), at: path)
        let shape = exported.kind.shape
        if let section = shape.members?.section {
            compare(exported.members, original.members, at: "\(path).\(section)")
        }
        if let section = shape.codes?.section { compare(exported.codes, original.codes, at: "\(path).\(section)") }
        guard shape.response != nil, exported.response.first != nil || original.response.first != nil else { return }
        compare(
            exported.response.first, original.response.first, at: "\(path).\(XcodeDeclaration.responseName)",
            position: 1)
    }

    private mutating func keep(_ entry: Sidecar.Entry, at path: String) {
        if !entry.isEmpty { sidecar.declarations[path] = entry }
    }
}

/// The comparison of one declaration's exported leaves with those of the original file.
private struct LeafComparison {
    private let exported: XcodeLeaves
    private let original: XcodeLeaves
    private let kind: XcodeDeclaration.Kind?
    private let namespace: String?
    private let position: Int?
    private let exportedElements: LeafElements
    private let originalElements: LeafElements
    private var result = Sidecar.Entry()

    /// - Parameters:
    ///   - exported: The exported leaves, with placeholders.
    ///   - kind: Nil for the file itself.
    ///   - namespace: The namespace of the original file.
    ///   - position: The position in the original file, from 1.
    init(
        _ exported: XcodeLeaves, _ original: XcodeLeaves, _ kind: XcodeDeclaration.Kind?, namespace: String?,
        position: Int?
    ) {
        self.exported = exported
        self.original = original
        self.kind = kind
        self.namespace = namespace
        self.position = position
        exportedElements = LeafElements(exported, kind)
        originalElements = LeafElements(original, kind)
    }

    mutating func compareNames(_ exported: PropertyListValue, _ original: PropertyListValue) {
        guard !exported.isIdentical(to: original) else { return }
        result.set["Name"] = original
        result.instead["Name"] = exported
    }

    mutating func entry() -> Sidecar.Entry {
        let wholeElements = compareElements()
        for (key, leaf) in exported where !isName(key) && !isPart(key, exportedElements, of: wholeElements) {
            if !isOrderWithout(wholeElements, key, leaf) { compare(key, leaf, original[key]?.value) }
        }
        for (key, leaf) in original
        where exported[key] == nil && !isName(key) && !isPart(key, originalElements, of: wholeElements) {
            if key == kind?.lastTagKey, case .integer(let tag) = leaf.value {
                result.lastTag = tag
            } else {
                result.set[key] = leaf.value
            }
        }
        guardSettings()
        result.unset.sort { $0.utf8Precedes($1) }
        return result
    }

    private func isName(_ key: String) -> Bool { key == "Name" && kind?.shape.nameKey != nil }

    private func isPart(_ key: String, _ elements: LeafElements, of wholeElements: Set<String>) -> Bool {
        guard !wholeElements.isEmpty, let element = elements.element(of: key) else { return false }
        return wholeElements.contains(element)
    }

    /// Returns whether an order is that of the export, without the elements that are left out.
    private func isOrderWithout(_ wholeElements: Set<String>, _ key: String, _ leaf: XcodeLeaf) -> Bool {
        guard !wholeElements.isEmpty, kind.hasOrder(key), let names = leaf.value.names else { return false }
        let left = names.filter { name in
            let element = String(key.dropLast(LeafGroup.order.count)) + name
            return !wholeElements.contains(element) || originalElements.has(element)
        }
        return (original[key]?.value ?? .array([])).isIdentical(to: PropertyListValue(names: left))
    }

    /// Records the elements that are stored or left out as a whole.
    /// - Returns: Those elements.
    private mutating func compareElements() -> Set<String> {
        var wholeElements: Set<String> = []
        for element in originalElements.keys.keys where !exportedElements.has(element) { wholeElements.insert(element) }
        for element in exportedElements.keys.keys where !originalElements.has(element) { wholeElements.insert(element) }
        for element in exportedElements.keys.keys where originalElements.has(element) && differInForm(element) {
            wholeElements.insert(element)
        }
        for element in originalElements.keys.keys
        where exportedElements.has(element) && originalElements.isPlain(element) && differInForm(element) {
            wholeElements.insert(element)
        }
        for element in wholeElements {
            if let value = originalElements.value(element, in: original) {
                result.set[element] = value
            } else if originalElements.has(element) {
                // The order contains it, but it has no values.
                result.set[element] = .dictionary([:])
            }
            guard let value = exportedElements.value(element, in: exported) else { continue }
            result.unset.append(element)
            let isReplaceable =
                exportedElements.keys[element]?.allSatisfy { exported[$0]?.isReplaceable(by: nil) ?? true } ?? true
            if !isReplaceable { result.instead[element] = value.guardFingerprint }
        }
        return wholeElements
    }

    /// Returns whether only one of the two is a dictionary, or the values differ.
    private func differInForm(_ element: String) -> Bool {
        guard exportedElements.isPlain(element) || originalElements.isPlain(element) else { return false }
        guard let exported = exported[element]?.value, let original = original[element]?.value else { return true }
        return !exported.isIdentical(to: original)
    }

    private mutating func compare(_ key: String, _ leaf: XcodeLeaf, _ value: PropertyListValue?) {
        if leaf.isPlaceholder {
            if recordNumber(leaf.role, value) { return }
        } else if let value, leaf.value.isIdentical(to: value) {
            return
        }
        guard let value else {
            result.unset.append(key)
            if !leaf.isReplaceable(by: nil) { result.instead[key] = leaf.guardValue }
            return
        }
        result.set[key] = value
        if kind.hasOrder(key), let current = leaf.value.names, let names = value.names {
            if !leaf.isImplied || Set(current) != Set(names) { result.instead[key] = leaf.value }
        } else if !leaf.isReplaceable(by: value) {
            result.instead[key] = leaf.guardValue
        }
    }

    /// Records an id, a tag or another assigned value.
    /// - Returns: Whether nothing else needs to be recorded for the leaf.
    private mutating func recordNumber(_ role: XcodeLeaf.Role?, _ value: PropertyListValue?) -> Bool {
        switch (role, value) {
        case (.id(let name?), .string(let id)): result.ids[name] = id
        case (.tag, .integer(let tag)): result.tag = tag
        case (.lastTag, .integer(let tag)): result.lastTag = tag
        case (.position, .integer(let number)): return number == position
        case (.namespace, .string(let text)): return namespace?.isIdentical(to: text) ?? false
        case (.namespace, nil): return namespace == nil
        default: return false
        }
        return true
    }

    /// Settings are valid only for the type that they were written for.
    private mutating func guardSettings() {
        guard let type = exported["Type"], !type.isImplied, result.instead["Type"] == nil,
            result.set.keys.contains(where: \.isSetting)
        else { return }
        result.instead["Type"] = type.guardValue
    }
}

extension XcodeLeaf {
    /// Returns whether a sidecar may replace the value without recording it.
    func isReplaceable(by value: PropertyListValue?) -> Bool { isImplied || self.value.isEquivalent(to: value) }

    /// The value that a sidecar records for comparison.
    var guardValue: PropertyListValue { text == nil ? value : value.guardFingerprint }
}

extension PropertyListValue {
    /// The fingerprint that a sidecar records for a text or a dialog.
    var guardFingerprint: PropertyListValue { .string("#\(fingerprint)") }
}

extension String {
    /// Whether the string is the key of a type's setting.
    var isSetting: Bool { utf8.starts(with: "Metadata.".utf8) }
}

extension XcodeDeclaration.Kind? {
    /// Returns whether the leaf holds the order of a group.
    func hasOrder(_ key: String) -> Bool {
        self?.shape.groups.contains { $0.hasOrder && $0.orderKey == key } ?? false
    }
}
