import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

@testable import IntentXcode

@Suite struct DialogImportTests {
    private func importing(
        _ dialogs: [String: String], _ leaves: [String: PropertyListValue] = [:], strings: StringsTables = [:],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> (parameter: Parameter, imported: ImportedDefinition) {
        var all: [String: PropertyListValue] = ["Type": .string("String")]
        all.merge(leaves) { $1 }
        for (type, text) in dialogs {
            all["PromptDialogs.\(type).FormatString"] = .string(text)
            all["PromptDialogs.\(type).FormatStringID"] = .string(type)
        }
        all["PromptDialogs.order"] = .array(dialogs.keys.sorted().map { .string($0) })
        return try importingParameter(all, strings: strings, sourceLocation: sourceLocation)
    }

    private let siriCanAsk: [String: PropertyListValue] = ["SupportsResolution": .boolean(true)]
    private let choice: [String: PropertyListValue] = ["Type": .string("Integer"), "EnumType": .string("Strength")]

    @Test func `each dialog is imported to its key`() throws {
        let (parameter, _) = try importing(
            [
                "Configuration": "Pick", "Primary": "How many?", "DisambiguationIntroduction": "${count} there",
                "DisambiguationSelection": "Which?", "Confirmation": "${cups}?",
            ], siriCanAsk)
        expectEqual(parameter.prompt, text("Pick"))
        expectEqual(
            parameter.siri,
            SiriRequest(
                ask: text("How many?"), introduce: text("${count} there"), choose: text("Which?"),
                confirm: text("${cups}?")))
    }

    @Test func `Siri does not ask without resolution`() throws {
        try expectEqual(importing([:]).parameter.siri, nil)
        try expectEqual(importing([:], siriCanAsk).parameter.siri, SiriRequest())
        try expectEqual(
            importing(["Primary": "How many?"]).parameter.siri, SiriRequest(ask: text("How many?"), isEnabled: false))
    }

    @Test func `default dialogs of a choice are omitted`() throws {
        let implied = [
            "DisambiguationIntroduction": ImpliedDialogs.introduce("cups"),
            "Confirmation": ImpliedDialogs.confirm("cups"),
        ]
        try expectEqual(importing(implied, choice).parameter.siri, nil)
        try expectEqual(importing(implied, choice.merging(siriCanAsk) { $1 }).parameter.siri, SiriRequest())
        let (plain, _) = try importing(implied, siriCanAsk)
        expectEqual(plain.siri?.confirm, text(ImpliedDialogs.confirm("cups")))
    }

    @Test func `missing dialogs of a choice become empty texts`() throws {
        let shell: [String: PropertyListValue] = ["PromptDialogs.Confirmation.Custom": .boolean(true)]
        let (parameter, _) = try importing([:], choice.merging(siriCanAsk) { $1 }.merging(shell) { $1 })
        expectEqual(parameter.siri, SiriRequest(introduce: text(""), confirm: text("")))
    }

    @Test(arguments: [true, false])
    func `translations of default dialogs are kept`(_ siriCanAsk: Bool) throws {
        let strings = ["de": ["Confirmation": "Wirklich ‘${cups}’?"]]
        let (parameter, imported) = try importing(
            ["Confirmation": ImpliedDialogs.confirm("cups")],
            choice.merging(["SupportsResolution": .boolean(siriCanAsk)]) { $1 }, strings: strings)
        expectEqual(parameter.siri?.isEnabled, siriCanAsk)
        expectEqual(parameter.siri?.confirm?.translations, ["de": "Wirklich ‘${cups}’?"])
        expectEqual(imported.unusedStrings, [:])
    }

    @Test func `a translation with an additional placeholder is not imported`() throws {
        let strings = ["de": ["Primary": "Wieviel ${cups}?"], "fr": ["Primary": "Combien?"]]
        let (parameter, imported) = try importing(["Primary": "How many?"], siriCanAsk, strings: strings)
        expectEqual(parameter.siri?.ask, text("How many?", ["fr": "Combien?"]))
        expectEqual(imported.unusedStrings, ["de": ["Primary": "Wieviel ${cups}?"]])
        expectEqual(imported.warnings.count, 1)
    }

    @Test func `custom unsupported reasons are imported`() throws {
        var leaves = siriCanAsk
        leaves["Type"] = .string("Integer")
        for (code, texts) in UnsupportedReason.builtIn {
            leaves["UnsupportedReasons.\(code).FormatString"] = .string(texts)
        }
        leaves["UnsupportedReasons.lessThanMinimumValue.FormatString"] = .string("Too few")
        leaves["UnsupportedReasons.none.FormatString"] = .string("No ${displayName}")
        leaves["UnsupportedReasons.order"] = .array([.string("none"), .string("lessThanMinimumValue")])
        let (parameter, _) = try importingParameter(leaves)
        expectEqual(
            parameter.siri?.unsupported,
            [
                UnsupportedReason(name: "none", text: text("No ${displayName}")),
                UnsupportedReason(name: "lessThanMinimumValue", text: text("Too few")),
            ])
    }

    @Test(arguments: [
        ("Confirmation", ImpliedDialogs.confirm("cups"), "parameters.cups.siri.confirm"),
        ("Primary", "How strong?", "parameters.cups.siri.ask"), ("Configuration", "Strength", "parameters.cups.prompt"),
    ])
    func `dialogs have variants for values`(_ type: String, _ texts: String, _ path: String) throws {
        let strengths: XcodeDeclaration = .declaration(
            .enumeration, "Strength",
            members: [
                .declaration(.enumCase, "unknown"),
                .declaration(.enumCase, "mild", ["Index": .integer(1), "DisplayNameID": .string("mildID")]),
            ])
        let parameter: XcodeDeclaration = .declaration(
            .parameter, "cups",
            [
                "Type": .string("Integer"), "EnumType": .string("Strength"),
                "PromptDialogs.\(type).FormatString": .string(texts),
                "PromptDialogs.\(type).FormatStringID": .string("dialog"),
            ])
        let intent: XcodeDeclaration = .declaration(
            .intent, "Brew", ["EligibleForWidgets": .boolean(true)], members: [parameter])
        let strings = [
            "en": ["dialog-mildID": "Mild?", "dialog-goneID": "Gone?"],
            "de": ["dialog-mildID": "Schwach?", "mildID": "Schwach"],
        ]
        let imported = try IntentXcodeTests.importing(
            XcodeFile(enums: [strengths], intents: [intent]), strings: strings)
        expectEqual(
            imported.schema.intents.first?.actions?.variants,
            [
                DialogVariant(path: path, value: "mild", language: "de", text: "Schwach?"),
                DialogVariant(path: path, value: "mild", language: "en", text: "Mild?"),
            ])
        expectEqual(imported.unusedStrings, ["en": ["dialog-goneID": "Gone?"]])
    }
}
