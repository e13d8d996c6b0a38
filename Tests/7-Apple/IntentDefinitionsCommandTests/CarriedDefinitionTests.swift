import IntentDiagnostics
import IntentEmitters
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

@testable import IntentDeclarations

/// Declarations of generated code against the definition that it carries.
struct CarriedDefinitionTests {
    private static let text = """
        intentDefinition: 1
        types:
          Car: { properties: { color: String } }
        enums:
          Tone: { cases: [loud, quiet] }
        intents:
          ShowCar:
            swiftName: CarShow
            parameters:
              car: { type: Car, description: Which one., search: true, ifVanished: clear }
              tone: { type: Tone, default: loud, renamedFrom: [sound] }
              names: { type: [String], size: 3 }
              speed: { type: Integer, range: { min: 1, max: 9, step: 2 }, default: 3, when: car }
          Unused: {}
        widgets:
          CarWidget: { intent: ShowCar, families: [systemSmall], timeline: { every: 30 min } }
        """

    private let schema: Schema

    init() throws {
        let resolved = resolveDefinitions([SourceFile(path: "car.intent.yaml", text: Self.text)])
        try #require(resolved.diagnostics.sorted().isEmpty)
        schema = resolved.schema
    }

    /// Returns the merged schema and the warnings after a change of the generated code.
    private func merge(
        lacksCatalogs: Bool = false, _ edit: (inout Schema) -> Void
    ) throws -> (schema: Schema, warnings: [String]) {
        var declared = appIntentsForm(of: schema)
        edit(&declared)
        var definition = CarriedDefinition(schema, lacksCatalogs: lacksCatalogs)
        let merged = try definition.merging(declared)
        return (merged, definition.warnings.map(\.text))
    }

    @Test func `unedited code gives the definition it carries`() throws {
        let result = try merge { _ in }
        expectEqual(result.schema, schema)
        expectEqual(result.warnings, [])
    }

    @Test func `an edit replaces only what it changes`() throws {
        let result = try merge { $0.intents[0].parameters[3].defaultRule = .value(.integer(5)) }
        var expected = schema
        expected.intents[0].parameters[3].defaultRule = .value(.integer(5))
        expectEqual(result.schema, expected)
        expectEqual(
            result.warnings,
            [
                """
                intents.ShowCar.parameters.speed.default.value: the code declares 5, the definition 3 [edited-code]
                """
            ])
    }

    @Test func `an added size is reported`() throws {
        let result = try merge { $0.intents[0].parameters[2].size = SlotSizes(otherwise: 5) }
        expectEqual(result.schema.intents[0].parameters[2].size, SlotSizes(otherwise: 5))
        expectEqual(result.warnings.count, 1)
        #expect(result.warnings[0].hasPrefix("intents.ShowCar.parameters.names.size: the code declares {"))
    }

    @Test func `a parameter of another type is taken whole`() throws {
        let result = try merge {
            $0.intents[0].parameters[3] = Parameter(
                name: "speed", swiftName: "speed", title: LocalizedText("Speed"), type: ValueType(.string))
        }
        expectEqual(result.schema.intents[0].parameters[3].type, ValueType(.string))
        expectEqual(result.schema.intents[0].parameters[3].settings, TypeSettings())
        expectEqual(result.warnings.count, 1)
    }

    @Test func `a removed parameter is removed and reported`() throws {
        let result = try merge { $0.intents[0].parameters.remove(at: 1) }
        expectEqual(result.schema.intents[0].parameters.map(\.name), ["car", "names", "speed"])
        expectEqual(
            result.warnings,
            [
                "intents.ShowCar.parameters.tone: the definition declares it, and the code does not [edited-code]"
            ])
    }

    @Test func `a changed order is reported`() throws {
        let result = try merge { $0.intents[0].parameters.swapAt(0, 1) }
        expectEqual(result.schema.intents[0].parameters.map(\.name), ["tone", "car", "names", "speed"])
        expectEqual(result.warnings, ["intents.ShowCar.parameters: the order is tone, car, names, speed [edited-code]"])
    }

    @Test func `equivalent conditions keep their form`() throws {
        let result = try merge {
            $0.intents[0].parameters[3].when = Requirement(allOf: [
                Condition(parameter: "car", test: .isSet(true)),
                Condition(parameter: "tone", test: .isSet(true)),
            ])
        }
        expectEqual(result.schema, schema)
        expectEqual(result.warnings, [])
    }

    @Test func `another condition is an edit`() throws {
        let result = try merge { $0.intents[0].parameters[3].when = Requirement() }
        expectEqual(result.schema.intents[0].parameters[3].conditions, [])
        expectEqual(result.warnings.count, 1)
    }

    @Test func `other intents follow those of the definition`() throws {
        let result = try merge {
            $0.intents.insert(Intent(name: "Own", swiftName: "OwnIntent", title: LocalizedText("Own")), at: 0)
        }
        expectEqual(result.schema.intents.map(\.name), ["ShowCar", "Unused", "Own"])
        expectEqual(result.warnings, [])
    }

    @Test func `an intent that the program lacks is kept`() throws {
        let result = try merge { $0.intents = [] }
        expectEqual(result.schema, schema)
        expectEqual(
            result.warnings, ["intents.ShowCar: this program does not contain the intent; it is kept [edited-code]"])
    }

    @Test(arguments: [true, false])
    func `missing translations are edits only with catalogs`(lacksCatalogs: Bool) throws {
        var translated = schema
        translated.intents[0].title = LocalizedText("Show Car", language: "en", translations: ["de": "Auto zeigen"])
        var definition = CarriedDefinition(translated, lacksCatalogs: lacksCatalogs)
        let merged = try definition.merging(appIntentsForm(of: schema))
        expectEqual(merged, (lacksCatalogs ? translated : schema))
        expectEqual(definition.warnings.isEmpty, lacksCatalogs)
    }
}

extension LocalizedText {
    fileprivate init(_ text: String) { self.init(text, language: "en") }
}
