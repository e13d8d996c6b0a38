import IntentEvolution
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// What the first of three releases stored is read by the third, if the comparison of each with the one before reports no break.
@Suite struct ReleaseChainTests {
    struct Chain: Sendable, CustomTestStringConvertible {
        /// The declarations of the parameter, and an enum that only the first release has.
        let types: [String]
        var enums = ""
        /// What the first release stored.
        let stored: StoredValue
        /// The JSON of the value that the third one reads.
        let read: String

        var testDescription: String { types.joined(separator: ", ") }

        func schema(_ release: Int) throws -> Schema {
            try IntentEvolutionTests.schema(
                of: """
                    intentDefinition: 1
                    \(release == 0 ? enums : "")
                    intents: { Clock: { parameters: { value: \(types[release]) } } }
                    widgets: { Time: { kind: time, intent: Clock, families: [systemSmall] } }

                    """)
        }
    }

    @Test(arguments: [
        Chain(
            types: ["Integer", "Decimal", "{ type: { oneOf: [Decimal, Color] } }"],
            stored: StoredValue(type: "Integer", wire: 2), read: #"{"decimal":2}"#),
        Chain(
            types: ["Hand", "String", "{ type: { oneOf: [String, Color] } }"],
            enums: "enums: { Hand: { cases: [long, short] } }",
            stored: StoredValue(type: "enum:Hand", wire: "short"), read: #"{"string":"short"}"#),
        Chain(
            types: ["URL", "String", "{ type: { oneOf: [String, Color] } }"],
            stored: StoredValue(type: "URL", wire: "a:b"), read: #"{"string":"a:b"}"#),
        Chain(
            types: [
                "{ type: DateComponents, kind: date }", "DateComponents",
                "{ type: { oneOf: [DateComponents, Color] } }",
            ],
            stored: StoredValue(type: "DateComponents:date", wire: "2026-01-02"),
            read: #"{"dateComponents":"2026-01-02T00:00:00"}"#),
        Chain(
            types: ["Integer", "Decimal", "{ type: Length, convertedFrom: { type: Decimal, unit: meters } }"],
            stored: StoredValue(type: "Integer", wire: 5), read: #"{"value":5,"unit":"meters"}"#),
        Chain(
            types: ["[Integer]", "[Decimal]", "{ type: Decimal, convertedFrom: { type: [Decimal] } }"],
            stored: StoredValue(type: "[Integer]", wire: [5, 6]), read: "5"),
        Chain(
            types: [
                "Integer", "[Integer]", "{ type: TimeInterval, convertedFrom: { type: [Decimal], unit: minutes } }",
            ],
            stored: StoredValue(type: "Integer", wire: 5), read: "300"),
    ])
    func `values of the first release are read`(_ chain: Chain) async throws {
        let schemas = try (0..<3).map(chain.schema)
        var lock = SchemaLock(schemas[0])
        for (before, after) in zip(schemas, schemas.dropFirst()) {
            let changes = compareSchemas(before: before, after: after)
            #expect(!changes.contains { $0.breaks.contains(.stored) })
            lock = SchemaLock(after, after: lock)
        }
        expectEqual(lock.migrations, [])
        let store = InMemoryStore()
        try store.place(
            StoredInstance(
                id: .one, kind: "time", family: .systemSmall, intent: "Clock", values: ["value": chain.stored]),
            at: StoreTime(milliseconds: 0))
        let last = try engine(schemas[2], over: store)
        for _ in 0..<2 {
            let value = try last.resolvedSynchronously(.one).parameter(named: "value")
            expectEqual(value?.effective?.wire.rendered(), chain.read)
            expectEqual(value?.origin, .user)
            // Again as migrating stores it.
            _ = try await last.migrate()
        }
    }
}
