/// Which elements of groups leaves speak of, each by its name behind its group's: `PromptDialogs.Primary`.
struct LeafElements {
    private let groups: [LeafGroup]
    /// The keys of an element's leaves.
    private(set) var keys: [String: [String]] = [:]
    /// Elements that stand in an order.
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

    /// The element that a leaf belongs to.
    func element(of key: String) -> String? {
        guard key.utf8.contains(UInt8(ascii: ".")) else { return nil }
        for group in groups {
            guard let (name, inner) = group.parts(of: key) else { continue }
            return inner == nil && group.hasOrder && name == LeafGroup.order ? nil : group.start + name
        }
        return nil
    }

    func has(_ element: String) -> Bool { keys[element] != nil || ordered.contains(element) }

    /// Whether it is no dictionary with something in it.
    func isPlain(_ element: String) -> Bool { keys[element] == [element] }

    /// Its value, with the keys of leaves; nil where there is none.
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
