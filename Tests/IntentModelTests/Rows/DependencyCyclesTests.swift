import IntentModel
import Testing

struct DependencyCyclesTests {
    @Test(arguments: [
        ([[1], [2], []], []),
        ([[0]], [[0]]),
        ([[1], [0]], [[0, 1]]),
        ([[2], [0], [1], [0]], [[0, 2, 1]]),
        ([[1, 2], [0], [0]], [[0, 1]]),
        ([[], [2], [1], [4], [3]], [[1, 2], [3, 4]]),
    ])
    func findsEachCircleOnce(_ edges: [[Int]], _ cycles: [[Int]]) {
        #expect(DependencyCycles(edges).cycles == cycles)
    }

    @Test func takesAChainOfManyThousandMembers() {
        let count = 100_000
        #expect(DependencyCycles((0..<count).map { $0 + 1 < count ? [$0 + 1] : [] }).cycles.isEmpty)
        #expect(DependencyCycles((0..<count).map { [($0 + 1) % count] }).cycles.map(\.count) == [count])
    }
}
