internal import IntentAuthoring
internal import IntentModel
internal import IntentSchema

/// What a key or value of a definition names.
enum NamePlace: Hashable, Sendable {
    case type
    case intent
    /// A parameter of an intent.
    case parameter(of: String)
    /// A parameter of the intents that have a parameter of a type, such as a union whose members depend on it.
    case row(ofType: String)
    /// A field of a record, or else a parameter of the intents that have a parameter of its type.
    case fieldOrRow(ofType: String)
    /// A widget or control, by its name or kind.
    case widget
    /// A section of an intent.
    case section(of: String)
    /// A property or field of a type.
    case property(of: String)
    /// A value of a type: a case, if the type is an enum, or a member, if it is a union.
    case value(of: String)

    /// Returns what a value names; nil if it is no name of a declaration.
    /// - Parameter keys: The keys that lead to it, without positions in lists.
    static func value(at keys: [String], in index: SymbolIndex) -> NamePlace? {
        guard keys.count >= 3, let last = keys.last else { return nil }
        switch (keys[0], keys.count, last) {
        case ("widgets", 3, "intent"), ("controls", 3, "intent"), ("appShortcuts", 3, "intent"): return .intent
        case ("controls", 3, "toggle"):
            return index.typeName(of: .control(keys[1])).map { .parameter(of: $0) }
        case ("widgets", 6, _) where keys[2] == "presets" && keys[4] == "values":
            guard let intent = index.typeName(of: .widget(keys[1])) else { return nil }
            return index.typeName(of: .parameter(last, of: intent)).map { .value(of: $0) }
        case ("intents", 3, "inputParameter"), ("intents", 3, "keyParameter"): return .parameter(of: keys[1])
        case ("intents", 4, "with"): return .parameter(of: keys[1])
        case ("types", 4, _) where Self.members.contains(keys[2]),
            ("types", 5, "type") where Self.members.contains(keys[2]):
            return .type
        case ("types", 6, "row") where keys[2] == "fields" && keys[4] == "default": return .property(of: keys[1])
        case ("types", 5..., _) where keys[2] == "fields":
            return parameterValue(at: keys, amongRows: .fieldOrRow(ofType: keys[1]), in: index)
        case ("types", 5..., _) where Self.members.contains(keys[2]):
            return isRow(keys[4...]) ? .row(ofType: keys[1]) : nil
        case ("types", 3, "oneOf"): return .type
        case ("intents", 6..., _) where keys[2] == "parameters" && keys[4] == "type" && keys[5] == "oneOf":
            if keys.count > 7, isRow(keys[7...]) { return .parameter(of: keys[1]) }
            return keys.count < 8 || last == "type" ? .type : nil
        case ("intents", 4, _) where keys[2] == "parameters", ("intents", 5, "type") where keys[2] == "parameters":
            return .type
        case ("intents", 4..., _) where keys[2] == "rules" && keys[3] == "require":
            return conditionValue(at: keys[4...], amongRows: .parameter(of: keys[1]), in: index)
        case ("intents", 5..., _) where keys[2] == "parameters":
            return parameterValue(at: keys, amongRows: .parameter(of: keys[1]), in: index)
        default: return nil
        }
    }

    /// The keys of what a type consists of.
    private static let members: Set = ["properties", "fields", "oneOf"]

    /// Whether a value within the map of a parameter, field or member names a row that its options depend on.
    /// - Parameter keys: The keys inside the map.
    private static func isRow(_ keys: ArraySlice<String>) -> Bool {
        switch (keys.first, keys.count) {
        case ("dependsOn", 1): true
        case ("where", 3): keys.last == "row"
        case ("optionsFrom", 4): keys[keys.startIndex + 1] == "where" && keys.last == "row"
        default: false
        }
    }

    /// Returns what the placeholders of a text name; nil if it has none. Below types, only addresses of options have them.
    static func placeholder(at keys: [String], in index: SymbolIndex) -> NamePlace? {
        guard keys.count > 2 else { return nil }
        switch (keys[0], keys[2]) {
        case ("intents", _): return .parameter(of: keys[1])
        case ("appShortcuts", _): return index.typeName(of: .appShortcut(keys[1])).map { .parameter(of: $0) }
        case ("types", let part) where keys.dropFirst(4).elementsEqual(["optionsFrom", "url"]):
            return part == "fields" ? .fieldOrRow(ofType: keys[1]) : .row(ofType: keys[1])
        default: return nil
        }
    }

    /// Returns what a value of a policy names; nil if it is no name of a declaration.
    static func policyValue(at keys: [String], in index: SymbolIndex) -> NamePlace? {
        guard keys.count > 2, let intent = policyIntent(at: keys, in: index) else { return nil }
        switch (keys[2], keys.count) {
        case ("locked", 3): return .parameter(of: intent)
        case ("defaults", 4): return index.typeName(of: .parameter(keys[3], of: intent)).map { .value(of: $0) }
        default: return nil
        }
    }

    /// Returns what a key of a policy names; nil if it belongs to the language.
    static func policyKey(at keys: [String], in index: SymbolIndex) -> NamePlace? {
        switch (keys.first, keys.count) {
        case ("widgets", 2): return .widget
        case ("intents", 2): return .intent
        case (_, 4...) where keys[2] == "defaults":
            guard let intent = policyIntent(at: keys, in: index) else { return nil }
            if keys.count == 4 { return .parameter(of: intent) }
            guard keys.count == 5 else { return nil }
            return index.typeName(of: .parameter(keys[3], of: intent)).map { .property(of: $0) }
        default: return nil
        }
    }

    private static func policyIntent(at keys: [String], in index: SymbolIndex) -> String? {
        switch keys[0] {
        case "intents": keys[1]
        case "widgets": index.widget(named: keys[1]).flatMap(index.typeName)
        default: nil
        }
    }

    /// Returns what a value within the map of a parameter or field names.
    /// - Parameter rows: The parameters or fields that it can depend on.
    private static func parameterValue(
        at keys: [String], amongRows rows: NamePlace, in index: SymbolIndex
    ) -> NamePlace? {
        if isRow(keys[4...]) { return rows }
        switch (keys[4], keys.count) {
        case ("when", _): return conditionValue(at: keys[5...], amongRows: rows, in: index)
        case ("section", 5): return .section(of: keys[1])
        case ("default", 6...) where keys.last == "row": return rows
        case ("default", 5), ("default", 6): return rows.value(ofRow: keys[3], in: index)
        default: return nil
        }
    }

    /// Returns what a value of `when` or of `require` names.
    /// - Parameters:
    ///   - keys: The keys inside it.
    ///   - rows: The parameters or fields that it can test.
    private static func conditionValue(
        at keys: ArraySlice<String>, amongRows rows: NamePlace, in index: SymbolIndex
    ) -> NamePlace? {
        guard let row = keys.first, let last = keys.last else { return rows }
        if keys.count > 1, last == "row" { return rows }
        guard keys.count == 1 || keys.count == 2 && last == "not" else { return nil }
        return rows.value(ofRow: row, in: index)
    }

    /// Returns the place of a value of a row.
    private func value(ofRow name: String, in index: SymbolIndex) -> NamePlace? {
        symbols(name, in: index).lazy.compactMap { index.typeName(of: $0) }.first.map { .value(of: $0) }
    }

    /// Returns what a key names; nil if it declares a name or belongs to the language.
    static func key(at keys: [String], in index: SymbolIndex) -> NamePlace? {
        guard keys.count > 4, let last = keys.last else { return nil }
        if keys[0] == "types", keys.count == 5, keys[2] == "options" {
            return Self.optionKeys.contains(last) ? nil : .property(of: keys[1])
        }
        if keys[0] == "types", Self.members.contains(keys[2]), isSelectedProperty(keys[4...]) {
            return index.typeName(of: .property(keys[3], of: keys[1])).map { .property(of: $0) }
        }
        if keys[0] == "types", keys[2] == "fields", isTestedRow(keys[4...]) { return .fieldOrRow(ofType: keys[1]) }
        if keys[0] == "widgets", keys[2] == "presets", keys[4] == "values" {
            guard let intent = index.typeName(of: .widget(keys[1])) else { return nil }
            if keys.count == 6 { return .parameter(of: intent) }
            guard keys.count == 7 else { return nil }
            return index.typeName(of: .parameter(keys[5], of: intent)).map { .property(of: $0) }
        }
        guard keys[0] == "intents" else { return nil }
        if keys[2] == "parameters", keys.count > 5 {
            let isProperty =
                switch (keys[4], keys.count) {
                case ("options", 7): !Self.optionKeys.contains(last)
                // A field of a record, or a member of a union.
                case ("default", 6): true
                default: isSelectedProperty(keys[4...])
                }
            if isProperty { return index.typeName(of: .parameter(keys[3], of: keys[1])).map { .property(of: $0) } }
        }
        let isCondition =
            isTestedRow(keys[4...]) && keys[2] == "parameters"
            || keys.count == 5 && keys[2] == "rules" && keys[3] == "require"
        return isCondition ? .parameter(of: keys[1]) : nil
    }

    /// Whether a key within the map of a parameter or field names a row that a condition tests.
    /// - Parameter keys: The keys inside the map.
    private static func isTestedRow(_ keys: ArraySlice<String>) -> Bool { keys.count == 2 && keys.first == "when" }

    /// Whether a key within the map of a parameter, field or member names a property by which options are selected.
    /// - Parameter keys: The keys inside the map.
    private static func isSelectedProperty(_ keys: ArraySlice<String>) -> Bool {
        switch (keys.first, keys.count) {
        case ("where", 2): true
        case ("optionsFrom", 3): keys[keys.startIndex + 1] == "where"
        default: false
        }
    }

    /// The keys of a listed option, which are no properties.
    private static let optionKeys = Set(KeyDocumentation.keys(of: .option).map(\.key))

    /// Returns the symbols that a name can mean here; most of them are not declared.
    func symbols(_ name: String, in index: SymbolIndex) -> [Symbol] {
        switch self {
        case .property(let type): return [.property(name, of: type)]
        case .type: return [.type(name)]
        case .intent: return [.intent(name)]
        case .parameter(let intent): return [.parameter(name, of: intent)]
        case .row(let type): return index.intents(using: type).map { .parameter(name, of: $0) }
        case .fieldOrRow(let type):
            let field = Symbol.property(name, of: type)
            return index.declared(field) == nil ? NamePlace.row(ofType: type).symbols(name, in: index) : [field]
        case .widget: return [index.widget(named: name)].compactMap(\.self)
        case .section(let intent): return [.section(name, of: intent)]
        case .value(let type):
            let member = Symbol.property(name, of: type)
            let isMember = index.declared(member)?.declaration.kind == .field
            return [.enumCase(name, of: type)] + (isMember ? [member] : [])
        }
    }
}

/// A place at which a symbol is declared or named.
struct SymbolUse: Hashable, Sendable {
    let symbol: Symbol
    /// The bytes of the name, without quotes.
    let range: Range<Int>
    let isDeclaration: Bool
    /// Whether the name is another one than that of the declaration, such as the kind of a widget. It stays if that is renamed.
    var isOtherName = false
}

extension Outline {
    /// Returns the keys that lead to a node, without positions in lists.
    func keys(of node: Int) -> [String] { ancestry(of: node).compactMap { nodes[$0].key } }

    /// Returns the symbol that a place declares or names.
    func symbolUse(at byte: Int, in index: SymbolIndex) -> SymbolUse? {
        symbolUses(in: index, at: byte).first { $0.range.lowerBound <= byte && byte <= $0.range.upperBound }
    }

    /// Returns the places of symbols, in no particular order. A name that nothing declares is left out.
    /// - Parameter byte: A byte in the nodes to search; nil for all nodes.
    func symbolUses(in index: SymbolIndex, at byte: Int? = nil) -> [SymbolUse] {
        if child("intentTexts", of: Self.root) != nil { return pathUses(children(of: Self.root), in: index) }
        if child("intentgenConfig", of: Self.root) != nil {
            return pathUses(child("names", of: Self.root).map(children(of:)) ?? [], in: index)
        }
        let declared = declarations.filter { declaration in
            byte.map { declaration.nameRange.lowerBound <= $0 && $0 <= declaration.nameRange.upperBound } ?? true
        }
        var uses = declared.map { SymbolUse(symbol: Symbol($0), range: $0.nameRange, isDeclaration: true) }
        addUses(of: Self.root, [], in: index, at: byte, to: &uses)
        return uses
    }

    private func addUses(
        of node: Int, _ keys: [String], in index: SymbolIndex, at byte: Int?, to uses: inout [SymbolUse]
    ) {
        for child in nodes[node].children {
            let part = nodes[child]
            if let byte, byte < part.range.lowerBound || part.range.upperBound < byte { continue }
            let path = part.key.map { keys + [$0] } ?? keys
            if let key = part.key, let place = keyPlace(at: path, in: index) {
                add(place, key, unquoted(part.keyRange), in: index, to: &uses)
            }
            if part.kind == .scalar {
                if let place = namePlace(of: child, at: path, in: index) {
                    add(place, text(of: child), unquoted(part.valueRange), in: index, to: &uses)
                }
                if !isPolicy, let rows = NamePlace.placeholder(at: path, in: index) {
                    addPlaceholders(of: child, rows, in: index, to: &uses)
                }
            }
            addUses(of: child, path, in: index, at: byte, to: &uses)
        }
    }

    /// Returns what a key names; nil if it declares a name or belongs to the language.
    func keyPlace(at keys: [String], in index: SymbolIndex) -> NamePlace? {
        isPolicy ? NamePlace.policyKey(at: keys, in: index) : NamePlace.key(at: keys, in: index)
    }

    /// Returns what a value names; nil if it is no name of a declaration.
    func namePlace(of node: Int, at keys: [String], in index: SymbolIndex) -> NamePlace? {
        if isPolicy { return NamePlace.policyValue(at: keys, in: index) }
        let isInDefault = keys.count > 5 && keys[4] == "default" && keys.last == "property"
        guard isInDefault, keys[0] == "intents" || keys[0] == "types" && keys[2] == "fields" else {
            return NamePlace.value(at: keys, in: index)
        }
        // The property of a default belongs to the type of the row or field beside it.
        let row = ancestry(of: node).dropLast().last.flatMap { child("row", of: $0) }.map(text)
        let type = row.flatMap { row in
            index.typeName(of: keys[0] == "types" ? .property(row, of: keys[1]) : .parameter(row, of: keys[1]))
        }
        return type.map { .property(of: $0) }
    }

    private func add(
        _ place: NamePlace, _ name: String, _ range: Range<Int>, in index: SymbolIndex, to uses: inout [SymbolUse]
    ) {
        for symbol in place.symbols(name, in: index) {
            add(symbol, range, isOtherName: symbol.name != name, in: index, to: &uses)
        }
    }

    private func add(
        _ symbol: Symbol, _ range: Range<Int>, isOtherName: Bool = false, in index: SymbolIndex,
        to uses: inout [SymbolUse]
    ) {
        guard index.declared(symbol) != nil else { return }
        uses.append(SymbolUse(symbol: symbol, range: range, isDeclaration: false, isOtherName: isOtherName))
    }

    /// Adds the parameters, fields and properties that a text names as `${name}` or `${name.property}`.
    /// - Parameter rows: What the names can mean.
    private func addPlaceholders(of node: Int, _ rows: NamePlace, in index: SymbolIndex, to uses: inout [SymbolUse]) {
        var rest = bytes[nodes[node].valueRange]
        while let dollar = rest.firstIndex(of: UInt8(ascii: "$")), dollar + 1 < rest.endIndex {
            rest = rest[(dollar + 1)...]
            guard rest.first == UInt8(ascii: "{") else { continue }
            rest = rest.dropFirst()
            let name = rest.prefix { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: ".") }
            let property = rest[name.endIndex...].dropFirst().prefix { $0 != UInt8(ascii: "}") }
            for symbol in rows.symbols(String(decoding: name, as: UTF8.self), in: index) {
                add(symbol, name.startIndex..<name.endIndex, in: index, to: &uses)
                guard let type = index.typeName(of: symbol), name.endIndex < property.startIndex else { continue }
                add(
                    .property(String(decoding: property, as: UTF8.self), of: type),
                    property.startIndex..<property.endIndex, in: index, to: &uses)
            }
        }
    }

    /// Returns the symbols in keys that are paths, such as `intents.Board.parameters.line.title`.
    private func pathUses(_ entries: [Int], in index: SymbolIndex) -> [SymbolUse] {
        var uses: [SymbolUse] = []
        for entry in entries where nodes[entry].key?.contains(".") == true {
            var parts: [(text: String, range: Range<Int>)] = []
            var start = unquoted(nodes[entry].keyRange).lowerBound
            for part in bytes[unquoted(nodes[entry].keyRange)].split(
                separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            {
                parts.append((String(decoding: part, as: UTF8.self), start..<start + part.count))
                start += part.count + 1
            }
            let names = parts.map(\.text)
            if let outer = Symbol(path: names.prefix(2)) { add(outer, parts[1].range, in: index, to: &uses) }
            if names.first == "intents", names.count >= 2, nodes[entry].kind == .scalar {
                addPlaceholders(of: entry, .parameter(of: names[1]), in: index, to: &uses)
            }
            if names.count >= 4, let inner = Symbol(path: names) { add(inner, parts[3].range, in: index, to: &uses) }
        }
        return uses
    }
}
