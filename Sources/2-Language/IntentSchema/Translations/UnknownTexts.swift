internal import IntentDiagnostics
internal import IntentModel

/// Reports translations into the definition's own language, in which the definition contains the texts.
func textsInTheOwnLanguage(
    _ translations: TranslationTable, among recorded: RecordedTexts, of document: Document
) -> [Diagnostic] {
    translations.byPath.flatMap { path, lines -> [Diagnostic] in
        guard let place = recorded.places[path] else { return [] }
        return lines.filter { $0.language == document.language }.map { .textOfTheDefinition(path, $0, at: place) }
    }
}

/// Reports translations whose paths are not those of a text.
/// - Parameter fileDeclaring: Returns the name of the file that contains the declaration of a path.
func unknownTexts(
    _ translations: TranslationTable, among recorded: RecordedTexts, of document: Document,
    fileDeclaring: (String) -> String?
) -> [Diagnostic] {
    if document.hasReadingErrors { return [] }
    let unknown = translations.byPath.filter { path, _ in
        recorded.places[path] == nil && !recorded.variants.contains(path) && !recorded.mayContain(path)
    }
    guard !unknown.isEmpty else { return [] }
    let known = KnownPaths(recorded.places.keys.sorted())
    return unknown.flatMap { path, lines -> [Diagnostic] in
        if let (dialog, value) = recorded.dialog(of: path) {
            return lines.filter { !$0.isMap }.map { Diagnostic.unknownValue(value, of: dialog, $0) }
        }
        if let other = fileDeclaring(path), other != document.fileName {
            return lines.filter { !$0.isMap }.map { .textOfAnotherFile(path, other, $0) }
        }
        let near = known.nearest(to: path)
        let place = near.flatMap { recorded.places[$0] }
        let siblings = near == nil ? known.siblings(of: path) : []
        // A path whose value is a map is incomplete, which was reported.
        return lines.filter { !$0.isMap }.map {
            Diagnostic.unknownText(path, near: near, at: place, siblings, $0, document)
        }
    }
}

/// The paths of all texts, to find the one that a misspelled path was probably meant to be.
private struct KnownPaths {
    private let all: [(path: String, parts: [Substring])]

    init(_ paths: [String]) {
        all = paths.map { ($0, $0.split(separator: ".", omittingEmptySubsequences: false)) }
    }

    /// Returns the path that differs in one part, which is similar. Whole paths are so long that any two would be similar.
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
        return found ?? withOneMore(parts) ?? withOneFewer(parts)
    }

    /// Returns the only path with one more part, for a path without its section: `intents.Board.line.title`.
    private func withOneMore(_ parts: [Substring]) -> String? {
        let longer = all.filter { $0.parts.hasOneMore(than: parts) }
        return longer.count == 1 ? longer[0].path : nil
    }

    /// Returns the path with one part less, for a path with a map within its declaration: `…name.input.placeholder`.
    private func withOneFewer(_ parts: [Substring]) -> String? { all.first { parts.hasOneMore(than: $0.parts) }?.path }

    /// Returns the keys of the texts in the same declaration.
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
    /// Whether these parts are the others and one more, which is not the last.
    fileprivate func hasOneMore(than others: [Substring]) -> Bool {
        guard count == others.count + 1, last == others.last else { return false }
        let common = zip(self, others).prefix { $0 == $1 }.count
        return dropFirst(common + 1).elementsEqual(others.dropFirst(common))
    }
}

extension RecordedTexts {
    /// Returns the dialog that a path is probably meant to be a variant of, and the value in the path.
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
            "'\(line.language)' is the language of the definition, which already contains '\(path)'; this file may only "
                + "contain variants of it",
            notes: [DiagnosticNote("the definition contains it here", at: place)])
    }

    /// - Parameter other: The name of the definition that contains the text.
    fileprivate static func textOfAnotherFile(
        _ path: String, _ other: String, _ line: TranslationTable.Translation
    ) -> Diagnostic {
        let dot = other.lastIndex(of: ".") ?? other.endIndex
        let translation = "\(other[..<dot]).\(line.language)\(other[dot...])"
        return Diagnostic(
            .unknownKey, at: line.place,
            "'\(path)' is a text of '\(other)'; move the line to '\(translation)'")
    }

    fileprivate static func unknownValue(
        _ value: String, of dialog: (path: String, place: Place, values: DialogValues),
        _ line: TranslationTable.Translation
    ) -> Diagnostic {
        let values = dialog.values.names
        let near = NearMatch.best(for: value, in: values)
        let hint =
            values.isEmpty ? "; its intent has no enum and no Boolean" : "; the values are \(shortList(values))"
        return Diagnostic(
            .unknownKey, at: line.place,
            "\(quoted(value)) is not a value that '\(dialog.path)' can have a variant for\(near == nil ? hint : "")",
            near: near.map { "\(dialog.path).\($0)" }, notes: [DiagnosticNote("that text is here", at: dialog.place)])
    }

    fileprivate static func unknownText(
        _ path: String, near: String?, at nearPlace: Place?, _ siblings: [String], _ line: TranslationTable.Translation,
        _ document: Document
    ) -> Diagnostic {
        let hint =
            siblings.isEmpty
            ? "; a path consists of a declaration and the key of a text, such as intents.Board.title"
            : "; the texts there are \(siblings.joined(separator: " and "))"
        return Diagnostic(
            .unknownKey, at: line.place,
            "'\(path)' is not a text of \(quoted(document.fileName))\(near == nil ? hint : "")", near: near,
            notes: nearPlace.map { [DiagnosticNote("that text is here", at: $0)] } ?? [])
    }
}
