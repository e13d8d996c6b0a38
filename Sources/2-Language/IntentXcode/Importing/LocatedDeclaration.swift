internal import IntentModel

/// A declaration with its key path for warnings.
struct LocatedDeclaration {
    let declaration: XcodeDeclaration
    /// `INIntents[0].INIntentParameters[2]`.
    let keyPath: String

    init(_ declaration: XcodeDeclaration, at keyPath: String) {
        self.declaration = declaration
        self.keyPath = keyPath
    }

    var kind: XcodeDeclaration.Kind { declaration.kind }

    /// The name in the file; ``XcodeDeclaration/name`` differs if the name is repeated.
    var name: String { string("Name") ?? declaration.name }

    var members: [LocatedDeclaration] { located(declaration.members, kind.shape.members) }

    var codes: [LocatedDeclaration] { located(declaration.codes, kind.shape.codes) }

    var response: LocatedDeclaration? {
        guard let key = kind.shape.response?.key else { return nil }
        return declaration.response.first.map { LocatedDeclaration($0, at: "\(keyPath).\(key)") }
    }

    private func located(
        _ declarations: [XcodeDeclaration]?, _ children: XcodeShape.Children?
    ) -> [LocatedDeclaration] {
        guard let declarations, let key = children?.key else { return [] }
        return declarations.enumerated().map { LocatedDeclaration($1, at: "\(keyPath).\(key)[\($0)]") }
    }
}

/// Values of leaves. A value of an unexpected kind is treated as absent.
extension LocatedDeclaration {
    func has(_ key: String) -> Bool { declaration.leaves[key] != nil }

    func value(_ key: String) -> PropertyListValue? { declaration.leaves[key]?.value }

    func string(_ key: String) -> String? {
        guard case .string(let text)? = value(key) else { return nil }
        return text
    }

    /// Returns a string that is not empty.
    func nonEmptyString(_ key: String) -> String? {
        string(key).flatMap { $0.isEmpty ? nil : $0 }
    }

    func integer(_ key: String) -> Int? { value(key)?.wholeNumber }

    /// Returns a flag; false if it is absent. Xcode has written flags as Booleans, as numbers and as `YES`.
    func flag(_ key: String) -> Bool { value(key)?.flag ?? false }

    /// Returns the sorted names of the elements in a group, such as the types of `PromptDialogs`.
    func elements(of group: String) -> [String] {
        let start = "\(group)."
        let names = declaration.leaves.keys.filter { $0.hasPrefix(start) }
            .map { String($0.dropFirst(start.count).prefix { $0 != "." }) }
        return Set(names).subtracting(["order"]).sorted()
    }

    /// Returns the strings in an array.
    func strings(_ key: String) -> [String] {
        guard case .array(let elements)? = value(key) else { return [] }
        return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }

    /// Returns the key path of a leaf in the property list, as precisely as its key determines it.
    func keyPath(of key: String) -> String {
        if key.hasPrefix("=") { return "\(keyPath).\(key.dropFirst())" }
        let parts = key.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let outer = "\(keyPath).\(kind.keyPrefix)\(parts.first ?? "")"
        guard parts.count == 2, let first = parts.first, ["Metadata", "Relationship"].contains(first) else {
            return outer
        }
        return "\(outer).\(kind.keyPrefix)\(first)\(parts[1])"
    }
}

extension PropertyListValue {
    /// An integer, or a real without a fraction.
    var wholeNumber: Int? {
        switch self {
        case .integer(let number): number
        case .real(let number): Int(exactly: number)
        default: nil
        }
    }

    /// A finite number.
    var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .real(let number): number.isFinite ? number : nil
        default: nil
        }
    }

    var flag: Bool? {
        switch self {
        case .boolean(let flag): flag
        case .integer(let number): number != 0
        case .string(let text): ["YES", "true"].contains(text) ? true : ["NO", "false"].contains(text) ? false : nil
        default: nil
        }
    }

    /// A description for messages.
    var phrase: String {
        switch self {
        case .dictionary: "a dictionary"
        case .array: "an array"
        case .string: "a string"
        case .real(let number) where !number.isFinite: "a number that is not finite"
        case .integer, .real: "a number"
        case .boolean: "a Boolean"
        case .data: "data"
        case .date: "a date"
        }
    }
}
