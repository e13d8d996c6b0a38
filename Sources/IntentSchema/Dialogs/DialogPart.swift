internal import IntentDiagnostics
internal import IntentYAML

/// A text with placeholders in one language, where it is written.
struct DialogPart {
    let language: String
    let text: String
    let place: Place
    /// Nil for a text of another file.
    let node: NodeID?
}

extension [TranslationTable.Translation] {
    /// The texts of other files; wrong values are not among them.
    var parts: [DialogPart] {
        compactMap { line in
            line.text.map { DialogPart(language: line.language, text: $0, place: line.textPlace, node: nil) }
        }
    }
}

extension FileResolver {
    /// A text in all its languages, those of files beside this one too; what is wrong with it was reported before.
    mutating func dialogParts(_ value: Value, as name: String? = nil) -> [DialogPart] {
        let written: [(language: String, node: NodeID)] =
            switch document.tree.kind(value.node) {
            case .scalar: [(document.language, value.node)]
            case .mapping: document.tree.entries(of: value.node).map { (text($0.key), $0.value) }
            case .sequence: []
            }
        let parts = written.filter { document.tree.kind($0.node) == .scalar && !document.tree.isRefused($0.node) }
            .map { DialogPart(language: $0.language, text: text($0.node), place: place($0.node), node: $0.node) }
        return parts + translations(of: value, as: name).parts
    }

    /// Where a piece of a text stands in the file; the whole text where it is written in another way, as escapes are.
    mutating func place(of piece: String, in part: DialogPart) -> Place {
        guard let node = part.node else { return part.place }
        return place(of: piece, in: node)
    }

    mutating func place(of piece: String, in node: NodeID) -> Place {
        let whole = place(node)
        let map = sourceMap()
        guard let found = map.bytes(in: whole.range).firstRange(of: Array(piece.utf8)) else { return whole }
        let range = SourceRange(
            start: map.scalarOffset(ofByte: found.lowerBound), end: map.scalarOffset(ofByte: found.upperBound))
        return Place(file: document.file, range: range)
    }
}
