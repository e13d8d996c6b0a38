internal import IntentModel

/// Assembles the property list of a file. It is the inverse of ``disassemble(_:)``.
package func assemble(_ file: XcodeFile) -> PropertyListValue { XcodeDictionary(file).assembled }

/// Assembles the dictionary of a declaration.
func assemble(_ declaration: XcodeDeclaration) -> PropertyListValue { XcodeDictionary(declaration).assembled }

/// The dictionary of a file or of a declaration, in which the declarations below it are not assembled yet: those of a large
/// file fill hundreds of megabytes.
struct XcodeDictionary {
    private(set) var values: [String: PropertyListValue]
    private(set) var lists: [String: [XcodeDeclaration]] = [:]
    private(set) var declarations: [String: XcodeDeclaration] = [:]

    init(_ file: XcodeFile) {
        values = dictionary(of: file.leaves, prefix: XcodeFile.keyPrefix, groups: [])
        for list in XcodeFile.lists { lists[list.children.key] = file[keyPath: list.path] }
    }

    init(_ declaration: XcodeDeclaration) {
        let shape = declaration.kind.shape
        values = dictionary(of: declaration.leaves, prefix: shape.prefix, groups: shape.groups)
        if let key = shape.nameKey, values[key] == nil { values[key] = .string(declaration.name) }
        if let children = shape.members { lists[children.key] = declaration.members }
        if let children = shape.codes { lists[children.key] = declaration.codes }
        if let children = shape.response { declarations[children.key] = declaration.response.first }
    }

    var assembled: PropertyListValue {
        var values = values
        for (key, list) in lists { values[key] = .array(list.map { assemble($0) }) }
        for (key, declaration) in declarations { values[key] = assemble(declaration) }
        return .dictionary(values)
    }
}

private func dictionary(
    of leaves: XcodeLeaves, prefix: String, groups: [LeafGroup]
) -> [String: PropertyListValue] {
    var values: [String: PropertyListValue] = [:]
    values.reserveCapacity(leaves.count + 4)
    var contents = groups.map(GroupContents.init)
    leaves: for (key, leaf) in leaves {
        // Almost all keys have no dot.
        if key.utf8.contains(UInt8(ascii: ".")), key.utf8.first != UInt8(ascii: "=") {
            for index in contents.indices where contents[index].add(key, leaf.value) { continue leaves }
        }
        values[LeafKey.propertyList(key, prefix: prefix)] = leaf.value
    }
    for content in contents {
        if let value = content.value { values[prefix + content.group.name] = value }
    }
    return values
}

/// The leaves of one group.
private struct GroupContents {
    let group: LeafGroup
    /// By element; the empty string if the group has no elements.
    private var elements: [String: [String: PropertyListValue]] = [:]
    /// Elements that are not dictionaries, or are empty ones.
    private var plain: [String: PropertyListValue] = [:]
    private var order: [PropertyListValue] = []
    /// The names of combinations in the file.
    private var keys: [String: String] = [:]

    init(_ group: LeafGroup) {
        self.group = group
    }

    /// Adds a leaf if it belongs to the group.
    /// - Returns: Whether it does.
    mutating func add(_ key: String, _ value: PropertyListValue) -> Bool {
        guard let (element, inner) = group.parts(of: key) else { return false }
        if case .dictionary = group.form {
            let key = inner.map { "\(element).\($0)" } ?? String(element)
            elements["", default: [:]][LeafKey.propertyList(key, prefix: group.prefix)] = value
        } else if let inner {
            if group.form == .combinations, inner == LeafGroup.combinationKey, case .string(let key) = value {
                keys[String(element)] = key
            } else {
                let key = LeafKey.propertyList(inner, prefix: group.prefix)
                elements[String(element), default: [:]][key] = value
            }
        } else if group.hasOrder, element == LeafGroup.order, case .array(let names) = value {
            order = names
        } else {
            plain[String(element)] = value
        }
        return true
    }

    /// The value of the group; nil if it has no leaves.
    var value: PropertyListValue? {
        guard !elements.isEmpty || !plain.isEmpty || !order.isEmpty || !keys.isEmpty else { return nil }
        switch group.form {
        case .dictionary: return elements[""].map(PropertyListValue.dictionary)
        case .list(let key):
            return .array(
                names(of: elements.keys).map { name in
                    if let value = plain[name] { return value }
                    var values = elements[name] ?? [:]
                    if values[group.prefix + key] == nil, !name.utf8.starts(with: LeafGroup.unnamedPrefix.utf8) {
                        values[group.prefix + key] = .string(name)
                    }
                    return .dictionary(values)
                })
        case .values(let key, let valueKey):
            return .array(
                names(of: plain.keys).compactMap { name in
                    plain[name].map {
                        .dictionary([group.prefix + key: .string(name), group.prefix + valueKey: $0])
                    }
                })
        case .combinations: return .dictionary(combinations)
        case .positions:
            let all = Set(elements.keys).union(plain.keys).sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
            return .array(all.compactMap { elements[$0].map(PropertyListValue.dictionary) ?? plain[$0] })
        }
    }

    private var combinations: [String: PropertyListValue] {
        var values = plain
        for (name, element) in elements { values[keys[name] ?? name] = .dictionary(element) }
        for (name, key) in keys where elements[name] == nil { values[key] = .dictionary([:]) }
        return values
    }

    /// Returns the names in the stored order; others follow in Xcode's order.
    private func names(of keys: some Collection<String>) -> [String] {
        var names: [String] = []
        var seen: Set<String> = []
        for case .string(let name) in order where seen.insert(name).inserted { names.append(name) }
        let others = keys.filter { !seen.contains($0) }
        let usual = others.isEmpty ? [] : LeafGroup.usualOrder
        return names + usual.filter(others.contains)
            + others.filter { !usual.contains($0) }.sorted { $0.utf8Precedes($1) }
    }
}

extension LeafGroup {
    /// Xcode's order of dialogs, of the built-in reasons for numbers, and of size classes.
    fileprivate static let usualOrder =
        dialogs + UnsupportedReason.builtIn.map(\.name) + SizeFamily.inXcode.map(\.xcodeName)

    /// The types of dialogs that a definition has, too, in Xcode's order.
    static let dialogs = [
        "Configuration", "Primary", "DisambiguationIntroduction", "DisambiguationSelection", "Confirmation",
    ]
}
