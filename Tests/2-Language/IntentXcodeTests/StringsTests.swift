import Foundation
import IntentTestSupport
import IntentXcode
import Testing

@Suite struct ReadStringsTests {
    @Test(arguments: [
        ("", [:]),
        (" \n\t// nothing\n/* at all */", [:]),
        (#""a" = "Soup";"#, ["a": "Soup"]),
        (#""a"="Soup";"b"="Tea";"#, ["a": "Soup", "b": "Tea"]),
        ("/* The\n soup */\r\n\"a\" /**/ = // here\r\"Soup\" /* * / */ ;\r\n", ["a": "Soup"]),
        ("11eJSS-x_1 = Soup;\n$a/b:c.d = 12.5;", ["11eJSS-x_1": "Soup", "$a/b:c.d": "12.5"]),
        ("'a' = 'It\"s';", ["a": "It\"s"]),
        (#""key"; other;"#, ["key": "key", "other": "other"]),
        (#""a" = "";"#, ["a": ""]),
        (#""a" = "one"; "a" = "two";"#, ["a": "two"]),
        ("\"a\" = \"one\n two // three /* four */\";", ["a": "one\n two // three /* four */"]),
        (#""a" = "${count} of ‘${soup}’ 🍲";"#, ["a": "${count} of ‘${soup}’ 🍲"]),
        ("\u{FEFF}\"a\" = \"Soup\";", ["a": "Soup"]),
    ])
    func `keys and texts are read`(_ file: String, _ table: [String: String]) throws {
        try expectEqual(readStrings(Array(file.utf8)), table)
    }

    @Test(arguments: [
        (#"\" \' \\ \/"#, "\" ' \\ /"),
        (#"\n\t\r\a\b\f\v"#, "\n\t\r\u{7}\u{8}\u{C}\u{B}"),
        (#"\U00e9\UE9x\U2019"#, "éé" + "x’"),
        (#"\UD83C\UDF72"#, "🍲"),
        (#"\351\0\7\1018"#, "Ø\0\u{7}A8"),
        (#"\é\q"#, "éq"),
        ("a\\\nb", "a\nb"),
    ])
    func `escapes are read`(_ written: String, _ text: String) throws {
        try expectEqual(readStrings(Array("\"a\" = \"\(written)\";".utf8)), ["a": text])
    }

    @Test(arguments: [true, false], [true, false])
    func `UTF-16 is read with and without a byte order mark`(_ isBigEndian: Bool, _ hasMark: Bool) throws {
        let file = (hasMark ? "\u{FEFF}" : "") + "\"a\" = \"Süppchen 🍲\";\n"
        let bytes = file.utf16.flatMap { unit in
            isBigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        }
        try expectEqual(readStrings(bytes), ["a": "Süppchen 🍲"])
        expectEqual(problem(with: bytes.dropLast())?.message, "invalid UTF-16")
    }

    @Test(arguments: [
        (#""a" = "Soup""#, 1, "expected ';' at the end"),
        ("\"a\" = \"Soup\"\n\n\"b\" = \"Tea\";", 1, "expected ';' at the end"),
        ("\n\"a\" = ;", 2, "expected a string in quotes"),
        ("\"a\" =\n", 2, "unexpected end of file; expected a string"),
        ("\n\n= \"a\";", 3, "expected a key in quotes"),
        ("\"a\" = \"b\";\r\n\"c\" = \"d;\r\n", 2, "unclosed quote"),
        ("\r\"a\" = \"\\U\";", 2, "expected hexadecimal digits after \\U"),
        (#""a" = "\UD83C";"#, 1, "incomplete surrogate pair"),
        (#""a" = "\UD83C\U0041";"#, 1, "incomplete surrogate pair"),
        (#""a" = "\UDF72";"#, 1, "incomplete surrogate pair"),
        (#""a" = "\"#, 1, "incomplete escape sequence"),
        ("\n/* a", 2, "unclosed comment"),
        ("<?xml version=\"1.0\"?>", 1, "expected a key in quotes"),
        ("bplist00", 1, "binary property lists are not supported; expected text"),
    ])
    func `an error has a line and a message`(_ file: String, _ line: Int, _ message: String) throws {
        let failure = try #require(problem(with: Array(file.utf8)))
        expectEqual(failure.line, line)
        expectEqual(failure.message, message)
    }

    @Test func `invalid UTF-8 is reported with its line`() throws {
        let failure = try #require(
            problem(with: Array("\"a\" = \"ü\";\n\n\"b\" = \"".utf8) + [0xE9] + Array("\";".utf8)))
        expectEqual(failure.line, 3)
        expectEqual(failure.message, "invalid UTF-8")
    }
}

private func problem(with bytes: some Sequence<UInt8>) -> StringsError? {
    do throws(StringsError) {
        _ = try readStrings(Array(bytes))
        return nil
    } catch {
        return error
    }
}

@Suite struct RenderStringsTests {
    @Test func `keys are sorted by bytes`() {
        let table = ["b": "Tea", "B-a": "Say \"${soup}\"", "ä": "C:\\", "a": "two\nlines"]
        expectEqual(
            renderStrings(table),
            """
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
    func `rendered values are read back unchanged`(_ text: String) throws {
        let table = [text: text + "x" + text]
        let read = try readStrings(Array(renderStrings(table).utf8))
        expectEqual(read, table)
        expectEqual(read.keys.first.map { Array($0.utf8) }, Array(text.utf8))
    }

    @Test(
        .enabled(if: !SharedFiles.strings.isEmpty, "the shared translations are not available"),
        arguments: SharedFiles.strings)
    func `rendered real tables are read back unchanged`(_ path: String) throws {
        let table = try readStrings([UInt8](Data(contentsOf: URL(filePath: path))))
        #expect(!table.isEmpty)
        try expectEqual(readStrings(Array(renderStrings(table).utf8)), table)
    }
}

/// Any bytes give a table that survives writing and reading, or an error with a line of the file.
@Suite struct StringsRobustnessTests {
    private let dense = Array(
        #"""
        /* é */ "a\U00e9" = "b\"\\\n\101\351"; // c
        'd' = e-f.g; "🍲";h/i = "\UD83C\UDF72 'j'" ;

        """#.utf8)

    private func survives(_ bytes: [UInt8]) -> Bool {
        do throws(StringsError) {
            let table = try readStrings(bytes)
            return (try? readStrings(Array(renderStrings(table).utf8))) == table
        } catch {
            return 1...bytes.count { $0 == 0x0A || $0 == 0x0D } + 1 ~= error.line && !error.message.isEmpty
        }
    }

    @Test func `a file cut at any byte is handled`() throws {
        try expectEqual(readStrings(dense).count, 4)
        let wide = String(decoding: dense, as: UTF8.self).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        try expectEqual(readStrings(wide), readStrings(dense))
        for length in dense.indices { #expect(survives(Array(dense[..<length])), "cut at \(length)") }
        for length in wide.indices { #expect(survives(Array(wide[..<length])), "UTF-16 cut at \(length)") }
    }

    @Test(arguments: 0..<4)
    func `randomly changed bytes are handled`(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let special = Array("\"'\\;=/*U01F\n\r \0".utf8)
        for round in 0..<500 {
            var bytes = dense
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: bytes.indices, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
                case 1: bytes.insert(special.randomElement(using: &random) ?? 0, at: place)
                case 2: bytes.remove(at: place)
                default: bytes[place] = special.randomElement(using: &random) ?? 0
                }
            }
            #expect(survives(bytes), "round \(round): \(bytes)")
        }
    }
}
