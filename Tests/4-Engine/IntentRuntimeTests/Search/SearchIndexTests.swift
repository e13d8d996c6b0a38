import IntentModel
import IntentTestSupport
import Testing

@testable import IntentRuntime

/// The indexes that are reused between searches.
@Suite struct SearchIndexTests {
    private func items(_ count: Int, _ word: String = "item") -> [OptionItem<IntentValue>] {
        (0..<count).map { OptionItem(.string("\($0)"), title: "\(word) \($0)", subtitle: $0 % 2 == 0 ? "even" : nil) }
    }

    private func subject(_ instance: InstanceID) -> SearchIndexes.Key {
        let parameter = parameter("hero", ValueType(.string))
        return SearchIndexes.Key(
            instance: instance, intent: "Config", lookup: LookupKey(parameter, values: IntentValues()),
            locale: "en")
    }

    @Test func `a list with the same texts is folded once`() {
        let indexes = SearchIndexes()
        expectEqual(indexes.index(of: items(200), for: subject(.one)).matches("item 7", limit: 1), [7])
        expectEqual(indexes.index(of: items(200), for: subject(.one)).matches("item 7", limit: 1), [7])
        // Another instance with the same list shares the index.
        expectEqual(indexes.index(of: items(200), for: subject(.two)).matches("even", limit: 2), [0, 2])
        expectEqual(indexes.count, 1)
    }

    @Test(arguments: ["title", "subtitle", "gone", "more", "synonym", "identifier"])
    func `a changed list replaces the former index`(change: String) {
        let indexes = SearchIndexes()
        var list = items(200)
        _ = indexes.index(of: list, for: subject(.one))
        switch change {
        case "title": list[150].title = "changed"
        case "subtitle": list[151].subtitle = "changed"
        case "identifier": list[152].value = .string("changed")
        case "gone": list.removeLast()
        case "more": list.append(OptionItem(.string("x"), title: "changed"))
        default: list[0].synonyms = ["changed"]
        }
        let found = indexes.index(of: list, for: subject(.one)).matches("changed")
        expectEqual(found.count, (change == "gone" ? 0 : 1))
        #expect(indexes.index(of: list, for: subject(.one)).matches("item").allSatisfy { $0 < list.count })
        expectEqual(indexes.count, 1)
    }

    @Test func `a title longer than the whole list is a change`() {
        let indexes = SearchIndexes()
        var list = items(200)
        _ = indexes.index(of: list, for: subject(.one))
        list[1] = OptionItem(.string("1"), title: String(repeating: "long ", count: 10_000))
        expectEqual(indexes.index(of: list, for: subject(.one)).matches("long"), [1])
    }

    @Test func `a title that becomes a subtitle is a change`() {
        let indexes = SearchIndexes()
        var list = items(200)
        list[1] = OptionItem(.string("1"), title: "a", synonyms: ["b"])
        _ = indexes.index(of: list, for: subject(.one))
        list[1] = OptionItem(.string("1"), title: "a", subtitle: "b")
        expectEqual(indexes.index(of: list, for: subject(.one)).matches("b"), [1])
    }

    @Test func `memory is limited, and the oldest indexes are discarded first`() {
        let small = SearchIndexes(maximumByteCount: 60_000)
        _ = small.index(of: items(1000, "a"), for: subject(.one))
        expectEqual(small.count, 1)
        _ = small.index(of: items(1000, "b"), for: subject(.two))
        expectEqual(small.count, 1)
        // A list that exceeds the limit on its own is still searched.
        expectEqual(small.index(of: items(10_000, "c"), for: subject(.one)).matches("c 9999"), [9999])
        #expect(small.count <= 1)
    }

    @Test func `a paged search continues where it ended`() async throws {
        let schema = makeSchema(thing("hero"))
        let names = (0..<300).map { "hero \($0)" }
        let test = try TestEngine(schema, .offering(names))
        try test.put()
        var found: [String] = []
        var cursors: [String?] = []
        var request = OptionsRequest(searchTerm: "hero", limit: 70)
        repeat {
            let answer = try await test.engine.options(for: "hero", of: .one, request: request)
            found += answer.collection.identifiers
            request.cursor = answer.collection.cursor
            cursors.append(request.cursor)
        } while request.cursor != nil
        expectEqual(found, names)
        expectEqual(cursors, ["70", "140", "210", "280", nil])
    }
}
