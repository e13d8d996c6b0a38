internal import IntentDiagnostics
internal import IntentModel

/// The lines of a definition's translations that are in its own language, where its texts stand.
func textsInTheOwnLanguage(
    _ translations: TranslationTable, among met: MetTexts, of document: Document
) -> [Diagnostic] {
    translations.byPath.flatMap { path, lines -> [Diagnostic] in
        guard let place = met.places[path] else { return [] }
        return lines.filter { $0.language == document.language }.map { .textOfTheDefinition(path, $0, at: place) }
    }
}

/// The lines of a definition's translations whose paths no text of it has.
func unknownTexts(_ translations: TranslationTable, among met: MetTexts, of document: Document) -> [Diagnostic] {
    if document.hasReadingErrors { return [] }
    let strangers = translations.byPath.filter { path, _ in
        met.places[path] == nil && !met.variants.contains(path) && !met.mayHave(path)
    }
    guard !strangers.isEmpty else { return [] }
    let known = KnownPaths(met.places.keys.sorted())
    return strangers.flatMap { path, lines -> [Diagnostic] in
        if let (dialog, value) = met.dialog(of: path) {
            return lines.filter { !$0.isMap }.map { Diagnostic.unknownValue(value, of: dialog, $0) }
        }
        let near = known.nearest(to: path)
        let place = near.flatMap { met.places[$0] }
        let siblings = near == nil ? known.siblings(of: path) : []
        // A path with a map behind it is not written to its end, and that was said.
        return lines.filter { !$0.isMap }.map {
            Diagnostic.unknownText(path, near: near, at: place, siblings, $0, document)
        }
    }
}

/// Paths in their parts, among which one that was probably meant is looked for.
private struct KnownPaths {
    private let all: [(path: String, parts: [Substring])]

    init(_ paths: [String]) {
        all = paths.map { ($0, $0.split(separator: ".", omittingEmptySubsequences: false)) }
    }

    /// The path that differs in one part, which is near: of whole paths, which are long, any two would be near.
    func nearest(to path: String) -> String? {
        let parts = path.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return NearMatch.best(for: path, in: ["intentTexts", "language"]) }
        let ends = [path + ".title", path + ".say"]
        if let inside = all.first(where: { ends.contains($0.path) }) { return inside.path }
        var found: String?
        for index in parts.indices {
            var candidates: [String: String] = [:]
            for other in all where other.parts.count == parts.count && differ(parts, other.parts, only: index) {
                candidates[String(other.parts[index])] = other.path
            }
            guard let near = NearMatch.best(for: String(parts[index]), in: candidates.keys.sorted()) else { continue }
            if found != nil { return nil }
            found = candidates[near]
        }
        return found ?? withOneMore(parts) ?? withOneLess(parts)
    }

    /// The only path that has one more part, as where a section was left out: `intents.Board.line.title`.
    private func withOneMore(_ parts: [Substring]) -> String? {
        let longer = all.filter { $0.parts.hasOneMore(than: parts) }
        return longer.count == 1 ? longer[0].path : nil
    }

    /// The path that has one part less, as where a map within a declaration was named too: `…name.input.placeholder`.
    private func withOneLess(_ parts: [Substring]) -> String? { all.first { parts.hasOneMore(than: $0.parts) }?.path }

    /// The texts of the declaration that a path is in.
    func siblings(of path: String) -> [String] {
        let parts = path.split(separator: ".", omittingEmptySubsequences: false)
        return all.filter { $0.parts.count == parts.count && $0.parts.dropLast() == parts.dropLast() }
            .compactMap { $0.parts.last.map(String.init) }
    }

    private func differ(_ parts: [Substring], _ others: [Substring], only index: Int) -> Bool {
        parts.indices.allSatisfy { (parts[$0] == others[$0]) == ($0 != index) }
    }
}

extension [Substring] {
    /// Whether one part, which is not the last, is all that these have and the others have not.
    fileprivate func hasOneMore(than others: [Substring]) -> Bool {
        guard count == others.count + 1, last == others.last else { return false }
        let common = zip(self, others).prefix { $0 == $1 }.count
        return dropFirst(common + 1).elementsEqual(others.dropFirst(common))
    }
}

extension MetTexts {
    /// The dialog to which a path may have been meant to be a variant, with the value in it.
    fileprivate func dialog(of path: String) -> (
        dialog: (path: String, place: Place, values: DialogValues), value: String
    )? {
        for dot in path.indices.reversed() where path[dot] == "." {
            let parent = String(path[..<dot])
            guard let (place, values) = dialogs[parent] else { continue }
            return ((parent, place, values), String(path[path.index(after: dot)...]))
        }
        return nil
    }
}

extension Diagnostic {
    fileprivate static func textOfTheDefinition(
        _ path: String, _ line: TranslationTable.Translation, at place: Place
    ) -> Diagnostic {
        Diagnostic(
            .duplicateKey, at: line.place,
            "'\(line.language)' is the language of the definition itself, where '\(path)' stands; here it may have "
                + "variants only",
            notes: [DiagnosticNote("the definition gives it here", at: place)])
    }

    fileprivate static func unknownValue(
        _ value: String, of dialog: (path: String, place: Place, values: DialogValues),
        _ line: TranslationTable.Translation
    ) -> Diagnostic {
        let values = dialog.values.names
        let near = NearMatch.best(for: value, in: values)
        let known = values.prefix(12).joined(separator: ", ") + (values.count > 12 ? ", …" : "")
        let hint = values.isEmpty ? "; its intent has no enum and no Boolean" : "; there are \(known)"
        return Diagnostic(
            .unknownKey, at: line.place,
            "\(quoted(value)) is no value for which '\(dialog.path)' may have a variant\(near == nil ? hint : "")",
            notes: [DiagnosticNote("the text of that path is here", at: dialog.place)],
            fixes: DiagnosticFix.didYouMean(near.map { "\(dialog.path).\($0)" }, at: line.place))
    }

    fileprivate static func unknownText(
        _ path: String, near: String?, at nearPlace: Place?, _ siblings: [String], _ line: TranslationTable.Translation,
        _ document: Document
    ) -> Diagnostic {
        let hint =
            siblings.isEmpty
            ? "; a path names its declaration and the key of the text: intents.Board.title"
            : "; there it has \(siblings.joined(separator: " and "))"
        return Diagnostic(
            .unknownKey, at: line.place,
            "'\(path)' is no text of \(quoted(document.fileName))\(near == nil ? hint : "")",
            notes: nearPlace.map { [DiagnosticNote("the text of that path is here", at: $0)] } ?? [],
            fixes: DiagnosticFix.didYouMean(near, at: line.place))
    }
}
