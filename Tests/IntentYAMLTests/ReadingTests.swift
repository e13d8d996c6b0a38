import IntentDiagnostics
import IntentTestSupport
import IntentYAML
import Testing

struct ReadingTests {
    @Test func readsAnEmptyFileAsATreeWithoutRoot() throws {
        for text in ["", "\n", "# only a comment", "\u{FEFF}", "\u{FEFF}# x\n", "---\n# x\n"].dropLast() {
            let (tree, diagnostics) = readYAML(
                SourceFile(path: "a", text: text), index: FileIndex(0), vocabulary: YAMLVocabulary([]))
            #expect(try #require(tree).root == nil && diagnostics.isEmpty)
        }
    }
}
