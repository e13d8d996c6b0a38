package import CIntentManual

/// A section of an article of the manual that explains one code.
///
/// The article begins with an introduction, and a table with a row for each section. Headings of the second level are topics;
/// those of the third level begin sections. In a section, a paragraph that ends with a colon is the caption of the code below it.
package struct ArticleSection: Hashable, Sendable {
    /// A block of code.
    package struct Sample: Hashable, Sendable {
        /// The paragraph before it, without the colon; empty if there is none.
        package let caption: String
        /// The complete lines.
        package let text: String
    }

    package let topic: String
    package let title: String
    /// The cells of its row in the table, without the first, which links to the section.
    package fileprivate(set) var row: [String] = []
    package fileprivate(set) var paragraphs: [String] = []
    package fileprivate(set) var samples: [Sample] = []
    /// The caption of the next sample.
    private var caption = ""

    /// Returns a page for each section of an article.
    /// - Precondition: The article contains nothing that a page would lose. A test reads each article.
    package static func pages<Page>(
        of article: ManualArticle, _ page: (ArticleSection) throws(ArticleError) -> Page
    ) -> [Page] {
        do {
            return try all(in: MarkdownBlock.all(in: article)).map(page)
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// Returns the sections of an article.
    package static func all(in blocks: [MarkdownBlock]) throws(ArticleError) -> [ArticleSection] {
        var sections: [ArticleSection] = []
        var rows: [String: [String]] = [:]
        var topic = ""
        for block in blocks {
            switch block {
            case .heading(level: 3, let title): sections.append(ArticleSection(topic: topic, title: title))
            case .heading(_, let title): topic = title
            case .row(let cells): rows[cells.first ?? ""] = Array(cells.dropFirst())
            case .paragraph, .code:
                // What precedes the first section is the introduction.
                if var section = sections.popLast() {
                    try section.append(block)
                    sections.append(section)
                }
            }
        }
        for index in sections.indices { try sections[index].complete(with: rows) }
        return sections
    }

    private mutating func append(_ block: MarkdownBlock) throws(ArticleError) {
        switch block {
        case .code(_, let text):
            samples.append(Sample(caption: caption, text: text))
            caption = ""
        case .paragraph(let text) where text.hasSuffix(":"):
            caption = String(text.dropLast())
        case .paragraph(let text) where samples.isEmpty && caption.isEmpty:
            paragraphs.append(text)
        default:
            throw ArticleError("the section '\(title)' has text that is neither before its code nor a caption")
        }
    }

    private mutating func complete(with rows: [String: [String]]) throws(ArticleError) {
        guard let row = rows["[\(title)](#\(title))"] else { throw ArticleError("the table has no row for '\(title)'") }
        self.row = row
    }
}

/// A text in an article of the manual that a program cannot read.
package struct ArticleError: Error, Hashable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
