import IntentEmitters
import IntentModel
import IntentTestSupport
import Testing

@Suite struct StringCatalogTests {
    private func catalog(_ schema: Schema, language: String = "en") throws -> JSONValue {
        let file = DefinitionFile(
            fileName: "clock.intent.yaml", language: language, types: schema.types.map(\.name),
            enums: schema.enums.map(\.name), intents: schema.intents.map(\.name), widgets: schema.widgets.map(\.name))
        let emission = GenerationTarget.appIntents.emit(schema, files: [file])
        let catalog = try #require(emission.files.last)
        expectEqual(catalog.path, "clock.xcstrings")
        return try JSONValue(parsing: catalog.text)
    }

    private var schema: Schema {
        var parameter = Parameter.of("on", .boolean)
        parameter.title = LocalizedText("On \"100 %\"", language: "en", translations: ["de": "An", "zh-Hans": "开"])
        parameter.settings.boolean = BooleanSettings(trueTitle: text("yes"), falseTitle: text("no"))
        var intent = Intent.of("Clock", [parameter])
        intent.isEligibleForWidgets = true
        intent.summary = IntentSummary(text("Show ${on}"))
        return Schema(intents: [intent])
    }

    @Test func `a text has its path as key in every language`() throws {
        let catalog = try catalog(schema)
        expectEqual(catalog["version"], "1.0")
        expectEqual(catalog["sourceLanguage"], "en")
        let entry = try #require(catalog["strings"]?["intents.Clock.parameters.on.title"])
        expectEqual(entry["extractionState"], "manual")
        expectEqual(entry["comment"], "The title of the parameter on.")
        let units: JSONValue = [
            "de": ["stringUnit": ["state": "translated", "value": "An"]],
            "en": ["stringUnit": ["state": "translated", "value": "On \"100 %\""]],
            "zh-Hans": ["stringUnit": ["state": "translated", "value": "开"]],
        ]
        expectEqual(entry["localizations"], units)
    }

    @Test func `a sentence is its own key`() throws {
        let strings = try #require(catalog(schema)["strings"])
        expectEqual(strings["Show ${on}"]?["localizations"]?["en"]?["stringUnit"]?["value"], "Show ${on}")
    }

    @Test func `the source language is that of the file`() throws {
        try expectEqual(catalog(schema, language: "de")["sourceLanguage"], "de")
    }

    @Test func `the catalog contains every key in the code`() throws {
        for sample in [Sample.carControl, .transit, .types, .hostileTexts] {
            let files = GenerationTarget.appIntents.emit(sample.forWidgets.schema, files: [sample.file]).files
            let code = try #require(files.first).text
            let catalog = try #require(files.last).text
            let strings = try #require(JSONValue(parsing: catalog)["strings"])
            for key in code.matches(of: /LocalizedStringResource\("([A-Za-z0-9.]+)"/).map({ String($0.output.1) }) {
                #expect(strings[key] != nil, "\(sample.name): \(key)")
            }
        }
    }

    @Test func `declarations that are left out have no texts`() throws {
        let schema = Schema(
            types: [.of("Unused")], enums: [.of("Level", ["low"])], intents: [.of("Action", [.of("a", .string)])])
        try expectEqual(catalog(schema)["strings"], [:])
    }
}
