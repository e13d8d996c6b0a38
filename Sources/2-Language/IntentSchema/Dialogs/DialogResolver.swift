internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Resolves texts with placeholders, and checks that each placeholder has a meaning and that translations contain the same
/// ones.
struct DialogResolver: ContextResolver {
    let context: ResolvingContext

    /// Returns a text after checking its placeholders.
    /// - Parameter name: The last part of the text's path; nil for the key before the value.
    func sentence(_ value: Value, as name: String? = nil, in scope: PlaceholderScope) -> LocalizedText? {
        guard let sentence = textResolver.localizedText(value, as: name) else { return nil }
        checkPlaceholders(of: value, as: name, in: scope)
        return sentence
    }

    /// Returns what the placeholders of an intent's texts may refer to.
    func placeholderScope(of drafts: [ParameterDraft], words: [String] = []) -> PlaceholderScope {
        var scope = PlaceholderScope(drafts, words: words, names: names)
        if context.texts != nil {
            scope.values = DialogValues(of: drafts.lazy.filter(\.isTyped).map(\.element), names: names)
        }
        return scope
    }

    // MARK: Placeholders

    /// - Parameter name: The last part of the text's path; nil for the key before the value.
    func checkPlaceholders(of value: Value, as name: String? = nil, in scope: PlaceholderScope) {
        if context.texts != nil, let name = name ?? value.key.map(text) {
            readVariants(of: name, at: place(value.node), in: scope)
        }
        checkPlaceholders(of: dialogParts(value, as: name), in: scope)
    }

    /// One of these bytes is in every placeholder, and in one that is written as in another language.
    private static let marks: [UInt8] = [UInt8(ascii: "$"), UInt8(ascii: "{"), UInt8(ascii: "\\")]

    func checkPlaceholders(of parts: [DialogPart], in scope: PlaceholderScope) {
        guard parts.contains(where: { $0.text.utf8.contains(where: Self.marks.contains) }) else { return }
        let original = parts.first { $0.language == document.language }
            .map { Set(Placeholder.all(in: $0.text).placeholders) }
        for part in parts {
            var (isValid, placeholders) = reportProblems(of: part, in: scope)
            for placeholder in placeholders {
                guard let original, !original.contains(placeholder) else { continue }
                isValid = false
                let place = place(of: placeholder.text, in: part)
                report(.placeholderOfTranslation(placeholder, language: document.language, at: place))
            }
            // A missing placeholder is probably the one that an unknown one was meant to be.
            guard let original, isValid, part.language != document.language else { continue }
            let missing = original.subtracting(placeholders).map(\.text).sorted()
            if !missing.isEmpty { report(.missingPlaceholders(missing, at: part.place)) }
        }
    }

    /// Reports unknown placeholders in one text.
    /// - Returns: Whether there were none, and the known placeholders.
    private func reportProblems(
        of part: DialogPart, in scope: PlaceholderScope
    ) -> (isValid: Bool, placeholders: [Placeholder]) {
        let (placeholders, unclosed) = Placeholder.all(in: part.text)
        if let unclosed { report(.unclosedPlaceholder(unclosed, at: place(of: unclosed, in: part))) }
        if let text = Placeholder.replaced(in: part.text, by: { _ in "" }) {
            reportForeignPlaceholders(in: text, of: part, scope)
        }
        var known: [Placeholder] = []
        for placeholder in placeholders {
            if let problem = scope.problem(of: placeholder) {
                let place = place(of: placeholder.text, in: part)
                report(.unknownPlaceholder(placeholder, problem, in: scope, at: place))
            } else {
                known.append(placeholder)
            }
        }
        return (unclosed == nil && known.count == placeholders.count, known)
    }

    /// Warns of names in the notation of other languages, such as `\(city)` and `{city}`.
    private func reportForeignPlaceholders(in text: String, of part: DialogPart, _ scope: PlaceholderScope) {
        for (written, name) in foreignPlaceholders(in: text, scope) {
            let whole = part.node.map { node in
                DiagnosticFix(
                    message: "write", range: self.place(node).range,
                    replacement: quotedForYAML(self.text(node).replacing(written, with: "${\(name)}")))
            }
            report(.foreignPlaceholder(written, name, at: place(of: written, in: part), fix: whole))
        }
    }

    /// Returns the names in these notations, each once.
    private func foreignPlaceholders(in text: String, _ scope: PlaceholderScope) -> [(written: String, name: String)] {
        var seen: Set<String> = []
        return [("\\(", ")"), ("{{", "}}"), ("{", "}")].flatMap { start, end in
            text.split(separator: start, omittingEmptySubsequences: false).dropFirst().compactMap { piece in
                guard let range = piece.firstRange(of: end) else { return nil }
                let name = String(piece[..<range.lowerBound])
                guard scope.isKnown(name), seen.insert(name).inserted else { return nil }
                return (start + name + end, name)
            }
        }
    }

    // MARK: Variants

    /// Reads the variants of a dialog in other files. They need not contain all of its placeholders.
    func readVariants(of name: String, at place: Place, in scope: PlaceholderScope) {
        guard let values = scope.values else { return }
        for line in context.recordVariants(of: name, at: place, values) {
            for part in [line].parts { _ = reportProblems(of: part, in: scope) }
        }
    }

    // MARK: Parts

    /// Returns a text in all its languages, including those in other files. Problems with it were reported when it was read.
    private func dialogParts(_ value: Value, as name: String? = nil) -> [DialogPart] {
        let written: [(language: String, node: NodeID)] =
            switch tree.kind(value.node) {
            case .scalar: [(document.language, value.node)]
            case .mapping: tree.entries(of: value.node).map { (text($0.key), $0.value) }
            case .sequence: []
            }
        let parts = written.filter { tree.kind($0.node) == .scalar && !tree.isInvalid($0.node) }
            .map { DialogPart(language: $0.language, text: text($0.node), place: place($0.node), node: $0.node) }
        return parts + textResolver.translations(of: value, as: name).parts
    }

    /// Returns the place of a part of a text; the place of the whole text if the part is written differently, with escapes.
    private func place(of piece: String, in part: DialogPart) -> Place {
        guard let node = part.node else { return part.place }
        return place(of: piece, in: node)
    }

    func place(of piece: String, in node: NodeID) -> Place {
        let whole = place(node)
        let map = context.sourceMap()
        guard let found = map.bytes(in: whole.range).firstRange(of: Array(piece.utf8)) else { return whole }
        let range = SourceRange(
            start: map.scalarOffset(ofByte: found.lowerBound), end: map.scalarOffset(ofByte: found.upperBound))
        return Place(file: document.file, range: range)
    }
}

extension Diagnostic {
    fileprivate static func unclosedPlaceholder(_ text: String, at place: Place) -> Diagnostic {
        Diagnostic(.unknownPlaceholder, at: place, "\(quoted(text)) begins a placeholder that is not closed with '}'")
    }

    fileprivate static func foreignPlaceholder(
        _ written: String, _ name: String, at place: Place, fix: DiagnosticFix?
    ) -> Diagnostic {
        Diagnostic(
            .unknownPlaceholder, .warning, at: place,
            "\(quoted(written)) is shown as it is written; a placeholder is ${\(name)}", fixes: fix.map { [$0] } ?? [])
    }

    fileprivate static func unknownPlaceholder(
        _ placeholder: Placeholder, _ problem: PlaceholderScope.Problem, in scope: PlaceholderScope, at place: Place
    ) -> Diagnostic {
        let (reason, near): (String, String?) =
            switch problem {
            case .notAnObject(let name): ("\(quoted(name)) is not an object and has no properties", "${\(name)}")
            case .unknownProperty(let name, let type, let near):
                ("\(quoted(name)) is not a property of '\(type)'", near.map { "${\($0)}" })
            case .unknown(let near):
                (
                    "\(scope.kinds) has that name" + (near == nil ? scope.list : ""),
                    near.map { "${\($0)}" }
                )
            }
        // The range of a text in another file is the whole text, which the fix must not replace.
        let isWhole = place.range.end - place.range.start == placeholder.text.unicodeScalars.count
        return Diagnostic(
            .unknownPlaceholder, at: place,
            "\(quoted(placeholder.text)) is not a known placeholder: \(reason)"
                + (isWhole ? "" : near.map { "; the nearest is \($0)" } ?? ""),
            fixes: isWhole ? DiagnosticFix.didYouMean(near, at: place) : [])
    }

    fileprivate static func placeholderOfTranslation(_ placeholder: Placeholder, language: String, at place: Place)
        -> Diagnostic
    {
        Diagnostic(
            .unknownPlaceholder, at: place,
            "\(quoted(placeholder.text)) is not in the original text, which is in '\(language)'")
    }

    fileprivate static func missingPlaceholders(_ missing: [String], at place: Place) -> Diagnostic {
        Diagnostic(
            .missingTranslation, .warning, at: place,
            "this translation omits \(missing.joined(separator: " and ")) of the original text"
        )
    }
}

extension PlaceholderScope {
    fileprivate var kinds: String {
        if let noun { return noun }
        return properties.isEmpty
            ? "no parameter of this intent" : "no property of this response and no parameter of this intent"
    }

    fileprivate var list: String {
        let known = known
        if known.isEmpty { return "" }
        return "; the known names are \(shortList(known))"
    }
}

/// A text with placeholders in one language.
struct DialogPart {
    let language: String
    let text: String
    let place: Place
    /// Nil for a text in another file.
    let node: NodeID?
}

extension [TranslationTable.Translation] {
    /// The texts of the lines, without those whose values were reported.
    var parts: [DialogPart] {
        compactMap { line in
            line.text.map { DialogPart(language: line.language, text: $0, place: line.textPlace, node: nil) }
        }
    }
}
