import IntentTestSupport
import Testing

@testable import IntentSystem

struct HeapTests {
    @Test(arguments: [0, 1, 2, 3, 4, 7, 100])
    func `the least element comes first`(count: Int) {
        let elements = (0..<count).map { $0 / 3 }
        var (inserted, created) = (Heap<Int>(), Heap(elements.shuffled()))
        for element in elements.shuffled() { inserted.insert(element) }
        expectEqual(inserted.count, count)
        expectEqual(inserted.first, elements.first)
        expectEqual(inserted.removeAll { $0 < 5 }, elements.filter { $0 < 5 })
        expectEqual(inserted.removeAll { _ in true }, elements.filter { $0 >= 5 })
        expectEqual(elements.indices.map { _ in created.removeFirst() }, elements)
        expectEqual(created.removeFirst(), nil)
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
