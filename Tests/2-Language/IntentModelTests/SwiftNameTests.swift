import IntentModel
import IntentTestSupport
import Testing

@Suite struct SwiftNameTests {
    @Test(arguments: [
        "a", "A1", "_a", "__", "_1", "车锁", "größe", "🚗", "a🚗", "e\u{301}", "か", "ñ", "Ω", "عربي", "self", "class",
        "x\u{FE20}",
    ])
    func `accepts Swift identifiers`(name: String) {
        #expect(SwiftName.isIdentifier(name))
    }

    @Test(arguments: [
        "", "_", "1a", "$", "$0", "a$", "a b", "a-b", "a.b", "`a`", "a\n", "\u{301}a", "a\u{200B}", "a\u{200D}",
        "\u{202E}a",
        "a\u{2066}", "\u{FEFF}a", "a\u{AD}", "\u{3164}", "a\u{E0041}", "\u{E000}", "a\u{0}", "a\"", "\\(a)", "a/**/",
        "\u{A0}",
        "a\u{2028}", "\u{FFFE}", "、", "a…",
    ])
    func `rejects invalid and misleading identifiers`(name: String) {
        #expect(!SwiftName.isIdentifier(name))
    }

    @Test(arguments: 1...14 as ClosedRange<UInt32>)
    func `accepts the last character of a plane, but no noncharacter`(plane: UInt32) throws {
        let last = try #require(Unicode.Scalar(plane << 16 | 0xFFFD))
        let noncharacter = try #require(Unicode.Scalar(plane << 16 | 0xFFFE))
        #expect(SwiftName.isIdentifier("a\(last)"))
        #expect(!SwiftName.isIdentifier("a\(noncharacter)"))
    }

    @Test(
        arguments: [
            0xA8, 0xAA, 0xAF, 0xB5, 0xBA, 0xBE, 0xD6, 0xF6, 0x167F, 0x1FFF, 0x2040, 0x2054, 0x218F, 0x24FF, 0x2793,
            0x2DFF, 0x2FFF, 0x3007, 0x302F, 0xD7FF, 0xFD3D, 0xFDCF, 0xFE44, 0xFFFD,
        ] as [UInt32])
    func `accepts a range of characters up to its end`(end: UInt32) throws {
        let last = try #require(Unicode.Scalar(end))
        #expect(SwiftName.isIdentifier("a\(last)"))
        if let next = Unicode.Scalar(end + 1) { #expect(!SwiftName.isIdentifier("a\(next)")) }
    }

    @Test func `checks a very long name quickly`() {
        #expect(SwiftName.isIdentifier(String(repeating: "车", count: 100_000)))
    }

    @Test func `puts only reserved words in backticks`() {
        expectEqual(SwiftName.escaped("class"), "`class`")
        expectEqual(SwiftName.escaped("Class"), "Class")
        expectEqual(SwiftName.escaped("Type"), "`Type`")
        expectEqual(SwiftName.escaped("get"), "get")
    }

    @Test func `each reserved word has one reason`() {
        let words = ReservedWordReason.allCases.flatMap(\.words)
        expectEqual(Set(words).count, words.count)
        for reason in ReservedWordReason.allCases {
            for word in reason.words {
                expectEqual(SwiftName.reason(for: word), reason)
                #expect(SwiftName.isIdentifier(word), "backticks make it an identifier")
            }
        }
    }

    @Test(arguments: [
        ("CarWidget", "carWidget", "CarWidget"), ("car-control", "carControl", "CarControl"),
        ("URLWidget", "urlWidget", "URLWidget"), ("URL", "url", "URL"), ("URL2", "url2", "URL2"),
        ("a_b c.d", "aBCD", "ABCD"),
        ("2048-game", "_2048Game", "_2048Game"), ("", "unnamed", "unnamed"), ("---", "unnamed", "unnamed"),
        ("车控", "车控", "车控"), ("ÉclairShop", "éclairShop", "ÉclairShop"), ("🚗-park", "🚗Park", "🚗Park"),
        ("x\u{200B}y", "xY", "XY"), ("self", "self", "Self"), ("\\(evil)\"", "evil", "Evil"),
        ("\u{301}a", "_\u{301}a", "_\u{301}a"),
    ])
    func `converts any text into an identifier`(text: String, lower: String, upper: String) {
        expectEqual(SwiftName.lowerCamel(text), lower)
        expectEqual(SwiftName.upperCamel(text), upper)
        #expect(SwiftName.isIdentifier(SwiftName.lowerCamel(text)))
        #expect(SwiftName.isIdentifier(SwiftName.upperCamel(text)))
    }

    @Test(arguments: 0..<200)
    func `converts random text into an identifier`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let text = generator.text()
        #expect(SwiftName.isIdentifier(SwiftName.lowerCamel(text)), "\(text.debugDescription)")
        #expect(SwiftName.isIdentifier(SwiftName.upperCamel(text)), "\(text.debugDescription)")
    }

    @Test func `reserves the names of generated members`() {
        #expect(
            SwiftName.Scope.object.reservedNames.isSuperset(of: ObjectType.builtInProperties + ["objectValue"]))
        #expect(
            SwiftName.Scope.enumeration.reservedNames.isSuperset(of: ["unrecognized", "caseName", "declaredCases"]))
        #expect(
            SwiftName.Scope.configuration.reservedNames.isSuperset(of: ["intentValues", "Slots", "Parameters", "self"]))
        #expect(SwiftName.Scope.record.reservedNames.isSuperset(of: ["recordValue", "customMirror", "self"]))
        #expect(SwiftName.Scope.enumeration.reservedNames.isDisjoint(with: ["self", "init", "Self"]))
        for scope in SwiftName.Scope.allCases {
            #expect(scope.reservedNames.isSuperset(of: ["Type", "Protocol"]))
            #expect(scope.reservedNames.isDisjoint(with: ["description", "definition", "encode", "hash", "write"]))
        }
    }
}

@Suite struct NamingTests {
    @Test(arguments: [
        ("labelSize", "Label Size"), ("printer2", "Printer 2"), ("ownerURL", "Owner URL"),
        ("URLSession", "URL Session"),
        ("snake_case", "Snake case"), ("_private_", "Private"), ("a__b", "A b"), ("x2y", "X 2 y"), ("2nd", "2 nd"),
        ("HTTP2Server", "HTTP 2 Server"), ("CarWidget", "Car Widget"), ("A", "A"), ("aB", "A B"), ("ABC", "ABC"),
        ("ABc", "A Bc"), ("éclairÀLaCarte", "Éclair À La Carte"), ("größe", "Größe"), ("ßtest", "ßtest"), ("车控", "车控"),
        ("size10x20", "Size 10 x 20"), ("", ""), ("_", "_"), ("3D", "3 D"), ("iPhone", "I Phone"), ("车2", "车 2"),
        ("systemSmall", "System Small"), ("v10", "V 10"), ("2048", "2048"),
    ])
    func `derives a title from a name`(name: String, words: String) {
        expectEqual(Naming.title(from: name), words)
    }
}
