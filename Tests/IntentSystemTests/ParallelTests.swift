import IntentSystem
import IntentSchema
import Testing

struct ParallelTests {
    @Test(arguments: [1, 2, 8])
    func keepsTheOrderOfTheIndices(_ threads: Int) {
        #expect(mapInParallel(3..<1000, threads: threads) { $0 * 2 } == (3..<1000).map { $0 * 2 })
    }

    @Test func doesNothingForNoIndices() {
        #expect(mapInParallel(0..<0) { $0 }.isEmpty)
    }
}
