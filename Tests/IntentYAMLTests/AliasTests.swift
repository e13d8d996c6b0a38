import IntentDiagnostics
import IntentTestSupport
import IntentYAML
import Testing

struct AliasTests {
    @Test func followsAliasesInEveryAccessor() throws {
        let tree = try #require(read("a: &m {x: [1, 2]}\nb: *m\nc: &t text\n? *t\n: *t").tree)
        #expect(outline(tree) == "{a: {x: [1, 2]}, b: {x: [1, 2]}, c: text, text: text}")
        let entries = tree.entries(of: try #require(tree.root)).map { $0 }
        #expect(tree.isAlias(entries[1].value) && tree.kind(entries[1].value) == .mapping)
        #expect(tree.resolved(entries[1].value) == entries[0].value)
        #expect(tree.range(entries[1].value) == SourceRange(start: 21, end: 23))
    }

    @Test func givesAnAliasedKeyItsSymbol() throws {
        let tree = try #require(read("- &k title\n- *k : x", vocabulary: ["title"]).tree)
        let mapping = try #require(tree.elements(of: NodeID(rawValue: 0)).map { $0 }.last)
        #expect(tree.entries(of: mapping).map { tree.symbol(of: $0.key) } == [Symbol(0)])
    }

    @Test func takesTheLatestAnchorOfAName() throws {
        let tree = try #require(read("[&a 1, *a, &a 2, *a]").tree)
        #expect(outline(tree) == "[1, 1, 2, 2]")
    }

    @Test(arguments: ["a: ⟦*b⟧", "- ⟦*b⟧\n- &b x\n- *b", "[⟦*b⟧, c]"])
    func refusesAnAliasWithoutAnAnchorAboveIt(_ text: String) {
        #expect(checkYAML(text, [.yamlSyntax]) == "")
    }

    @Test func keepsAnUndefinedAliasAsARefusedText() throws {
        let tree = try #require(read("title: *Lock").tree)
        let root = try #require(tree.root)
        let entry = try #require(tree.entries(of: root).first { _ in true })
        #expect(tree.text(entry.value) == "*Lock" && tree.isRefused(entry.value))
    }

    @Test(arguments: ["&a [⟦*a⟧]", "a: &x {b: {c: ⟦*x⟧}}", "&a {⟦*a⟧ : b}"])
    func refusesACycle(_ text: String) {
        #expect(checkYAML(text, [.yamlUnsupported]) == "")
    }

    @Test func refusesAnAliasOfAMappingAsAKey() {
        #expect(checkYAML("- &a {b: c}\n- ⟦*a⟧ : d", [.yamlUnsupported]) == "")
    }

    @Test func stopsAtAnAliasBomb() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
        for level in 1...60 {
            text +=
                "a\(level): &a\(level) [" + repeatElement("*a\(level - 1)", count: 9).joined(separator: ", ") + "]\n"
        }
        let (tree, diagnostics) = read(text)
        #expect(tree == nil)
        #expect(diagnostics.map(\.code) == [.limitExceeded])
        #expect(diagnostics[0].message == "the aliases of this file stand for more than 10,000 values")
    }

    @Test func countsWhatAliasesStandForAndNotWhatIsWritten() {
        var limits = YAMLLimits()
        limits.expandedAliasNodes = 8
        #expect(checkYAML("a: &a [x, y, z]\nb: *a\nc: *a", [], limits: limits) == "")
        limits.expandedAliasNodes = 7
        #expect(checkYAML("a: &a [x, y, z]\nb: *a\nc: ⟦*a⟧", [.limitExceeded], limits: limits) == "")
    }
}
