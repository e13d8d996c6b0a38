import IntentModel
import IntentRuntime
import IntentTestSupport
import Synchronization
import Testing

/// Instances that follow others. `two` follows `one`.
@Suite(.overRequestedStores, .namingTheStore) struct FollowingTests {
    private static let lines = ScriptedHandler(
        options: { _, values, _, _ in .flat(["1", "2"].map { (values["operator"]?.optionIdentifier ?? "") + $0 }) },
        lookup: { parameter, asked, values in
            let parent = parameter == "line" ? values["operator"]?.optionIdentifier ?? "" : ""
            return asked.filter { $0.hasPrefix(parent) }.map { .thing($0) }
        })

    private static let schema = makeSchema(
        parameter("size", ValueType(.integer)) { $0.defaultRule = .value(.integer(8)) },
        parameter("name", ValueType(.string)), things("controls"), thing("operator"),
        thing("line") { $0.dependsOn = ["operator"] })

    private func placed(
        _ values: [String: StoredValue] = ["size": .of("Integer", 1)], _ schema: Schema = FollowingTests.schema,
        _ handler: ScriptedHandler = lines
    ) async throws -> TestEngine {
        let test = try TestEngine(schema, handler)
        try test.put(values)
        try await test.engine.place("widget", family: .systemMedium, id: .two, following: .one)
        return test
    }

    /// Returns the values and origins of the rows with values.
    private func shown(_ test: TestEngine, _ id: InstanceID = .two) throws -> [String] {
        try test.engine.resolvedSynchronously(id).parameters.filter { $0.effective != nil }.map { parameter in
            let values = (parameter.effective?.slots ?? []).compactMap { $0?.writtenText }
            return "\(parameter.name) \(values.joined(separator: ",")) \(parameter.origin.jsonName)"
        }
    }

    @Test func `rows without a value of their own follow`() async throws {
        let test = try await placed()
        try expectEqual(test.parameter("size", id: .two).origin, .instance(.one))
        try await test.edit("name", .set(.string("x")))
        try expectEqual(shown(test), ["size 1 instance", "name x instance"])
        try await test.edit("size", .set(.integer(5)), id: .two)
        try await test.edit("size", .set(.integer(6)))
        try expectEqual(shown(test), ["size 5 user", "name x instance"])
        try await test.edit("size", .reset, id: .two)
        try await test.edit("name", .reset)
        try expectEqual(shown(test), ["size 6 instance"])
        try await test.edit("size", .reset)
        try expectEqual(shown(test), ["size 8 default(definition)"])
    }

    @Test func `no value is followed, too`() async throws {
        let test = try await placed(["name": .of("String", .null)])
        try expectEqual(test.parameter("name", id: .two).origin, .instance(.one))
        try expectEqual(test.parameter("name", id: .two).effective, nil)
    }

    @Test func `typed configurations contain followed values`() async throws {
        let test = try await placed()
        try await expectEqual(test.engine.configuration(TestIntent.self, of: .two).values.int("size"), 1)
    }

    @Test func `a chain is followed to the instance with the value`() async throws {
        let test = try await placed()
        let third = try await test.engine.place("widget", family: .systemMedium, following: .two)
        try await test.edit("name", .set(.string("x")), id: .two)
        try expectEqual(shown(test, third), ["size 1 instance", "name x instance"])
        try expectEqual(test.parameter("size", id: third).origin, .instance(.one))
        try expectEqual(test.parameter("name", id: third).origin, .instance(.two))
    }

    @Test func `a list is followed as the size shows it`() async throws {
        let test = try await placed(["controls": .things("a", "b", "c")])
        try await test.engine.resize(.two, to: .systemSmall)
        let parameter = try test.parameter("controls", id: .two)
        expectEqual(parameter.effective.slotIdentifiers, ["a", "b"])
        expectEqual(parameter.marks, [.tail(1)])
        // An edit of a slot keeps the others, also those that are not shown.
        try await test.edit("controls", .setSlot(0, .thing("x")), id: .two, unchecked: true)
        try await test.engine.resize(.two, to: .systemMedium)
        try expectEqual(test.parameter("controls", id: .two).effective.slotIdentifiers, ["x", "b", "c"])
        try expectEqual(test.parameter("controls").effective.slotIdentifiers, ["a", "b", "c"])
    }

    @Test func `adding to a followed list begins with its values`() async throws {
        let test = try await placed(["controls": .things("a")])
        try await test.edit("controls", .add([.thing("b")]), id: .two)
        try expectEqual(test.parameter("controls", id: .two).effective.slotIdentifiers, ["a", "b"])
        try await test.engine.edit(.two) {
            $0.append(.reset, to: "controls")
            $0.append(.add([.thing("c")]), to: "controls")
        }
        try expectEqual(test.parameter("controls", id: .two).effective.slotIdentifiers, ["a", "c"])
    }
}

/// Rows that depend on others, in an instance that follows another one.
extension FollowingTests {
    private static let line = ["operator": StoredValue.thing("U"), "line": .thing("U1")]

    @Test func `a child does not follow below another parent`() async throws {
        let test = try await placed(Self.line)
        try expectEqual(shown(test), ["size 8 default(definition)", "operator U instance", "line U1 instance"])
        try await test.edit("operator", .set(.thing("S")), id: .two)
        try expectEqual(shown(test), ["size 8 default(definition)", "operator S user"])
        try await test.edit("operator", .set(.thing("U")), id: .two)
        try expectEqual(test.parameter("line", id: .two).effective, .thing("U1"))
    }

    @Test func `a child of its own keeps its parent`() async throws {
        let test = try await placed(Self.line)
        try await test.edit("line", .set(.thing("U2")), id: .two)
        try await test.engine.edit(.one) {
            $0.append(.set(.thing("S")), to: "operator")
            $0.append(.set(.thing("S1")), to: "line")
        }
        try expectEqual(shown(test), ["size 8 default(definition)", "operator U user", "line U2 user"])
        // Without the parent, the child follows again.
        let outcome = try await test.edit("operator", .reset, id: .two)
        expectEqual(outcome.reset, ["line"])
        try expectEqual(shown(test), ["size 8 default(definition)", "operator S instance", "line S1 instance"])
    }

    @Test func `a provided default is that of the followed instance`() async throws {
        let asked = Recorder<String>()
        let handler = ScriptedHandler(defaults: { parameter, values, _ in
            asked.add(values["operator"]?.optionIdentifier ?? "")
            return [.thing((values["operator"]?.optionIdentifier ?? "") + "9")]
        })
        let schema = makeSchema(
            parameter("operator", ValueType(.string)) { $0.defaultRule = .value(.string("U")) },
            thing("line") {
                $0.dependsOn = ["operator"]
                $0.defaultRule = .handler
            })
        let test = try TestEngine(schema, handler)
        try await test.engine.place("widget", family: .systemMedium, id: .one)
        try await test.engine.place("widget", family: .systemMedium, id: .two, following: .one)
        expectEqual(asked.all, ["U"])
        try expectEqual(test.parameter("line", id: .two).effective, .thing("U9"))
        try expectEqual(test.parameter("line", id: .two).origin, .handlerDefault)
        try await test.edit("operator", .set(.string("S")), id: .two)
        try await test.engine.openEditor(.two)
        expectEqual(asked.all, ["U", "S"])
        try expectEqual(test.parameter("line", id: .two).effective, .thing("S9"))
        try await test.edit("operator", .reset, id: .two)
        try expectEqual(test.parameter("line", id: .two).effective, .thing("U9"))
        // What is followed stays as it is.
        try await test.engine.unfollow(.two)
        try expectEqual(test.parameter("line", id: .two).effective, .thing("U9"))
        try expectEqual(test.store.instance(.two)?.defaults.keys.sorted(), ["line"])
    }
}

/// Titles of followed options.
extension FollowingTests {
    private static let titled = ScriptedHandler(
        lookup: { _, asked, _ in asked.map { .thing($0, "title of \($0)") } })

    @Test func `an editor refreshes the followed instance`() async throws {
        let test = try await placed(Self.line, Self.schema, Self.titled)
        try await test.engine.openEditor(.two)
        try expectEqual(test.parameter("operator", id: .two).effective, .thing("U", "title of U"))
        try expectEqual(test.parameter("operator").effective, .thing("U", "title of U"))
        try expectEqual(test.store.instance(.one)?.revision, 1)
    }

    @Test func `titles of followed values are translated without storing`() async throws {
        let test = try await placed(Self.line, Self.schema, Self.titled)
        try await test.edit("line", .set(.thing("U2")), id: .two)
        let translated = try await test.engine.translated(.two)
        expectEqual(
            translated.configuration.parameter(named: "operator")?.effective, .thing("U", "title of U"))
        let third = try await test.engine.place("widget", family: .systemMedium, following: .two)
        let lines = try await test.engine.translated(third, only: ["line"]).configuration
        expectEqual(lines.parameter(named: "line")?.effective, .thing("U2", "title of U2"))
        expectEqual(lines.parameter(named: "line")?.origin, .instance(.two))
        try expectEqual(test.parameter("operator").effective, .thing("U"))
    }
}

/// Beginning to follow, and ending it.
extension FollowingTests {
    @Test func `equal values are followed from then on`() async throws {
        let test = try TestEngine(Self.schema, Self.lines)
        try test.put(["size": .of("Integer", 1), "name": .of("String", "x")])
        try test.put(["size": .of("Integer", 2), "name": .of("String", "x")], id: .two)
        let outcome = try await test.engine.follow(.one, by: .two)
        expectEqual(outcome.changed, [])
        try expectEqual(shown(test), ["size 2 user", "name x instance"])
        try await test.engine.undo(.two)
        try expectEqual(test.store.instance(.two)?.follows, nil)
        try expectEqual(shown(test), ["size 2 user", "name x user"])
        try await test.engine.redo(.two)
        try expectEqual(shown(test), ["size 2 user", "name x instance"])
        try await expectEqual(test.engine.follow(.one, by: .two).revision, 4)
    }

    @Test func `following reports the rows that change`() async throws {
        let test = try TestEngine(Self.schema, Self.lines)
        try test.put(["size": .of("Integer", 1)])
        try test.put(id: .two)
        try await expectEqual(test.engine.follow(.one, by: .two, ifRevision: 1).changed, ["size"])
        let error = await #expect(throws: EngineError.self) {
            try await test.engine.unfollow(.two, ifRevision: 1)
        }
        expectEqual(error?.code, .editConflict)
    }

    @Test func `unfollowing changes no visible value and can be undone`() async throws {
        let test = try await placed(Self.line.merging(["controls": .things("a", "b", "c", "d", "e")]) { $1 })
        try await test.edit("size", .set(.integer(3)), id: .two)
        let before = try test.engine.resolvedSynchronously(.two).values
        let outcome = try await test.engine.unfollow(.two)
        expectEqual(outcome.changed, ["controls", "operator", "line"])
        try expectEqual(test.engine.resolvedSynchronously(.two).values, before)
        try await test.engine.edit(.one, resetAll: true)
        try expectEqual(test.engine.resolvedSynchronously(.two).values, before)
        // The values that the size does not show are kept, too.
        try expectEqual(test.parameter("controls", id: .two, family: .systemLarge).effective.slotIdentifiers.count, 5)
        try await test.engine.undo(.two)
        try expectEqual(shown(test), ["size 3 user"])
        try await expectEqual(test.engine.unfollow(.two).changed, [])
        let revision = try test.store.instance(.two)?.revision
        try await expectEqual(test.engine.unfollow(.two).revision, revision)
    }

    @Test func `what cannot be followed is refused`() async throws {
        let test = try await placed()
        func message(_ source: InstanceID, _ follower: InstanceID) async -> String? {
            await #expect(throws: EngineError.self) { try await test.engine.follow(source, by: follower) }?.description
        }
        await expectEqual(message(.one, .one), "'one' cannot follow itself")
        await expectEqual(message(.two, .one), "'one' cannot follow 'two', which follows 'one'")
        let third = try await test.engine.place("widget", family: .systemMedium, id: "third", following: .two)
        await expectEqual(message(third, .one), "'one' cannot follow 'third', which follows 'one' through others")
        try test.store.place(
            StoredInstance(id: "other", kind: "gone", family: .systemSmall, intent: nil), at: StoreTime(milliseconds: 0)
        )
        await expectEqual(
            message("other", .one),
            "the definitions do not declare kind 'gone' with the intent of 'other'; its values are kept")
        try await test.engine.remove(third)
        await expectEqual(message(third, .one), "'third' was removed; restore it first")
    }

    @Test func `a cycle that exists is read to its end`() async throws {
        let test = try await placed()
        try test.store.update(.one, at: StoreTime(milliseconds: 0)) { _ in
            InstanceUpdate(cause: .followed, isEdit: true, follows: .some(.two))
        }
        try test.store.update(.two, at: StoreTime(milliseconds: 0)) { _ in
            InstanceUpdate(cause: .edited, isEdit: true, values: ["name": .of("String", "x")])
        }
        try expectEqual(shown(test, .one), ["size 1 user", "name x instance"])
        try expectEqual(shown(test), ["size 1 instance", "name x user"])
    }

    @Test func `undo does not restore a cycle`() async throws {
        let test = try await placed()
        try await test.engine.unfollow(.two)
        try await test.engine.follow(.two, by: .one)
        let error = await #expect(throws: EngineError.self) { try await test.engine.undo(.two) }
        expectEqual(error?.description, "'two' cannot follow 'one', which follows 'two'")
    }

    @Test func `a copy has what its source shows and follows none`() async throws {
        let test = try await placed()
        let copy = try await test.engine.place("widget", family: .systemMedium, like: .two)
        try expectEqual(shown(test, copy), ["size 1 user"])
        try test.put(["name": .of("String", "x")], id: "three")
        try await test.engine.copy("three", to: .two)
        try expectEqual(shown(test), ["size 8 default(definition)", "name x user"])
        try await test.engine.undo(.two)
        try expectEqual(shown(test), ["size 1 instance"])
    }

    @Test func `a locked row does not follow`() async throws {
        var policy = Policy(owner: text("Operations"), message: nil, path: "intent-policy.yaml")
        policy["widget", "size"] = PolicyRow(defaultRule: .value(.integer(4)), isLocked: true, line: 3)
        let test = try TestEngine(Self.schema, Self.lines) { [policy] in $0.policy = policy }
        try test.put(["size": .of("Integer", 1), "name": .of("String", "x")])
        try await test.engine.place("widget", family: .systemMedium, id: .two, following: .one)
        try expectEqual(shown(test), ["size 4 policy", "name x instance"])
        try await test.engine.unfollow(.two)
        try expectEqual(test.store.instance(.two)?.values.keys.sorted(), ["name"])
    }
}

/// Followed instances that are removed.
extension FollowingTests {
    @Test func `followers keep the values of a removed instance`() async throws {
        let test = try await placed()
        try await test.edit("name", .set(.string("x")), id: .two)
        let third = try await test.engine.place("widget", family: .systemMedium, following: .two)
        try await test.engine.remove(.two)
        try expectEqual(shown(test, third), ["size 1 instance", "name x user"])
        try expectEqual(test.store.instance(third)?.follows, .one)
        try await test.engine.remove(.one)
        try expectEqual(shown(test, third), ["size 1 user", "name x user"])
        try expectEqual(test.store.instance(third)?.follows, nil)
        // A restored instance has no followers.
        try await test.engine.restore(.one)
        try await test.edit("size", .set(.integer(7)))
        try expectEqual(test.parameter("size", id: third).effective, .integer(1))
    }

    @Test func `followers keep the values of a forgotten instance`() async throws {
        let test = try await placed()
        try await test.engine.forget(.one)
        try expectEqual(shown(test), ["size 1 user"])
        let outcome = try await test.engine.undo(.two)
        expectEqual(outcome.warnings, ["'two' follows 'one' again, which does not exist"])
        try expectEqual(shown(test), ["size 8 default(definition)"])
    }

    @Test func `a refused removal leaves the followers`() async throws {
        let test = try await placed()
        let error = await #expect(throws: EngineError.self) { try await test.engine.remove(.one, ifRevision: 5) }
        expectEqual(error?.code, .editConflict)
        try expectEqual(test.store.instance(.two)?.follows, .one)
        try await expectEqual(test.engine.followers(of: .one), [.two])
    }
}

/// Other programs, documents and drafts.
extension FollowingTests {
    @Test func `a stream of configurations follows the followed instance`() async throws {
        let test = try await placed()
        var changes = await test.engine.changes(TestIntent.self, of: .two).makeAsyncIterator()
        try await test.edit("size", .set(.integer(16)))
        let change = await changes.next()
        expectEqual(change?.configuration.values.int("size"), 16)
        expectEqual(change?.changed, ["size"])
    }

    @Test func `an export does not read the values of followed instances`() async throws {
        let test = try await placed()
        let store = PageRecordingStore(test.store)
        let engine = try IntentEngine(schema: Self.schema, store: store, settings: .standing())
        try await expectEqual(engine.export().instances.map(\.follows), [nil, .one])
        try engine.exportSynchronously(group: nil, isPretty: false) { _ in }
        expectEqual(store.requests.withLock { $0.map(\.includesSources) }, [false, false])
    }

    @Test func `a document has the followed instance and own values`() async throws {
        let test = try await placed()
        try await test.edit("name", .set(.string("x")), id: .two)
        let document = try await test.engine.export()
        expectEqual(document.instances.map(\.follows), [nil, .one])
        expectEqual(document.instances.map(\.values.keys.first), ["size", "name"])
        try expectEqual(InstanceDocument(json: document.json), document)
        let other = try TestEngine(Self.schema, Self.lines)
        let report = try await other.engine.import(document)
        expectEqual(report.entries.flatMap(\.warnings), [])
        try expectEqual(shown(other), ["size 1 instance", "name x user"])
        // Replacing an instance that follows by one that does not ends it.
        var plain = document
        plain.instances[1].follows = nil
        try await other.engine.import(plain, settings: ImportSettings(existing: .replace))
        try expectEqual(shown(other), ["size 8 default(definition)", "name x user"])
    }

    @Test func `an import names a followed instance that is missing`() async throws {
        let test = try await placed()
        var document = try await test.engine.export([.two])
        let other = try TestEngine(Self.schema, Self.lines)
        let report = try await other.engine.import(document)
        expectEqual(
            report.entries.flatMap(\.warnings),
            ["it follows 'one', which does not exist; the defaults are in effect until it is imported"])
        document = try await test.engine.export([.one])
        try await other.engine.import(document)
        try expectEqual(shown(other), ["size 1 instance"])
    }

    @Test func `an import in which instances follow each other is refused`() async throws {
        let test = try await placed()
        var document = try await test.engine.export()
        let other = try TestEngine(Self.schema, Self.lines)
        func message(_ document: InstanceDocument, _ settings: ImportSettings = ImportSettings()) async -> String? {
            let error = await #expect(throws: EngineError.self) {
                try await other.engine.import(document, settings: settings)
            }
            return error.map { "\($0)" }
        }
        document.instances[0].follows = .two
        await expectEqual(message(document), "'one' cannot follow 'two', which follows 'one'")
        document.instances[0].follows = .one
        await expectEqual(message(document), "'one' cannot follow itself")
        try expectEqual(other.engine.instancesSynchronously(), [])
        // One of them is in the store already.
        document.instances[0].follows = nil
        try await other.engine.import(document)
        var half = document
        half.instances = [document.instances[0]]
        half.instances[0].follows = .two
        await expectEqual(
            message(half, ImportSettings(existing: .replace)), "'one' cannot follow 'two', which follows 'one'")
        try await other.engine.import(document, settings: ImportSettings(existing: .replace))
        // A backup is restored as it is.
        document.instances[0].follows = .two
        let report = try await other.engine.import(
            document, settings: ImportSettings(existing: .replace, isExact: true))
        expectEqual(report.entries.flatMap(\.warnings), ["'one' cannot follow 'two', which follows 'one'"])
    }

    @Test func `a draft conflicts with a change of what is followed`() async throws {
        let test = try await placed()
        var draft = try await test.engine.dynamicDraft(of: .two)
        draft.edit.append(.set(.integer(3)), to: "size")
        try await test.edit("name", .set(.string("x")))
        try await expectEqual(test.engine.comparison(of: draft).conflicts.count, 0)
        try await test.edit("size", .set(.integer(2)))
        let error = await #expect(throws: EngineError.self) { try await test.engine.apply(draft) }
        expectEqual(
            error?.problems.first?.conflict,
            EngineError.Conflict(before: .integer(1), stored: .integer(2), drafted: .integer(3)))
    }

    @Test func `a followed secret is masked`() async throws {
        let secret = makeSchema(
            parameter("token", ValueType(.string)) { $0.settings.text.isSecret = true })
        let test = try await placed(["token": .of("secret:String", "key")], secret)
        let resolved = try test.engine.resolvedSynchronously(.two)
        expectEqual(resolved.parameters.first?.effective, .string("key"))
        let shown = test.engine.secrecy().shown(resolved)
        expectEqual(shown.parameters.first?.effective, .string(Secrecy.mask))
        expectEqual(shown.instance.followed.first?.values["token"]?.isHidden, true)
        #expect(!"\(shown)".contains("key\""))
    }
}

/// A store that records which pages are read.
private final class PageRecordingStore: ForwardingStore {
    let base: any HostStore & DocumentStore
    let requests = Mutex<[InstancePageRequest]>([])

    init(_ base: any HostStore & DocumentStore) {
        self.base = base
    }

    func page(_ request: InstancePageRequest) throws -> InstancePage {
        requests.withLock { $0.append(request) }
        return try base.page(request)
    }
}
