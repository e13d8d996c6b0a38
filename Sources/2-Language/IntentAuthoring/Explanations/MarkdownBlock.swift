package import CIntentManual

/// A block of an article of the manual, in the part of Markdown that articles use which programs read.
package enum MarkdownBlock: Hashable, Sendable {
    case heading(level: Int, title: String)
    /// A paragraph on one line.
    case paragraph(String)
    /// Complete lines.
    case code(language: String, text: String)
    /// The cells of a row of a table.
    case row([String])

    /// Returns the blocks of an article that is embedded in the program.
    package static func all(in article: ManualArticle) -> [MarkdownBlock] {
        all(in: String(decoding: UnsafeBufferPointer(start: article.bytes, count: article.length), as: UTF8.self))
    }

    package static func all(in text: String) -> [MarkdownBlock] {
        var blocks: [MarkdownBlock] = []
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        while let line = lines.popFirst() {
            if line.hasPrefix("```") {
                let code = lines.prefix { $0 != "```" }
                lines = lines.dropFirst(code.count + 1)
                blocks.append(.code(language: String(line.dropFirst(3)), text: code.map { $0 + "\n" }.joined()))
            } else if line.hasPrefix("#") {
                let title = line.drop { $0 == "#" }
                blocks.append(.heading(level: line.count - title.count, title: String(title.dropFirst())))
            } else if line.hasPrefix("|") {
                blocks.append(.row(line.dropFirst(2).dropLast(2).split(separator: " | ").map(String.init)))
            } else if !line.isEmpty {
                let rest = lines.prefix { !$0.isEmpty && !$0.hasPrefix("```") }
                lines = lines.dropFirst(rest.count)
                blocks.append(.paragraph(([line] + rest).joined(separator: " ")))
            }
        }
        return blocks
    }
}
