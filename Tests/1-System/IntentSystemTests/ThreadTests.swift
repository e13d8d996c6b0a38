import IntentTestSupport
import Testing

@testable import IntentSystem

struct DeadlineHeapTests {
    @Test func `expired deadlines are removed in order`() {
        var heap = DeadlineHeap()
        let start = ContinuousClock.now
        let order = [5, 1, 9, 3, 7, 2, 8, 0, 6, 4]
        for number in order { heap.insert(number, at: start + .seconds(number)) }
        expectEqual(heap.removeAll(until: start + .seconds(4)), [0, 1, 2, 3, 4])
        expectEqual(heap.earliest, start + .seconds(5))
        expectEqual(heap.removeAll(until: start + .seconds(100)), [5, 6, 7, 8, 9])
        expectEqual(heap.earliest, nil)
    }
}

struct ParallelTests {
    @Test(arguments: [1, 2, 8])
    func `results keep the order of the indices`(_ threads: Int) {
        expectEqual(mapInParallel(3..<1000, threads: threads) { $0 * 2 }, (3..<1000).map { $0 * 2 })
    }

    @Test func `an empty range returns an empty array`() {
        #expect(mapInParallel(0..<0) { $0 }.isEmpty)
    }

    @Test(arguments: [0, 1, 9, 10, 1000, 1001])
    func `portions contain all elements in order`(_ count: Int) {
        let portions = mapPortions(of: count, minimumSize: 10) { $0 }
        expectEqual(portions.count, max(1, min(availableCores(), count / 10)))
        expectEqual(portions.flatMap { Array($0) }, Array(0..<count))
    }
}
