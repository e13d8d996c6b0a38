import IntentDiagnostics
import IntentTestSupport
import IntentYAML
import Testing

struct ReadingTests {
    private func outlined(_ text: String) throws -> String {
        let (tree, diagnostics) = read(text)
        #expect(diagnostics.isEmpty)
        return outline(try #require(tree))
    }

    @Test(arguments: ["", "\n", "# only a comment", "\u{FEFF}", "\u{FEFF}# x\n", "%YAML 1.2\n---\n...\n"])
    func `a file without content has an empty tree`(_ text: String) throws {
        let (tree, diagnostics) = read(text)
        #expect(diagnostics.isEmpty)
        let found = try #require(tree)
        #expect(found.root.map { found.isEmptyValue($0) } ?? true)
    }

    @Test(arguments: [
        ("a: b", "{a: b}"), ("- a\n- b\n", "[a, b]"), ("a: [b, {c: d}]", "{a: [b, {c: d}]}"),
        ("a: 'b c'\nd: \"e\\tf\"", "{a: \"b c\", d: \"e\tf\"}"), ("a:\nb: ~", "{a: , b: ~}"),
        ("a: b\n  c\n\n  d\n", "{a: b c\nd}"), ("a: |\n  b\n  c\n", "{a: \"b\nc\n\"}"),
        ("a: >-\n  b\n  c\n", "{a: \"b c\"}"),
        ("? a\n: b", "{a: b}"), ("just text", "just text"), ("%YAML 1.2\n---\na: b\n...\n", "{a: b}"),
        ("%YAML 1.1\n---\na: b\n...\n# end\n", "{a: b}"), ("a: x&y!z*", "{a: x&y!z*}"), ("a: 50%\n...\n", "{a: 50%}"),
        ("a\u{2028}b: c", "{a b: c}"), ("\u{FEFF}a: b", "{a: b}"), ("a: b\r\nc: d\r\n", "{a: b, c: d}"),
        ("a: b\rc: d", "{a: b, c: d}"), ("a:\tb", "{a: b}"), ("\"<<\": a", "{\"<<\": a}"),
    ])
    func `reads YAML correctly`(_ text: String, _ meaning: String) throws {
        // libyaml treats U+2028 as a line end, and a key must be on one line.
        guard !text.unicodeScalars.contains("\u{2028}") else {
            expectEqual(read(text).diagnostics.map(\.code), [.yamlSyntax])
            return
        }
        try expectEqual(outlined(text), meaning)
    }

    @Test(
        arguments: [
            ("0", 0), ("7", 7), ("007", 7), ("999999999999999999", 999_999_999_999_999_999),
            ("1000000000000000000", nil), ("-1", nil), ("1.0", nil), ("'7'", nil), ("[7]", nil), ("a7", nil), ("", nil),
        ] as [(String, Int?)])
    func `a plain scalar of digits is a number`(text: String, number: Int?) throws {
        let tree = try #require(read("a: \(text)").tree)
        let root = try #require(tree.root)
        expectEqual(tree.entries(of: root).map { tree.digits($0.value) }, [number])
    }

    @Test func `each node has its range in the source`() throws {
        let text = MarkedText(
            "⟦⟦a⟧: ⟦'b'⟧\n⟦c⟧:\n  ⟦- ⟦x y⟧\n  - ⟦[⟦é⟧, ⟦{}⟧]⟧⟧\n⟦d⟧: &n ⟦&x⟧⟧\n"
                .replacingMarkedAnchor())
        let (tree, _) = readYAML(text.file(), index: FileIndex(0), vocabulary: YAMLVocabulary([]))
        let found = try #require(tree)
        let ranges = (0..<found.count).map { found.range(NodeID(rawValue: UInt32($0))) }
        let sorted = ranges.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
        expectEqual(sorted, text.ranges)
    }

    @Test func `a node begins after its anchor`() throws {
        let text = MarkedText("a: &one ⟦text⟧\nb: &two\n  ⟦- *one⟧\nc: *two")
        let found = try #require(read(text.text).tree)
        let root = try #require(found.root)
        let values = found.entries(of: root).map(\.value)
        expectEqual([found.range(values[0]), found.range(values[1])], text.ranges)
    }

    @Test(arguments: ["x", "my text", "'é'"], ["&a", "&my_anchor", "&my-anchor"])
    func `a text begins after its anchor`(text: String, anchor: String) throws {
        let found = try #require(read("a: \(anchor) \(text)\nb: *\(anchor.dropFirst())").tree)
        let root = try #require(found.root)
        let value = try #require(found.entries(of: root).map(\.value).first)
        let start = 4 + anchor.count
        expectEqual(found.range(value), SourceRange(start: start, end: start + text.count))
        #expect(!found.isInvalid(value))
    }

    @Test(arguments: [
        "a: &x v\nb: *x", "a: &x é\nb: c", "a: &x\n\n  # c\n  - b\nd: *x", "a: &x # c\n  b: c\nd: *x", "a: !t v",
        "a: &x",
        "&é !t  b: c", "&x !t [a]", "a: !t &x\n  - b\n",
    ])
    func `anchors and tags after a byte order mark`(text: String) throws {
        let (plain, diagnostics) = read(text)
        let (marked, markedDiagnostics) = read("\u{FEFF}" + text)
        expectEqual(markedDiagnostics.map(\.message), diagnostics.map(\.message))
        expectEqual(markedDiagnostics.map(\.range), diagnostics.map(\.range))
        expectEqual(marked?.count, plain?.count)
        for node in (0..<(plain?.count ?? 0)).map({ NodeID(rawValue: UInt32($0)) }) {
            expectEqual(marked?.range(node), plain?.range(node))
        }
    }

    @Test func `a text has no elements and no entries`() throws {
        let tree = try #require(read("[text, { a: b }]").tree)
        let root = try #require(tree.root)
        let elements = Array(tree.elements(of: root))
        expectEqual(elements.map { tree.entryCount(of: $0) }, [0, 1])
        expectEqual(elements.map { Array(tree.elements(of: $0)).count }, [0, 0])
        expectEqual(elements.map { tree.hasMergeKey($0) }, [false, false])
        expectEqual(tree.entryCount(of: root), 0)
    }

    @Test func `offsets exclude the byte order mark`() throws {
        let plain = try #require(read("é: b").tree)
        let marked = try #require(read("\u{FEFF}é: b").tree)
        for node in [NodeID(rawValue: 0), NodeID(rawValue: 1), NodeID(rawValue: 2)] {
            expectEqual(plain.range(node), marked.range(node))
        }
        expectEqual(plain.range(NodeID(rawValue: 2)), SourceRange(start: 3, end: 4))
    }

    @Test func `Unicode line separators do not affect line numbers`() {
        expectEqual(checkYAML("a: \"x\u{2028}y\u{85}z\"\nb: ⟦!t⟧ c", [.yamlUnsupported]), "")
        let text = "a: \"x\u{2028}y\"\nb: !t c # expect: yaml-unsupported"
        expectEqual(checkYAML(text), "")
    }

    @Test func `distinguishes plain scalars from quoted ones`() throws {
        let tree = try #require(read("[a, 'a', \"a\", null, 'null', ~, , ]".replacing(", , ", with: ", ")).tree)
        let elements = tree.elements(of: try #require(tree.root)).map { $0 }
        expectEqual(elements.map { tree.isPlain($0) }, [true, false, false, true, false, true])
        expectEqual(elements.map { tree.isNull($0) }, [false, false, false, true, false, true])
    }

    @Test func `keys in the vocabulary have symbols`() throws {
        let words = ["title", "type", "tytle", "a", ""]
        let tree = try #require(
            read("type: title\ntitle: 1\n'a': 2\nother: 3\ntytle: 4\n'': 5", vocabulary: words).tree)
        let symbols = tree.entries(of: try #require(tree.root)).map { tree.symbol(of: $0.key) }
        expectEqual(symbols, [Symbol(1), Symbol(0), Symbol(3), .other, Symbol(2), Symbol(4)])
    }

    @Test func `finds every word of a large vocabulary`() {
        let words = (0..<2000).map { "word\($0)x" }
        let vocabulary = YAMLVocabulary(words)
        for (index, word) in words.enumerated() {
            expectEqual(vocabulary.symbol(of: word), Symbol(UInt16(index)))
        }
        expectEqual(vocabulary.symbol(of: "word2000x"), .other)
    }

    @Test func `compares texts without creating strings`() throws {
        let tree = try #require(read("[é, b]").tree)
        let first = NodeID(rawValue: 1)
        #expect(tree.text(first, is: "é"))
        #expect(!tree.text(first, is: "b"))
        expectEqual(tree.withUTF8(first) { Array($0) }, [0xC3, 0xA9])
        #expect(!tree.text(NodeID(rawValue: 0), is: ""))
    }

    @Test func `returns why a value is empty`() throws {
        let text = "a: #x\nb:\nc: { d, e: f }\ng:   # y"
        let (tree, diagnostics) = read(text)
        #expect(diagnostics.isEmpty)
        let found = try #require(tree)
        let map = SourceMap(SourceFile(path: "a", text: text))
        let entries = found.entries(of: try #require(found.root)).map { $0 }
        expectEqual(found.causeOfEmptyValue(after: entries[0].key, in: map), .comment(SourceRange(start: 3, end: 5)))
        expectEqual(found.causeOfEmptyValue(after: entries[1].key, in: map), .missingValue)
        let inner = found.entries(of: entries[2].value).map { $0 }
        expectEqual(found.causeOfEmptyValue(after: inner[0].key, in: map), .missingColon)
        expectEqual(found.causeOfEmptyValue(after: inner[1].key, in: map), .missingValue)
        expectEqual(found.comment(after: entries[3].key, in: map), nil)
    }
}

extension String {
    /// Replaces the marked anchor with a plain text, because anchors are not part of a range.
    fileprivate func replacingMarkedAnchor() -> String { replacing("&n ⟦&x⟧", with: "⟦x⟧") }
}

struct EncodingTests {
    /// Returns a text in UTF-16 or UTF-32.
    private func encoded(_ text: String, bytes: Int, bigEndian: Bool) -> [UInt8] {
        text.unicodeScalars.flatMap { scalar in
            let little = (0..<bytes).map { UInt8(truncatingIfNeeded: scalar.value >> (8 * UInt32($0))) }
            return bigEndian ? little.reversed() : little
        }
    }

    @Test(arguments: [2, 4], [true, false])
    func `names unsupported encodings`(_ bytes: Int, _ bigEndian: Bool) {
        let name = "UTF-\(bytes * 8) (\(bigEndian ? "big" : "little")-endian)"
        for text in ["\u{FEFF}a: b", "a: b"] {
            let diagnostics = read(encoded(text, bytes: bytes, bigEndian: bigEndian)).diagnostics
            expectEqual(diagnostics.map(\.code), [.encoding])
            expectEqual(diagnostics.map(\.message), ["the file is encoded as \(name); save it as UTF-8"])
        }
    }

    @Test(
        arguments: [
            [0x80], [0xC0, 0xAF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF],
            [0xE8, 0xBD], [0xF0, 0x9F],
            [0xC3],
        ] as [[UInt8]])
    func `reports the position of invalid UTF-8`(_ bad: [UInt8]) {
        let text = "é: [b, \"c\"] # d\n"
        let bytes = Array(text.utf8)
        for position in 0...bytes.count where position != 1 {
            let file = bytes[..<position] + bad + bytes[position...]
            let found = read(Array(file)).diagnostics
            let offset = String(decoding: bytes[..<position], as: UTF8.self).unicodeScalars.count
            expectEqual(found.map(\.code), [.encoding], "\(bad) at \(position)")
            expectEqual(found.map(\.range), [SourceRange(at: offset)], "\(bad) at \(position)")
        }
    }

    @Test func `rejects NUL`() {
        expectEqual(checkYAML("a: b⟦\0⟧c", [.encoding]), "")
        expectEqual(read([0x61, 0x3A, 0x20, 0x62, 0]).diagnostics.map(\.code), [.encoding])
    }
}

/// Reads a text as a file.
func read(
    _ text: String, vocabulary: [String] = [], limits: YAMLLimits = YAMLLimits()
) -> (tree: YAMLTree?, diagnostics: [Diagnostic]) {
    read(Array(text.utf8), vocabulary: vocabulary, limits: limits)
}

func read(
    _ bytes: [UInt8], vocabulary: [String] = [], limits: YAMLLimits = YAMLLimits()
) -> (tree: YAMLTree?, diagnostics: [Diagnostic]) {
    readYAML(
        SourceFile(path: "test.intent.yaml", bytes: bytes), index: FileIndex(0),
        vocabulary: YAMLVocabulary(vocabulary), limits: limits)
}
