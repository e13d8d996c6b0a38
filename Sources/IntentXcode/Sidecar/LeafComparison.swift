/// What has to be kept of one declaration's leaves.
struct LeafComparison {
    private let exported: XcodeLeaves
    private let original: XcodeLeaves
    private let kind: XcodeDeclaration.Kind?
    private let namespace: String?
    private let position: Int?
    private let exportedElements: LeafElements
    private let originalElements: LeafElements
    private var result = Sidecar.Entry()

    /// - Parameters:
    ///   - exported: With places for what is not of the definition.
    ///   - kind: Nil for the file itself.
    ///   - namespace: That of the original file.
    ///   - position: In the original, from 1.
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
        guard !exported.isSame(as: original) else { return }
        result.set["Name"] = original
        result.instead["Name"] = exported
    }

    mutating func entry() -> Sidecar.Entry {
        let whole = compareElements()
        for (key, leaf) in exported where !isName(key) && !isPart(key, exportedElements, of: whole) {
            if !isOrderWithout(whole, key, leaf) { compare(key, leaf, original[key]?.value) }
        }
        for (key, leaf) in original
        where exported[key] == nil && !isName(key) && !isPart(key, originalElements, of: whole) {
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

    private func isPart(_ key: String, _ elements: LeafElements, of whole: Set<String>) -> Bool {
        guard !whole.isEmpty, let element = elements.element(of: key) else { return false }
        return whole.contains(element)
    }

    /// Whether an order is the export's without what is left out.
    private func isOrderWithout(_ whole: Set<String>, _ key: String, _ leaf: XcodeLeaf) -> Bool {
        guard !whole.isEmpty, kind.hasOrder(key), let names = leaf.value.names else { return false }
        let left = names.filter { name in
            let element = String(key.dropLast(LeafGroup.order.count)) + name
            return !whole.contains(element) || originalElements.has(element)
        }
        return (original[key]?.value ?? .array([])).isSame(as: PropertyListValue(names: left))
    }

    /// - Returns: The elements that are kept or left out as a whole.
    private mutating func compareElements() -> Set<String> {
        var whole: Set<String> = []
        for element in originalElements.keys.keys where !exportedElements.has(element) { whole.insert(element) }
        for element in exportedElements.keys.keys where !originalElements.has(element) { whole.insert(element) }
        for element in exportedElements.keys.keys where originalElements.has(element) && differInForm(element) {
            whole.insert(element)
        }
        for element in originalElements.keys.keys
        where exportedElements.has(element) && originalElements.isPlain(element) && differInForm(element) {
            whole.insert(element)
        }
        for element in whole {
            if let value = originalElements.value(element, in: original) {
                result.set[element] = value
            } else if originalElements.has(element) {
                // It has its place, and nothing else is said of it.
                result.set[element] = .dictionary([:])
            }
            guard let value = exportedElements.value(element, in: exported) else { continue }
            result.unset.append(element)
            let isOpen = exportedElements.keys[element]?.allSatisfy { exported[$0]?.yields(to: nil) ?? true } ?? true
            if !isOpen { result.instead[element] = value.guardFingerprint }
        }
        return whole
    }

    /// Where one of the two has no dictionary.
    private func differInForm(_ element: String) -> Bool {
        guard exportedElements.isPlain(element) || originalElements.isPlain(element) else { return false }
        guard let exported = exported[element]?.value, let original = original[element]?.value else { return true }
        return !exported.isSame(as: original)
    }

    private mutating func compare(_ key: String, _ leaf: XcodeLeaf, _ value: PropertyListValue?) {
        if leaf.isOpen {
            if keepNumber(leaf.role, value) { return }
        } else if let value, leaf.value.isSame(as: value) {
            return
        }
        guard let value else {
            result.unset.append(key)
            if !leaf.yields(to: nil) { result.instead[key] = leaf.guardValue }
            return
        }
        result.set[key] = value
        if kind.hasOrder(key), let now = leaf.value.names, let names = value.names {
            if !leaf.isImplied || Set(now) != Set(names) { result.instead[key] = leaf.value }
        } else if !leaf.yields(to: value) {
            result.instead[key] = leaf.guardValue
        }
    }

    /// - Returns: Whether there is nothing more to be said of it.
    private mutating func keepNumber(_ role: XcodeLeaf.Role?, _ value: PropertyListValue?) -> Bool {
        switch (role, value) {
        case (.id(let name?), .string(let id)): result.ids[name] = id
        case (.tag, .integer(let tag)): result.tag = tag
        case (.lastTag, .integer(let tag)): result.lastTag = tag
        case (.position, .integer(let number)): return number == position
        case (.namespace, .string(let text)): return namespace?.isSame(as: text) ?? false
        case (.namespace, nil): return namespace == nil
        default: return false
        }
        return true
    }

    /// Settings mean something for one type only.
    private mutating func guardSettings() {
        guard let type = exported["Type"], !type.isImplied, result.instead["Type"] == nil,
            result.set.keys.contains(where: \.isSetting)
        else { return }
        result.instead["Type"] = type.guardValue
    }
}

extension XcodeLeaf {
    /// Whether a sidecar may put another value in its place without being asked what was there before.
    func yields(to value: PropertyListValue?) -> Bool { isImplied || self.value.isSpelling(of: value) }

    /// What a sidecar remembers it by.
    var guardValue: PropertyListValue { text == nil ? value : value.guardFingerprint }
}

extension PropertyListValue {
    /// What a sidecar remembers a text or a dialog by.
    var guardFingerprint: PropertyListValue { .string("#\(fingerprint)") }
}

extension String {
    /// Whether it is the key of one of a type's settings.
    var isSetting: Bool { utf8.starts(with: "Metadata.".utf8) }
}

extension XcodeDeclaration.Kind? {
    /// Whether a leaf holds names in order.
    func hasOrder(_ key: String) -> Bool {
        self?.shape.groups.contains { $0.hasOrder && $0.orderKey == key } ?? false
    }
}
