internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Lists of names and of words.
extension FileResolver {
    /// The texts of a list, each once, with their nodes; nil, and reported, where the value is no list.
    mutating func names(_ value: Value?, expected: @autoclosure () -> String) -> [(name: String, node: NodeID)]? {
        guard let value else { return nil }
        guard document.tree.kind(value.node) == .sequence else {
            reportWrongType(value, expected: expected(), fixes: inBrackets(value))
            return nil
        }
        var names: [(name: String, node: NodeID)] = []
        var indices: [String: Int] = [:]
        for element in document.tree.elements(of: value.node) where !document.tree.isRefused(element) {
            guard let name = filledString(Value(element, behind: nil), expected: "a name") else { continue }
            // Most lists have a few names, which are sooner compared than hashed.
            let first = names.count <= 8 ? names.firstIndex { $0.name == name } : indices[name]
            if let first {
                report(.repeated(name, at: place(element), first: place(names[first].node)))
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

    private func inBrackets(_ value: Value) -> [DiagnosticFix] {
        guard document.tree.kind(value.node) == .scalar, !document.tree.isNull(value.node) else { return [] }
        return [
            DiagnosticFix(
                message: "put it in brackets", range: place(value.node).range, replacement: "[\(text(value.node))]")
        ]
    }

    /// The families of a list, in its order.
    mutating func families(_ value: Value?) -> [(family: SizeFamily, place: Place)]? {
        guard let names = names(value, expected: "a list of widget families, such as [systemSmall, systemMedium]")
        else {
            return nil
        }
        var families: [(family: SizeFamily, place: Place)] = []
        families.reserveCapacity(names.count)
        for (name, node) in names {
            if let family = family(named: name, at: node) { families.append((family, place(node))) }
        }
        return families
    }

    /// The family that is the key of an entry which has none of these words, and may be meant as one of them.
    mutating func family(of entry: YAMLTree.Entry, beside words: [Word]) -> SizeFamily? {
        let name = text(entry.key)
        guard let near = NearMatch.best(for: name, in: words.map(\.text)) else {
            return family(named: name, at: entry.key)
        }
        report(.neitherFamilyNorWord(name, near: near, at: place(entry.key)))
        return nil
    }

    mutating func family(named name: String, at node: NodeID) -> SizeFamily? {
        if let family = Word(Word.vocabulary.symbol(of: name))?.family { return family }
        report(.unknownFamily(name, at: place(node)))
        return nil
    }

    /// One of a few words; nil, and reported, for any other.
    mutating func choice<Choice: RawRepresentable & CaseIterable>(_ value: Value?, _ type: Choice.Type) -> Choice?
    where Choice.RawValue == String {
        guard let value else { return nil }
        let known = Choice.allCases.map(\.rawValue)
        let expected = "one of \(known.joined(separator: ", "))"
        guard let text = string(value, expected: expected) else { return nil }
        if let choice = Choice(rawValue: text) { return choice }
        reportWrongType(
            value, expected: expected,
            fixes: DiagnosticFix.didYouMean(NearMatch.best(for: text, in: known), at: place(value.node)))
        return nil
    }
}

extension Diagnostic {
    static func repeated(_ name: String, at place: Place, first: Place) -> Diagnostic {
        Diagnostic(
            .duplicateKey, at: place, "\(quoted(name)) stands twice in this list",
            notes: [DiagnosticNote("it stands here first", at: first)])
    }

    fileprivate static func neitherFamilyNorWord(_ name: String, near: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .unknownKey, at: place, "\(quoted(name)) is neither a widget family nor '\(near)'",
            fixes: DiagnosticFix.didYouMean(near, at: place))
    }

    fileprivate static func unknownFamily(_ name: String, at place: Place) -> Diagnostic {
        let known = SizeFamily.allCases.map(\.rawValue)
        let near = familyWithoutPrefix(name) ?? NearMatch.best(for: name, in: known)
        let list = near == nil ? "; known are \(known.joined(separator: ", "))" : ""
        return Diagnostic(
            .unknownFamily, at: place, "\(quoted(name)) is not a widget family\(list)",
            fixes: DiagnosticFix.didYouMean(near, at: place))
    }

    /// `small` for `systemSmall`.
    private static func familyWithoutPrefix(_ name: String) -> String? {
        let names = ["system\(name)", "accessory\(name)"].map { $0.lowercased() }
        return SizeFamily.allCases.first { names.contains($0.rawValue.lowercased()) }?.rawValue
    }
}
