internal import IntentAuthoring
internal import IntentModel

/// A place in a value of a definition or a policy, such as a default, a listed option, or a value of a preset.
struct TypedValue {
    /// The type of the value.
    let type: String
    /// The keys from the value to the place: fields of records, members of unions, and properties of options.
    let path: ArraySlice<String>
    /// Whether the place is an entry of a map of options, whose key is a value and whose text is a title.
    let isEntryOfOptions: Bool

    /// Returns the place of a value; nil if the keys do not lead into one.
    /// - Parameter keys: The keys from the root of a definition, without positions in lists.
    init?(at keys: [String], in index: SymbolIndex) {
        guard keys.count > 4 else { return nil }
        if keys[0] == "widgets" {
            guard keys.count > 5, keys[2] == "presets", keys[4] == "values",
                let intent = index.typeName(of: .widget(keys[1]))
            else { return nil }
            self.init(keys[6...], of: .parameter(keys[5], of: intent), index)
        } else if keys[0] == "types", keys[2] == "options" {
            self.init(ofOption: keys[4...], of: keys[1])
        } else {
            guard let row = RowPlace(at: keys, in: index), let type = index.typeName(of: row.symbol) else { return nil }
            self.init(inRow: row.keys, of: type, index)
        }
    }

    /// Returns the place of a value in a policy; nil if the keys do not lead into one.
    /// - Parameter intent: The intent whose parameters the keys name.
    init?(ofPolicy keys: [String], for intent: String, in index: SymbolIndex) {
        guard keys.count > 3, keys[2] == "defaults" else { return nil }
        self.init(keys[4...], of: .parameter(keys[3], of: intent), index)
    }

    private init?(_ path: ArraySlice<String>, of parameter: Symbol, _ index: SymbolIndex) {
        guard let type = index.typeName(of: parameter) else { return nil }
        self.init(type, path)
    }

    private init(_ type: String, _ path: ArraySlice<String> = [], isEntryOfOptions: Bool = false) {
        (self.type, self.path, self.isEntryOfOptions) = (type, path, isEntryOfOptions)
    }

    /// - Parameter keys: The keys inside the map of a parameter, field or member.
    private init?(inRow keys: ArraySlice<String>, of type: String, _ index: SymbolIndex) {
        let inner = keys.dropFirst()
        switch keys.first {
        case "default":
            guard let path = Self.defaultPath(inner, of: type, index) else { return nil }
            self.init(type, path)
        case "options" where inner.isEmpty: self.init(type)
        case "options" where inner.count == 1: self.init(type, isEntryOfOptions: true)
        case "options": self.init(ofOption: inner.dropFirst(), of: type)
        case "convertedFrom" where inner.elementsEqual(["true"]) || inner.elementsEqual(["false"]): self.init(type)
        default: return nil
        }
    }

    /// - Parameter keys: The keys inside the map of an option.
    private init?(ofOption keys: ArraySlice<String>, of type: String) {
        guard let first = keys.first, !Self.optionKeys.contains(first) else { return nil }
        self.init(type, keys)
    }

    /// Returns the keys inside the value of a default; nil if the default is not a value. A field takes precedence over a
    /// family or a word with the same name.
    private static func defaultPath(
        _ keys: ArraySlice<String>, of type: String, _ index: SymbolIndex
    ) -> ArraySlice<String>? {
        let isField = { (key: String) in index.typeName(of: .property(key, of: type)) != nil }
        var path = keys
        if let first = path.first, families.contains(first), !isField(first) { path = path.dropFirst() }
        if let first = path.first, ruleKeys.contains(first), !isField(first) { return nil }
        return path
    }

    /// Returns the type of the value at the place; nil if it is not known.
    func typeOfValue(in index: SymbolIndex) -> String? { isEntryOfOptions ? nil : Self.type(at: path, of: type, index) }

    /// Returns what the key at the place names; nil if the place is not in a map of a value.
    func keyPlace(in index: SymbolIndex) -> NamePlace? {
        if isEntryOfOptions { return .value(of: type) }
        return path.isEmpty ? nil : Self.type(at: path.dropLast(), of: type, index).map { .property(of: $0) }
    }

    private static func type(at path: ArraySlice<String>, of type: String, _ index: SymbolIndex) -> String? {
        path.reduce(type as String?) { type, key in type.flatMap { index.typeName(of: .property(key, of: $0)) } }
    }

    /// The keys of a map of defaults by family.
    private static let families = Set(SizeFamily.allCases.map(\.rawValue) + [Word.otherwise.text])
    /// The keys of a default that is not a value.
    private static let ruleKeys = Set(KeySet.defaultRule.words.map(\.text))
    /// The keys of a listed option, which are no properties.
    private static let optionKeys = Set(KeySet.option.words.map(\.text))
}

/// A place at or in the declaration of a parameter, field or member.
struct RowPlace {
    let symbol: Symbol
    /// The keys inside the declaration.
    let keys: ArraySlice<String>
    /// What it can depend on.
    let siblings: NamePlace
    /// What its default can follow.
    let sources: NamePlace

    /// Returns nil if the keys do not lead to one.
    init?(at keys: [String], in index: SymbolIndex) {
        guard keys.count > 3 else { return nil }
        let (name, owner) = (keys[3], keys[1])
        switch (keys[0], keys[2]) {
        case ("intents", "parameters"):
            (siblings, sources) = (.parameter(of: owner), .parameter(of: owner))
            let parameter = Symbol.parameter(name, of: owner)
            if keys.count > 6, keys[4...5] == ["type", "oneOf"], let union = index.typeName(of: parameter) {
                (symbol, self.keys) = (.property(keys[6], of: union), keys[7...])
            } else {
                (symbol, self.keys) = (parameter, keys[4...])
            }
        case ("types", "fields"):
            (symbol, self.keys) = (.property(name, of: owner), keys[4...])
            (siblings, sources) = (.fieldOrRow(ofType: owner), .property(of: owner))
        case ("types", "properties"), ("types", "oneOf"):
            (symbol, self.keys) = (.property(name, of: owner), keys[4...])
            (siblings, sources) = (.row(ofType: owner), .row(ofType: owner))
        default: return nil
        }
    }

    /// Whether the keys lead to a value that names a row on which the options depend.
    var isParent: Bool {
        switch (keys.first, keys.count) {
        case ("dependsOn", 1): true
        case ("where", 3): keys.last == "row"
        case ("optionsFrom", 4): keys.dropFirst().first == "where" && keys.last == "row"
        default: false
        }
    }

    /// Whether the keys lead to a property by which options are selected.
    var isSelectedProperty: Bool {
        switch (keys.first, keys.count) {
        case ("where", 2): true
        case ("optionsFrom", 3): keys.dropFirst().first == "where"
        default: false
        }
    }

    /// Whether the keys lead to a row that a condition tests.
    var isTestedRow: Bool { keys.count == 2 && keys.first == "when" }
}
