/// The elements of groups that leaves mention, each with the name of its group: `PromptDialogs.Primary`.
struct LeafElements {
    private let groups: [LeafGroup]
    /// The keys of the leaves of each element.
    private(set) var keys: [String: [String]] = [:]
    /// The elements that an order lists.
    private var ordered: Set<String> = []

    init(_ leaves: XcodeLeaves, _ kind: XcodeDeclaration.Kind?) {
        groups = kind?.shape.groups.filter(\.hasElements) ?? []
        guard !groups.isEmpty else { return }
        for (key, leaf) in leaves {
            if let element = element(of: key) {
                keys[element, default: []].append(key)
            } else if let group = groups.first(where: { $0.hasOrder && $0.orderKey == key }) {
                for name in leaf.value.names ?? [] { ordered.insert(group.start + name) }
            }
        }
    }

    /// Returns the element that a leaf belongs to.
    func element(of key: String) -> String? {
        guard key.utf8.contains(UInt8(ascii: ".")) else { return nil }
        for group in groups {
            guard let (name, inner) = group.parts(of: key) else { continue }
            return inner == nil && group.hasOrder && name == LeafGroup.order ? nil : group.start + name
        }
        return nil
    }

    func has(_ element: String) -> Bool { keys[element] != nil || ordered.contains(element) }

    /// Returns whether the element is not a dictionary, or is an empty one.
    func isPlain(_ element: String) -> Bool { keys[element] == [element] }

    /// Returns the value of an element, with keys in the form of leaf keys; nil if it has no leaves.
    func value(_ element: String, in leaves: XcodeLeaves) -> PropertyListValue? {
        guard let keys = keys[element] else { return nil }
        if isPlain(element) { return leaves[element]?.value }
        var values: [String: PropertyListValue] = [:]
        for key in keys where key != element {
            guard let leaf = leaves[key] else { continue }
            values[String(key[key.utf8.index(key.startIndex, offsetBy: element.utf8.count + 1)...])] = leaf.value
        }
        return .dictionary(values)
    }
}

/// The order of names in a file, merged with the names in the current export.
struct NameOrder {
    /// The names in the order of the file.
    let names: [String]
    /// The names in the export when the order was stored.
    let previousNames: [String]

    /// Returns the names of the file and of the current export in one order.
    ///
    /// If the definition did not reorder its names since, the file's order is used, without names that were removed
    /// from the definition. Otherwise the definition's order is used. A name that only one of them contains follows its
    /// predecessor.
    func merged(with current: [String]) -> [String] {
        let (wanted, former, present) = (Set(names), Set(previousNames), Set(current))
        if previousNames.filter(present.contains) == current.filter(former.contains) {
            let kept = names.filter { !former.contains($0) || present.contains($0) }
            return NameOrder.kept(kept, insertingFrom: current) { !wanted.contains($0) }
        }
        return NameOrder.kept(current, insertingFrom: names) { !former.contains($0) && !present.contains($0) }
    }

    private static func kept(
        _ kept: [String], insertingFrom others: [String], where isNew: (String) -> Bool
    ) -> [String] {
        let known = Set(kept)
        var first: [String] = []
        var followers: [String: [String]] = [:]
        var previous: String?
        for name in others {
            if known.contains(name) {
                previous = name
            } else if isNew(name) {
                if let previous { followers[previous, default: []].append(name) } else { first.append(name) }
            }
        }
        return first + kept.flatMap { [$0] + (followers[$0] ?? []) }
    }
}
