import Foundation
import IntentTestSupport
import Testing

/// The table of covered names, and the code that uses each of them.
@Suite struct CodeCoverageTests {
    private func text(_ path: String) throws -> String {
        try String(contentsOf: Repository.folder.appendingPathComponent(path), encoding: .utf8)
    }

    private func page() throws -> String {
        try text("Sources/Documentation/Intent.docc/Reference/AppIntentsCoverage.md")
    }

    /// The rows of the tables: each name, and whether it is covered.
    private func names() throws -> [(name: String, isCovered: Bool)] {
        try page().split(separator: "\n").compactMap { line in
            guard let match = line.firstMatch(of: /^\| `(.+?)` \| .* \| (yes|no) \|$/) else { return nil }
            return (String(match.1), match.2 == "yes")
        }
    }

    /// The marks `// form: NAME` of the code, each with the code that follows it, up to an empty line.
    private func uses() throws -> [(name: String, code: String)] {
        let folder = Repository.folder.appendingPathComponent("Tests/7-Apple/AppIntentsCode")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return try files.flatMap { file in
            let lines = try text("Tests/7-Apple/AppIntentsCode/\(file)").components(separatedBy: "\n")
            return lines.indices.compactMap { index -> (name: String, code: String)? in
                guard let mark = lines[index].firstMatch(of: /\/\/ form: (.+)$/) else { return nil }
                let code = lines[(index + 1)...].prefix { !$0.allSatisfy(\.isWhitespace) }
                    .filter { !$0.contains("//") }
                return (String(mark.1), code.joined(separator: "\n"))
            }
        }
    }

    @Test func `each covered name is used in code that compiles`() throws {
        let covered = try Set(names().filter(\.isCovered).map(\.name))
        let used = try Set(uses().map(\.name))
        expectEqual(covered.subtracting(used).sorted(), [])
        expectEqual(used.subtracting(covered).sorted(), [])
    }

    /// A type may be inferred, so a form counts as used if the code has one of its names or labels.
    @Test func `the code at a mark has a name of its form`() throws {
        for (name, code) in try uses() {
            let words = Set(code.matches(of: /[A-Za-z]+/).map { String($0.output) })
            let form = name.replacing("from a string literal", with: "").matches(of: /[A-Za-z]{2,}/)
            let isKeyPath = name.contains(#"\.$"#) && code.contains(#"\.$"#)
            let found = isKeyPath || form.contains { words.contains(String($0.output)) }
            #expect(found, "\(name)")
        }
    }

    @Test func `the page states how many names are covered`() throws {
        let names = try names()
        expectEqual(Set(names.map(\.name)).count, names.count)
        let covered = names.count(where: \.isCovered)
        #expect(try page().contains("\(covered) of the \(names.count) names"))
    }
}
