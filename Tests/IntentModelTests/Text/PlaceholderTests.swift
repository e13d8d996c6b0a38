import IntentModel
import Testing

@Suite struct PlaceholderTests {
    @Test(
        arguments: [
            ("", [], nil), ("nothing", [], nil), ("$5 {a} $ {a}", [], nil), ("${a}", ["a"], nil),
            ("${a}${b.c} and ${a}", ["a", "b.c", "a"], nil), ("${}", [""], nil), ("${ a }", [" a "], nil),
            ("$${a}", ["a"], nil), ("${a", [], "${a"), ("${a} ${b", ["a"], "${b"), ("${a ${b}", [], "${a "),
            ("${", [], "${"), ("ünï ${größe}", ["größe"], nil),
        ] as [(String, [String], String?)])
    func findsThePlaceholdersOfAText(_ text: String, _ contents: [String], _ unclosed: String?) {
        let found = Placeholder.all(in: text)
        #expect(found.placeholders.map(\.content) == contents)
        #expect(found.unclosed == unclosed)
    }

    @Test func isWrittenWithItsBraces() {
        #expect(Placeholder.all(in: "x ${a.b} y").placeholders.map(\.text) == ["${a.b}"])
    }
}
