/// Splits a property list into declarations. ``assemble(_:)`` returns the same list again.
/// - Throws: ``XcodeFileError`` with the key path if the list is not an `.intentdefinition` file.
package func disassemble(_ root: PropertyListValue) throws(XcodeFileError) -> XcodeFile {
    guard case .dictionary(let members) = root else { throw root.isNot("a dictionary") }
    guard XcodeFile.lists.contains(where: { members[$0.children.key] != nil }) else {
        throw XcodeFileError("", "this is not an .intentdefinition file: it has no INIntents, INTypes or INEnums")
    }
    var file = XcodeFile(types: nil, enums: nil, intents: nil)
    file.leaves.reserveCapacity(members.count)
    for (key, value) in members {
        if let list = XcodeFile.lists.first(where: { $0.children.key == key }) {
            file[keyPath: list.path] = try declarations(value, list.children)
        } else {
            file.leaves[LeafKey.leaf(key, prefix: XcodeFile.keyPrefix)] = XcodeLeaf(value)
        }
    }
    return file
}

/// Splits the dictionary of one declaration.
/// - Throws: ``XcodeFileError`` with a key path relative to the declaration.
func disassemble(
    _ value: PropertyListValue, _ kind: XcodeDeclaration.Kind
) throws(XcodeFileError) -> XcodeDeclaration {
    guard case .dictionary(let values) = value else { throw value.isNot("a dictionary") }
    let shape = kind.shape
    var declaration = XcodeDeclaration(kind, name: try name(values, shape.nameKey))
    declaration.leaves.reserveCapacity(values.count)
    // Combinations contain names of parameters, so they are flattened after the parameters.
    var combinations: [(LeafGroup, PropertyListValue)] = []
    for (key, value) in values {
        switch key {
        case shape.nameKey: continue
        case shape.members?.key: declaration.members = try declarations(value, shape.members)
        case shape.codes?.key: declaration.codes = try declarations(value, shape.codes)
        case shape.response?.key: declaration.response = [try response(value, key)]
        default:
            let leafKey = LeafKey.leaf(key, prefix: shape.prefix)
            if let group = shape.group(leafKey) {
                if group.form == .combinations {
                    combinations.append((group, value))
                } else {
                    declaration.leaves.flatten(value, group)
                }
            } else {
                declaration.leaves[leafKey] = XcodeLeaf(value)
            }
        }
    }
    for (group, value) in combinations {
        declaration.leaves.flatten(value, group, parameters: declaration.members ?? [])
    }
    return declaration
}

private func name(_ values: [String: PropertyListValue], _ key: String?) throws(XcodeFileError) -> String {
    guard let key else { return XcodeDeclaration.responseName }
    switch values[key] {
    case .string(let name): return name
    case nil: throw XcodeFileError(key, "the declaration has no name")
    case let other?: throw other.isNot("a string").below(key)
    }
}

private func response(_ value: PropertyListValue, _ key: String) throws(XcodeFileError) -> XcodeDeclaration {
    do { return try disassemble(value, .response) } catch { throw error.below(key) }
}

private func declarations(
    _ value: PropertyListValue, _ children: XcodeShape.Children?
) throws(XcodeFileError) -> [XcodeDeclaration]? {
    guard let children else { return nil }
    guard case .array(let elements) = value else { throw value.isNot("an array").below(children.key) }
    var list: [XcodeDeclaration] = []
    list.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
        do { list.append(try disassemble(element, children.kind)) } catch {
            throw error.below("\(children.key)[\(index)]")
        }
    }
    list.makeNamesUnique()
    return list
}

extension XcodeDeclaration {
    static let responseName = "response"

    /// The name in the file; nil for a kind without names.
    var nameInFile: PropertyListValue? {
        kind.shape.nameKey == nil ? nil : leaves["Name"]?.value ?? .string(name)
    }
}

extension [XcodeDeclaration] {
    /// Renames the second declaration named `soup` to `soup#2`.
    fileprivate mutating func makeNamesUnique() {
        var counts: [String: Int] = [:]
        for index in indices {
            let name = self[index].name
            let (other, isFirst) = counts.unique(name)
            guard !isFirst else { continue }
            self[index].name = other
            self[index].leaves["Name"] = XcodeLeaf(.string(name))
        }
    }
}

extension XcodeFileError {
    fileprivate func below(_ path: String) -> XcodeFileError {
        XcodeFileError(keyPath.isEmpty ? path : "\(path).\(keyPath)", message)
    }
}

extension PropertyListValue {
    fileprivate func isNot(_ expected: String) -> XcodeFileError {
        XcodeFileError("", "found \(kindPhrase), expected \(expected)")
    }

    /// A description for messages.
    private var kindPhrase: String {
        switch self {
        case .dictionary: "a dictionary"
        case .array: "an array"
        case .string: "a string"
        case .integer: "an integer"
        case .real: "a real"
        case .boolean: "a Boolean"
        case .data: "data"
        case .date: "a date"
        }
    }
}
