import IntentTestSupport
import IntentXcode
import Testing

@Suite struct ReadPropertyListTests {
    // MARK: Values

    @Test(
        arguments: [
            ("<string>Soup</string>", .string("Soup")),
            ("<string/>", .string("")),
            ("<string></string>", .string("")),
            ("<string> a\n b </string>", .string(" a\n b ")),
            ("<true/>", .boolean(true)),
            ("<false />", .boolean(false)),
            ("<true> </true>", .boolean(true)),
            ("<integer>42</integer>", .integer(42)),
            ("<integer> -7\n</integer>", .integer(-7)),
            ("<integer>+7</integer>", .integer(7)),
            ("<integer>007</integer>", .integer(7)),
            ("<integer>0x1F</integer>", .integer(31)),
            ("<integer>-0XfF</integer>", .integer(-255)),
            ("<integer>-9223372036854775808</integer>", .integer(.min)),
            ("<real>0.5</real>", .real(0.5)),
            ("<real>1</real>", .real(1)),
            ("<real>-1.5e3</real>", .real(-1500)),
            ("<real>.5</real>", .real(0.5)),
            ("<real>inf</real>", .real(.infinity)),
            ("<real>+Infinity</real>", .real(.infinity)),
            ("<real>-infinity</real>", .real(-.infinity)),
            ("<real>nan</real>", .real(.nan)),
            ("<data/>", .data([])),
            ("<data></data>", .data([])),
            ("<data>\n\t</data>", .data([])),
            ("<data>AA==</data>", .data([0])),
            ("<data>AAE=</data>", .data([0, 1])),
            ("<data>AA H/\n/g==</data>", .data([0, 1, 255, 254])),
            ("<date>2020-09-14T12:00:00Z</date>", .date("2020-09-14T12:00:00Z")),
            ("<array/>", .array([])),
            ("<array></array>", .array([])),
            ("<array><true/><string>a</string></array>", .array([.boolean(true), .string("a")])),
            ("<dict/>", .dictionary([:])),
            ("<dict><key/><true/></dict>", .dictionary(["": .boolean(true)])),
            (
                "<dict><key>a</key><dict><key>b</key><array/></dict></dict>",
                .dictionary(["a": .dictionary(["b": .array([])])])
            ),
        ] as [(String, PropertyListValue)])
    func `each kind of value is read`(_ element: String, _ value: PropertyListValue) throws {
        try expectEqual(readPropertyList(plist(element)), value)
    }

    @Test(arguments: [
        ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"),
        ("&#8217;&#x1F372;&#x1f372;", "’🍲🍲"),
        ("a<![CDATA[<b>&amp;]]>c", "a<b>&amp;c"),
        ("a<!-- never read -->b<?skip this?>c", "abc"),
        ("one\r\ntwo\rthree\n", "one\ntwo\nthree\n"),
        ("<![CDATA[one\r\ntwo\r\r\n]]>", "one\ntwo\n\n"),
        ("&#13;&#10;", "\r\n"),
        ("]]> \"'", "]]> \"'"),
        ("\u{FFFC}\u{1}\u{200B}", "\u{FFFC}\u{1}\u{200B}"),
        ("&#0;", "\0"),
    ])
    func `references, CDATA and line endings are read`(_ written: String, _ text: String) throws {
        try expectEqual(readPropertyList(plist("<string>\(written)</string>")), .string(text))
    }

    // MARK: Files

    @Test(arguments: [
        "<plist><true/></plist>",
        "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><true/></plist>",
        "<?xml version='1.0' encoding = 'utf-8' standalone='yes' ?>\r\n<plist version='1.0'\r\n>\r\n<true/>\r\n</plist >\r\n",
        "<!-- a --><!DOCTYPE plist SYSTEM \"file://localhost/a>b.dtd\"><!-- b --><plist><!-- c --><true/><!-- d --></plist><!-- e -->",
        "\n\n  <?xml-stylesheet href=\"a\"?><plist>\n<true/></plist>",
    ])
    func `prologs and comments are skipped`(_ file: String) throws {
        try expectEqual(readPropertyList(Array(file.utf8)), .boolean(true))
    }

    @Test(arguments: [
        ("", "the file is empty; expected a property list"),
        (" \n", "the file is empty; expected a property list"),
        ("{ a = 1; }", "JSON and old-style property lists are not supported; expected XML"),
        ("intents:", "unexpected text; expected XML"),
        ("bplist00\u{1}", "binary property lists are not supported; convert the file with 'plutil -convert xml1'"),
        ("<\0?\0", "UTF-16 (little-endian) is not supported; use UTF-8"),
        (
            "<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist><true/></plist>",
            "the encoding 'UTF-16' is not supported; use UTF-8"
        ),
        ("<html/>", "'html' is not an element of a property list"),
        ("<dict/>", "unexpected <dict/>; expected <plist>"),
        ("<plist/>", "the property list has no value"),
        ("<plist></plist>", "the property list has no value"),
        ("<plist><true/><false/></plist>", "unexpected <false/>; a property list has only one value"),
        ("<plist><true/></plist>.", "unexpected text after </plist>"),
        ("<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><true/></plist>", "definitions in a DOCTYPE are not supported"),
        ("<!DOCTYPE plist", "unclosed DOCTYPE"),
        ("<plist version=\"1.0><true/></plist>", "unclosed quote"),
        ("<!-- <plist><true/></plist>", "unclosed comment"),
    ])
    func `an invalid file is reported`(_ file: String, _ message: String) {
        expectEqual(problem(with: Array(file.utf8))?.message, message)
    }

    @Test(arguments: [
        ("<integer>9223372036854775808</integer>", "'9223372036854775808' does not fit in 64 bits"),
        ("<integer>1.5</integer>", "'1.5' is not an integer"),
        ("<integer>- 1</integer>", "'- 1' is not an integer"),
        ("<integer/>", "an empty string is not an integer"),
        ("<integer>0x</integer>", "'0x' is not an integer"),
        ("<real>0x1p3</real>", "'0x1p3' is not a number"),
        ("<real>1,5</real>", "'1,5' is not a number"),
        ("<real>1e999</real>", "'1e999' does not fit in 64 bits"),
        ("<data>A</data>", "<data> is incomplete; Base64 has four characters for three bytes"),
        ("<data>A===</data>", "<data> is incomplete; Base64 has four characters for three bytes"),
        ("<data>AA=A</data>", "<data> contains a character that is not Base64"),
        ("<date>2020-13-14T12:00:00Z</date>", "'2020-13-14T12:00:00Z' is not a date such as 2020-09-14T12:00:00Z"),
        ("<true>yes</true>", "unexpected text in <true>"),
        ("<string>a & b</string>", "expected a name and ';' after '&'; for a plain ampersand, write &amp;"),
        ("<string>&nbsp;</string>", "unknown entity '&nbsp;'; XML defines &lt; &gt; &amp; &quot; &apos;"),
        ("<string>&#xD800;</string>", "'&#xD800;' is not a character"),
        ("<string>&#99999999999;</string>", "'&#99999999999;' is not a character"),
        ("<string>a <b>c</b></string>", "unexpected '<' in <string>; write &lt;"),
        ("<string>a</key>", "unexpected </key>; expected </string>"),
        ("<string>a\0</string>", "NUL (byte 0x00) is not allowed in text"),
        ("<string><![CDATA[a</string>", "unclosed CDATA section"),
        ("<Dict/>", "'Dict' is not an element of a property list"),
        ("<date2/>", "'date2' is not an element of a property list"),
        ("<string size=\"1\"/>", "expected '>' after 'string'"),
        ("<key>a</key>", "unexpected <key>; expected a value"),
        ("text", "unexpected text; expected a tag"),
        ("<array>", "unexpected </plist>; expected </array>"),
        ("<dict><true/></dict>", "unexpected <true/>; expected <key>"),
        ("<dict><key>a</key></dict>", "the key has no value"),
        ("<dict>\n<<<<<<< HEAD\n<key>a</key>", "unresolved merge conflict"),
        ("< string/>", "expected a name after '<'; in text, write &lt;"),
    ])
    func `an invalid value is reported`(_ element: String, _ message: String) {
        expectEqual(problem(with: plist(element))?.message, message)
    }

    // MARK: Places

    @Test func `an error has line, column and key path`() throws {
        let file = """
            <plist>
            <dict>
                <key>INIntents</key>
                <array>
                    <dict/>
                    <dict>
                        <key>Tür 🍲</key><integer>four</integer>
            """
        let error = try #require(problem(with: Array(file.utf8)))
        expectEqual(error.line, 7)
        expectEqual(error.column, 29)
        expectEqual(error.keyPath, "INIntents[1].Tür 🍲")
    }

    @Test func `a duplicate key reports both positions`() throws {
        let file =
            "<dict>\n<key>a</key><dict><key>b</key><true/></dict>\n<key>b</key><true/>\n<!-- -->\n<key>a</key><true/></dict>"
        let error = try #require(problem(with: plist(file)))
        expectEqual(error.line, 5)
        expectEqual(error.column, 1)
        expectEqual(error.keyPath, "a")
        expectEqual(error.message, "duplicate key; it is first used on line 2")
    }

    @Test func `invalid UTF-8 is reported at its first byte`() throws {
        let error = try #require(problem(with: Array("<plist>\n<string>ü".utf8) + [0xC3, 0x28]))
        expectEqual(error.message, "invalid UTF-8")
        expectEqual(error.line, 2)
        expectEqual(error.column, 10)
    }

    @Test func `a problem at the end has a position`() throws {
        let error = try #require(problem(with: Array("<plist>\n<string>abc".utf8)))
        expectEqual(error.message, "unexpected end of file; expected </string>")
        expectEqual(error.line, 2)
        expectEqual(error.column, 12)
    }

    // MARK: Limits

    @Test func `nesting is limited`() throws {
        func nested(_ depth: Int) -> [UInt8] {
            plist(String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth))
        }
        #expect(throws: Never.self) { try readPropertyList(nested(propertyListDepthLimit)) }
        expectEqual(
            problem(with: nested(propertyListDepthLimit + 1))?.message,
            "dictionaries and arrays are nested more than 128 levels deep")
        #expect(problem(with: plist(String(repeating: "<dict><key>a</key>", count: 1_000_000))) != nil)
    }
}

/// Returns a property list that contains one element.
func plist(_ element: String) -> [UInt8] { Array("<plist version=\"1.0\">\(element)</plist>".utf8) }

private func problem(with bytes: [UInt8]) -> PropertyListError? {
    do throws(PropertyListError) {
        _ = try readPropertyList(bytes)
        return nil
    } catch {
        return error
    }
}
