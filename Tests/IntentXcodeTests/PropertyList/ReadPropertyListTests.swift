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
    func readsEachKindOfValue(_ element: String, _ value: PropertyListValue) throws {
        #expect(try readPropertyList(plist(element)) == value)
    }

    @Test(arguments: [
        ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"),
        ("&#8217;&#x1F372;&#x1f372;", "’🍲🍲"),
        ("a<![CDATA[<b>&amp;]]>c", "a<b>&amp;c"),
        ("a<!-- never said -->b<?skip this?>c", "abc"),
        ("one\r\ntwo\rthree\n", "one\ntwo\nthree\n"),
        ("<![CDATA[one\r\ntwo\r\r\n]]>", "one\ntwo\n\n"),
        ("&#13;&#10;", "\r\n"),
        ("]]> \"'", "]]> \"'"),
        ("\u{FFFC}\u{1}\u{200B}", "\u{FFFC}\u{1}\u{200B}"),
        ("&#0;", "\0"),
    ])
    func readsTextsAsXMLHasThem(_ written: String, _ text: String) throws {
        #expect(try readPropertyList(plist("<string>\(written)</string>")) == .string(text))
    }

    // MARK: Files

    @Test(arguments: [
        "<plist><true/></plist>",
        "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><true/></plist>",
        "<?xml version='1.0' encoding = 'utf-8' standalone='yes' ?>\r\n<plist version='1.0'\r\n>\r\n<true/>\r\n</plist >\r\n",
        "<!-- a --><!DOCTYPE plist SYSTEM \"file://localhost/a>b.dtd\"><!-- b --><plist><!-- c --><true/><!-- d --></plist><!-- e -->",
        "\n\n  <?xml-stylesheet href=\"a\"?><plist>\n<true/></plist>",
    ])
    func readsWhatRealFilesHaveAroundTheValue(_ file: String) throws {
        #expect(try readPropertyList(Array(file.utf8)) == .boolean(true))
    }

    @Test(arguments: [
        ("", "an empty file, where a property list is expected"),
        (" \n", "an empty file, where a property list is expected"),
        ("{ a = 1; }", "JSON or a property list in the old style, where only XML is read"),
        ("intents:", "text where XML is expected"),
        ("bplist00\u{1}", "a binary property list, where only XML is read; 'plutil -convert xml1' makes it XML"),
        ("<\0?\0", "UTF-16 (little-endian), where only UTF-8 is read"),
        (
            "<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist><true/></plist>",
            "the encoding 'UTF-16', where only UTF-8 is read"
        ),
        ("<html/>", "'html' is no element of a property list"),
        ("<dict/>", "<dict/> where <plist> is expected"),
        ("<plist/>", "a property list without a value"),
        ("<plist></plist>", "a property list without a value"),
        ("<plist><true/><false/></plist>", "<false/> behind the one value of a property list"),
        ("<plist><true/></plist>.", "text behind </plist>"),
        ("<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><true/></plist>", "a DOCTYPE with definitions of its own"),
        ("<!DOCTYPE plist", "a DOCTYPE that is not closed"),
        ("<plist version=\"1.0><true/></plist>", "a quote that is not closed"),
        ("<!-- <plist><true/></plist>", "a comment that is not closed"),
    ])
    func saysWhyAFileIsNone(_ file: String, _ message: String) {
        #expect(problem(with: Array(file.utf8))?.message == message)
    }

    @Test(arguments: [
        ("<integer>9223372036854775808</integer>", "'9223372036854775808' is beyond 64 bits"),
        ("<integer>1.5</integer>", "'1.5' is no whole number"),
        ("<integer>- 1</integer>", "'- 1' is no whole number"),
        ("<integer/>", "an empty text is no whole number"),
        ("<integer>0x</integer>", "'0x' is no whole number"),
        ("<real>0x1p3</real>", "'0x1p3' is no number"),
        ("<real>1,5</real>", "'1,5' is no number"),
        ("<real>1e999</real>", "'1e999' is beyond 64 bits"),
        ("<data>A</data>", "<data> that is cut short: base 64 has four letters for three bytes"),
        ("<data>A===</data>", "<data> that is cut short: base 64 has four letters for three bytes"),
        ("<data>AA=A</data>", "a character in <data> that base 64 does not have"),
        ("<date>2020-13-14T12:00:00Z</date>", "'2020-13-14T12:00:00Z' is no date like 2020-09-14T12:00:00Z"),
        ("<true>yes</true>", "text inside of <true>"),
        ("<string>a & b</string>", "'&' without a name and ';' behind it; alone it is written as &amp;"),
        ("<string>&nbsp;</string>", "'&nbsp;' is not known; XML has &lt; &gt; &amp; &quot; &apos;"),
        ("<string>&#xD800;</string>", "'&#xD800;' is no character"),
        ("<string>&#99999999999;</string>", "'&#99999999999;' is no character"),
        ("<string>a <b>c</b></string>", "'<' inside of <string>, where it is written as &lt;"),
        ("<string>a</key>", "</key> where </string> is expected"),
        ("<string>a\0</string>", "NUL (byte 0x00) in a text"),
        ("<string><![CDATA[a</string>", "a CDATA section that is not closed"),
        ("<Dict/>", "'Dict' is no element of a property list"),
        ("<date2/>", "'date2' is no element of a property list"),
        ("<string size=\"1\"/>", "'>' is expected behind 'string'"),
        ("<key>a</key>", "<key> where a value is expected"),
        ("text", "text where a tag is expected"),
        ("<array>", "</plist> where </array> is expected"),
        ("<dict><true/></dict>", "<true/> where <key> is expected"),
        ("<dict><key>a</key></dict>", "a key without a value"),
        ("<dict>\n<<<<<<< HEAD\n<key>a</key>", "a merge conflict that is not resolved"),
        ("< string/>", "'<' without a name; in a text it is written as &lt;"),
    ])
    func saysWhatIsWrongWithAValue(_ element: String, _ message: String) {
        #expect(problem(with: plist(element))?.message == message)
    }

    // MARK: Places

    @Test func namesTheLineTheColumnAndTheKeysOnTheWay() throws {
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
        #expect(error.line == 7)
        #expect(error.column == 29)
        #expect(error.keyPath == "INIntents[1].Tür 🍲")
    }

    @Test func namesBothPlacesOfARepeatedKey() throws {
        let file =
            "<dict>\n<key>a</key><dict><key>b</key><true/></dict>\n<key>b</key><true/>\n<!-- -->\n<key>a</key><true/></dict>"
        let error = try #require(problem(with: plist(file)))
        #expect(error.line == 5)
        #expect(error.column == 1)
        #expect(error.keyPath == "a")
        #expect(error.message == "a key that stands in line 2 already")
    }

    @Test func findsTheFirstByteThatIsNoUTF8() throws {
        let error = try #require(problem(with: Array("<plist>\n<string>ü".utf8) + [0xC3, 0x28]))
        #expect(error.message == "bad UTF-8")
        #expect(error.line == 2)
        #expect(error.column == 10)
    }

    @Test func findsAProblemAtTheEnd() throws {
        let error = try #require(problem(with: Array("<plist>\n<string>abc".utf8)))
        #expect(error.message == "the file ends where </string> is expected")
        #expect(error.line == 2)
        #expect(error.column == 12)
    }

    // MARK: Limits

    @Test func limitsHowDeepValuesNest() throws {
        func nested(_ depth: Int) -> [UInt8] {
            plist(String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth))
        }
        #expect(throws: Never.self) { try readPropertyList(nested(propertyListDepthLimit)) }
        #expect(
            problem(with: nested(propertyListDepthLimit + 1))?.message == "dictionaries and arrays nest deeper than 128"
        )
        #expect(problem(with: plist(String(repeating: "<dict><key>a</key>", count: 1_000_000))) != nil)
    }
}

/// A whole file around one element.
func plist(_ element: String) -> [UInt8] { Array("<plist version=\"1.0\">\(element)</plist>".utf8) }

private func problem(with bytes: [UInt8]) -> PropertyListError? {
    do throws(PropertyListError) {
        _ = try readPropertyList(bytes)
        return nil
    } catch {
        return error
    }
}
