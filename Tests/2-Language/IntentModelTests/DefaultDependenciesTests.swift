import IntentModel
import IntentTestSupport
import Testing

/// The order in which defaults from other rows are read, and their cycles.
struct DefaultDependenciesTests {
    private func parameter(_ name: String, _ configure: (inout Parameter) -> Void = { _ in }) -> Parameter {
        var parameter = Parameter(
            name: name, swiftName: name, title: LocalizedText(name, language: "en"), type: ValueType(.string))
        configure(&parameter)
        return parameter
    }

    private func following(_ name: String, _ row: String) -> Parameter {
        parameter(name) { $0.defaultRule = .row(RowDefault(row: row)) }
    }

    @Test func `there are no dependencies without a default from a row`() {
        #expect(DefaultDependencies([parameter("a"), parameter("b") { $0.defaultRule = .value(.string("x")) }]) == nil)
    }

    @Test func `a default is read behind those that it depends on`() throws {
        let found = try #require(
            DefaultDependencies([
                following("a", "b"), following("b", "c"), parameter("c"), following("d", "a"), following("e", "gone"),
            ]))
        expectEqual(found.cycles, [])
        expectEqual(found.following.filter { $0 != 4 }, [1, 0, 3])
        #expect(Set(found.following) == [0, 1, 3])
    }

    @Test func `conditions and options are part of a cycle`() throws {
        let hidden = parameter("b") {
            $0.when = Requirement(allOf: [Condition(parameter: "a", test: .isSet(true))])
        }
        expectEqual(DefaultDependencies([following("a", "b"), hidden])?.cycles, [[0, 1]])
        let child = parameter("b") {
            $0.options = .dynamic
            $0.dependsOn = ["a"]
            $0.defaultRule = .first(1)
        }
        expectEqual(DefaultDependencies([following("a", "b"), child])?.cycles, [[0, 1]])
        var without = child
        without.defaultRule = .value(.string("x"))
        expectEqual(DefaultDependencies([following("a", "b"), without])?.cycles, [])
    }

    @Test func `a long chain needs no call stack`() throws {
        let count = 20_000
        let chain = (0..<count).map { following("p\($0)", "p\($0 + 1)") } + [parameter("p\(count)")]
        let found = try #require(DefaultDependencies(chain))
        expectEqual(found.cycles, [])
        expectEqual(found.following, Array((0..<count).reversed()))
    }

    @Test func `names are followed through chains`() {
        let parameters = [following("a", "b"), following("b", "c"), parameter("c"), parameter("d")]
        expectEqual(parameters.following(["c"]), ["a", "b", "c"])
        expectEqual(parameters.following(["d"]), ["d"])
    }
}
