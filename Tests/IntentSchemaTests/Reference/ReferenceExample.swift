import IntentDiagnostics
import IntentSchema

/// A definition in the reference, with what it is said to yield.
struct ReferenceExample {
    let line: Int
    /// The whole file: a snippet stands in its frame.
    let text: String
    /// Of a file of texts: its language by its name, and the definition before it in the article.
    private(set) var beside: (language: String, definition: String)?
    /// Codes in the order of their places; empty for a right definition.
    let codes: [String]

    /// What the reader makes of it.
    func resolved() -> ResolvedDefinitions {
        guard let beside else { return resolveDefinitions([SourceFile(path: "example.intent.yaml", text: text)]) }
        let file = SourceFile(path: "example.intent.\(beside.language).yaml", text: text)
        return resolveDefinitions(
            [SourceFile(path: "example.intent.yaml", text: beside.definition)],
            translations: [TranslationSource(file, language: beside.language, definition: 0)])
    }

    /// Nil in place of a block of YAML that is neither a file nor marked.
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

    /// A file that holds the block at the path, and small declarations beside it.
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
