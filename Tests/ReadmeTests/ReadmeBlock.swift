/// A fenced block of the README whose text a command can make again.
struct ReadmeBlock {
    /// The lines between the fences, as indices into the document's lines.
    let lines: Range<Int>
    let text: [String]
    let source: Source

    /// Where the text comes from.
    enum Source: Hashable {
        /// A session: lines that begin with `$ ` are commands, what follows each is its output.
        case session
        /// The output of the command in the comment before the block, `<!-- made by: COMMAND -->`.
        case command(String)
    }

    /// The blocks of a document that have a source, in its order.
    static func blocks(in document: [String]) -> [ReadmeBlock] {
        var found: [ReadmeBlock] = []
        var start: (line: Int, source: Source?)?
        for (index, line) in document.enumerated() where line.hasPrefix("```") {
            guard let open = start else {
                start = (index + 1, source(fence: line, before: index == 0 ? "" : document[index - 1]))
                continue
            }
            if let source = open.source {
                let range = open.line..<index
                found.append(ReadmeBlock(lines: range, text: Array(document[range]), source: source))
            }
            start = nil
        }
        return found
    }

    private static func source(fence: String, before: String) -> Source? {
        let opening = "<!-- made by: "
        let closing = " -->"
        if before.hasPrefix(opening), before.hasSuffix(closing) {
            return .command(String(before.dropFirst(opening.count).dropLast(closing.count)))
        }
        return fence == "```console" ? .session : nil
    }
}
