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
            var pieces = pieces(of: part)
            for placeholder in placeholders {
                guard let original, !original.contains(placeholder) else { continue }
                isValid = false
                let place = pieces.place(of: placeholder.text)
                report(
                    .unknownPlaceholder, at: place,
                    "\(quoted(placeholder.text)) is not in the original text, which is in '\(document.language)'")
            }
            // A missing placeholder is probably the one that an unknown one was meant to be.
            guard let original, isValid, part.language != document.language else { continue }
            let missing = original.subtracting(placeholders).map(\.text).sorted()
            if !missing.isEmpty {
                report(
                    .missingTranslation, .warning, at: part.place,
                    "this translation omits \(missing.joined(separator: " and ")) of the original text")
            }
        }
    }

    /// Reports unknown placeholders in one text.
    /// - Returns: Whether there were none, and the known placeholders.
    private func reportProblems(
        of part: DialogPart, in scope: PlaceholderScope
    ) -> (isValid: Bool, placeholders: [Placeholder]) {
        let (placeholders, unclosed) = Placeholder.all(in: part.text)
        if let unclosed { report(.unclosedPlaceholder(unclosed, at: pieces(of: part).place(ofOne: unclosed))) }
        var pieces = pieces(of: part)
        if let text = Placeholder.replaced(in: part.text, by: { _ in "" }) {
            reportForeignPlaceholders(in: text, of: part, scope)
        }
        var known: [Placeholder] = []
        for placeholder in placeholders {
            if let problem = scope.problem(of: placeholder, in: context) {
                let place = pieces.place(of: placeholder.text)
                report(.unknownPlaceholder(placeholder, problem, in: scope, at: place))
            } else {
                known.append(placeholder)
            }
        }
        return (unclosed == nil && known.count == placeholders.count, known)
    }

    /// Warns of names in the notation of other languages, such as `\(city)` and `{city}`, each once. The fix of the first one
    /// corrects all of them.
    private func reportForeignPlaceholders(in text: String, of part: DialogPart, _ scope: PlaceholderScope) {
        var names: Set<String> = []
        for notation in ForeignNotation.all {
            var pieces = pieces(of: part)
            for name in notation.names(in: text) where scope.isKnown(name) && names.insert(name).inserted {
                let written = notation.start + name + notation.end
                let fix = names.count == 1 ? part.node.map { rewriting($0, scope) } : nil
                report(
                    .unknownPlaceholder, .warning, at: pieces.place(of: written),
                    "\(quoted(written)) is shown as it is written; a placeholder is ${\(name)}",
                    fixes: fix.map { [$0] } ?? [])
            }
        }
    }

    private func rewriting(_ node: NodeID, _ scope: PlaceholderScope) -> DiagnosticFix {
        let rewritten = ForeignNotation.all.reduce(text(node)) { $1.rewriting($0, where: scope.isKnown) }
        return DiagnosticFix(message: "write", range: place(node).range, replacement: quotedForYAML(rewritten))
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

    private func pieces(of part: DialogPart) -> PieceFinder {
        part.node.map(pieces) ?? PieceFinder(whole: part.place, in: nil)
    }

    func pieces(of node: NodeID) -> PieceFinder { PieceFinder(whole: place(node), in: context) }

    func place(of piece: String, in node: NodeID) -> Place { pieces(of: node).place(ofOne: piece) }
}

extension Diagnostic {
    static func unclosedPlaceholder(_ text: String, at place: Place) -> Diagnostic {
        Diagnostic(.unknownPlaceholder, at: place, "\(quoted(text)) begins a placeholder that is not closed with '}'")
    }

    fileprivate static func unknownPlaceholder(
        _ placeholder: Placeholder, _ problem: PlaceholderScope.Problem, in scope: PlaceholderScope, at place: Place
    ) -> Diagnostic {
        let (reason, near): (String, String?) =
            switch problem {
            case .notAnObject(let name): ("\(quoted(name)) is not an object and has no properties", "${\(name)}")
            case .unknownProperty(let name, let type, let near):
                ("\(quoted(name)) is not a property of '\(type)'", near.map { "${\($0)}" })
            case .unknown(let near, let known):
                (
                    "\(scope.kinds) has that name" + (known.isEmpty ? "" : "; the known names are \(shortList(known))"),
                    near.map { "${\($0)}" }
                )
            }
        // The range of a text in another file is the whole text, which the fix must not replace.
        let isWhole = place.range.end - place.range.start == placeholder.text.unicodeScalars.count
        return Diagnostic(
            .unknownPlaceholder, at: place,
            "\(quoted(placeholder.text)) is not a known placeholder: \(reason)"
                + (isWhole ? "" : near.map { "; the nearest is \($0)" } ?? ""),
            near: isWhole ? near : nil)
    }
}

extension PlaceholderScope {
    fileprivate var kinds: String {
        if let noun { return noun }
        return properties.isEmpty
            ? "no parameter of this intent" : "no property of this response and no parameter of this intent"
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
