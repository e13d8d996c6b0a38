import IntentModel
import Testing

struct ReachableRowsTests {
    /// - Parameter conditions: What each conditional parameter looks at.
    private func sets(
        _ parent: Parameter, _ tests: [Condition.Test], families: [SizeFamily] = []
    ) -> Set<Set<Int>>? {
        let children = tests.enumerated().map { index, test in
            var child = parameter("child\(index)", .string)
            child.conditions = [Condition(parameter: parent.name, test: test)]
            return child
        }
        return ReachableRows([parent] + children, families: families) { $0 == "Mode" ? ["a", "b"] : nil }.sets()
    }

    private func parameter(_ name: String, _ element: ElementType) -> Parameter {
        Parameter(
            name: name, swiftName: name, title: LocalizedText(name, language: "en"), type: ValueType(element))
    }

    @Test func aBooleanShowsOneOfTwoRows() {
        let tests: [Condition.Test] = [.isOneOf([.boolean(true)]), .isOneOf([.boolean(false)])]
        #expect(sets(parameter("p", .boolean), tests) == [[1], [2]])
    }

    @Test func anEnumWithoutADefaultMayHaveNoValue() {
        let tests: [Condition.Test] = [.isOneOf([.enumeration("a")]), .isOneOf([.enumeration("b")])]
        var parent = parameter("p", .enumeration("Mode"))
        #expect(sets(parent, tests) == [[], [1], [2]])
        parent.defaultRule = .value(.enumeration("a"))
        #expect(sets(parent, tests) == [[1], [2]])
    }

    @Test func ofAnEnumThatIsNotKnownAnyOtherValueCounts() {
        var parent = parameter("p", .enumeration("Other"))
        parent.defaultRule = .value(.enumeration("a"))
        #expect(sets(parent, [.isOneOf([.enumeration("a")]), .isOneOf([.enumeration("b")])]) == [[], [1], [2]])
    }

    @Test func aRowOfOtherFamiliesIsNotShown() {
        var parent = parameter("p", .boolean)
        parent.families = [.systemLarge]
        #expect(sets(parent, [.isOneOf([.boolean(true)])], families: [.systemSmall]) == [[]])
    }

    @Test func moreThanCanBeTriedIsNotTried() {
        let parents = (0..<20).map { parameter("p\($0)", .boolean) }
        let children = parents.map { parent in
            var child = parameter("\(parent.name)c", .string)
            child.conditions = [Condition(parameter: parent.name, test: .isOneOf([.boolean(true)]))]
            return child
        }
        #expect(ReachableRows(parents + children, families: []) { _ in nil }.sets() == nil)
    }
}
