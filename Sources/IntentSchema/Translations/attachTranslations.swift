internal import IntentDiagnostics

/// Gives each definition the lines of the files beside it.
/// - Returns: What is wrong with the files, and between them.
func attach(_ files: [TranslationFile], to documents: inout [Document]) -> [Diagnostic] {
    let places = Dictionary(documents.enumerated().map { ($1.file, $0) }, uniquingKeysWith: { first, _ in first })
    var diagnostics: [Diagnostic] = []
    for file in files {
        diagnostics += file.diagnostics
        guard let definition = file.source.definition else {
            diagnostics.append(.noDefinition(of: file))
            continue
        }
        // One that could not be read has nothing to be compared with.
        guard let place = places[FileIndex(definition)] else { continue }
        diagnostics += documents[place].add(file)
    }
    return diagnostics
}

extension Document {
    fileprivate mutating func add(_ file: TranslationFile) -> [Diagnostic] {
        var table = translations ?? TranslationTable()
        var diagnostics: [Diagnostic] = []
        if file.lines == nil { table.addUnread(file.language) }
        for (path, translation) in file.lines ?? [] {
            if let first = table.add(translation, at: path) {
                diagnostics.append(.translatedTwice(path, at: translation.place, first: first))
            }
        }
        translations = table
        return diagnostics
    }
}

extension Diagnostic {
    fileprivate static func noDefinition(of file: TranslationFile) -> Diagnostic {
        let name = file.source.file.path.split(separator: "/").last.map(String.init) ?? file.source.file.path
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let wanted = (parts.dropLast(2) + parts.suffix(1)).joined(separator: ".")
        return Diagnostic(
            .unknownKey, at: Place(file: file.file, range: SourceRange(at: 0)),
            "\(quoted(wanted)), the definition of these texts, is not in the folder of this file")
    }

    fileprivate static func translatedTwice(_ path: String, at place: Place, first: Place) -> Diagnostic {
        Diagnostic(
            .duplicateKey, at: place, "'\(path)' is translated into this language already",
            notes: [DiagnosticNote("it is translated here first", at: first)])
    }
}
