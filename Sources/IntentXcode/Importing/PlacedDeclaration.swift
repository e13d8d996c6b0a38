internal import IntentModel

/// A declaration of one of Xcode's files with the place that warnings name.
struct PlacedDeclaration {
    let declaration: XcodeDeclaration
    /// `INIntents[0].INIntentParameters[2]`.
    let keyPath: String

    init(_ declaration: XcodeDeclaration, at keyPath: String) {
        self.declaration = declaration
        self.keyPath = keyPath
    }

    var kind: XcodeDeclaration.Kind { declaration.kind }

    /// As the file has it; the last part of its path in a sidecar may differ where a name stands twice.
    var name: String { string("Name") ?? declaration.name }

    var members: [PlacedDeclaration] { placed(declaration.members, below: memberKey) }

    var codes: [PlacedDeclaration] { placed(declaration.codes, below: "INIntentResponseCodes") }

    var response: PlacedDeclaration? {
        declaration.response.first.map { PlacedDeclaration($0, at: "\(keyPath).INIntentResponse") }
    }

    private var memberKey: String {
        switch kind {
        case .type: "INTypeProperties"
        case .enumeration: "INEnumValues"
        case .response: "INIntentResponseParameters"
        default: "INIntentParameters"
        }
    }

    private func placed(_ declarations: [XcodeDeclaration]?, below key: String) -> [PlacedDeclaration] {
        (declarations ?? []).enumerated().map { PlacedDeclaration($1, at: "\(keyPath).\(key)[\($0)]") }
    }
}

/// What its leaves say. A value of another kind than a key has is as if it were not there.
extension PlacedDeclaration {
    func has(_ key: String) -> Bool { declaration.leaves[key] != nil }

    func value(_ key: String) -> PropertyListValue? { declaration.leaves[key]?.value }

    func string(_ key: String) -> String? {
        guard case .string(let text)? = value(key) else { return nil }
        return text
    }

    /// A text that says something.
    func filled(_ key: String) -> String? {
        string(key).flatMap { $0.isEmpty ? nil : $0 }
    }

    func integer(_ key: String) -> Int? { value(key)?.wholeNumber }

    /// False where there is none. Xcode has written flags as Booleans, as numbers, and as `YES`.
    func flag(_ key: String) -> Bool { value(key)?.flag ?? false }

    /// The names of a group's elements, sorted: the types of `PromptDialogs.Primary.FormatString`.
    func elements(of group: String) -> [String] {
        let start = "\(group)."
        let names = declaration.leaves.keys.filter { $0.hasPrefix(start) }
            .map { String($0.dropFirst(start.count).prefix { $0 != "." }) }
        return Set(names).subtracting(["order"]).sorted()
    }

    /// The strings of an array.
    func strings(_ key: String) -> [String] {
        guard case .array(let elements)? = value(key) else { return [] }
        return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }

    /// Where a leaf stands in the property list, as far as its key tells.
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
    /// Also of a real without a fraction.
    var wholeNumber: Int? {
        switch self {
        case .integer(let number): number
        case .real(let number): Int(exactly: number)
        default: nil
        }
    }

    /// Finite.
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

    /// As a phrase of a message.
    var phrase: String {
        switch self {
        case .dictionary: "a dictionary"
        case .array: "an array"
        case .string: "a text"
        case .integer, .real: "a number"
        case .boolean: "a Boolean"
        case .data: "data"
        case .date: "a date"
        }
    }
}
