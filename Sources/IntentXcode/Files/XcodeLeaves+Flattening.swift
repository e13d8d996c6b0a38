extension XcodeLeaves {
    /// Puts the value of a group in, flattened; as it is where it has another shape than the group's.
    /// - Parameter parameters: Those of the intent, for combinations.
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

    /// Puts an element of a group in.
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
            let (name, isWhatItSays) = names.next(element, nameKey, group)
            guard case .dictionary(let values) = element else {
                self[group.start + name] = XcodeLeaf(element)
                continue
            }
            flatten(values, below: "\(group.start)\(name).", group, except: isWhatItSays ? nameKey : nil)
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
                names.next(element, group.prefix + key, group).isWhatItSays
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
        guard !elements.isEmpty, elements.keys.allSatisfy(group.canName) else { return false }
        let order = ParameterOrder(parameters)
        // A key that is in order keeps its place, whatever others would like to be called.
        for (key, normal) in elements.keys.map({ ($0, order.normal($0)) }).sorted(by: { $0.0.utf8Precedes($1.0) }) {
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

/// What the elements of a list are called.
private struct ElementNames {
    private(set) var all: [String] = []
    private var counts: [String: Int] = [:]

    /// - Parameter key: Under which an element says what it is called.
    /// - Returns: That, or another name where it is taken, or where none can be told from it.
    mutating func next(
        _ element: PropertyListValue, _ key: String, _ group: LeafGroup
    ) -> (name: String, isWhatItSays: Bool) {
        var name = "\(LeafGroup.nameless)\(all.count + 1)"
        var isWhatItSays = false
        if case .dictionary(let values) = element, case .string(let said)? = values[key], group.canName(said) {
            (name, isWhatItSays) = counts.unlike(said)
        }
        all.append(name)
        return (name, isWhatItSays)
    }
}

extension [String: Int] {
    /// A name that was not met yet: the very name, or `soup#2`. The values are how often names were met.
    mutating func unlike(_ name: String) -> (name: String, isFirst: Bool) {
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
    /// The order of bytes, which is the same everywhere.
    func utf8Precedes(_ other: some StringProtocol) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
