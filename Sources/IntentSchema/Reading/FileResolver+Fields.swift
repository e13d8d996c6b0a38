internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Keys of mappings: known, unknown, missing.
extension FileResolver {
    /// The entries of a mapping; nil, and reported, where the value is none.
    /// - Parameter subject: What the mapping describes, with its article: `a parameter`.
    mutating func fields(of value: Value, allowed: KeySet, subject: @autoclosure () -> String) -> Fields? {
        guard isMapping(value, subject: subject(), mayBeEmpty: allowed != .enumeration && allowed != .widget) else {
            return nil
        }
        var fields = Fields(of: value.node)
        var unknown: [YAMLTree.Entry] = []
        for entry in document.tree.entries(of: value.node) {
            if let word = Word(document.tree.symbol(of: entry.key)), allowed.contains(word) {
                fields.append(word, entry, isUsable: !document.tree.isRefused(entry.value))
            } else {
                unknown.append(entry)
            }
        }
        if !unknown.isEmpty { reportUnknownKeys(unknown, &fields, allowed: allowed, subject: subject()) }
        return fields
    }

    /// Whether a key is missing, and nothing was reported that may have held it.
    func isMissing(_ word: Word, in fields: Fields) -> Bool {
        guard !fields.mentions(word) else { return false }
        return !(fields.node.map(document.tree.hasMergeKey) ?? false)
    }

    /// Whether the value is a map; reported where it is none.
    mutating func isMapping(_ value: Value, subject: @autoclosure () -> String, mayBeEmpty: Bool = true) -> Bool {
        if document.tree.kind(value.node) == .mapping { return true }
        guard !document.tree.isRefused(value.node) else { return false }
        let hint = mayBeEmpty && document.tree.isNull(value.node) ? "; write {} for one with nothing to say" : ""
        reportWrongType(value, expected: "a map of the keys of \(subject())", hint: hint)
        return false
    }

    /// Whether the value is a map of declarations by their names; reported where it is none.
    mutating func isSection(_ value: Value, of declarations: String) -> Bool {
        if document.tree.kind(value.node) == .mapping { return true }
        reportWrongType(value, expected: "a map of \(declarations) by their names")
        return false
    }

    /// Keys that are none of a mapping's. A map of languages in the place of a declaration is one mistake, and is
    /// reported once.
    private mutating func reportUnknownKeys(
        _ entries: [YAMLTree.Entry], _ fields: inout Fields, allowed: KeySet, subject: String
    ) {
        let words = allowed.words
        var hasLanguages = false
        for entry in entries {
            let (name, place) = (text(entry.key), place(entry.key))
            if isRestOfText(entry) {
                report(.restOfText(name, subject: subject, at: place))
                // Half of `1,50 EUR` is not wrong in a way of its own.
                if word(before: entry, in: fields) == .default { fields.drop(.default) }
            } else if let key = allowed.textKey, isTextInALanguage(entry) {
                if !hasLanguages { report(.textOutsideItsKey(name, key, subject: subject, at: place)) }
                hasLanguages = true
                fields.suspect(key)
            } else {
                let near = NearMatch.best(for: name, in: words.map(\.text))
                report(.unknownKey(name, subject: subject, allowed: words, near: near, at: place))
                if let meant = words.first(where: { $0.text == near }) { fields.suspect(meant) }
            }
        }
    }

    /// `en: Clock` where a title was meant.
    func isTextInALanguage(_ entry: YAMLTree.Entry) -> Bool {
        LanguageTag.looksLike(text(entry.key)) && document.tree.kind(entry.value) == .scalar
    }

    /// `world` in `{ title: Hello, world }`: the comma ended the text, and no colon follows.
    private mutating func isRestOfText(_ entry: YAMLTree.Entry) -> Bool {
        guard document.tree.isEmptyValue(entry.value) else { return false }
        return document.tree.causeOfEmptyValue(behind: entry.key, in: sourceMap()) == .noColon
    }

    /// The word of the key that stands just before another.
    private func word(before entry: YAMLTree.Entry, in fields: Fields) -> Word? {
        guard let map = fields.node else { return nil }
        var last: NodeID?
        for other in document.tree.entries(of: map) {
            if other.key == entry.key { break }
            last = other.key
        }
        return last.flatMap { Word(document.tree.symbol(of: $0)) }
    }

    /// A key that is known, but says nothing where it stands.
    mutating func reportUselessKey(_ key: NodeID?, _ reason: String) {
        guard let key else { return }
        report(.uselessKey(text(key), reason, at: place(key)))
    }
}

extension KeySet {
    /// Where the text belongs that a shorthand stands for.
    fileprivate var textKey: Word? { [Word.title, .say, .ask].first(where: contains) }
}

extension Diagnostic {
    fileprivate static func unknownKey(
        _ name: String, subject: String, allowed: [Word], near: String?, at place: Place
    ) -> Diagnostic {
        let known = near == nil ? "; known are \(allowed.map(\.text).joined(separator: ", "))" : ""
        return Diagnostic(
            .unknownKey, at: place, "\(quoted(name)) is not a key of \(subject)\(known)",
            fixes: DiagnosticFix.didYouMean(near, at: place))
    }

    fileprivate static func restOfText(_ name: String, subject: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .unknownKey, at: place,
            "\(quoted(name)) is not a key of \(subject), and has no colon; a text with a comma or a brace needs quotes")
    }

    static func textOutsideItsKey(_ name: String, _ key: Word, subject: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .unknownKey, at: place,
            "'\(name)' is not a key of \(subject); a text in several languages is written \(key.text): { \(name): … }")
    }

    fileprivate static func uselessKey(_ name: String, _ reason: String, at place: Place) -> Diagnostic {
        Diagnostic(.unknownKey, at: place, "'\(name)' \(reason)")
    }

    static func missingKey(_ name: String, of subject: String, at place: Place, hint: String = "") -> Diagnostic {
        Diagnostic(.missingKey, at: place, "'\(name)' is missing: \(subject) needs it\(hint)")
    }
}
