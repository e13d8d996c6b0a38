import Foundation
import IntentXcode
import Testing

@Suite struct RenderStringsTests {
    @Test func sortsKeysByTheirBytesAndLeavesALineBehindEach() {
        let table = ["b": "Tea", "B-a": "Say \"${soup}\"", "ä": "C:\\", "a": "two\nlines"]
        #expect(
            renderStrings(table) == """
                "B-a" = "Say \\"${soup}\\"";

                "a" = "two\\nlines";

                "b" = "Tea";

                "ä" = "C:\\\\";


                """)
        #expect(renderStrings([:]).isEmpty)
    }

    @Test(arguments: [
        "", "\\", "\\n", "\r\n\t", "\0\u{1}\u{1B}\u{7F}1", "\u{FEFF}\u{FFFD}\u{10FFFF}", "e\u{301}",
        "'/* no comment */ // \";",
    ])
    func isReadBackAsItWas(_ text: String) throws {
        let table = [text: text + "x" + text]
        let read = try readStrings(Array(renderStrings(table).utf8))
        #expect(read == table)
        #expect(read.keys.first.map { Array($0.utf8) } == Array(text.utf8))
    }

    @Test(
        .enabled(if: !SharedFiles.strings.isEmpty, "the shared translations are not here"),
        arguments: SharedFiles.strings)
    func rendersEveryRealTableSoThatItIsReadBack(_ path: String) throws {
        let table = try readStrings([UInt8](Data(contentsOf: URL(filePath: path))))
        #expect(!table.isEmpty)
        #expect(try readStrings(Array(renderStrings(table).utf8)) == table)
    }
}
