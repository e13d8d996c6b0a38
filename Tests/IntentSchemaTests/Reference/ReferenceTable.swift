import IntentYAML

@testable import IntentSchema

/// A table of the reference that is made from what the code knows, between a comment that names it and an empty line.
struct ReferenceTable {
    /// The lines of the table in the article.
    let range: Range<Int>
    let content: Content

    enum Content {
        case keys([KeyDocumentation], MapKind)
        case types
        case limits
        /// A comment that asks for what there is not.
        case unknown(String)
    }

    static func tables(of article: ReferenceArticle) -> [ReferenceTable] {
        article.lines.indices.compactMap { index in
            guard let comment = ReferenceArticle.comment(article.lines[index]), let content = Content(comment) else {
                return nil
            }
            let end = article.lines[(index + 1)...].firstIndex { !$0.hasPrefix("|") } ?? article.lines.endIndex
            return ReferenceTable(range: (index + 1)..<end, content: content)
        }
    }

    var lines: [String] {
        switch content {
        case .keys(let keys, _):
            ["| key | value | without it | meaning |", "| --- | --- | --- | --- |"] + keys.map(row)
        case .types:
            ["| type | Swift | holds | literal |", "| --- | --- | --- | --- |"]
                + TypeDocumentation.all.map { type in
                    "| `\(type.name)` | `\(type.swift)` | \(type.text) | \(type.literal.map { "`\($0)`" } ?? "none") |"
                }
        case .limits: limits
        case .unknown(let comment): ["nothing is known of '\(comment)'"]
        }
    }

    private func row(_ key: KeyDocumentation) -> String {
        "| `\(key.key)` | \(key.value) | \(key.absent ?? "**required**") | \(key.text) |"
    }

    private var limits: [String] {
        let limits = YAMLLimits()
        let rows = [
            ("the size of a file", "\(limits.fileBytes) bytes", "--max-file-size"),
            ("lists and maps inside each other", "\(limits.depth)", "--max-depth"),
            ("texts, lists and maps of a file", "\(limits.nodes)", "--max-nodes"),
            ("the size of one text", "\(limits.scalarBytes) bytes", "--max-scalar"),
            ("texts, lists and maps that only aliases repeat", "\(limits.expandedAliasNodes)", "--max-alias-nodes"),
        ]
        return ["| of | at most | option of the commands |", "| --- | --- | --- |"]
            + rows.map { "| \($0) | \($1) | `\($2)` |" }
    }
}

extension ReferenceTable.Content {
    /// `keys: parameter range control`, with all keys where none is named; `types`; `limits`.
    init?(_ comment: String) {
        switch comment {
        case "types": self = .types
        case "limits": self = .limits
        default:
            guard comment.hasPrefix("keys: ") else { return nil }
            let words = comment.dropFirst("keys: ".count).split(separator: " ").map(String.init)
            guard let kind = words.first.flatMap(MapKind.init) else {
                self = .unknown(comment)
                return
            }
            let known = KeyDocumentation.keys(of: kind)
            let chosen = words.dropFirst().map { name in known.first { $0.key == name } }
            if chosen.contains(where: { $0 == nil }) {
                self = .unknown(comment)
            } else {
                self = .keys(chosen.isEmpty ? known : chosen.compactMap(\.self), kind)
            }
        }
    }
}
