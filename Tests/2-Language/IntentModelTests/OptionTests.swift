import IntentModel
import IntentTestSupport
import Testing

@Suite struct OptionDocumentTests {
    private func collection(_ text: String, _ tag: String = "object:CarControl") throws -> OptionCollection<IntentValue>
    {
        try OptionDocument(
            json: JSONValue(parsing: text), type: #require(ValueType(tag: tag)), in: sampleSchema(), locale: "de-AT"
        ).collection
    }

    @Test(arguments: ["object:CarControl", "String"]) func `reads texts in the requested language`(_ tag: String) throws
    {
        let collection = try collection(
            """
            { "options": 1, "prompt": { "fr": "Laquelle ?", "de": "Welche?" }, "sections": [
              { "title": { "en": "Europe", "de": "Europa" }, "subtitle": { "en": "All" }, "items": [
                { "identifier": "wien", "title": { "en": "Vienna", "de": "Wien" },
                  "subtitle": { "en": "Austria", "de": "Österreich" } } ] } ] }
            """, tag)
        expectEqual(collection.promptLabel, "Welche?")
        expectEqual(collection.sections.map(\.title), ["Europa"])
        expectEqual(collection.sections.map(\.subtitle), ["All"])
        expectEqual(collection.items.map(\.title), ["Wien"])
        expectEqual(collection.items.map(\.subtitle), ["Österreich"])
    }

    @Test func `reads sections, items and properties`() throws {
        let collection = try collection(
            """
            { "options": 1, "prompt": "Which?", "indexed": true, "sections": [
              { "title": "Doors", "subtitle": "All", "image": "door", "items": [
                { "identifier": "lock", "title": "车锁", "subtitle": "S", "image": { "system": "key" },
                  "synonyms": ["bolt"], "symbol": "key.fill", "count": 2 },
                { "identifier": "trunk" } ] },
              { "items": [] } ] }
            """)
        expectEqual(collection.promptLabel, "Which?")
        #expect(collection.usesIndexedCollation)
        expectEqual(collection.sections.map(\.title), ["Doors", nil])
        expectEqual(collection.sections[0].image, .named("door"))
        expectEqual(collection.items.map(\.title), ["车锁", "trunk"])
        let object = ObjectValue(
            identifier: "lock", displayString: "车锁", subtitleString: "S", displayImage: .system("key"),
            alternativeSpeakableMatches: ["bolt"], properties: ["symbol": .string("key.fill"), "count": .integer(2)])
        expectEqual(collection.items.first?.value, .object(object))
        expectEqual(collection.items.first?.synonyms, ["bolt"])
    }

    @Test(
        arguments: [
            ("[Integer]", #"{"value":3}"#, .integer(3), "3"),
            ("Integer", #"{"identifier":"3","title":"Three"}"#, .integer(3), "Three"),
            ("String", #"{"identifier":"k","title":"K"}"#, .string("k"), "K"),
            ("enum:CountType", #"{"identifier":"fans"}"#, .enumeration("fans"), "fans"),
        ] as [(String, String, IntentValue, String)])
    func `reads items that are not objects`(tag: String, item: String, value: IntentValue, title: String) throws {
        let collection = try collection(#"{"options":1,"sections":[{"items":[\#(item)]}]}"#, tag)
        expectEqual(collection.items, [OptionItem(value, title: title)])
    }

    @Test func `keeps only the first of repeated items`() throws {
        let collection = try collection(
            #"{"options":1,"sections":[{"items":[{"identifier":"a","title":"A"},{"identifier":"b"}]},"#
                + #"{"items":[{"identifier":"a","title":"Z"}]}]}"#)
        expectEqual(collection.items.map(\.title), ["A", "b"])
        expectEqual(collection.sections.count, 2)
        expectEqual(
            collection.omissions.lines,
            ["left out: sections[1].items[0]: the identifier 'a' is repeated; the first item with it is used"])
    }

    @Test(
        arguments: [
            (#"{"title":"No identifier"}"#, "sections[0].items[1]: an item needs a nonempty \"identifier\""),
            (#"{"identifier":"","title":"Empty"}"#, "sections[0].items[1]: an item needs a nonempty \"identifier\""),
            (#"{"identifier":5}"#, "sections[0].items[1].identifier: a string is expected, not a number"),
            ("null", "sections[0].items[1]: an item is expected, not null"),
            ("[]", "sections[0].items[1]: an item is expected, not an array"),
        ])
    func `an item without an identifier hides no other`(item: String, problem: String) throws {
        let collection = try collection(
            #"{"options":1,"sections":[{"items":[{"identifier":"home"},\#(item),{"identifier":"cabin"}]}]}"#)
        expectEqual(collection.items.map(\.title), ["home", "cabin"])
        expectEqual(collection.omissions.lines, ["left out: \(problem)"])
    }

    @Test(arguments: [
        (#""count":"x""#, "sections[0].items[0].count"), (#""simbol":"x""#, "sections[0].items[0]"),
        (#""image":{"sys":"x"}"#, "sections[0].items[0].image"),
        (#""synonyms":[1]"#, "sections[0].items[0].synonyms[0]"),
        (#""subtitle":1"#, "sections[0].items[0].subtitle"),
    ])
    func `an item is kept without its odd members`(member: String, path: String) throws {
        let collection = try collection(
            #"{"options":1,"sections":[{"items":[{"identifier":"lock","title":"L","symbol":"key",\#(member)}]}]}"#)
        expectEqual(
            collection.items.map(\.value),
            [.object(ObjectValue(identifier: "lock", displayString: "L", properties: ["symbol": .string("key")]))])
        expectEqual(collection.omissions.first.map(\.path), [path])
    }

    @Test func `odd parts of a document hide no option`() throws {
        let collection = try collection(
            #"{"options":1,"promt":1,"prompt":2,"indexed":3,"sections":[null,{"title":4,"items":[{"identifier":"a"}]},{}]}"#
        )
        expectEqual(collection.items.map(\.title), ["a"])
        expectEqual(
            collection.omissions.first.map(\.path),
            ["", "sections[0]", "sections[1].title", "sections[2].items", "prompt", "indexed"])
    }

    @Test func `many omissions are counted`() throws {
        let items = [#"{"identifier":"a"}"#] + Array(repeating: "{}", count: 25)
        let collection = try collection(#"{"options":1,"sections":[{"items":[\#(items.joined(separator: ","))]}]}"#)
        expectEqual(collection.omissions.count, 25)
        expectEqual(collection.omissions.lines.count, 21)
        expectEqual(collection.omissions.lines.last, "left out: 5 more")
    }

    @Test(
        arguments: [
            ("[]", "", nil), (#"{"options":2,"sections":[]}"#, "options", nil), (#"{"options":1}"#, "sections", nil),
            (#"{"options":1,"sections":[],"promt":"x"}"#, "", "prompt"),
            (#"{"options":1,"sections":[],"prompt":{}}"#, "prompt", nil),
            (#"{"options":1,"sections":[{"title":{"en":1},"items":[]}]}"#, "sections[0].title.en", nil),
            (#"{"options":1,"sections":[{}]}"#, "sections[0].items", nil),
            (#"{"options":1,"sections":[{"items":[1]}]}"#, "sections[0].items[0]", nil),
            (#"{"options":1,"sections":[{"items":[{"title":"A"}]}]}"#, "sections[0].items[0]", nil),
            (#"{"options":1,"sections":[{"items":[{"identifier":""}]}]}"#, "sections[0].items[0]", nil),
            (
                #"{"options":1,"sections":[{"items":[{"identifier":"a","count":"x"}]}]}"#, "sections[0].items[0].count",
                nil
            ),
            (
                #"{"options":1,"sections":[{"items":[{"identifier":"a","simbol":"x"}]}]}"#, "sections[0].items[0]",
                "symbol"
            ),
            (
                #"{"options":1,"sections":[{"items":[{"identifier":"a","image":{"sys":"x"}}]}]}"#,
                "sections[0].items[0].image", nil
            ),
            (
                #"{"options":1,"sections":[{"items":[{"identifier":"a","synonyms":[1]}]}]}"#,
                "sections[0].items[0].synonyms[0]", nil
            ),
        ] as [(String, String, String?)])
    func `reports the path and a suggestion`(text: String, path: String, suggestion: String?) throws {
        let problem: WireError?
        do { problem = try collection(text).omissions.first.first } catch { problem = error as? WireError }
        expectEqual(problem?.path, path)
        expectEqual(problem?.suggestion, suggestion)
    }

    @Test func `reports the path of an invalid literal`() throws {
        let error = #expect(throws: WireError.self) {
            try collection(#"{"options":1,"sections":[{"items":[{"identifier":"three"}]}]}"#, "Integer")
        }
        expectEqual(error?.path, "sections[0].items[0].identifier")
    }
}

@Suite struct ListedOptionTests {
    private func text(_ english: String, _ chinese: String) -> LocalizedText {
        LocalizedText(english, language: "en", translations: ["zh-Hans": chinese])
    }

    @Test func `an object has the texts of the locale`() {
        var option = ListedOption(identifier: "lock", title: text("Lock", "车锁"))
        option.subtitle = text("Doors", "车门")
        option.image = .system("key")
        option.synonyms = [Synonym("bolt", pronunciation: "bowlt")]
        option.properties = ["symbol": .string("key")]
        let item = option.item(of: .object("CarControl"), locale: "zh-CN")
        let object = ObjectValue(
            identifier: "lock", displayString: "车锁", subtitleString: "车门", displayImage: .system("key"),
            alternativeSpeakableMatches: ["bolt"], properties: ["symbol": .string("key")])
        expectEqual(
            item, OptionItem(.object(object), title: "车锁", subtitle: "车门", image: .system("key"), synonyms: ["bolt"]))
        expectEqual(option.item(of: .object("CarControl"), locale: "fr").title, "Lock")
    }

    @Test func `a scalar option has its value`() {
        let option = ListedOption(identifier: "3", scalar: .integer(3), title: text("Three", "三"))
        expectEqual(option.item(of: .integer, locale: "en"), OptionItem(.integer(3), title: "Three"))
    }

    @Test func `groups the options of a section`() {
        let doors = text("Doors", "车门")
        let options = [("a", doors), ("b", nil), ("c", doors), ("d", nil)].map { identifier, section in
            var option = ListedOption(identifier: identifier, title: text(identifier, identifier))
            option.section = section
            return option
        }
        let collection = options.collection(of: .object("CarControl"), locale: "zh-Hans")
        expectEqual(collection.sections.map(\.title), ["车门", nil])
        expectEqual(collection.items.map(\.title), ["a", "c", "b", "d"])
    }

    @Test(arguments: [("lock", "lock"), ("bolt", "lock"), ("trunk", nil)] as [(String, String?)])
    func `returns the current identifier of a renamed option`(stored: String, current: String?) {
        var option = ListedOption(identifier: "lock", title: text("Lock", "车锁"))
        option.renamedFrom = ["bolt"]
        expectEqual([option].currentIdentifier(of: stored), current)
    }
}
