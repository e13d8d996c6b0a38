import Foundation
import IntentTestSupport
import Testing

/// A Markdown page whose examples can be run: README.md, or an article of the documentation catalog.
struct DocumentationPage: Sendable, CustomTestStringConvertible {
    /// The page's path in the repository.
    let path: String

    static let repository = Repository.folder
    static let catalog = "Sources/Documentation/Intent.docc"
    static let readme = DocumentationPage(path: "README.md")

    /// Every article of the catalog, in the order of the paths.
    static func articles() throws -> [DocumentationPage] {
        try FileManager.default.subpathsOfDirectory(atPath: repository.appendingPathComponent(catalog).path)
            .filter { $0.hasSuffix(".md") }
            .sorted()
            .map { DocumentationPage(path: "\(catalog)/\($0)") }
    }

    /// README.md and the articles that have examples to run.
    static func withExamples() throws -> [DocumentationPage] {
        try ([readme] + articles()).filter { try !$0.examples().isEmpty }
    }

    var url: URL { Self.repository.appendingPathComponent(path) }
    /// The file name without its extension, as links to articles use it.
    var name: String { url.deletingPathExtension().lastPathComponent }
    var testDescription: String { path }

    /// The name of the article whose shell and files this page continues to use, if any.
    func continuedPage() throws -> String? {
        try lines().lazy.compactMap { Example.Kind.value(of: "continues", in: $0) }.first
    }

    func lines() throws -> [String] {
        try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    }

    /// The fenced blocks that have a meaning for the test, in the order of the page.
    func examples() throws -> [Example] {
        let lines = try lines()
        var examples: [Example] = []
        var opening: Int?
        for (index, line) in lines.enumerated() where line.hasPrefix("```") {
            guard let start = opening else {
                opening = index
                continue
            }
            opening = nil
            let comment = start == 0 ? "" : lines[start - 1]
            guard let kind = Example.Kind(fence: lines[start], comment: comment) else { continue }
            examples.append(Example(kind: kind, range: (start + 1)..<index, text: Array(lines[(start + 1)..<index])))
        }
        return examples
    }
}

/// A fenced block that a command produces, or that later commands of the page use.
struct Example {
    let kind: Kind
    /// The lines between the fences, as indices into the lines of the page.
    let range: Range<Int>
    let text: [String]

    enum Kind {
        /// A ```` ```console ```` block: a line that begins with `$ ` is a command, the lines after it are its output.
        case session
        /// The output of a command run in the repository: `<!-- made by: COMMAND -->` before the block.
        case output(command: String)
        /// A file that the reader saves: `<!-- file: PATH -->` before the block. The path is relative to the current folder.
        case file(path: String)

        init?(fence: String, comment: String) {
            if let command = Self.value(of: "made by", in: comment) {
                self = .output(command: command)
            } else if let path = Self.value(of: "file", in: comment) {
                self = .file(path: path)
            } else if fence == "```console" {
                self = .session
            } else {
                return nil
            }
        }

        static func value(of key: String, in comment: String) -> String? {
            let start = "<!-- \(key): "
            let end = " -->"
            guard comment.hasPrefix(start), comment.hasSuffix(end) else { return nil }
            return String(comment.dropFirst(start.count).dropLast(end.count))
        }
    }

    /// The commands that a shell runs for this block.
    var commands: [String] {
        switch kind {
        case .session: text.filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
        case .output(let command): ["(cd '\(DocumentationPage.repository.path)' && \(command))"]
        case .file(let path): ["cat >'\(path)' <<'END-OF-EXAMPLE'\n\(text.joined(separator: "\n"))\nEND-OF-EXAMPLE"]
        }
    }

    /// Whether a command runs `swift`, which takes minutes.
    var buildsPackage: Bool {
        commands.contains { $0.hasPrefix("swift ") }
    }

    /// The lines that the block should have.
    /// - Parameter outputs: The lines that each of ``commands`` printed.
    func expectedText(outputs: [[String]]) -> [String] {
        switch kind {
        case .session: zip(commands, outputs).flatMap { ["$ \($0)"] + $1 }
        case .output: outputs.flatMap(\.self)
        case .file: text
        }
    }
}
