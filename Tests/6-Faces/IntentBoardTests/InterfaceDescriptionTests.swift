import IntentModel
import IntentTestSupport
import Testing

@testable import IntentBoard

@Suite struct InterfaceDescriptionTests {
    private let description = InterfaceDescription.shared

    @Test func `the description and the routes name the same operations`() {
        let described = Set(description.operations.map { "\($0.method) \($0.path)" })
        expectEqual(described, Set(BoardRoute.all.map { "\($0.method) \(BoardRoute.prefix)\($0.template)" }))
    }

    @Test func `the description and the routes name the same parameters`() throws {
        for route in BoardRoute.all {
            let path = BoardRoute.prefix + route.template
            let operation = try #require(
                description.operations.first { $0.method == route.method && $0.path == path })
            let parameters = operation.parameters.map(description.resolved)
            func names(in place: String) -> Set<String> {
                Set(parameters.filter { $0["in"] == .string(place) }.compactMap { $0["name"]?.stringValue })
            }
            let placeholders = route.template.split(separator: "/").filter { $0.hasPrefix("{") }
            expectEqual(names(in: "query"), Set(route.query), "\(route.method) \(path)")
            expectEqual(names(in: "path"), Set(placeholders.map { String($0.dropFirst().dropLast()) }), "\(path)")
            expectEqual(names(in: "header").contains("Idempotency-Key"), route.isRepeatable, "\(path)")
        }
    }

    @Test func `operations have unique identifiers and errors`() {
        let ids = description.operations.compactMap { $0.json["operationId"]?.stringValue }
        expectEqual(Set(ids).count, description.operations.count)
        #expect(description.operations.allSatisfy { $0.json["responses"]?["default"] != nil })
    }
}
