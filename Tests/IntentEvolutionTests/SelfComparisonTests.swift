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
            [try evolution.schema("before.intent.yaml"), try evolution.schema("after.intent.yaml")]
        }
        for before in schemas {
            for after in schemas where before.withoutTexts != after.withoutTexts {
                #expect(!compareSchemas(before: before, after: after).isEmpty)
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
