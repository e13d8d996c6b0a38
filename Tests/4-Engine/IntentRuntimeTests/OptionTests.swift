import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// The options that are offered and omitted.
@Suite(.overRequestedStores, .namingTheStore) struct OptionTests {
    private let letters = ["a", "b", "c", "d", "e", "f"]

    @Test(
        arguments: [(nil, .seconds(5)), (.seconds(2), .seconds(2)), (.seconds(60), .seconds(28))]
            as [(Duration?, Duration)])
    func `a handler receives its deadline`(asked: Duration?, given: Duration) async throws {
        let seen = Recorder<ContinuousClock.Instant>()
        let test = try TestEngine(
            makeSchema(thing("hero")),
            ScriptedHandler(options: { _, _, _, context in
                seen.add(context.deadline)
                return .flat([])
            }))
        try test.put()
        _ = try await test.offered("hero", OptionsRequest(timeout: asked))
        expectEqual(seen.all, [test.clock.now + given])
    }

    @Test func `an unknown size family is readable but has no options`() async throws {
        let test = try TestEngine(makeSchema(things("controls")), .offering(letters))
        try test.store.place(
            StoredInstance(
                id: .one, kind: "widget", family: .unrecognized("systemEnormous"), intent: "Config",
                values: ["controls": .things("a", "b")]), at: StoreTime(milliseconds: 0))
        try await expectEqual(test.engine.resolved(.one).family, .unrecognized("systemEnormous"))
        try expectEqual(test.parameter("controls").stored, .things("a", "b"))
        guard case .failed(let failure) = try await test.engine.options(for: "controls", of: .one).state,
            failure.code == .unavailable
        else {
            Issue.record("expected unavailable")
            return
        }
        try await test.engine.resize(.one, to: .systemLarge)
        try await expectEqual(test.offered("controls"), ["c", "d", "e", "f"])
    }

    @Test func `a handler receives the request`() async throws {
        let seen = Recorder<String>()
        let handler = ScriptedHandler(options: { parameter, values, term, context in
            seen.add(
                "\(parameter) \(values.int("size") ?? 0) \(term ?? "-") \(context.instance?.text ?? "-") "
                    + "\(context.family.rawValue) \(context.locale) \(context.limit) \(context.cursor ?? "-")")
            return .flat([])
        })
        let schema = makeSchema(
            thing("hero") { $0.searchesInHandler = true }, parameter("size", ValueType(.integer)))
        let test = try TestEngine(schema, handler)
        try test.put(["size": .of("Integer", 3)])
        _ = try await test.offered("hero", OptionsRequest(searchTerm: "x", limit: 7, locale: "de"))
        expectEqual(seen.all, ["hero 3 x one systemMedium de 7 -"])
    }

    @Test func `options omit the effective values of other slots, including defaults`() async throws {
        let test = try TestEngine(
            makeSchema(things("controls") { $0.defaultRule = .handler }), .offering(letters))
        try test.put(defaults: ["controls": .things("a", "b")])
        try await expectEqual(test.offered("controls"), ["c", "d", "e", "f"])
    }

    @Test func `the edited slot keeps its own value`() async throws {
        let test = try TestEngine(makeSchema(things("controls")), .offering(letters))
        try test.put(["controls": .things("a", "b", "c")])
        try await expectEqual(test.offered("controls", OptionsRequest(slot: 1)), ["b", "d", "e", "f"])
    }

    @Test func `values in the hidden tail are offered`() async throws {
        let test = try TestEngine(makeSchema(things("controls")), .offering(letters))
        try test.put(["controls": .things("a", "b", "c")], family: .systemSmall)
        try await expectEqual(test.offered("controls"), ["c", "d", "e", "f"])
    }

    @Test func `chosen options can be included and are listed`() async throws {
        let test = try TestEngine(makeSchema(things("controls")), .offering(letters))
        try test.put(["controls": .things("a", "b", "gone")])
        let answer = try await test.engine.options(
            for: "controls", of: .one, request: OptionsRequest(includesChosen: true))
        expectEqual(answer.collection.identifiers, letters)
        expectEqual(answer.chosen, ["a", "b"])
    }

    @Test func `a list that allows duplicates offers all options`() async throws {
        let test = try TestEngine(
            makeSchema(things("controls") { $0.hasUniqueValues = false }), .offering(letters))
        try test.put(["controls": .things("a")])
        try await expectEqual(test.offered("controls"), letters)
    }

    @Test func `the first of repeated identifiers counts`() async throws {
        let titles = Recorder<Int>()
        let test = try TestEngine(
            makeSchema(thing("hero")),
            ScriptedHandler(options: { _, _, _, _ in
                .flat(["a", "b", "a", "b", "c"], titled: { "\($0)\(titles.add(0))" })
            }))
        try test.put()
        let collection = try await test.engine.options(for: "hero", of: .one).collection
        let items = collection.items
        expectEqual(items.map(\.value.optionIdentifier), ["a", "b", "c"])
        expectEqual(
            collection.omissions.lines,
            [
                "left out: sections[0].items[2]: the identifier 'a' is repeated; the first item with it is used",
                "left out: sections[0].items[3]: the identifier 'b' is repeated; the first item with it is used",
            ])
        expectEqual(items.first?.title.hasPrefix("a"), true)
        expectEqual(items.first?.value, .thing("a", items.first?.title.replacing("2", with: "1")))
    }

    @Test(arguments: [("", 10), ("Title", 2)])
    func `a repeated identifier is reported once`(searchTerm: String, limit: Int) async throws {
        let test = try TestEngine(
            makeSchema(thing("hero")),
            ScriptedHandler(options: { _, _, _, context in
                context.cursor == nil
                    ? .flat(["a", "b", "a"], titled: { "Title \($0)" }, cursor: "rest")
                    : .flat(["c", "b", "d"], titled: { "Title \($0)" })
            }))
        try test.put()
        var places: [String] = []
        var request = OptionsRequest(searchTerm: searchTerm, limit: limit)
        repeat {
            let page = try await test.engine.options(for: "hero", of: .one, request: request).collection
            places += page.omissions.first.map(\.path)
            request.cursor = page.cursor
        } while request.cursor != nil
        expectEqual(places, ["sections[0].items[2]", "sections[0].items[1]"])
    }

    /// A handler with pages of its own size, with pages of the requested size, or with everything on one page.
    enum Paging: CaseIterable { case own, requested, none }

    private func paged(_ paging: Paging) -> ScriptedHandler {
        let all = (1...25).map { "\($0)" }
        return ScriptedHandler(options: { _, _, _, context in
            let count = paging == .own ? 4 : paging == .requested ? context.limit : all.count
            let start = context.cursor.flatMap(Int.init) ?? 0
            let end = min(start + count, all.count)
            return .flat(Array(all[start..<end]), cursor: end < all.count ? "\(end)" : nil)
        })
    }

    @Test(arguments: Paging.allCases, [1, 3, 10, 100])
    func `every option appears once, whatever the handler's pages`(paging: Paging, limit: Int) async throws {
        let test = try TestEngine(makeSchema(things("controls")), paged(paging))
        try test.put(["controls": .things("2", "3", "9", "25")])
        var found: [String] = []
        var request = OptionsRequest(limit: limit)
        repeat {
            let page = try await test.engine.options(for: "controls", of: .one, request: request).collection
            #expect(page.items.count <= limit)
            #expect(page.cursor == nil || page.items.count == limit, "left out before limit and cursor")
            found += page.identifiers
            request.cursor = page.cursor
        } while request.cursor != nil && found.count < 100
        expectEqual(found, (1...25).map { "\($0)" }.filter { !["2", "3", "9", "25"].contains($0) })
    }

    @Test(arguments: [1, 2, 100])
    func `search and exclusion precede the limit`(limit: Int) async throws {
        let test = try TestEngine(
            makeSchema(things("controls") { $0.searchesInHandler = true }),
            ScriptedHandler(options: { _, _, term, context in
                // The handler ignores the limit and returns its own pages.
                expectEqual(term, "x")
                return context.cursor == nil
                    ? .flat(["x1", "x2", "x3"], cursor: "rest") : .flat(["x4", "x5", "x6"])
            }))
        try test.put(["controls": .things("x1", "x2", "x5")])
        var found: [String] = []
        var request = OptionsRequest(slot: 2, searchTerm: "x", limit: limit)
        repeat {
            let page = try await test.engine.options(for: "controls", of: .one, request: request).collection
            #expect(page.items.count <= limit)
            found += page.identifiers
            request.cursor = page.cursor
        } while request.cursor != nil && found.count < 20
        expectEqual(found, ["x3", "x4", "x5", "x6"])
    }

    @Test func `a handler whose cursors repeat is stopped`() async throws {
        let test = try TestEngine(
            makeSchema(thing("hero")),
            ScriptedHandler(options: { _, _, _, context in .flat(["a", "b"], cursor: "again") }))
        try test.put()
        let answer = try await test.engine.options(for: "hero", of: .one)
        expectEqual(answer.collection.identifiers, ["a", "b"])
        expectEqual(answer.collection.cursor, nil)
    }

    @Test(arguments: ["", "x", "-1", "1-zz", "1-a", "99999999999999999999"])
    func `an invalid cursor is rejected`(cursor: String) async throws {
        let test = try TestEngine(makeSchema(thing("hero")), .offering(letters))
        try test.put()
        let error = await #expect(throws: EngineError.self) {
            try await test.offered("hero", OptionsRequest(cursor: cursor))
        }
        expectEqual(error?.code, .wrongRequest)
    }

    @Test func `a limit below one and an unknown parameter are rejected`() async throws {
        let test = try TestEngine(makeSchema(thing("hero")), .offering(letters))
        try test.put()
        let limit = await #expect(throws: EngineError.self) {
            try await test.offered("hero", OptionsRequest(limit: 0))
        }
        let name = await #expect(throws: EngineError.self) { try await test.offered("hreo") }
        expectEqual(limit?.code, .wrongRequest)
        expectEqual(name?.problems.first?.suggestion, "hero")
    }

    @Test func `a missing parent is reported without calling the handler`() async throws {
        let handler = ScriptedHandler(options: { _, _, _, _ in
            Issue.record("asked without a parent")
            return .flat(["a"])
        })
        let test = try TestEngine(makeSchema(thing("operator"), thing("line") { $0.dependsOn = ["operator"] }), handler)
        try test.put()
        let answer = try await test.engine.options(for: "line", of: .one)
        expectEqual(answer.state, .needs(parent: "operator"))
        #expect(answer.collection.items.isEmpty)
    }

    @Test func `having no options is not an error`() async throws {
        let test = try TestEngine(makeSchema(thing("hero"), parameter("name", ValueType(.string))))
        try test.put()
        for name in ["hero", "name"] {
            let answer = try await test.engine.options(for: name, of: .one)
            expectEqual(answer.state, .answered)
            #expect(answer.collection.items.isEmpty)
        }
    }

    @Test func `enum cases, Booleans and listed options need no handler`() async throws {
        let schema = makeSchema(
            enums: [makeEnum("Mode", ["light", "dark"])], parameter("mode", ValueType(.enumeration("Mode"))),
            parameter("labels", ValueType(.boolean)) { $0.settings.boolean.trueTitle = text("Shown") },
            thing("control") { $0.options = listed("lock", "window") { $0.section = text("Doors") } })
        let test = try TestEngine(schema, nil)
        try test.put()
        try await expectEqual(test.offered("mode"), ["light", "dark"])
        try await expectEqual(
            test.engine.options(for: "labels", of: .one).collection.items.map(\.title), ["Shown", "false"])
        let controls = try await test.engine.options(for: "control", of: .one).collection
        expectEqual(controls.sections.map(\.title), ["Doors"])
        expectEqual(controls.identifiers, ["lock", "window"])
    }

    @Test func `an option file is read, searched and used for lookups`() async throws {
        let document: JSONValue = [
            "options": 1,
            "sections": [
                [
                    "title": "Doors",
                    "items": [["identifier": "lock", "title": "车锁"], ["identifier": "window", "title": "车窗"]],
                ],
                ["title": "Air", "items": [["identifier": "air", "title": "空调"]]],
            ],
        ]
        let schema = makeSchema(things("controls") { $0.options = .file(OptionFile(path: "cars.json")) })
        let test = try TestEngine(schema, nil, files: OneFile(path: "cars.json", document: document))
        try test.put()
        try await test.edit("controls", .set(.things("lock")))
        try expectEqual(test.parameter("controls").effective, .list([.thing("lock", "车锁")]))
        try await expectEqual(test.offered("controls"), ["window", "air"])
        try await expectEqual(test.offered("controls", OptionsRequest(searchTerm: "车")), ["window"])
    }

    @Test func `the engine searches the complete list before excluding options`() async throws {
        let titles = ["x1": "Upper line", "x2": "line", "x3": "Lineage", "x4": "Airline", "x5": "Other"]
        let pages = [nil: ["x1", "x5"], "2": ["x4", "x3"], "3": ["x2"]]
        let terms = Recorder<String?>()
        let test = try TestEngine(
            makeSchema(things("controls")),
            ScriptedHandler(options: { _, _, term, context in
                terms.add(term)
                let next = [nil: "2", "2": "3"][context.cursor] ?? nil
                return .flat(pages[context.cursor] ?? [], titled: { titles[$0] ?? $0 }, cursor: next)
            }))
        try test.put(["controls": .things("x2")])
        try await expectEqual(test.offered("controls", OptionsRequest(searchTerm: "LINE")), ["x3", "x1", "x4"])
        let first = try await test.engine.options(
            for: "controls", of: .one, request: OptionsRequest(searchTerm: "line", limit: 2)
        ).collection
        expectEqual(first.identifiers, ["x3", "x1"])
        let rest = OptionsRequest(searchTerm: "line", limit: 2, cursor: first.cursor)
        try await expectEqual(test.offered("controls", rest), ["x4"])
        #expect(terms.all.allSatisfy { $0 == nil })
    }

    @Test func `an empty term is not a search`() async throws {
        let terms = Recorder<String?>()
        let test = try TestEngine(
            makeSchema(thing("hero") { $0.searchesInHandler = true }),
            ScriptedHandler(options: { _, _, term, _ in
                terms.add(term)
                return .flat(["a"])
            }))
        try test.put()
        try await expectEqual(test.offered("hero", OptionsRequest(searchTerm: "")), ["a"])
        expectEqual(terms.all, [nil])
    }

    @Test func `sections and the prompt label are preserved`() async throws {
        let collection = OptionCollection(
            sections: [
                OptionSection(title: "One", subtitle: "s", items: [OptionItem(IntentValue.thing("a"), title: "a")]),
                OptionSection(title: "Two", items: [OptionItem(IntentValue.thing("b"), title: "b")]),
            ], promptLabel: "Choose", usesIndexedCollation: true)
        let test = try TestEngine(makeSchema(thing("hero")), ScriptedHandler(options: { _, _, _, _ in collection }))
        try test.put()
        try await expectEqual(test.engine.options(for: "hero", of: .one).collection, collection)
    }

    @Test func `options of a draft use its changes`() async throws {
        let test = try TestEngine(makeSchema(things("controls")), .offering(letters))
        try test.put(["controls": .things("a")])
        var draft = try await test.engine.dynamicDraft(of: .one)
        draft.edit.append(.set(.things("b", "c")), to: "controls")
        let offered = try await test.engine.options(for: "controls", in: draft).collection.identifiers
        expectEqual(offered, ["a", "d", "e", "f"])
        try await expectEqual(test.engine.resolved(draft).parameter(named: "controls")?.effective, .things("b", "c"))
    }
}

struct OneFile: OptionDocumentReading {
    let path: String
    let document: JSONValue

    func check(_ source: OptionDocumentSource) {}

    func read(_ source: OptionDocumentSource, for question: OptionDocumentRequest) throws(OptionsFailure) -> JSONValue {
        guard case .file(OptionFile(path: path)) = source else { throw .unavailable("no file \(source.name)") }
        return document
    }
}
