import IntentRuntime
import Testing

struct StoreRetentionTests {
    private let day = 86_400_000

    @Test func soManyOfTheNewestEditsStay() {
        let retention = StoreRetention(edits: 10, removedDays: nil)
        #expect(retention.prunedRevision(newest: 10) == nil)
        #expect(retention.prunedRevision(newest: 11) == 1)
        #expect(retention.prunedRevision(newest: 500) == 490)
        #expect(StoreRetention.unlimited.prunedRevision(newest: .max) == nil)
    }

    @Test func writesShortenALogNowAndThenOnly() {
        let retention = StoreRetention(edits: 10, removedDays: nil)
        let revisions = (1...200).filter { retention.prunedRevision(afterEdit: $0) != nil }
        #expect(revisions == [32, 64, 96, 128, 160, 192])
    }

    @Test func theNewestEditStaysWhateverIsAskedFor() {
        for edits in [0, -1, .min] {
            #expect(StoreRetention(edits: edits, removedDays: nil).prunedRevision(newest: 7) == 6)
        }
    }

    @Test func aRemovedInstanceStaysForItsDays() {
        let now = StoreTime(milliseconds: 100 * day)
        #expect(StoreRetention.standard.lastForgottenRemoval(at: now) == StoreTime(milliseconds: 10 * day))
        #expect(StoreRetention(edits: nil, removedDays: 0).lastForgottenRemoval(at: now) == now)
        #expect(StoreRetention.unlimited.lastForgottenRemoval(at: now) == nil)
        for days in [Int.max, .max / day] {
            let last = StoreRetention(edits: nil, removedDays: days).lastForgottenRemoval(
                at: StoreTime(milliseconds: .min))
            #expect(last == StoreTime(milliseconds: .min))
        }
    }
}
