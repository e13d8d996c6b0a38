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

struct StoreRetentionTests {
    private let day = 86_400_000

    @Test func `the newest edits stay`() {
        let retention = StoreRetention(edits: 10, removedDays: nil)
        #expect(retention.prunedRevision(newest: 10) == nil)
        #expect(retention.prunedRevision(newest: 11) == 1)
        #expect(retention.prunedRevision(newest: 500) == 490)
        #expect(StoreRetention.unlimited.prunedRevision(newest: .max) == nil)
    }

    @Test func `the log is pruned only at intervals`() {
        let retention = StoreRetention(edits: 10, removedDays: nil)
        let revisions = (1...200).filter { retention.prunedRevision(afterEdit: $0) != nil }
        #expect(revisions == [32, 64, 96, 128, 160, 192])
    }

    @Test func `the newest edit always stays`() {
        for edits in [0, -1, .min] {
            #expect(StoreRetention(edits: edits, removedDays: nil).prunedRevision(newest: 7) == 6)
        }
    }

    @Test func `a removed instance stays for its days`() {
        let now = StoreTime(milliseconds: 100 * day)
        #expect(StoreRetention.standard.forgettingCutoff(at: now) == StoreTime(milliseconds: 10 * day))
        #expect(StoreRetention(edits: nil, removedDays: 0).forgettingCutoff(at: now) == now)
        #expect(StoreRetention.unlimited.forgettingCutoff(at: now) == nil)
        for days in [Int.max, .max / day] {
            let last = StoreRetention(edits: nil, removedDays: days).forgettingCutoff(
                at: StoreTime(milliseconds: .min))
            #expect(last == StoreTime(milliseconds: .min))
        }
    }
}
