internal import IntentAuthoring
internal import IntentModel
internal import IntentSchema
internal import IntentSystem

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
        if let typed = TypedValue(at: keys, in: index) { return typed.typeOfValue(in: index).map { .value(of: $0) } }
        switch (keys[0], keys.count, last) {
        case ("widgets", 3, "intent"), ("controls", 3, "intent"), ("appShortcuts", 3, "intent"): return .intent
        case ("controls", 3, "toggle"):
            return index.typeName(of: .control(keys[1])).map { .parameter(of: $0) }
        case ("intents", 3, "inputParameter"), ("intents", 3, "keyParameter"): return .parameter(of: keys[1])
        case ("intents", 4, "with"): return .parameter(of: keys[1])
        case ("types", 3, "oneOf"): return .type
        case ("intents", 5, _) where keys[2...3] == ["response", "properties"],
            ("intents", 6, "type") where keys[2...3] == ["response", "properties"]:
            return .type
        case ("intents", 4..., _) where keys[2] == "rules" && keys[3] == "require":
            return conditionValue(at: keys[4...], amongRows: .parameter(of: keys[1]), in: index)
        default: return RowPlace(at: keys, in: index).flatMap { rowValue(at: $0, of: keys[1], in: index) }
        }
    }

    /// Returns what a value within the map of a parameter, field or member names, if the value is not one of its type.
    private static func rowValue(at place: RowPlace, of owner: String, in index: SymbolIndex) -> NamePlace? {
        if place.isParent { return place.siblings }
        return switch (place.keys.first, place.keys.count) {
        case (nil, _), ("type", 1): .type
        case ("type", 2) where place.keys.last == "oneOf": .type
        case ("convertedFrom", 2) where place.keys.last == "type": .type
        case ("section", 1): .section(of: owner)
        case ("when", _): conditionValue(at: place.keys.dropFirst(), amongRows: place.siblings, in: index)
        case ("default", _) where place.keys.last == "row": place.sources
        default: nil
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
        if keys.count == 3, keys[2] == "locked" { return .parameter(of: intent) }
        return TypedValue(ofPolicy: keys, for: intent, in: index)?.typeOfValue(in: index).map { .value(of: $0) }
    }

    /// Returns what a key of a policy names; nil if it belongs to the language.
    static func policyKey(at keys: [String], in index: SymbolIndex) -> NamePlace? {
        switch (keys.first, keys.count) {
        case ("widgets", 2): return .widget
        case ("intents", 2): return .intent
        case (_, 4...) where keys[2] == "defaults":
            guard let intent = policyIntent(at: keys, in: index) else { return nil }
            if keys.count == 4 { return .parameter(of: intent) }
            return TypedValue(ofPolicy: keys, for: intent, in: index)?.keyPlace(in: index)
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
        guard keys.count > 4 else { return nil }
        if keys[0] == "widgets", keys.count == 6, keys[2] == "presets", keys[4] == "values" {
            return index.typeName(of: .widget(keys[1])).map { .parameter(of: $0) }
        }
        if keys[0] == "intents", keys.count == 5, keys[2] == "rules", keys[3] == "require" {
            return .parameter(of: keys[1])
        }
        if let place = TypedValue(at: keys, in: index)?.keyPlace(in: index) { return place }
        guard let place = RowPlace(at: keys, in: index) else { return nil }
        if place.isSelectedProperty { return index.typeName(of: place.symbol).map { .property(of: $0) } }
        return place.isTestedRow ? place.siblings : nil
    }

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
            if let intent = intentOfCombination(child, at: path) {
                addRows(in: unquoted(part.keyRange), of: intent, in: index, to: &uses)
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

    /// Returns the intent whose parameters a key of its summary lists, such as `index, count`; nil if the key is another one.
    private func intentOfCombination(_ node: Int, at keys: [String]) -> String? {
        guard !isPolicy, keys.count == 4, keys[0] == "intents", keys[2] == "summary", keys[3] != "otherwise",
            child("otherwise", of: nodes[node].parent) != nil
        else { return nil }
        return keys[1]
    }

    /// Adds the parameters in a list without brackets, such as `index, count`.
    private func addRows(
        in range: Range<Int>, of intent: String, in index: SymbolIndex, to uses: inout [SymbolUse]
    ) {
        for part in bytes[range].split(separator: UInt8(ascii: ",")) {
            let name = part.trimming { $0 == UInt8(ascii: " ") }
            add(
                .parameter(String(decoding: name, as: UTF8.self), of: intent), name.startIndex..<name.endIndex,
                in: index, to: &uses)
        }
    }

    /// Returns what a key names; nil if it declares a name or belongs to the language.
    func keyPlace(at keys: [String], in index: SymbolIndex) -> NamePlace? {
        isPolicy ? NamePlace.policyKey(at: keys, in: index) : NamePlace.key(at: keys, in: index)
    }

    /// Returns what a value names; nil if it is no name of a declaration.
    func namePlace(of node: Int, at keys: [String], in index: SymbolIndex) -> NamePlace? {
        if isPolicy { return NamePlace.policyValue(at: keys, in: index) }
        // A word in place of options is one of the language.
        if nodes[node].key == Word.options.text, RowPlace(at: keys, in: index)?.keys.count == 1 { return nil }
        if let place = NamePlace.value(at: keys, in: index) { return place }
        guard keys.last == "property", let place = RowPlace(at: keys, in: index), place.keys.first == "default",
            let row = ancestry(of: node).dropLast().last.flatMap({ child("row", of: $0) })
        else { return nil }
        // The property of a default belongs to the type of the row or field beside it.
        let type = place.sources.symbols(text(of: row), in: index).lazy.compactMap { index.typeName(of: $0) }.first
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
            let content = rest.dropFirst().prefix { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "$") }
            rest = rest[content.endIndex...]
            guard rest.first == UInt8(ascii: "}") else { continue }
            let name = content.prefix { $0 != UInt8(ascii: ".") }
            let property = content[name.endIndex...].dropFirst()
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
            if nodes[entry].kind == .scalar, let rows = NamePlace.placeholder(at: names, in: index) {
                addPlaceholders(of: entry, rows, in: index, to: &uses)
            }
            if names.count >= 4, let inner = Symbol(path: names.prefix(4)) {
                add(inner, parts[3].range, in: index, to: &uses)
            }
            if names.count >= 4, names[0] == "intents", ["summary", "suggestions"].contains(names[2]) {
                addRows(in: parts[3].range, of: names[1], in: index, to: &uses)
            }
            if names.count > 4, names[0] == "intents" { addCases(in: parts, in: index, to: &uses) }
        }
        return uses
    }

    /// Adds the case in the path of a text: that of an option, or that of a variant of a dialog.
    private func addCases(
        in path: [(text: String, range: Range<Int>)], in index: SymbolIndex, to uses: inout [SymbolUse]
    ) {
        let intent = path[1].text
        if path.count == 7, path[2].text == "parameters", path[4].text == "options" {
            guard let type = index.typeName(of: .parameter(path[3].text, of: intent)) else { return }
            add(.enumCase(path[5].text, of: type), path[5].range, in: index, to: &uses)
        } else if let last = path.last, !Self.words.contains(last.text) {
            for type in index.typesOfRows(in: intent) {
                add(.enumCase(last.text, of: type), last.range, in: index, to: &uses)
            }
        }
    }

    /// The words of the language, with which paths of texts end that are no variants.
    private static let words = Set(Word.allCases.map(\.text))
}
