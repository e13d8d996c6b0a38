import IntentControl
import Testing

struct CommaListTests {
    @Test(arguments: [
        ("", []),
        ("a", ["a"]),
        ("a,b", ["a", "b"]),
        ("a, b", ["a", " b"]),
        (#"a\,b,c"#, ["a,b", "c"]),
        (#"\,"#, [","]),
        (#"\,\,"#, [",,"]),
        (#"a\\,b"#, [#"a\,b"#]),
        (#"a\b"#, [#"a\b"#]),
        (#"a\"#, [#"a\"#]),
        (",", ["", ""]),
        ("a,,b,", ["a", "", "b", ""]),
        ("车锁,车窗", ["车锁", "车窗"]),
    ])
    func splitsAtCommasThatNoBackslashPrecedes(text: String, items: [String]) {
        #expect(CommaList.items(of: text) == items)
    }

    @Test func aCommaBeforeACombiningMarkDivides() {
        #expect(CommaList.items(of: "a,\u{0301}b").count == 2)
    }
}
