import IntentDiagnostics
import IntentTestSupport
import IntentYAML
import Testing

struct KeyTests {
    private func check(_ text: String, _ codes: [DiagnosticCode]) -> String {
        // Keys inside and outside the vocabulary are compared in different ways, which must agree.
        let outside = checkYAML(text, codes)
        let inside = checkYAML(text, codes, vocabulary: YAMLVocabulary(["a", "b", "c"]))
        return outside + inside
    }

    @Test(arguments: [
        "a: 1\n⟦a⟧: 2", "a: 1\nb: 2\n⟦'a'⟧: 3", "{a: 1, ⟦\"\\x61\"⟧: 2}", "a: {a: 1}\n⟦a⟧: {a: 1}",
        "- &k a\n- {a: 1, ⟦*k⟧ : 2}",
        "b: {a: 1, b: 2, c: 3, ⟦b⟧: 4}\nc: {a: 1}",
    ])
    func `reports a repeated key at its later position`(_ text: String) {
        expectEqual(check(text, [.duplicateKey]), "")
    }

    @Test func `reports every repetition with a note at the first key`() {
        let text = MarkedText("a: 1\n⟦a⟧: 2\n⟦a⟧: 3")
        let diagnostics = read(text.text).diagnostics
        expectEqual(diagnostics.map(\.range), text.ranges)
        expectEqual(
            diagnostics.map { $0.notes.map(\.range) },
            [
                [SourceRange(start: 0, end: 1)], [SourceRange(start: 0, end: 1)],
            ])
        expectEqual(diagnostics[0].message, "'a' is declared twice in this mapping")
    }

    @Test(arguments: ["a: 1\nA: 2", "a: {a: {a: 1}}", "- {a: 1}\n- {a: 1}", "é: 1\ne\u{301}: 2"])
    func `allows different keys`(_ text: String) {
        expectEqual(check(text, []), "")
    }

    @Test func `omits repeated keys`() throws {
        let tree = try #require(read("a: 1\nb: 2\na: 3").tree)
        expectEqual(outline(tree), "{a: 1, b: 2}")
    }

    @Test func `finds repeated keys in a large mapping`() {
        let keys = (0..<5000).map { "key\($0 % 4000)" }
        let diagnostics = read(keys.map { "\($0): x\n" }.joined()).diagnostics
        expectEqual(diagnostics.count, 1000)
        #expect(diagnostics.allSatisfy { $0.code == .duplicateKey })
        expectEqual(diagnostics.map(\.range.start), diagnostics.map(\.range.start).sorted())
    }

    @Test(arguments: ["⟦<<⟧: {a: b}", "x: {⟦<<⟧: y, a: b}"])
    func `rejects merge keys`(_ text: String) {
        expectEqual(check(text, [.yamlUnsupported]), "")
    }

    @Test(arguments: ["? ⟦[⟧a]\n: b", "⟦{⟧a: b}: c", "a: {⟦{⟧ b: c }: d}"])
    func `rejects collections as keys`(_ text: String) {
        expectEqual(check(text, [.yamlUnsupported]), "")
    }

    @Test func `rejects a missing key`() throws {
        expectEqual(check("{? ⟦⟧: b}", [.yamlSyntax]), "")
        expectEqual(outline(try #require(read("{a: b, ? : c}").tree)), "{a: b}")
    }

    @Test(arguments: [
        "a: ⟦!!int⟧ 1", "⟦!x⟧ {a: b}", "- ⟦!⟧ b", "a: ⟦!!str⟧", "a: &x ⟦!t⟧ b\nc: *x", "a: ⟦!t⟧ &x b\nc: *x",
        "[⟦!a⟧ b, c]",
    ])
    func `rejects tags`(_ text: String) {
        expectEqual(check(text, [.yamlUnsupported]), "")
    }

    @Test func `a tag without a value is invalid`() throws {
        let tree = try #require(read("title: !important").tree)
        let root = try #require(tree.root)
        let entry = try #require(tree.entries(of: root).first { _ in true })
        #expect(tree.isInvalid(entry.value))
    }

    @Test(arguments: [
        "a: b\n⟦---⟧\nc: d", "a: b\n...\n⟦---⟧\n", "a: b\n...\n# x\n⟦%YA⟧ML 1.2\n---\nc: d\n",
        "a: b\n...\n\n⟦%TA⟧G ! x\n---\nc",
        "---\n⟦---⟧\na: b",
    ])
    func `rejects a second document`(_ text: String) {
        expectEqual(check(text, [.yamlUnsupported]), "")
    }

    @Test(arguments: ["⟦%TAG ! tag:x,1:⟧\n---\na: b", "# x\n%YAML 1.2\n⟦%TAG !e! x⟧\n---\na: b"])
    func `rejects tag directives`(_ text: String) {
        expectEqual(check(text, [.yamlUnsupported]), "")
    }
}

struct AliasTests {
    @Test func `accessors follow aliases`() throws {
        let tree = try #require(read("a: &m {x: [1, 2]}\nb: *m\nc: &t text\n? *t\n: *t").tree)
        expectEqual(outline(tree), "{a: {x: [1, 2]}, b: {x: [1, 2]}, c: text, text: text}")
        let entries = tree.entries(of: try #require(tree.root)).map { $0 }
        #expect(tree.isAlias(entries[1].value) && tree.kind(entries[1].value) == .mapping)
        expectEqual(tree.resolved(entries[1].value), entries[0].value)
        expectEqual(tree.range(entries[1].value), SourceRange(start: 21, end: 23))
    }

    @Test func `an alias as a key has the symbol`() throws {
        let tree = try #require(read("- &k title\n- *k : x", vocabulary: ["title"]).tree)
        let mapping = try #require(tree.elements(of: NodeID(rawValue: 0)).map { $0 }.last)
        expectEqual(tree.entries(of: mapping).map { tree.symbol(of: $0.key) }, [Symbol(0)])
    }

    @Test func `an alias refers to the latest anchor of its name`() throws {
        let tree = try #require(read("[&a 1, *a, &a 2, *a]").tree)
        expectEqual(outline(tree), "[1, 1, 2, 2]")
    }

    @Test(arguments: ["a: ⟦*b⟧", "- ⟦*b⟧\n- &b x\n- *b", "[⟦*b⟧, c]"])
    func `rejects an alias without an anchor above it`(_ text: String) {
        expectEqual(checkYAML(text, [.yamlSyntax]), "")
    }

    @Test func `an undefined alias becomes an invalid text`() throws {
        let tree = try #require(read("title: *Lock").tree)
        let root = try #require(tree.root)
        let entry = try #require(tree.entries(of: root).first { _ in true })
        #expect(tree.text(entry.value) == "*Lock" && tree.isInvalid(entry.value))
    }

    @Test(arguments: [("title: &Lock", true), ("title: &Lock i", false)])
    func `an unused anchor without a value is invalid`(_ text: String, _ isInvalid: Bool) throws {
        let tree = try #require(read(text).tree)
        let root = try #require(tree.root)
        let entry = try #require(tree.entries(of: root).first { _ in true })
        expectEqual(tree.isInvalid(entry.value), isInvalid)
    }

    @Test(arguments: ["&a [⟦*a⟧]", "a: &x {b: {c: ⟦*x⟧}}", "&a {⟦*a⟧ : b}"])
    func `rejects a cycle`(_ text: String) {
        expectEqual(checkYAML(text, [.yamlUnsupported]), "")
    }

    @Test func `rejects an alias of a mapping as a key`() {
        expectEqual(checkYAML("- &a {b: c}\n- ⟦*a⟧ : d", [.yamlUnsupported]), "")
    }

    @Test func `stops at an alias bomb`() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
        for level in 1...60 {
            text +=
                "a\(level): &a\(level) [" + repeatElement("*a\(level - 1)", count: 9).joined(separator: ", ") + "]\n"
        }
        let (tree, diagnostics) = read(text)
        #expect(tree == nil)
        expectEqual(diagnostics.map(\.code), [.limitExceeded])
        expectEqual(
            diagnostics[0].message,
            "the aliases of this file expand to more than 10,000 values, of which each KiB of a text is one")
    }

    @Test(arguments: [
        ("- &t \(String(repeating: "x", count: 400_000))\n", "- *t\n"),
        ("- &t [\(String(repeating: "x", count: 400_000))]\n", "- [*t, *t]\n"),
    ])
    func `stops at aliases that repeat long texts`(anchor: String, alias: String) {
        expectEqual(read(anchor + String(repeating: alias, count: 10)).diagnostics.map(\.code), [])
        expectEqual(read(anchor + String(repeating: alias, count: 40)).diagnostics.map(\.code), [.limitExceeded])
    }

    @Test func `counts only the nodes that aliases add`() {
        var limits = YAMLLimits()
        limits.expandedAliasNodes = 8
        expectEqual(checkYAML("a: &a [x, y, z]\nb: *a\nc: *a", [], limits: limits), "")
        limits.expandedAliasNodes = 1
        expectEqual(checkYAML("- &a [⟦*a⟧]\n- &b x\n- *b", [.yamlUnsupported], limits: limits), "")
        limits.expandedAliasNodes = 7
        expectEqual(checkYAML("a: &a [x, y, z]\nb: *a\nc: ⟦*a⟧", [.limitExceeded], limits: limits), "")
    }
}
