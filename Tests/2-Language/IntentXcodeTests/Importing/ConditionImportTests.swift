import IntentModel
import IntentTestSupport
import Testing

@testable import IntentXcode

@Suite struct ConditionImportTests {
    private func importing(
        _ relationship: [String: PropertyListValue], parent: [String: PropertyListValue] = [:],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> (conditions: [Condition], imported: ImportedDefinition) {
        let child = Dictionary(uniqueKeysWithValues: relationship.map { ("Relationship.\($0)", $1) })
            .merging(["Type": .string("String")]) { $1 }
        let parents: [XcodeDeclaration] = [
            .declaration(.parameter, "sugar", ["Type": .string("Boolean")]),
            .declaration(
                .parameter, "strength",
                ["Type": .string("Integer"), "EnumType": .string("Strength")].merging(parent) { $1 }),
        ]
        let (intent, imported) = try importingIntent(
            ["Configurable": .boolean(true)], parents + [.declaration(.parameter, "note", child)],
            sourceLocation: sourceLocation)
        return (intent.parameters.last?.conditions ?? [], imported)
    }

    @Test(
        arguments: [
            ("sugar", "BooleanHasExactValue", .boolean(true), .isOneOf([.boolean(true)])),
            ("sugar", "BooleanHasExactValue", nil, .isOneOf([.boolean(false)])),
            ("strength", "EnumHasExactValue", .string("mild"), .isOneOf([.enumeration("mild")])),
            ("strength", "EnumHasExactValue", .string("unknown"), .isSet(false)),
            ("strength", "HasAnyValue", nil, .isSet(true)),
        ] as [(String, String, PropertyListValue?, Condition.Test)])
    func `a relationship becomes a condition`(
        _ parent: String, _ predicate: String, _ value: PropertyListValue?, _ test: Condition.Test
    ) throws {
        var relationship: [String: PropertyListValue] = [
            "ParentName": .string(parent), "PredicateName": .string(predicate),
        ]
        relationship["PredicateValue"] = value
        let (conditions, imported) = try importing(relationship)
        expectEqual(conditions, [Condition(parameter: parent, test: test)])
        expectEqual(imported.warnings, [])
    }

    @Test(arguments: [
        (["PredicateName": "HasAnyValue"], "the relationship does not name a parameter"),
        (["ParentName": "milk", "PredicateName": "HasAnyValue"], "'milk' is not a parameter of this intent"),
        (
            ["ParentName": "strength", "PredicateName": "EnumHasExactValue", "PredicateValue": "weak"],
            "'weak' is not a case of 'Strength'"
        ),
        (["ParentName": "strength", "PredicateName": "BooleanHasExactValue"], "'strength' is not a Boolean"),
        (["ParentName": "sugar", "PredicateName": "Smells"], "'Smells' is not a supported predicate"),
        (
            ["ParentName": "note", "PredicateName": "HasAnyValue"], "the relationship forms a cycle through 'note'"
        ),
    ])
    func `a parameter with an invalid relationship is always shown`(_ relationship: [String: String], _ reason: String)
        throws
    {
        let (conditions, imported) = try importing(relationship.mapValues(PropertyListValue.string))
        expectEqual(conditions, [])
        expectEqual(
            warnings(of: imported),
            [
                "INIntents[0].INIntentParameters[2].INIntentParameterRelationship: \(reason); the parameter is always shown"
            ])
    }

    @Test func `a parent with a default is never unknown`() throws {
        let (conditions, imported) = try importing(
            [
                "ParentName": .string("strength"), "PredicateName": .string("EnumHasExactValue"),
                "PredicateValue": .string("unknown"),
            ], parent: ["Metadata.DefaultValue": .string("mild")])
        expectEqual(conditions, [])
        expectEqual(imported.warnings.count, 1)
    }

    @Test func `a cycle loses one relationship`() throws {
        let parameters = [("a", "b"), ("b", "c"), ("c", "a"), ("d", "a")].map { name, parent in
            XcodeDeclaration.declaration(
                .parameter, name,
                [
                    "Type": .string("Boolean"), "Relationship.ParentName": .string(parent),
                    "Relationship.PredicateName": .string("BooleanHasExactValue"),
                ])
        }
        let (intent, imported) = try importingIntent(["Configurable": .boolean(true)], parameters)
        expectEqual(intent.parameters.map(\.conditions.count), [0, 1, 1, 1])
        expectEqual(imported.warnings.count, 1)
    }
}
