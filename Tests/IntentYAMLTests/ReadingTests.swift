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
    func readsAFileWithoutContentAsATreeWithNothingInIt(_ text: String) throws {
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
    func readsWhatYAMLMeans(_ text: String, _ meaning: String) throws {
        // U+2028 inside a key is a line end to libyaml, and a key has one line.
        guard !text.unicodeScalars.contains("\u{2028}") else {
            #expect(read(text).diagnostics.map(\.code) == [.yamlSyntax])
            return
        }
        #expect(try outlined(text) == meaning)
    }

    @Test func givesEachNodeTheRangeWhereItIsWritten() throws {
        let text = MarkedText(
            "⟦⟦a⟧: ⟦'b'⟧\n⟦c⟧:\n  ⟦- ⟦x y⟧\n  - ⟦[⟦é⟧, ⟦{}⟧]⟧⟧\n⟦d⟧: &n ⟦&x⟧⟧\n"
                .replacingMarkedAnchor())
        let (tree, _) = readYAML(text.file(), index: FileIndex(0), vocabulary: YAMLVocabulary([]))
        let found = try #require(tree)
        let ranges = (0..<found.count).map { found.range(NodeID(rawValue: UInt32($0))) }
        let sorted = ranges.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
        #expect(sorted == text.ranges)
    }

    @Test func startsANodeBehindItsAnchor() throws {
        let text = MarkedText("a: &one ⟦text⟧\nb: &two\n  ⟦- *one⟧\nc: *two")
        let found = try #require(read(text.text).tree)
        let root = try #require(found.root)
        let values = found.entries(of: root).map(\.value)
        #expect([found.range(values[0]), found.range(values[1])] == text.ranges)
    }

    @Test func countsOffsetsAfterTheByteOrderMark() throws {
        let plain = try #require(read("é: b").tree)
        let marked = try #require(read("\u{FEFF}é: b").tree)
        for node in [NodeID(rawValue: 0), NodeID(rawValue: 1), NodeID(rawValue: 2)] {
            #expect(plain.range(node) == marked.range(node))
        }
        #expect(plain.range(NodeID(rawValue: 2)) == SourceRange(start: 3, end: 4))
    }

    @Test func doesNotShiftLinesAtSeparatorsThatEditorsIgnore() {
        #expect(checkYAML("a: \"x\u{2028}y\u{85}z\"\nb: ⟦!t⟧ c", [.yamlUnsupported]) == "")
        let text = "a: \"x\u{2028}y\"\nb: !t c # expect: yaml-unsupported"
        #expect(checkYAML(text) == "")
    }

    @Test func tellsPlainTextsFromQuotedOnes() throws {
        let tree = try #require(read("[a, 'a', \"a\", null, 'null', ~, , ]".replacing(", , ", with: ", ")).tree)
        let elements = tree.elements(of: try #require(tree.root)).map { $0 }
        #expect(elements.map { tree.isPlain($0) } == [true, false, false, true, false, true])
        #expect(elements.map { tree.isNull($0) } == [false, false, false, true, false, true])
    }

    @Test func givesKnownKeysTheirSymbols() throws {
        let words = ["title", "type", "tytle", "a", ""]
        let tree = try #require(
            read("type: title\ntitle: 1\n'a': 2\nother: 3\ntytle: 4\n'': 5", vocabulary: words).tree)
        let symbols = tree.entries(of: try #require(tree.root)).map { tree.symbol(of: $0.key) }
        #expect(symbols == [Symbol(1), Symbol(0), Symbol(3), .other, Symbol(2), Symbol(4)])
    }

    @Test func findsEveryWordOfALargeVocabulary() {
        let words = (0..<2000).map { "word\($0)x" }
        let vocabulary = YAMLVocabulary(words)
        for (index, word) in words.enumerated() {
            #expect(vocabulary.symbol(of: word) == Symbol(UInt16(index)))
        }
        #expect(vocabulary.symbol(of: "word2000x") == .other)
    }

    @Test func comparesTextsWithoutMakingStrings() throws {
        let tree = try #require(read("[é, b]").tree)
        let first = NodeID(rawValue: 1)
        #expect(tree.text(first, is: "é"))
        #expect(!tree.text(first, is: "b"))
        #expect(tree.withUTF8(first) { Array($0) } == [0xC3, 0xA9])
        #expect(!tree.text(NodeID(rawValue: 0), is: ""))
    }

    @Test func saysWhyAValueIsEmpty() throws {
        let text = "a: #x\nb:\nc: { d, e: f }\ng:   # y"
        let (tree, diagnostics) = read(text)
        #expect(diagnostics.isEmpty)
        let found = try #require(tree)
        let map = SourceMap(SourceFile(path: "a", text: text))
        let entries = found.entries(of: try #require(found.root)).map { $0 }
        #expect(found.causeOfEmptyValue(behind: entries[0].key, in: map) == .comment(SourceRange(start: 3, end: 5)))
        #expect(found.causeOfEmptyValue(behind: entries[1].key, in: map) == .nothing)
        let inner = found.entries(of: entries[2].value).map { $0 }
        #expect(found.causeOfEmptyValue(behind: inner[0].key, in: map) == .noColon)
        #expect(found.causeOfEmptyValue(behind: inner[1].key, in: map) == .nothing)
        #expect(found.comment(behind: entries[3].key, in: map) == nil)
    }
}

extension String {
    /// The anchor in the text of ranges is used as plain text there.
    fileprivate func replacingMarkedAnchor() -> String { replacing("&n ⟦&x⟧", with: "⟦x⟧") }
}
