import IntentModel
import IntentSchema
import IntentTestSupport
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
    func `each cycle is found once`(_ edges: [[Int]], _ cycles: [[Int]]) {
        expectEqual(DependencyCycles(edges).cycles, cycles)
    }

    @Test func `a chain can have thousands of members`() {
        let count = 100_000
        #expect(DependencyCycles((0..<count).map { $0 + 1 < count ? [$0 + 1] : [] }).cycles.isEmpty)
        expectEqual(DependencyCycles((0..<count).map { [($0 + 1) % count] }).cycles.map(\.count), [count])
    }
}

struct ReachableRowsTests {
    /// - Parameter tests: The condition of each conditional parameter on the parent.
    private func sets(
        _ parent: Parameter, _ tests: [Condition.Test], families: [SizeFamily] = []
    ) -> Set<Set<Int>>? {
        let children = tests.enumerated().map { index, test in
            var child = parameter("child\(index)", .string)
            child.when = Requirement(allOf: [Condition(parameter: parent.name, test: test)])
            return child
        }
        return ReachableRows([parent] + children, families: families) { $0 == "Mode" ? ["a", "b"] : nil }.sets()
    }

    private func parameter(_ name: String, _ element: ElementType) -> Parameter {
        Parameter(
            name: name, swiftName: name, title: LocalizedText(name, language: "en"), type: ValueType(element))
    }

    @Test func `a Boolean shows one of two rows`() {
        let tests: [Condition.Test] = [.isOneOf([.boolean(true)]), .isOneOf([.boolean(false)])]
        expectEqual(sets(parameter("p", .boolean), tests), [[1], [2]])
    }

    @Test func `an enum without a default can have no value`() {
        let tests: [Condition.Test] = [.isOneOf([.enumeration("a")]), .isOneOf([.enumeration("b")])]
        var parent = parameter("p", .enumeration("Mode"))
        expectEqual(sets(parent, tests), [[], [1], [2]])
        parent.defaultRule = .value(.enumeration("a"))
        expectEqual(sets(parent, tests), [[1], [2]])
    }

    @Test func `an unknown enum can have other values`() {
        var parent = parameter("p", .enumeration("Other"))
        parent.defaultRule = .value(.enumeration("a"))
        expectEqual(sets(parent, [.isOneOf([.enumeration("a")]), .isOneOf([.enumeration("b")])]), [[], [1], [2]])
    }

    @Test func `a row of other families is not shown`() {
        var parent = parameter("p", .boolean)
        parent.families = [.systemLarge]
        expectEqual(sets(parent, [.isOneOf([.boolean(true)])], families: [.systemSmall]), [[]])
    }

    @Test func `too many combinations are not tried`() {
        let parents = (0..<20).map { parameter("p\($0)", .boolean) }
        let children = parents.map { parent in
            var child = parameter("\(parent.name)c", .string)
            child.when = Requirement(allOf: [Condition(parameter: parent.name, test: .isOneOf([.boolean(true)]))])
            return child
        }
        expectEqual(ReachableRows(parents + children, families: []) { _ in nil }.sets(), nil)
    }
}
