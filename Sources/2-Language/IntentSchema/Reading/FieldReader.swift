internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// A value in a file, with the key before it; an element of a list has no key.
struct Value: Sendable {
    let node: NodeID
    let key: NodeID?

    init(_ node: NodeID, after key: NodeID?) {
        self.node = node
        self.key = key
    }
}

/// The entries of one mapping, by key.
struct Fields {
    /// The first eight entries. Most mappings have no more, so reading one allocates nothing.
    private var words = SIMD8<UInt8>()
    private var keys = SIMD8<UInt32>()
    private var values = SIMD8<UInt32>()
    private var count = 0
    private var more: [(word: Word, key: NodeID, value: NodeID)] = []
    private var written: KeySet = []
    /// Nil if the file has no mapping here.
    let node: NodeID?

    init(of node: NodeID? = nil) {
        self.node = node
    }

    mutating func append(_ word: Word, _ entry: YAMLTree.Entry, isUsable: Bool) {
        written.insert(word)
        guard isUsable else { return }
        guard count < words.scalarCount else { return more.append((word, entry.key, entry.value)) }
        words[count] = word.number
        keys[count] = entry.key.rawValue
        values[count] = entry.value.rawValue
        count += 1
    }

    /// Records the key that an unknown key was probably meant to be, so that it is not reported as missing.
    mutating func suspect(_ word: Word) {
        written.insert(word)
    }

    /// Removes the value of a key whose text is incomplete.
    mutating func drop(_ word: Word) {
        for index in 0..<count where words[index] == word.number { words[index] = .max }
        more.removeAll { $0.word == word }
    }

    /// Whether the key is written, even if its value was reported and cannot be used.
    func mentions(_ word: Word) -> Bool { written.contains(word) }

    /// Whether one of the keys is written, as in ``mentions(_:)``.
    func mentions(anyOf words: KeySet) -> Bool { written.intersects(words) }

    /// The value of a key; nil if the key is not written or its value cannot be used.
    subscript(word: Word) -> Value? {
        guard written.contains(word) else { return nil }
        for index in 0..<count where words[index] == word.number {
            return Value(NodeID(rawValue: values[index]), after: NodeID(rawValue: keys[index]))
        }
        return more.first { $0.word == word }.map { Value($0.value, after: $0.key) }
    }

    /// The node of the key itself.
    func key(_ word: Word) -> NodeID? { self[word]?.key }
}

/// Reads mappings, scalars and lists of a file as the types that the language expects, and reports values of any other
/// type.
///
/// Methods that return an optional return nil after they have reported the value.
struct FieldReader: ContextResolver {
    let context: ResolvingContext

    /// Returns the entries of a mapping.
    /// - Parameter subject: What the mapping describes, with its article: `a parameter`.
    func fields(of value: Value, allowed: KeySet, subject: @autoclosure () -> String) -> Fields? {
        guard isMapping(value, subject: subject(), mayBeEmpty: !allowed.hasRequiredKeys) else {
            return nil
        }
        var fields = Fields(of: value.node)
        var unknown: [YAMLTree.Entry] = []
        for entry in tree.entries(of: value.node) {
            if let word = Word(tree.symbol(of: entry.key)), allowed.contains(word) {
                fields.append(word, entry, isUsable: !tree.isInvalid(entry.value))
            } else {
                unknown.append(entry)
            }
        }
        if !unknown.isEmpty { reportUnknownKeys(unknown, &fields, allowed: allowed, subject: subject()) }
        return fields
    }

    /// Whether a key is missing, and no reported entry may have contained it.
    func isMissing(_ word: Word, in fields: Fields) -> Bool {
        guard !fields.mentions(word) else { return false }
        return !(fields.node.map(tree.hasMergeKey) ?? false)
    }

    /// Whether the value is a mapping; reports any other value.
    func isMapping(_ value: Value, subject: @autoclosure () -> String, mayBeEmpty: Bool = true) -> Bool {
        if tree.kind(value.node) == .mapping { return true }
        guard !tree.isInvalid(value.node) else { return false }
        reportWrongType(
            value, expected: "a map of the keys of \(subject())", hint: hint(for: value, mayBeEmpty: mayBeEmpty))
        return false
    }

    private func hint(for value: Value, mayBeEmpty: Bool) -> String {
        if tree.isNull(value.node) { return mayBeEmpty ? "; write {} if it has no keys" : "" }
        if let hint = hintOfSpace(in: value) { return hint }
        let isAssignment = plainText(value)?.contains(" = ") ?? false
        return isAssignment ? "; write ': ' after a key, not '='" : ""
    }

    /// Whether the value is a mapping whose keys are names, such as a map of parameters; reports any other value.
    func isSection(_ value: Value, of declarations: String, by key: String = "name") -> Bool {
        if tree.kind(value.node) == .mapping { return true }
        let fixes = firstPair(in: value.node) == nil ? [] : asMap(value.node)
        reportWrongType(
            value, expected: "a map of \(declarations) by \(key)", hint: hintOfSpace(in: value) ?? example(of: value),
            fixes: fixes)
        return false
    }

    /// What to write if a text such as `city:String` is meant as a key with its value; nil if it is not.
    private func hintOfSpace(in value: Value) -> String? {
        plainText(value)?.split(whereSeparator: \.isWhitespace).first.flatMap { spacedPair(String($0)) }
            .map { "; write a space after the colon: \($0)" }
    }

    /// Returns `city: String` for `city:String`; nil if a text is not a name, a colon and a value.
    private func spacedPair(_ text: String) -> String? {
        let parts = text.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, SwiftName.isIdentifier(String(parts[0])), parts[1].utf8.first != UInt8(ascii: "/")
        else { return nil }
        return "\(parts[0]): \(parts[1])"
    }

    /// A list of names as the map that is expected.
    private func example(of value: Value) -> String {
        let names = tree.elements(of: value.node).prefix(2).compactMap { element in
            tree.kind(element) == .scalar ? "\(text(element)): …" : nil
        }
        return names.isEmpty ? "" : "; write it as { \(names.joined(separator: ", ")) }"
    }

    /// Whether a mapping has no entries.
    func isEmptyMapping(_ node: NodeID) -> Bool {
        tree.entries(of: node).first { _ in true } == nil
    }

    /// Whether a value is a list without elements.
    func isEmptyList(_ node: NodeID) -> Bool {
        tree.kind(node) == .sequence && tree.elements(of: node).first { _ in true } == nil
    }

    /// Whether an entry is like `en: Clock` where `title` was meant.
    func isTextInALanguage(_ entry: YAMLTree.Entry) -> Bool {
        LanguageTag.looksLike(text(entry.key)) && tree.kind(entry.value) == .scalar
    }

    /// Reports a known key that has no effect where it is written.
    func reportUselessKey(_ key: NodeID?, _ reason: String) {
        guard let key else { return }
        report(.unknownKey, at: place(key), "'\(text(key))' \(reason)")
    }

    // MARK: Unknown keys

    /// Reports keys that the mapping cannot have. A map of languages in place of a declaration is one mistake, reported
    /// once; so are declarations beside the key that contains them.
    private func reportUnknownKeys(
        _ entries: [YAMLTree.Entry], _ fields: inout Fields, allowed: KeySet, subject: String
    ) {
        let words = keys(of: allowed, in: fields)
        var hasLanguages = false
        var hasContents = false
        var advices: Set<String> = []
        func reportContents(_ entry: YAMLTree.Entry, _ key: Word) {
            defer { hasContents = true }
            fields.suspect(key)
            guard !hasContents else { return }
            let list = fields[key].flatMap { tree.kind($0.node) == .sequence ? self.place($0.node) : nil }
            report(
                .outsideContents(
                    text(entry.key), key, of: allowed, list: list, subject: subject, at: self.place(entry.key)))
        }
        for entry in entries {
            let (name, place) = (text(entry.key), place(entry.key))
            if let pair = spacedPair(name), tree.isEmptyValue(entry.value) {
                report(.keyWithoutSpace(name, pair, subject: subject, at: place))
                if let key = words.first(where: { pair.hasPrefix("\($0.text):") }) { fields.suspect(key) }
            } else if isRestOfText(entry) {
                report(.restOfText(name, subject: subject, at: place))
                // The first half of `1,50 EUR` is not reported separately.
                if word(before: entry, in: fields) == .default { fields.drop(.default) }
            } else if let key = allowed.contentsKey, isTyped(entry), hasContents || !isMap(key, in: fields) {
                reportContents(entry, key)
            } else if let meaning = ForeignKeys.meaning(of: name, among: allowed) {
                let isNew = meaning.advice.map { advices.insert($0).inserted } ?? true
                if isNew { report(.foreignKey(name, subject: subject, meaning, at: place)) }
                fields.suspect(meaning.key)
            } else if let key = allowed.textKey, isTextInALanguage(entry) {
                if !hasLanguages { report(.textOutsideItsKey(name, key, subject: subject, at: place)) }
                hasLanguages = true
                fields.suspect(key)
            } else if let near = NearMatch.best(for: name, in: words.map(\.text)) {
                report(.unknownKey(name, subject: subject, allowed: words, near: near, at: place))
                if let meant = words.first(where: { $0.text == near }) { fields.suspect(meant) }
            } else if let key = allowed.contentsKey, isDeclaration(entry, of: key),
                hasContents || !isMap(key, in: fields)
            {
                reportContents(entry, key)
            } else {
                report(.unknownKey(name, subject: subject, allowed: words, near: nil, at: place))
            }
        }
    }

    /// The keys that a message lists. Those of a parameter leave out the settings of other types.
    private func keys(of allowed: KeySet, in fields: Fields) -> [Word] {
        guard let type = fields[.type], allowed.contains(.type) else { return allowed.words }
        let node = tree.kind(type.node) == .sequence ? tree.elements(of: type.node).first { _ in true } : type.node
        let element = node.flatMap {
            tree.kind($0) == .scalar ? TypeResolver(context: context).type(named: text($0)) : nil
        }
        let settings = element.map(TypeKeys.keys) ?? []
        return allowed.words.filter { !TypeKeys.all.contains($0) || settings.contains($0) }
    }

    private func isMap(_ key: Word, in fields: Fields) -> Bool {
        fields[key].map { tree.kind($0.node) == .mapping } ?? false
    }

    /// Whether an entry that has no place beside the keys of a declaration can be one of its cases, parameters or properties.
    private func isDeclaration(_ entry: YAMLTree.Entry, of key: Word) -> Bool {
        switch tree.kind(entry.value) {
        case .scalar: key == .cases || TypeResolver(context: context).isType(text(entry.value))
        case .sequence: key != .cases
        case .mapping: true
        }
    }

    /// Whether an entry that has no place beside the keys of a declaration can only be something with a type of its own.
    private func isTyped(_ entry: YAMLTree.Entry) -> Bool {
        tree.kind(entry.value) == .mapping
            && tree.entries(of: entry.value).contains { Word(tree.symbol(of: $0.key)) == .type }
    }

    /// Whether an entry is like `world` in `{ title: Hello, world }`, where the comma ended the text.
    private func isRestOfText(_ entry: YAMLTree.Entry) -> Bool {
        guard tree.isEmptyValue(entry.value) else { return false }
        return tree.causeOfEmptyValue(after: entry.key, in: context.sourceMap()) == .missingColon
    }

    /// The key just before another in the same mapping.
    private func word(before entry: YAMLTree.Entry, in fields: Fields) -> Word? {
        guard let map = fields.node else { return nil }
        var last: NodeID?
        for other in tree.entries(of: map) {
            if other.key == entry.key { break }
            last = other.key
        }
        return last.flatMap { Word(tree.symbol(of: $0)) }
    }
}

extension KeySet {
    /// The key that a shorthand text is the value of.
    fileprivate var textKey: Word? { [Word.title, .say, .ask].first(where: contains) }

    /// The key whose map contains the declarations that this one consists of.
    fileprivate var contentsKey: Word? { [Word.parameters, .properties, .cases].first(where: contains) }
}

extension Diagnostic {
    fileprivate static func unknownKey(
        _ name: String, subject: String, allowed: [Word], near: String?, at place: Place
    ) -> Diagnostic {
        let known = near == nil ? "; the keys are \(allowed.map(\.text).joined(separator: ", "))" : ""
        return Diagnostic(.unknownKey, at: place, "\(quoted(name)) is not a key of \(subject)\(known)", near: near)
    }

    static func foreignKey(
        _ name: String, subject: String, _ meaning: ForeignKeys.Meaning, at place: Place
    ) -> Diagnostic {
        Diagnostic(
            .unknownKey, at: place,
            "\(quoted(name)) is not a key of \(subject)" + (meaning.advice.map { "; \($0)" } ?? ""),
            near: meaning.advice == nil ? meaning.key.text : nil)
    }

    /// - Parameter list: The place of the list that is the value of the key, if it is one.
    fileprivate static func outsideContents(
        _ name: String, _ key: Word, of allowed: KeySet, list: Place?, subject: String, at place: Place
    ) -> Diagnostic {
        let entered = allowed.contains(.fields) ? ", and what people enter as \(Word.fields.text): { \(name): … }" : ""
        let advice =
            list == nil
            ? "write the \(key.text) of \(subject) as \(key.text): { \(name): … }\(entered)"
            : "it follows a list, so write the \(key.text) as a map without '- ', or as a list of names alone"
        return Diagnostic(
            .unknownKey, at: place, "\(quoted(name)) is not a key of \(subject); \(advice)",
            notes: list.map { [DiagnosticNote("the list is here", at: $0)] } ?? [])
    }

    /// - Parameter pair: The key and the value with a space between them.
    fileprivate static func keyWithoutSpace(_ name: String, _ pair: String, subject: String, at place: Place)
        -> Diagnostic
    {
        Diagnostic(
            .unknownKey, at: place, "\(quoted(name)) is not a key of \(subject); a space is missing after the colon",
            near: pair)
    }

    fileprivate static func restOfText(_ name: String, subject: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .unknownKey, at: place,
            "\(quoted(name)) is not a key of \(subject) and has no colon; "
                + (Int(name) == nil
                    ? "put a string that contains a comma or a brace in quotes" : "write a decimal number with a point")
        )
    }

    static func textOutsideItsKey(_ name: String, _ key: Word, subject: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .unknownKey, at: place,
            "'\(name)' is not a key of \(subject); write a text in several languages as \(key.text): { \(name): … }")
    }

    static func missingKey(_ name: String, of subject: String, at place: Place, hint: String = "") -> Diagnostic {
        Diagnostic(.missingKey, at: place, "'\(name)' is missing: \(subject) needs it\(hint)")
    }
}
