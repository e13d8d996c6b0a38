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

    /// The names in the marks `// form: NAME` of the code.
    private func usedNames() throws -> Set<String> {
        let folder = Repository.folder.appendingPathComponent("Tests/7-Apple/AppIntentsCode")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        let lines = try files.flatMap { try text("Tests/7-Apple/AppIntentsCode/\($0)").split(separator: "\n") }
        return Set(lines.compactMap { $0.firstMatch(of: /\/\/ form: (.+)$/).map { String($0.1) } })
    }

    @Test func `each covered name is used in code that compiles`() throws {
        let covered = try Set(names().filter(\.isCovered).map(\.name))
        let used = try usedNames()
        #expect(covered.subtracting(used).sorted() == [])
        #expect(used.subtracting(covered).sorted() == [])
        #expect(covered.count > 100)
    }

    @Test func `the page states how many names are covered`() throws {
        let names = try names()
        #expect(Set(names.map(\.name)).count == names.count)
        let covered = names.count(where: \.isCovered)
        #expect(try page().contains("\(covered) of the \(names.count) names"))
    }
}
