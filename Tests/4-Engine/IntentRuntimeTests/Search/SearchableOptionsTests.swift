import IntentModel
import IntentTestSupport
import Testing

@testable import IntentRuntime

/// Lists of options that handlers search and return.
@Suite struct SearchableOptionsTests {
    private func thing(_ name: String, _ subtitle: String? = nil) -> OptionItem<AnyIntentObject> {
        OptionItem(AnyIntentObject(identifier: name.lowercased(), displayString: name, subtitleString: subtitle))
    }

    private var stations: SearchableOptions<AnyIntentObject> {
        SearchableOptions(
            [thing("Zürich"), thing("Bern", "near Zug"), thing("Zug"), thing("Basel")], promptLabel: "Choose")
    }

    @Test func `all options are returned in order, page by page`() {
        let first = stations.collection(matching: nil, limit: 3)
        expectEqual(first.items.map(\.title), ["Zürich", "Bern", "Zug"])
        expectEqual(first.promptLabel, "Choose")
        let second = stations.collection(matching: nil, limit: 3, cursor: first.cursor)
        expectEqual(second.items.map(\.title), ["Basel"])
        expectEqual(second.cursor, nil)
    }

    @Test func `search results are ranked and paged`() {
        let first = stations.collection(matching: "zu", limit: 2)
        expectEqual(first.items.map(\.title), ["Zürich", "Zug"])
        let second = stations.collection(matching: "zu", limit: 2, cursor: first.cursor)
        expectEqual(second.items.map(\.title), ["Bern"])
        expectEqual(second.cursor, nil)
        expectEqual(stations.collection(matching: "zu", limit: 3).cursor, nil)
    }

    private var cities: SearchableOptions<AnyIntentObject> {
        SearchableOptions(
            sections: [
                OptionSection(
                    title: "Zürich", subtitle: "3 stations",
                    items: [thing("Enge"), thing("Oerlikon"), thing("Stadelhofen")]),
                OptionSection(title: "Nowhere", items: []),
                OptionSection(title: "Bern", items: [thing("Wankdorf")]),
            ], usesIndexedCollation: true)
    }

    @Test func `sections are returned with their headings`() {
        let all = cities.collection(matching: nil, limit: 10)
        expectEqual(all.sections.map(\.title), ["Zürich", "Bern"])
        expectEqual(all.sections.map(\.subtitle), ["3 stations", nil])
        expectEqual(all.sections.map { $0.items.map(\.title) }, [["Enge", "Oerlikon", "Stadelhofen"], ["Wankdorf"]])
        #expect(all.usesIndexedCollation)
        expectEqual(all.cursor, nil)
    }

    @Test func `a section continues on the next page`() {
        let first = cities.collection(matching: nil, limit: 2)
        expectEqual(first.sections.map(\.title), ["Zürich"])
        expectEqual(first.items.map(\.title), ["Enge", "Oerlikon"])
        let second = cities.collection(matching: "", limit: 2, cursor: first.cursor)
        expectEqual(second.sections.map(\.title), ["Zürich", "Bern"])
        expectEqual(second.items.map(\.title), ["Stadelhofen", "Wankdorf"])
        expectEqual(second.cursor, nil)
    }

    @Test func `search results and lookups cross sections`() {
        let found = cities.collection(matching: "o", limit: 10)
        expectEqual(found.sections.map(\.title), [nil])
        #expect(!found.usesIndexedCollation)
        expectEqual(cities.values(for: ["wankdorf", "enge"]).map(\.displayString), ["Wankdorf", "Enge"])
        expectEqual(cities.values(for: ["enge"]).map { OptionItem($0).identifier }, ["enge"])
    }

    @Test func `no results are an empty collection`() {
        #expect(stations.collection(matching: "x", limit: 10).sections.isEmpty)
        #expect(SearchableOptions<AnyIntentObject>([]).collection(matching: nil, limit: 10).sections.isEmpty)
    }

    @Test func `a cursor beyond the end returns nothing`() {
        #expect(stations.collection(matching: nil, limit: 2, cursor: "99").items.isEmpty)
        #expect(stations.collection(matching: "zu", limit: 2, cursor: "9223372036854775807").items.isEmpty)
    }

    @Test func `a lookup keeps the order and omits unknown identifiers`() {
        expectEqual(stations.values(for: ["zug", "nowhere", "bern"]).map(\.displayString), ["Zug", "Bern"])
    }

    @Test func `a lookup returns the first of repeated identifiers`() {
        let options = SearchableOptions([
            OptionItem(AnyIntentObject(identifier: "a", displayString: "first")),
            OptionItem(AnyIntentObject(identifier: "a", displayString: "second")),
        ])
        expectEqual(options.values(for: ["a"]).map(\.displayString), ["first"])
    }

    /// The identifiers have the same hash.
    @Test(arguments: [["stop-2056", "stop-20729"], ["stop-127325", "stop-129447"]])
    func `options whose hashes collide are found`(identifiers: [String]) {
        let options = SearchableOptions((["other"] + identifiers + ["another"]).map { thing($0) })
        for identifier in identifiers { expectEqual(options.values(for: [identifier]).map(\.identifier), [identifier]) }
        expectEqual(options.values(for: identifiers.reversed()).map(\.identifier), identifiers.reversed())
    }

    @Test func `each of many options is found by its identifier`() {
        let options = SearchableOptions((0..<10_000).lazy.map { thing("Stop \($0)") })
        #expect(!options.usesIndexedCollation)
        let identifiers = stride(from: 0, to: 10_000, by: 7).map { "stop \($0)" }
        expectEqual(options.values(for: identifiers).map(\.identifier), identifiers)
    }
}

/// Packed options are decoded as they were.
@Suite struct PackedOptionsTests {
    private func check(_ items: [OptionItem<IntentValue>]) {
        var packed = PackedOptions()
        for item in items { packed.append(item) }
        packed.finish()
        expectEqual(packed.count, items.count)
        for (index, item) in items.enumerated() { expectEqual(packed[index], item) }
    }

    @Test func `values of every type are preserved`() {
        let file = FileValue(path: "/a/b.txt")
        let values: [IntentValue] = [
            .boolean(true), .boolean(false), .integer(0), .integer(-1), .integer(.max), .integer(.min), .decimal(-0.5),
            .decimal(.pi), .string(""), .string("héllo"), .url("https://example.com"), .enumeration("fans"),
            .timeInterval(.seconds(90)), .measurement(MeasurementValue(value: 3, unit: "kilometers")), .file(file),
            .list([.string("a"), nil, .integer(2)]), .list([.file(file)]),
        ]
        check(values.map { OptionItem(showing: $0) })
    }

    @Test func `objects are preserved with all properties`() {
        var object = ObjectValue(
            identifier: "lock", displayString: "Lock", subtitleString: "Doors", displayImage: .system("lock"),
            pronunciationHint: "lok", alternativeSpeakableMatches: ["shut", "close"],
            properties: ["symbol": .string("lock.car"), "doors": .integer(4), "inner": .list([.boolean(true), nil])])
        check([OptionItem(showing: .object(object))])
        object.displayImage = .url("https://example.com/lock.png")
        object.properties["manual"] = .file(FileValue(path: "/manual.pdf"))
        check([OptionItem(showing: .object(object))])
        object.unknownProperties = ["later": 1]
        check([OptionItem(showing: .object(object))])
    }

    @Test func `an item can have other texts than its value`() {
        let value = IntentValue.object(ObjectValue(identifier: "a", displayString: "A", subtitleString: "B"))
        check([
            OptionItem(value, title: "Other"),
            OptionItem(value, title: "A", subtitle: "B", image: .named("x"), synonyms: ["y", ""]),
            OptionItem(value, title: "", subtitle: "", image: .file("/x"), synonyms: []),
            OptionItem(showing: value),
        ])
    }
}
