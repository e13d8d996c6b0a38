internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Lists of names, and words from a fixed set.
extension FieldReader {
    /// Returns the distinct texts of a list, with their nodes.
    func names(_ value: Value?, expected: @autoclosure () -> String) -> [(name: String, node: NodeID)]? {
        guard let value else { return nil }
        guard tree.kind(value.node) == .sequence else {
            let list = asList(value)
            reportWrongType(value, expected: expected(), fixes: list.isEmpty ? inBrackets(value) : list)
            return nil
        }
        var names: [(name: String, node: NodeID)] = []
        var indices: [String: Int] = [:]
        for element in tree.elements(of: value.node) where !tree.isInvalid(element) {
            guard let name = filledString(Value(element, after: nil), expected: "a name") else { continue }
            // Most lists are short, and comparing a few names is faster than hashing them.
            let first = names.count <= 8 ? names.firstIndex { $0.name == name } : indices[name]
            if let first {
                report(
                    .duplicateKey, at: place(element), "\(quoted(name)) appears twice in this list",
                    notes: [DiagnosticNote("it is listed here first", at: place(names[first].node))])
                continue
            }
            names.append((name, element))
            if names.count == 9 {
                for (index, name) in names.enumerated() { indices[name.name] = index }
            } else if names.count > 9 {
                indices[name] = names.count - 1
            }
        }
        return names
    }

    func inBrackets(_ value: Value) -> [DiagnosticFix] {
        guard tree.kind(value.node) == .scalar, !tree.isNull(value.node) else { return [] }
        let text = text(value.node)
        // A comma or a brace begins something else only in brackets.
        let needsQuotes =
            !tree.isPlain(value.node) || YAMLQuoting.isPlain(text, isFlow: false) && !YAMLQuoting.isPlain(text)
        return [
            DiagnosticFix(
                message: "put it in brackets", range: place(value.node).range,
                replacement: "[\(needsQuotes ? YAMLQuoting.written(text) : text)]")
        ]
    }

    // MARK: Words

    /// Returns a case of an enum by its raw value.
    func choice<Choice: RawRepresentable & CaseIterable>(_ value: Value?, _ type: Choice.Type) -> Choice?
    where Choice.RawValue == String {
        guard let value else { return nil }
        var known: [String] { Choice.allCases.map(\.rawValue) }
        var expected: String { "one of \(known.joined(separator: ", "))" }
        guard let text = string(value, expected: expected) else { return nil }
        if let choice = Choice(rawValue: text) { return choice }
        reportUnknownWord(text, value, known: known, expected: expected)
        return nil
    }

    /// Returns one of some words.
    /// - Parameters:
    ///   - subject: What the words are, with its article: `a unit of time`.
    ///   - meaning: Returns the word that is probably meant by another one, if it is not a similar one.
    func word(
        _ value: Value, of known: [String], _ subject: String, meaning: (String) -> String? = { _ in nil }
    ) -> String? {
        var expected: String { "\(subject): \(shortList(known))" }
        guard let text = string(value, expected: expected) else { return nil }
        if known.contains(text) { return text }
        reportUnknownWord(text, value, known: known, expected: expected, meaning: meaning)
        return nil
    }

    private func reportUnknownWord(
        _ word: String, _ value: Value, known: [String], expected: String, meaning: (String) -> String? = { _ in nil }
    ) {
        let near = meaning(word) ?? NearMatch.best(for: word, in: known)
        reportWrongType(value, expected: expected, near: near)
    }

    // MARK: Families

    /// Returns the widget families of a list, in its order.
    func families(_ value: Value?) -> [(family: SizeFamily, place: Place)]? {
        guard let names = names(value, expected: "a list of widget families, such as [systemSmall, systemMedium]")
        else { return nil }
        var families: [(family: SizeFamily, place: Place)] = []
        families.reserveCapacity(names.count)
        for (name, node) in names {
            if let family = family(named: name, at: node) { families.append((family, place(node))) }
        }
        return families
    }

    /// Returns the family that a key names, in a mapping whose keys may also be one of some words.
    func family(of entry: YAMLTree.Entry, beside words: [Word]) -> SizeFamily? {
        let name = text(entry.key)
        guard let near = NearMatch.best(for: name, in: words.map(\.text)) else {
            return family(named: name, at: entry.key)
        }
        report(
            .unknownKey, at: place(entry.key), "\(quoted(name)) is neither a widget family nor '\(near)'", near: near)
        return nil
    }

    private func family(named name: String, at node: NodeID) -> SizeFamily? {
        if let family = Word(Word.vocabulary.symbol(of: name))?.family { return family }
        let known = SizeFamily.allCases.map(\.rawValue)
        let near = familyWithoutPrefix(name) ?? NearMatch.best(for: name, in: known)
        let list = near == nil ? "; the families are \(known.joined(separator: ", "))" : ""
        report(.unknownFamily, at: place(node), "\(quoted(name)) is not a widget family\(list)", near: near)
        return nil
    }

    /// The family whose name lacks its prefix, as in `small` for `systemSmall`.
    private func familyWithoutPrefix(_ name: String) -> String? {
        let names = ["system\(name)", "accessory\(name)"].map { $0.lowercased() }
        return SizeFamily.allCases.first { names.contains($0.rawValue.lowercased()) }?.rawValue
    }
}

/// The first twelve of some names, separated by commas, with an ellipsis if there are more.
func shortList(_ names: some Collection<String>) -> String {
    names.prefix(12).joined(separator: ", ") + (names.count > 12 ? ", …" : "")
}
