import Foundation
import IntentDiagnostics
import IntentModel
import IntentTestSupport
import IntentYAML
import Testing

@testable import IntentLanguageServer

@Suite struct OutlineTests {
    /// Paths of keys with the ranges of these keys, as the reader of definitions finds them.
    private static func keys(of tree: YAMLTree, in map: SourceMap) -> [String] {
        guard let root = tree.root else { return [] }
        var found: [String] = []
        func visit(_ node: NodeID, _ path: [String]) {
            guard !tree.isAlias(node) else { return }
            for entry in tree.entries(of: node) {
                let range = tree.range(entry.key)
                let start = map.byteOffset(ofScalar: range.start)
                let path = path + [tree.text(entry.key)]
                found.append("\(path.joined(separator: "/"))@\(start)..<\(map.byteOffset(ofScalar: range.end))")
                visit(entry.value, path)
            }
            for (index, element) in tree.elements(of: node).enumerated() { visit(element, path + ["\(index)"]) }
        }
        visit(root, [])
        return found
    }

    private static func keys(of outline: Outline) -> [String] {
        var found: [String] = []
        func visit(_ node: Int, _ path: [String]) {
            for (index, child) in outline.children(of: node).enumerated() {
                let part = outline[child]
                let path = path + [part.key ?? "\(index)"]
                if part.key != nil {
                    found.append(
                        "\(path.joined(separator: "/"))@\(part.keyRange.lowerBound)..<\(part.keyRange.upperBound)")
                }
                visit(child, path)
            }
        }
        visit(Outline.root, [])
        return found
    }

    private static func definitions() throws -> [URL] {
        let folders = [Repository.corpus.appending(path: "valid"), Repository.folder.appending(path: "definitions")]
        return try folders.flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
                .filter { $0.hasSuffix(".yaml") }.map { folder.appending(path: $0) }
        }
    }

    @Test func `outlines have the keys that the reader finds`() throws {
        let files = try Self.definitions()
        #expect(files.count > 20)
        for file in files {
            let source = SourceFile(path: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
            let read = readYAML(source, index: FileIndex(0), vocabulary: YAMLVocabulary([]))
            guard let tree = read.tree, read.diagnostics.isEmpty else { continue }
            let (expected, found) = (Self.keys(of: tree, in: SourceMap(source)), Self.keys(of: Outline(source.bytes)))
            let difference = Set(expected).symmetricDifference(found).sorted().prefix(6)
            expectEqual(found, expected, "\(file.lastPathComponent): \(difference)")
        }
    }

    @Test(arguments: [
        ("a:\n  b: 1\n  c\n  d: 2\ne: 3\n", ["a", "a/b", "a/c", "a/d", "e"]),
        ("a: { b: 1, c\nd: 2\n", ["a", "a/b", "a/c", "d"]),
        ("a: { b: [1, 2\nd: 2\n", ["a", "a/b", "d"]),
        ("a: \"open\nd: 2\n", ["a", "d"]),
        ("a: 'open\nd: 2\n", ["a", "d"]),
        ("a: x\n    b: y\nc: z\n", ["a", "a/b", "c"]),
        ("a:\n- b: 1\n  c: 2\n- d\n", ["a", "a/0/b", "a/0/c"]),
        ("a: |\n  b: 1\n\n  c: 2\nd:\n", ["a", "d"]),
        ("\u{FEFF}a: 1\r\nb:\r\n  c: 2\r\n", ["a", "b", "b/c"]),
        ("{ a: 1, b: { c } }", ["a", "b", "b/c"]),
    ])
    func `a text with mistakes keeps the structure around them`(_ text: String, _ keys: [String]) {
        expectEqual(Self.keys(of: Outline(Array(text.utf8))).map { String($0.prefix { $0 != "@" }) }, keys)
    }

    @Test func `any text has an outline`() {
        var generator = SeededGenerator(seed: 40)
        let parts = [
            "a", ":", ": ", "\n", "  ", "- ", "{", "}", "[", "]", ",", "\"", "'", "#", "|", ">", "&x", "é", "🚗", "\r",
        ]
        for _ in 0..<3000 {
            let text = (0..<Int.random(in: 0..<40, using: &generator)).map { _ in
                parts[Int.random(in: parts.indices, using: &generator)]
            }.joined()
            let outline = Outline(Array(text.utf8))
            for node in outline.nodes.dropFirst() {
                #expect(node.range.upperBound <= outline.bytes.count && node.valueRange.lowerBound >= 0, "\(text)")
            }
            for byte in 0...outline.bytes.count { _ = CompletionPlace(outline.bytes, at: byte) }
        }
        let placeholders = "intents:\n  A:\n    summary: '\(String(repeating: "${", count: 100_000))'\n"
        expectEqual(Outline(Array(placeholders.utf8)).symbolUses(in: SymbolIndex()).count, 1)
        for opener in ["[", "{", "- ", "a:\n "] {
            #expect(Outline(Array(String(repeating: opener, count: 20_000).utf8)).nodes.count > 1)
        }
    }
}
