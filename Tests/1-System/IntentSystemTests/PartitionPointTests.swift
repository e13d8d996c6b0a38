import IntentSystem
import Testing

@Suite struct PartitionPointTests {
    @Test func `the first element that is not before is found`() {
        for count in 0..<20 {
            for limit in 0...count {
                #expect((0..<count).partitionPoint { $0 < limit } == limit)
            }
        }
    }

    @Test func `a part of a collection keeps its positions`() {
        let numbers = [9, 1, 2, 2, 5][1...]
        #expect(numbers.partitionPoint { $0 <= 2 } == 4)
        #expect(numbers.partitionPoint { $0 < 1 } == numbers.startIndex)
        #expect(numbers.partitionPoint { _ in true } == numbers.endIndex)
    }
}
