import IntentModel
import IntentTestSupport
import Testing

@testable import IntentXcode

@Suite struct SummaryImportTests {
    private let parameters: [XcodeDeclaration] = [
        .declaration(.parameter, "pot", ["Type": .string("String")]),
        .declaration(.parameter, "sugar", ["Type": .string("Boolean")]),
        .declaration(
            .parameter, "lumps",
            [
                "Type": .string("String"), "Relationship.ParentName": .string("sugar"),
                "Relationship.PredicateName": .string("BooleanHasExactValue"),
                "Relationship.PredicateValue": .boolean(true),
            ]),
    ]

    private func importing(
        _ leaves: [String: String], sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> (intent: Intent, imported: ImportedDefinition) {
        var all = leaves.mapValues(PropertyListValue.string)
        all["Configurable"] = .boolean(true)
        return try importingIntent(all, parameters, sourceLocation: sourceLocation)
    }

    @Test func `a configurable intent without sentences has an empty summary`() throws {
        let (intent, _) = try importing(["ManagedParameterCombinations.pot,sugar.TitleID": "x"])
        expectEqual(intent.summary, IntentSummary())
        try expectEqual(importingIntent([:]).intent.summary, nil)
    }

    @Test func `one sentence applies to all rows`() throws {
        let (intent, _) = try importing([
            "ManagedParameterCombinations.pot,sugar.Title": "Brew ${pot}",
            "ManagedParameterCombinations.pot,sugar,lumps.Title": "Brew ${pot}",
        ])
        expectEqual(intent.summary, IntentSummary(text("Brew ${pot}")))
    }

    @Test func `a summary has a sentence for each set of rows`() throws {
        let (intent, _) = try importing([
            "ManagedParameterCombinations.pot,sugar.Title": "Brew ${pot}",
            "ManagedParameterCombinations.pot,sugar,lumps.Title": "Brew ${pot} with ${lumps}",
        ])
        expectEqual(
            intent.summary,
            IntentSummary(
                text("Brew ${pot}"),
                combinations: [.init(shown: ["lumps"], sentence: text("Brew ${pot} with ${lumps}"))]))
    }

    @Test func `a missing sentence is empty if there are others`() throws {
        let (intent, _) = try importing([
            "ManagedParameterCombinations.pot,sugar.TitleID": "x",
            "ManagedParameterCombinations.pot,sugar,lumps.Title": "With ${lumps}",
        ])
        expectEqual(intent.summary?.sentence, text(""))
        expectEqual(intent.summary?.combinations.count, 1)
    }

    @Test(arguments: [
        ("milk.Title", "Brew", "'milk' is not a parameter of this intent; the combination is kept in the sidecar"),
        ("pot,sugar.Title", "Brew ${milk}", "'${milk}' is not a valid placeholder; the text is kept in the sidecar"),
        ("pot,sugar.Title", "Brew ${pot", "'${pot' is not a valid placeholder; the text is kept in the sidecar"),
        ("sugar.Title", "Brew", "the combination 'sugar' is a duplicate; its sentence is kept in the sidecar"),
    ])
    func `an invalid sentence gives a warning`(_ key: String, _ sentence: String, _ message: String) throws {
        let (_, imported) = try importing([
            "ManagedParameterCombinations.\(key)": sentence,
            "ManagedParameterCombinations.pot,sugar,lumps.Title": "All",
            "ManagedParameterCombinations.sugar,pot.Title": key == "sugar.Title" ? "Twice" : "",
        ])
        expectEqual(imported.warnings.map(\.message), [message])
    }

    @Test func `an impossible set of rows gives a warning`() throws {
        let cases = ["mild", "strong"].map { name in
            XcodeDeclaration.declaration(
                .parameter, name,
                [
                    "Type": .string("String"), "Relationship.ParentName": .string("strength"),
                    "Relationship.PredicateName": .string("EnumHasExactValue"),
                    "Relationship.PredicateValue": .string(name),
                ])
        }
        let strength = XcodeDeclaration.declaration(
            .parameter, "strength", ["Type": .string("Integer"), "EnumType": .string("Strength")])
        let (intent, imported) = try importingIntent(
            [
                "Configurable": .boolean(true),
                "ManagedParameterCombinations.strength,mild,strong.Title": .string("Both"),
                "ManagedParameterCombinations.strength,mild.Title": .string("Mild"),
            ], [strength] + cases)
        expectEqual(intent.summary, IntentSummary(text("Mild")))
        expectEqual(
            imported.warnings.map(\.message),
            [
                "the combination 'strength,mild,strong' is never shown; its sentence is kept in the sidecar"
            ])
    }

    // MARK: Suggestions

    @Test func `a suggestion with the sentence of the summary uses it`() throws {
        let (intent, _) = try importing([
            "ManagedParameterCombinations.pot,sugar.Title": "Brew ${pot}",
            "ParameterCombinations.pot,sugar.Title": "Brew ${pot}", "ParameterCombinations.pot.Title": "Brew ${pot}",
            "ParameterCombinations.pot.Subtitle": "Now",
        ])
        expectEqual(
            intent.actions?.suggestions,
            [
                IntentSuggestion(
                    parameters: ["pot"], title: .text(text("Brew ${pot}")), subtitle: text("Now"),
                    runsInBackground: false),
                IntentSuggestion(parameters: ["pot", "sugar"], title: .summary, runsInBackground: false),
            ])
    }

    @Test func `a suggestion can lack parameters and a title`() throws {
        let (intent, _) = try importingIntent([
            "ParameterCombinations..SupportsBackgroundExecution": .boolean(true),
            "ParameterCombinations..IsPrimary": .boolean(true),
        ])
        expectEqual(
            intent.actions?.suggestions,
            [
                IntentSuggestion(parameters: [], title: .text(text("")), isPrimary: true)
            ])
    }
}
