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
    func readsKeysAndTexts(_ file: String, _ table: [String: String]) throws {
        #expect(try readStrings(Array(file.utf8)) == table)
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
    func readsEscapes(_ written: String, _ text: String) throws {
        #expect(try readStrings(Array("\"a\" = \"\(written)\";".utf8)) == ["a": text])
    }

    @Test(arguments: [true, false], [true, false])
    func readsUTF16WithAndWithoutAMark(_ isBigEndian: Bool, _ hasMark: Bool) throws {
        let file = (hasMark ? "\u{FEFF}" : "") + "\"a\" = \"Süppchen 🍲\";\n"
        let bytes = file.utf16.flatMap { unit in
            isBigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        }
        #expect(try readStrings(bytes) == ["a": "Süppchen 🍲"])
        #expect(problem(with: bytes.dropLast())?.message == "bad UTF-16")
    }

    @Test(arguments: [
        (#""a" = "Soup""#, 1, "';' is expected at the end"),
        ("\"a\" = \"Soup\"\n\n\"b\" = \"Tea\";", 1, "';' is expected at the end"),
        ("\n\"a\" = ;", 2, "a text is expected, in quotes"),
        ("\"a\" =\n", 2, "the file ends where a text is expected"),
        ("\n\n= \"a\";", 3, "a key is expected, in quotes"),
        ("\"a\" = \"b\";\r\n\"c\" = \"d;\r\n", 2, "a quote that is not closed"),
        ("\r\"a\" = \"\\U\";", 2, "hexadecimal digits are expected behind \\U"),
        (#""a" = "\UD83C";"#, 1, "half of a surrogate pair"),
        (#""a" = "\UD83C\U0041";"#, 1, "half of a surrogate pair"),
        (#""a" = "\UDF72";"#, 1, "half of a surrogate pair"),
        (#""a" = "\"#, 1, "an escape that is cut short"),
        ("\n/* a", 2, "a comment that is not closed"),
        ("<?xml version=\"1.0\"?>", 1, "a key is expected, in quotes"),
        ("bplist00", 1, "a binary property list, where text is read"),
    ])
    func saysWhatIsWrongInWhichLine(_ file: String, _ line: Int, _ message: String) throws {
        let failure = try #require(problem(with: Array(file.utf8)))
        #expect(failure.line == line)
        #expect(failure.message == message)
    }

    @Test func findsTheLineOfBytesThatAreNoUTF8() throws {
        let failure = try #require(
            problem(with: Array("\"a\" = \"ü\";\n\n\"b\" = \"".utf8) + [0xE9] + Array("\";".utf8)))
        #expect(failure.line == 3)
        #expect(failure.message == "bad UTF-8")
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
