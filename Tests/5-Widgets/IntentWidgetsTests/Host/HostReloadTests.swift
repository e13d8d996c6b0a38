import Foundation
import IntentModel
import IntentRuntime
import IntentStoreSQLite
import IntentTestSupport
import IntentWidgets
import Testing

@Suite struct HostReloadTests {
    private let fixture: HostFixture

    init() throws {
        fixture = try HostFixture()
    }

    @Test func `a placed instance gets its first timeline outside the budget`() async throws {
        let provider = ScriptedProvider()
        let host = try fixture.host(provider)
        try await fixture.place("a")
        try await host.start()
        await fixture.clock.settle()
        try await expectEqual(fixture.text(of: "a"), "1")
        expectEqual(fixture.log.decisions, ["placed exempt first-timeline"])
        await host.stop()
    }

    @Test func `an instance placed later is found through the log`() async throws {
        let host = try fixture.host(ScriptedProvider())
        try await host.start()
        await fixture.clock.settle()
        try await fixture.anotherEngine().place("clock", family: .systemSmall, id: "a")
        await fixture.clock.settle()
        try await expectEqual(fixture.text(of: "a"), "1")
        await host.stop()
    }

    @Test func `instances of kinds with another policy of an administrator are reloaded`() async throws {
        let provider = ScriptedProvider()
        let host = try fixture.host(provider)
        try await fixture.place("a")
        try await host.start()
        await fixture.clock.settle()
        for (kind, isLocked, count) in [
            ("other", true, 1), ("clock", true, 2), ("clock", true, 2), ("clock", false, 3),
        ] {
            fixture.engine.policy = hostPolicy(kind, isLocked: isLocked)
            await host.policyChanged()
            await fixture.clock.settle()
            expectEqual(provider.count, count)
        }
        await host.stop()
    }

    @Test func `the policy after a date reloads at that date`() async throws {
        let provider = ScriptedProvider(policy: .after(HostFixture.minute(30)))
        let host = try fixture.host(provider)
        try await fixture.place("a")
        try await host.start()
        await fixture.clock.advance(to: HostFixture.minute(29))
        expectEqual(provider.count, 1)
        await fixture.clock.advance(to: HostFixture.minute(30))
        expectEqual(provider.count, 2)
        try await expectEqual(fixture.text(of: "a"), "2")
        await host.stop()
    }

    @Test func `the policy at the end reloads at the last entry`() async throws {
        let provider = ScriptedProvider { _, number in
            RenderedTimeline(
                ["first": HostFixture.minute(0), "last": HostFixture.minute(60)], policy: number == 1 ? .atEnd : .never)
        }
        let host = try fixture.host(provider)
        try await fixture.place("a")
        try await host.start()
        await fixture.clock.advance(to: HostFixture.minute(59))
        try await expectEqual(fixture.text(of: "a"), "first")
        expectEqual(provider.count, 1)
        await fixture.clock.advance(to: HostFixture.minute(60))
        try await expectEqual(fixture.text(of: "a"), "last")
        expectEqual(provider.count, 2)
        await host.stop()
    }

    @Test func `the policy never waits for a request`() async throws {
        let provider = ScriptedProvider(policy: .never)
        let host = try fixture.host(provider)
        try await fixture.place("a")
        try await host.start()
        await fixture.clock.advance(by: .seconds(3 * 86_400))
        expectEqual(provider.count, 1)
        try fixture.reload("a")
        await fixture.clock.settle()
        expectEqual(provider.count, 2)
        await host.stop()
    }

    @Test func `an entry dated now at the end is no busy loop`() async throws {
        let clock = fixture.clock
        let provider = ScriptedProvider { _, _ in RenderedTimeline(["now": clock.now], policy: .atEnd) }
        let host = try fixture.host(provider)
        try await fixture.place("a")
        try await host.start()
        await clock.advance(by: .seconds(3600))
        // At most one in five minutes, after the first.
        #expect(provider.count <= 13)
        await clock.advance(by: .seconds(23 * 3600))
        #expect(provider.count <= 71)
        await host.stop()
    }

    @Test func `an edit reloads that instance only`() async throws {
        let provider = ScriptedProvider()
        let host = try fixture.host(ScriptedProvider(), others: [fixture.notes(provider)])
        try await fixture.place("a", kind: "notes")
        try await fixture.place("b", kind: "notes")
        try await host.start()
        await fixture.clock.settle()
        expectEqual(provider.count, 2)
        try await fixture.anotherEngine().edit("a") { $0.append(.set(.string("changed")), to: "title") }
        await fixture.clock.settle()
        expectEqual(provider.count, 3)
        expectEqual(provider.requests.last?.context.instance, "a")
        expectEqual(provider.requests.last?.values["title"], .string("changed"))
        expectEqual(fixture.log.decisions.last, "edited exempt edited")
        await host.stop()
    }

    @Test(arguments: [
        ([ChangeCause.remembered], true), ([.refreshed, .migrated], true), ([.migrated], false),
        ([.migrated, .migrated], false),
    ])
    func `refreshed values reload their instance, migrated ones do not`(
        causes: [ChangeCause], isReloaded: Bool
    ) async throws {
        let provider = ScriptedProvider()
        let host = try fixture.host(ScriptedProvider(), others: [fixture.notes(provider)])
        try await fixture.place("a", kind: "notes")
        try await host.start()
        await fixture.clock.settle()
        for (number, cause) in causes.enumerated() {
            let value = StoredValue(type: "String", wire: .string("\(number)"))
            _ = try fixture.store.performUpdate(of: "a", at: StoreTime(milliseconds: 0)) { _ in
                UpdateDecision(InstanceUpdate(cause: cause, isEdit: false, values: ["title": value]), outcome: ())
            }
        }
        await fixture.clock.settle()
        expectEqual(provider.count, (isReloaded ? 2 : 1))
        await host.stop()
    }

    @Test func `a change of a followed instance reloads its followers`() async throws {
        let provider = ScriptedProvider()
        let host = try fixture.host(ScriptedProvider(), others: [fixture.notes(provider)])
        try await fixture.place("a", kind: "notes")
        try await fixture.engine.place("notes", family: .systemMedium, id: "b", following: "a")
        try await fixture.engine.place("notes", family: .systemMedium, id: "c", following: "b")
        try await host.start()
        await fixture.clock.settle()
        expectEqual(provider.count, 3)
        try await fixture.anotherEngine().edit("a") { $0.append(.set(.string("x")), to: "title") }
        await fixture.clock.settle()
        expectEqual(provider.count, 6)
        try await fixture.engine.edit("c") { $0.append(.set(.string("y")), to: "title") }
        await fixture.clock.settle()
        expectEqual(provider.count, 7)
        await host.stop()
    }

    @Test func `an unnoticed change of a followed instance makes its followers out of date`() async throws {
        let (engine, clock) = (fixture.engine, fixture.clock)
        let host = try fixture.host(ScriptedProvider(), others: [fixture.notes(ScriptedProvider())])
        try await fixture.place("a", kind: "notes")
        for (id, source) in [("b", "a"), ("c", "b")] as [(InstanceID, InstanceID)] {
            try await engine.place("notes", family: .systemMedium, id: id, following: source)
        }
        try await host.start()
        await clock.settle()
        await host.stop()
        try await expectEqual(engine.timelineStatuses(at: clock.now).map(\.isChanged), [false, false, false])
        await clock.advance(by: .seconds(60))
        try await engine.edit("a") { $0.append(.set(.string("x")), to: "title") }
        await clock.advance(by: .seconds(60))
        let statuses = try await engine.timelineStatuses(at: clock.now)
        expectEqual(statuses.map(\.isChanged), [true, true, true])
        expectEqual(statuses.map(\.outdatedSince), Array(repeating: HostFixture.minute(1), count: 3))
        try await expectEqual(fixture.status(of: "c")?.isChanged, true)
        try await host.start()
        await clock.settle()
        try await expectEqual(engine.timelineStatuses(at: clock.now).map(\.isChanged), [false, false, false])
        await host.stop()
    }

    @Test func `an edit by a former version reloads the followers once`() async throws {
        let provider = ScriptedProvider()
        let host = try fixture.host(ScriptedProvider(), others: [fixture.notes(provider)])
        try await fixture.place("a", kind: "notes")
        try await fixture.engine.place("notes", family: .systemMedium, id: "b", following: "a")
        try await fixture.engine.place("notes", family: .systemMedium, id: "c", following: "b")
        try await fixture.place("d", kind: "notes")
        try await host.start()
        await fixture.clock.settle()
        expectEqual(provider.count, 4)
        // It writes the instance and its log, and knows nothing of followers.
        try SQLiteConnection(path: fixture.folder.path + "/store.sqlite").execute(
            """
            BEGIN IMMEDIATE;
            UPDATE instances SET revision = revision + 1 WHERE id = 'a';
            INSERT INTO changes (sequence, instance, revision, milliseconds, cause, family_after, differences)
                SELECT (SELECT MAX(sequence) + 1 FROM changes), position, revision, 0, 'edited', family,
                    '{"values":{},"defaults":{}}'
                FROM instances WHERE id = 'a';
            COMMIT;
            """)
        await fixture.clock.settle()
        expectEqual(provider.requests.dropFirst(4).compactMap(\.context.instance?.text).sorted(), ["a", "b", "c"])
        try await fixture.engine.unfollow("c")
        await fixture.clock.settle()
        expectEqual(provider.count, 8)
        try await fixture.engine.edit("a") { $0.append(.set(.string("x")), to: "title") }
        await fixture.clock.settle()
        expectEqual(provider.requests.dropFirst(8).compactMap(\.context.instance?.text).sorted(), ["a", "b"])
        await host.stop()
    }

    @Test func `another family reloads the instance`() async throws {
        let provider = ScriptedProvider()
        let host = try fixture.host(provider)
        try await fixture.place("a")
        try await host.start()
        await fixture.clock.settle()
        try await fixture.engine.resize("a", to: .systemMedium)
        await fixture.clock.settle()
        expectEqual(provider.requests.map(\.context.family), [.systemSmall, .systemMedium])
        await host.stop()
    }

    @Test func `a removed instance is not reloaded`() async throws {
        let provider = ScriptedProvider(policy: .after(HostFixture.minute(30)))
        let host = try fixture.host(provider)
        try await fixture.place("a")
        try await host.start()
        await fixture.clock.settle()
        try await fixture.engine.remove("a")
        await fixture.clock.advance(by: .seconds(86_400))
        expectEqual(provider.count, 1)
        await host.stop()
    }

    @Test func `a restored instance is reloaded and keeps its budget`() async throws {
        let provider = ScriptedProvider(policy: .after(HostFixture.minute(30)))
        let host = try fixture.host(provider)
        try await fixture.place("a")
        try await host.start()
        await fixture.clock.advance(to: HostFixture.minute(30))
        let budget = try await fixture.status(of: "a")?.budgetLeft
        try await fixture.engine.remove("a")
        await fixture.clock.settle()
        try await fixture.engine.restore("a")
        try await expectEqual(fixture.text(of: "a"), "2")
        await fixture.clock.settle()
        #expect(fixture.log.decisions.contains("edited exempt edited"))
        expectEqual(budget, 69)
        try await expectEqual(fixture.status(of: "a")?.budgetLeft, 69)
        await host.stop()
    }

    @Test func `requests of a kind reload its instances`() async throws {
        let (clocks, boards) = (ScriptedProvider(), ScriptedProvider())
        let host = try fixture.host(clocks, others: [fixture.registration(boards, kind: "board")])
        for id in ["a", "b"] as [InstanceID] { try await fixture.place(id) }
        try await fixture.place("c", kind: "board")
        try await host.start()
        await fixture.clock.settle()
        try fixture.request(HostRequest(.reload, of: .kind("clock"), at: StoreTime(milliseconds: 0)))
        await fixture.clock.settle()
        #expect(clocks.count == 4 && boards.count == 1)
        try fixture.request(HostRequest(.reload, of: .everything, at: StoreTime(milliseconds: 0)))
        await fixture.clock.advance(by: .seconds(60))
        #expect(clocks.count == 6 && boards.count == 2)
        #expect(try fixture.store.requests(in: nil, after: 0, limit: 10).isEmpty)
        await host.stop()
    }

    @Test func `an edit and a request without a host are one reload`() async throws {
        let provider = ScriptedProvider()
        let host = try fixture.host(provider)
        try await fixture.place("a")
        try await host.start()
        await fixture.clock.settle()
        await host.stop()
        try await fixture.engine.resize("a", to: .systemMedium)
        try fixture.reload("a")
        fixture.log.removeAll()
        try await host.start()
        await fixture.clock.advance(by: .seconds(3600))
        expectEqual(provider.count, 2)
        expectEqual(
            fixture.log.decisions, ["edited exempt edited", "requested-instance merged reload-in-progress"])
        try await expectEqual(fixture.status(of: "a")?.budgetLeft, 70)
        await host.stop()
    }

    @Test func `a request without a host is not lost`() async throws {
        let provider = ScriptedProvider()
        let host = try fixture.host(provider)
        try await fixture.place("a")
        try await host.start()
        await fixture.clock.settle()
        await host.stop()
        try fixture.reload("a")
        await fixture.clock.advance(by: .seconds(3600))
        expectEqual(provider.count, 1)
        try await host.start()
        await fixture.clock.settle()
        expectEqual(provider.count, 2)
        await host.stop()
    }
}
