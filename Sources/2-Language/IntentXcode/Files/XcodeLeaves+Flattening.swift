internal import IntentModel

extension XcodeLeaves {
    /// Adds the flattened value of a group; a value with an unexpected shape is added as it is.
    /// - Parameter parameters: The parameters of the intent, which are needed for combinations.
    mutating func flatten(_ value: PropertyListValue, _ group: LeafGroup, parameters: [XcodeDeclaration] = []) {
        let isFlattened =
            switch (group.form, value) {
            case (.dictionary, .dictionary(let values)): flatten(values, group)
            case (.list(let key), .array(let elements)): flatten(elements, group, by: key)
            case (.values(let key, let of), .array(let elements)): flatten(elements, group, by: key, of: of)
            case (.combinations, .dictionary(let elements)): flatten(elements, group, parameters)
            case (.positions, .array(let elements)): flatten(elements, group)
            default: false
            }
        if !isFlattened { self[group.name] = XcodeLeaf(value) }
    }

    /// Adds an element of a group.
    mutating func flatten(element: PropertyListValue, _ name: String, _ group: LeafGroup) {
        guard case .dictionary(let values) = element, !values.isEmpty else {
            self[group.start + name] = XcodeLeaf(element)
            return
        }
        flatten(values, below: "\(group.start)\(name).", group)
    }

    private mutating func flatten(
        _ values: [String: PropertyListValue], below start: String, _ group: LeafGroup, except: String? = nil
    ) {
        let reserved = group.form == .combinations ? LeafGroup.combinationKey : nil
        for (key, value) in values where key != except {
            self[start + LeafKey.leaf(key, prefix: group.prefix, reserved: reserved)] = XcodeLeaf(value)
        }
    }

    private mutating func flatten(_ values: [String: PropertyListValue], _ group: LeafGroup) -> Bool {
        flatten(values, below: group.start, group)
        return !values.isEmpty
    }

    private mutating func flatten(_ elements: [PropertyListValue], _ group: LeafGroup, by key: String) -> Bool {
        let nameKey = group.prefix + key
        var names = ElementNames()
        for element in elements {
            let (name, isDeclaredName) = names.next(element, nameKey, group)
            guard case .dictionary(let values) = element else {
                self[group.start + name] = XcodeLeaf(element)
                continue
            }
            flatten(values, below: "\(group.start)\(name).", group, except: isDeclaredName ? nameKey : nil)
        }
        self[group.orderKey] = XcodeLeaf(.array(names.all.map(PropertyListValue.string)))
        return !elements.isEmpty
    }

    private mutating func flatten(
        _ elements: [PropertyListValue], _ group: LeafGroup, by key: String, of valueKey: String
    ) -> Bool {
        var names = ElementNames()
        var values: [PropertyListValue] = []
        for element in elements {
            guard case .dictionary(let pair) = element, pair.count == 2, let value = pair[group.prefix + valueKey],
                names.next(element, group.prefix + key, group).isDeclaredName
            else { return false }
            values.append(value)
        }
        for (name, value) in zip(names.all, values) { self[group.start + name] = XcodeLeaf(value) }
        if !names.all.isEmpty { self[group.orderKey] = XcodeLeaf(.array(names.all.map(PropertyListValue.string))) }
        return !names.all.isEmpty
    }

    private mutating func flatten(
        _ elements: [String: PropertyListValue], _ group: LeafGroup, _ parameters: [XcodeDeclaration]
    ) -> Bool {
        guard !elements.isEmpty, elements.keys.allSatisfy(group.isValidElementName) else { return false }
        let order = ParameterOrder(parameters)
        // A key that is in order takes precedence over one that would have to be reordered.
        for (key, normal) in elements.keys.map({ ($0, order.normalized($0)) }).sorted(by: { $0.0.utf8Precedes($1.0) }) {
            guard let element = elements[key] else { continue }
            guard case .dictionary(let values) = element, normal != key, elements[normal] == nil, !has(normal, group)
            else {
                flatten(element: element, key, group)
                continue
            }
            flatten(values, below: "\(group.start)\(normal).", group)
            self["\(group.start)\(normal).\(LeafGroup.combinationKey)"] = XcodeLeaf(.string(key))
        }
        return true
    }

    private func has(_ combination: String, _ group: LeafGroup) -> Bool {
        self["\(group.start)\(combination).\(LeafGroup.combinationKey)"] != nil
    }

    private mutating func flatten(_ elements: [PropertyListValue], _ group: LeafGroup) -> Bool {
        for (index, element) in elements.enumerated() { flatten(element: element, String(index), group) }
        return !elements.isEmpty
    }
}

/// The names of the elements in a list.
private struct ElementNames {
    private(set) var all: [String] = []
    private var counts: [String: Int] = [:]

    /// - Parameter key: The key whose value names the element.
    /// - Returns: That name, or another one if it is missing, invalid or already used.
    mutating func next(
        _ element: PropertyListValue, _ key: String, _ group: LeafGroup
    ) -> (name: String, isDeclaredName: Bool) {
        var name = "\(LeafGroup.unnamedPrefix)\(all.count + 1)"
        var isDeclaredName = false
        if case .dictionary(let values) = element, case .string(let declared)? = values[key],
            group.isValidElementName(declared)
        {
            (name, isDeclaredName) = counts.unique(declared)
        }
        all.append(name)
        return (name, isDeclaredName)
    }
}

extension [String: Int] {
    /// Returns the name itself if it is new, and otherwise a unique name such as `soup#2`. The dictionary holds the
    /// number of occurrences.
    mutating func unique(_ name: String) -> (name: String, isFirst: Bool) {
        guard var count = self[name] else {
            self[name] = 1
            return (name, true)
        }
        repeat { count += 1 } while self["\(name)#\(count)"] != nil
        self[name] = count
        self["\(name)#\(count)"] = 1
        return ("\(name)#\(count)", false)
    }
}

extension StringProtocol {
    /// Compares by bytes, which gives the same order on every platform.
    func utf8Precedes(_ other: some StringProtocol) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}

/// The order of the parameters of an intent.
private struct ParameterOrder {
    private let positions: [String: Int]

    init(_ parameters: [XcodeDeclaration]) {
        positions = parameters.positions(by: \.name)
    }

    /// Returns a combination with its names in this order; unchanged if a name is unknown or repeated.
    func normalized(_ combination: String) -> String {
        let names = combination.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        guard names.count > 1 else { return combination }
        var known: [(position: Int, name: Substring)] = []
        for name in names {
            let name = Substring(name)
            guard let position = positions[String(name)] else { return combination }
            known.append((position, name))
        }
        known.sort { $0.position < $1.position }
        guard zip(known, known.dropFirst()).allSatisfy({ $0.position < $1.position }) else { return combination }
        return known.map(\.name).joined(separator: ",")
    }
}
