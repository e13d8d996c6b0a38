internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Placeholders of dialog texts: each means something, and translations have the same ones.
extension FileResolver {
    /// - Parameter name: The last part of the text's path; nil for the key before the value.
    mutating func checkPlaceholders(of value: Value, as name: String? = nil, in scope: PlaceholderScope) {
        if texts != nil, let name = name ?? value.key.map(text) {
            readVariants(of: name, at: place(value.node), in: scope)
        }
        checkPlaceholders(of: dialogParts(value, as: name), in: scope)
    }

    mutating func checkPlaceholders(of parts: [DialogPart], in scope: PlaceholderScope) {
        guard parts.contains(where: { $0.text.utf8.contains(UInt8(ascii: "$")) }) else { return }
        let original = parts.first { $0.language == document.language }
            .map { Set(Placeholder.all(in: $0.text).placeholders) }
        for part in parts {
            var (isRight, placeholders) = reportProblems(of: part, in: scope)
            for placeholder in placeholders {
                guard let original, !original.contains(placeholder) else { continue }
                isRight = false
                let place = place(of: placeholder.text, in: part)
                report(.placeholderOfTranslation(placeholder, language: document.language, at: place))
            }
            // What a wrong placeholder was meant to be is what is left out.
            guard let original, isRight, part.language != document.language else { continue }
            let missing = original.subtracting(placeholders).map(\.text).sorted()
            if !missing.isEmpty { report(.missingPlaceholders(missing, at: part.place)) }
        }
    }

    /// Reports what stands for nothing in one text.
    /// - Returns: Whether there was nothing to report, and the placeholders that mean something.
    mutating func reportProblems(
        of part: DialogPart, in scope: PlaceholderScope
    ) -> (isRight: Bool, placeholders: [Placeholder]) {
        let (placeholders, unclosed) = Placeholder.all(in: part.text)
        if let unclosed { report(.unclosedPlaceholder(unclosed, at: place(of: unclosed, in: part))) }
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
}

extension Diagnostic {
    fileprivate static func unclosedPlaceholder(_ text: String, at place: Place) -> Diagnostic {
        Diagnostic(.unknownPlaceholder, at: place, "\(quoted(text)) begins a placeholder that no '}' ends")
    }

    fileprivate static func unknownPlaceholder(
        _ placeholder: Placeholder, _ problem: PlaceholderScope.Problem, in scope: PlaceholderScope, at place: Place
    ) -> Diagnostic {
        let (reason, near): (String, String?) =
            switch problem {
            case .noObject(let name): ("\(quoted(name)) is no object and has no properties", "${\(name)}")
            case .unknownProperty(let name, let type, let near):
                ("\(quoted(name)) is no property of '\(type)'", near.map { "${\($0)}" })
            case .unknown(let near):
                (
                    "\(scope.kinds) has that name" + (near == nil ? scope.list : ""),
                    near.map { "${\($0)}" }
                )
            }
        // A whole text of another file is not what the fix would replace.
        let isWhole = place.range.end - place.range.start == placeholder.text.unicodeScalars.count
        return Diagnostic(
            .unknownPlaceholder, at: place,
            "\(quoted(placeholder.text)) stands for nothing: \(reason)"
                + (isWhole ? "" : near.map { "; the nearest is \($0)" } ?? ""),
            fixes: isWhole ? DiagnosticFix.didYouMean(near, at: place) : [])
    }

    fileprivate static func placeholderOfTranslation(_ placeholder: Placeholder, language: String, at place: Place)
        -> Diagnostic
    {
        Diagnostic(
            .unknownPlaceholder, at: place,
            "\(quoted(placeholder.text)) is not in the text that this translates, which is in '\(language)'")
    }

    fileprivate static func missingPlaceholders(_ missing: [String], at place: Place) -> Diagnostic {
        Diagnostic(
            .missingTranslation, .warning, at: place,
            "\(missing.joined(separator: " and ")) of the original \(missing.count == 1 ? "is" : "are") left out of this translation"
        )
    }
}

extension PlaceholderScope {
    fileprivate var kinds: String {
        properties.isEmpty
            ? "no parameter of this intent" : "no property of this response and no parameter of this intent"
    }

    fileprivate var list: String {
        let known = known
        if known.isEmpty { return "" }
        return "; there are \(known.prefix(12).joined(separator: ", "))" + (known.count > 12 ? ", …" : "")
    }
}
