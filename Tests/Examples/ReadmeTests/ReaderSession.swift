import Testing

/// Pages that a reader follows in one shell: a page, and the pages that continue it, in order.
///
/// A page continues another one if it contains a line `<!-- continues: NAME -->`, where NAME is the article's file name without
/// its extension.
struct ReaderSession: Sendable, CustomTestStringConvertible {
    let pages: [DocumentationPage]

    /// The sessions of README.md and of all articles that have examples to run. If pages may build packages, there is one session,
    /// of those that do, so that a package can use what another one has compiled.
    static func all() throws -> [ReaderSession] {
        let pages = try DocumentationPage.withExamples().map { (page: $0, continues: try $0.continuedPage()) }
        let sessions = pages.filter { $0.continues == nil }.map { first in
            var session = [first.page]
            while let next = pages.first(where: { $0.continues == session.last?.name }) { session.append(next.page) }
            return ReaderSession(pages: session)
        }
        guard ReaderShell.buildOptions != nil else { return sessions }
        return [ReaderSession(pages: try sessions.filter { try $0.buildsPackage() }.flatMap(\.pages))]
    }

    private func buildsPackage() throws -> Bool {
        try pages.contains { try $0.examples().contains(where: \.buildsPackage) }
    }

    /// The examples to run, each with its page: those before the first example that builds a package, or all of them.
    func examples() throws -> [(page: DocumentationPage, example: Example)] {
        let examples = try pages.flatMap { page in try page.examples().map { (page: page, example: $0) } }
        if ReaderShell.buildOptions != nil { return examples }
        return Array(examples.prefix { !$0.example.buildsPackage })
    }

    var testDescription: String { pages.map(\.path).joined(separator: ", ") }
}
