import IntentDiagnostics
import IntentEmitters
import IntentModel
import IntentTestSupport
import Testing

/// Definitions with thousands of declarations.
@Suite struct LargeDefinitionTests {
    private func emit(_ schema: Schema, _ target: GenerationTarget) -> Emission {
        let file = DefinitionFile(
            fileName: "a.intent.yaml", types: schema.types.map(\.name), enums: schema.enums.map(\.name),
            intents: schema.intents.map(\.name))
        return target.emit(schema, files: [file])
    }

    /// Types of which each has a property of the next one.
    private func chain(_ count: Int, isCycle: Bool) -> Schema {
        let types = (0..<count).map { number -> ObjectType in
            let next = number + 1 < count ? ElementType.object("T\(number + 1)") : isCycle ? .object("T0") : .string
            return .of("T\(number)", [.of("next", next)])
        }
        return Schema(types: types, intents: [.of("Show", [.of("first", .object("T0"))])])
    }

    @Test(arguments: GenerationTarget.allCases)
    func `a chain of thousands of types does not overflow the stack`(target: GenerationTarget) {
        expectEqual(emit(chain(10_000, isCycle: false), target).problems, [])
    }

    @Test func `types are boxed only where they contain themselves`() throws {
        let boxed = "private let _next: [T1]"
        #expect(try #require(emit(chain(3, isCycle: true), .swift).files.first).text.contains(boxed))
        #expect(try !#require(emit(chain(3, isCycle: false), .swift).files.first).text.contains(boxed))
    }

    @Test func `cases are not repeated for too many parameters`() {
        let cases = (0..<1_000).map { "case\($0)" }
        func schema(_ count: Int) -> Schema {
            Schema(
                enums: [.of("Size", cases)],
                intents: [.of("Show", (0..<count).map { .of("p\($0)", .enumeration("Size")) })])
        }
        expectEqual(emit(schema(10), .jsonSchema).problems, [])
        expectEqual(emit(schema(1_000), .jsonSchema).problems.map(\.code), [.limitExceeded])
    }

    @Test func `types are not repeated for too many intents`() {
        var schema = chain(1_000, isCycle: false)
        schema.intents = (0..<1_000).map { .of("Show\($0)", [.of("first", .object("T0"))]) }
        expectEqual(emit(schema, .jsonSchema).problems.map(\.code), [.limitExceeded])
    }

    @Test(arguments: [GenerationTarget.swift, .sirikit])
    func `types are not repeated for too many files`(target: GenerationTarget) {
        var schema = chain(1_000, isCycle: false)
        schema.intents = (0..<1_000).map { .of("Show\($0)", [.of("first", .object("T0"))]) }
        let types = DefinitionFile(fileName: "types.intent.yaml", types: schema.types.map(\.name))
        let files = schema.intents.enumerated().map {
            DefinitionFile(fileName: "show\($0).intent.yaml", intents: [$1.name])
        }
        expectEqual(target.emit(schema, files: [types] + files).problems.map(\.code), [.limitExceeded])
    }
}
