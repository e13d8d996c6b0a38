import IntentEvolution
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

@Suite struct SelfComparisonTests {
    @Test func aDefinitionComparedWithItselfHasNoChanges() throws {
        for evolution in EvolutionCase.all {
            for file in ["before.intent.yaml", "after.intent.yaml"] {
                let schema = try evolution.schema(file)
                #expect(compareSchemas(before: schema, after: schema).isEmpty, "\(evolution.name)/\(file)")
                let read = try Schema(json: JSONValue(parsing: SchemaLock(schema).schema.json.rendered()))
                #expect(compareSchemas(before: read, after: schema).isEmpty, "\(evolution.name)/\(file)")
            }
        }
    }

    /// Whatever differs beside texts is told, compatible or not.
    @Test func everyPairOfDefinitionsThatDiffersHasAChange() throws {
        let schemas = try EvolutionCase.all.flatMap { evolution in
            try ["before", "after"].map {
                ("\(evolution.name)/\($0)", try evolution.schema("\($0).intent.yaml").withoutTexts)
            }
        }
        for (index, (name, before)) in schemas.enumerated() {
            // Its neighbours are of rules like its own.
            for (other, after) in schemas.dropFirst(index + 1).prefix(24) where before != after {
                #expect(!compareSchemas(before: before, after: after).isEmpty, "\(name), \(other)")
                #expect(!compareSchemas(before: after, after: before).isEmpty, "\(other), \(name)")
            }
        }
    }

    @Test func changedTextsAreNoChange() throws {
        for evolution in EvolutionCase.all {
            let schema = try evolution.schema("after.intent.yaml")
            #expect(compareSchemas(before: schema, after: schema.withoutTexts).isEmpty, "\(evolution.name)")
        }
    }
}
