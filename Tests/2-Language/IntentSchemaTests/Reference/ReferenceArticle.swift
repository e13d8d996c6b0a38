import Foundation
import IntentDiagnostics
import IntentTestSupport
import IntentYAML
import Testing

@testable import IntentAuthoring
@testable import IntentSchema

/// One article of the definition reference, by its lines.
struct ReferenceArticle: Sendable, CustomTestStringConvertible {
    let url: URL
    let lines: [String]

    var testDescription: String { url.lastPathComponent }

    private static let folder = Repository.manual.appending(path: "Reference/Language")

    static func all() throws -> [ReferenceArticle] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "md" }
            .sorted { $0.path < $1.path }
            .map {
                ReferenceArticle(
                    url: $0, lines: try String(contentsOf: $0, encoding: .utf8).components(separatedBy: "\n"))
            }
    }

    /// The contents of a line that is a comment; nil for any other line.
    static func comment(_ line: String) -> String? {
        guard line.hasPrefix("<!-- "), line.hasSuffix(" -->") else { return nil }
        return String(line.dropFirst(5).dropLast(4))
    }
}

/// A table of the reference that is generated from the code, between a comment that names it and an empty line.
struct ReferenceTable {
    /// The lines of the table in the article.
    let range: Range<Int>
    let content: Content

    enum Content {
        case keys([KeyDocumentation], MapKind)
        case types
        case limits
        /// A comment that names an unknown table.
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
            ["| key | value | default | meaning |", "| --- | --- | --- | --- |"] + keys.map(row)
        case .types:
            ["| type | Swift | holds | literal |", "| --- | --- | --- | --- |"]
                + TypeDocumentation.all.map { type in
                    "| `\(type.name)` | `\(type.swift)` | \(type.text) | \(type.literal.map { "`\($0)`" } ?? "none") |"
                }
        case .limits: limits
        case .unknown(let comment): ["unknown table '\(comment)'"]
        }
    }

    private func row(_ key: KeyDocumentation) -> String {
        "| `\(key.key)` | \(key.value) | \(key.absent ?? "**required**") | \(key.text) |"
    }

    private var limits: [String] {
        let limits = YAMLLimits()
        let rows = [
            ("the size of a file", "\(limits.fileBytes) bytes", "--max-file-size"),
            ("nested lists and maps", "\(limits.depth)", "--max-depth"),
            ("texts, lists and maps in a file", "\(limits.nodes)", "--max-nodes"),
            ("the size of one text", "\(limits.scalarBytes) bytes", "--max-scalar"),
            ("texts, lists and maps repeated by aliases", "\(limits.expandedAliasNodes)", "--max-alias-nodes"),
        ]
        return ["| limit | default | option |", "| --- | --- | --- |"]
            + rows.map { "| \($0) | \($1) | `\($2)` |" }
    }
}

extension ReferenceTable.Content {
    /// Reads `types`, `limits`, or `keys:` followed by a kind and optionally some keys, such as
    /// `keys: parameter range control`.
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

/// A definition in the reference, with the diagnostics stated for it.
struct ReferenceExample {
    let line: Int
    /// The complete file, with what surrounds a snippet.
    let text: String
    /// For a translation file: the language in its name, and the definition before it in the article.
    private(set) var beside: (language: String, definition: String)?
    /// The codes in the order of their places; empty for a valid definition.
    let codes: [String]

    /// Resolves the definition.
    func resolved() -> ResolvedDefinitions {
        guard let beside else { return resolveDefinitions([SourceFile(path: "example.intent.yaml", text: text)]) }
        let file = SourceFile(path: "example.intent.\(beside.language).yaml", text: text)
        return resolveDefinitions(
            [SourceFile(path: "example.intent.yaml", text: beside.definition)],
            translations: [TranslationSource(file, language: beside.language, definition: 0)])
    }

    /// Returns the examples of an article; nil for a block of YAML that is neither a file nor marked.
    static func examples(in article: ReferenceArticle) -> [(line: Int, example: ReferenceExample?)] {
        var found: [(line: Int, example: ReferenceExample?)] = []
        var open: Int?
        for (index, line) in article.lines.enumerated() {
            if let start = open, line == "```" {
                let before = start == 0 ? nil : ReferenceArticle.comment(article.lines[start - 1])
                let definition = found.last { $0.example?.codes == [] && $0.example?.beside == nil }?.example?.text
                let block = Array(article.lines[(start + 1)..<index])
                found.append((start + 1, example(block, before, line: start + 1, after: definition)))
                open = nil
            } else if line == "```yaml" {
                open = index
            }
        }
        return found
    }

    private static func example(
        _ block: [String], _ comment: String?, line: Int, after definition: String?
    ) -> ReferenceExample? {
        var (path, with, codes): (String?, [String], [String]) = (nil, [], [])
        var language: String?
        for part in (comment ?? "").split(separator: "; ") {
            let words = part.split(separator: ": ", maxSplits: 1).map(String.init)
            guard words.count == 2 else { return nil }
            let list = words[1].split(separator: ", ").map(String.init)
            switch words[0] {
            case "in": path = words[1]
            case "with": with = list
            case "beside": language = words[1]
            case "wrong": codes = list
            default: return nil
            }
        }
        if let language {
            guard let definition, path == nil, block.contains(where: { $0.hasPrefix("intentTexts:") }) else {
                return nil
            }
            var texts = ReferenceExample(line: line, text: block.joined(separator: "\n") + "\n", codes: codes)
            texts.beside = (language, definition)
            return texts
        }
        let isFile = block.contains { $0.hasPrefix("intentDefinition:") }
        guard (path != nil) != isFile else { return nil }
        let text = isFile ? block : frame(block, path ?? "", with)
        return ReferenceExample(line: line, text: text.joined(separator: "\n") + "\n", codes: codes)
    }

    /// Returns a file with the block at the path, and with small declarations that it needs.
    private static func frame(_ block: [String], _ path: String, _ with: [String]) -> [String] {
        let steps = path == "file" ? [] : path.split(separator: ".").map(String.init)
        var lines = ["intentDefinition: 1"]
        let types = with.filter { $0.hasPrefix("types.") }.map { "  \($0.dropFirst("types.".count)): {}" }
        let enums = with.filter { $0.hasPrefix("enums.") }
            .map { "  \($0.dropFirst("enums.".count)): { cases: [light, dark] }" }
        if !types.isEmpty { lines += ["types:"] + types }
        if !enums.isEmpty { lines += ["enums:"] + enums }
        for (depth, step) in steps.enumerated() { lines.append(String(repeating: "  ", count: depth) + step + ":") }
        return lines + block.map { String(repeating: "  ", count: steps.count) + $0 }
    }
}
