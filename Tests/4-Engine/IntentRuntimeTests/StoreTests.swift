import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct InMemoryStoreTests {
    @Test(arguments: StoreConformance.checks)
    func `conforms to the store requirements`(_ check: StoreCheck) async throws {
        try await check.run(on: InMemoryStore())
    }
}

@Suite(.overEveryStore, .namingTheStore) struct HeadingTests {
    @Test func `headings contain no values`() throws {
        let store = try TestStore()
        let heading = StoredInstance(id: .one, kind: "k", family: .systemSmall, intent: "Config")
        var instance = heading
        (instance.values, instance.defaults) = (["hero": .thing("a")], ["hero": .thing("b")])
        try store.place(instance, at: StoreTime(milliseconds: 0))
        try expectEqual(store.headings(of: nil), [heading])
        try expectEqual(store.headings(of: ["other"]), [])
    }
}

struct StoreTimeTests {
    @Test(arguments: [
        (0, "1970-01-01T00:00:00.000Z"), (1_234_567_890_123, "2009-02-13T23:31:30.123Z"),
        (-1, "1969-12-31T23:59:59.999Z"),
        (-62_167_219_200_001, "-0001-12-31T23:59:59.999Z"), (253_402_300_799_000, "9999-12-31T23:59:59.000Z"),
    ])
    func `a time has the format of ISO 8601`(milliseconds: Int, text: String) {
        expectEqual(StoreTime(milliseconds: milliseconds).text, text)
    }
}

struct StoreRetentionTests {
    private let day = 86_400_000

    @Test func `the newest edits stay`() {
        let retention = StoreRetention(edits: 10, removedDays: nil)
        expectEqual(retention.prunedRevision(newest: 10), nil)
        expectEqual(retention.prunedRevision(newest: 11), 1)
        expectEqual(retention.prunedRevision(newest: 500), 490)
        expectEqual(StoreRetention.unlimited.prunedRevision(newest: .max), nil)
    }

    @Test func `the log is pruned only at intervals`() {
        let retention = StoreRetention(edits: 10, removedDays: nil)
        let revisions = (1...200).filter { retention.prunedRevision(afterEdit: $0) != nil }
        expectEqual(revisions, [32, 64, 96, 128, 160, 192])
    }

    @Test func `the newest edit always stays`() {
        for edits in [0, -1, .min] {
            expectEqual(StoreRetention(edits: edits, removedDays: nil).prunedRevision(newest: 7), 6)
        }
    }

    @Test func `a removed instance stays for its days`() {
        let now = StoreTime(milliseconds: 100 * day)
        expectEqual(StoreRetention.standard.forgettingCutoff(at: now), StoreTime(milliseconds: 10 * day))
        expectEqual(StoreRetention(edits: nil, removedDays: 0).forgettingCutoff(at: now), now)
        expectEqual(StoreRetention.unlimited.forgettingCutoff(at: now), nil)
        for days in [Int.max, .max / day] {
            let last = StoreRetention(edits: nil, removedDays: days).forgettingCutoff(
                at: StoreTime(milliseconds: .min))
            expectEqual(last, StoreTime(milliseconds: .min))
        }
    }
}
