import Foundation
import IntentModel
import IntentTestSupport
import Testing

@testable import IntentSchema

/// The JSON Schema for editors, against the reader of definitions.
struct EditorSchemaTests {
    private static let schema = EditorSchema.json
    private static let validator = JSONSchemaValidator(schema)

    @Test(arguments: MapKind.allCases)
    func everyKeyThatTheReaderTakesIsDescribedOnceAndHasAShape(_ kind: MapKind) {
        let described = KeyDocumentation.keys(of: kind).map(\.key)
        #expect(Set(described).count == described.count)
        for word in kind.keys.words {
            #expect(described.contains(word.text), "\(word) of \(kind)")
            #expect(EditorSchema.shape(of: word, in: kind) != nil, "\(word) of \(kind)")
        }
    }

    @Test(arguments: MapKind.allCases)
    func whatIsDescribedIsRead(_ kind: MapKind) {
        let read = Set(kind.keys.words.map(\.text))
        #expect(Set(KeyDocumentation.keys(of: kind).map(\.key)) == read)
    }

    @Test func everyMapOfTheSchemaHasTheKeysOfTheReaderAndNoOthers() throws {
        for (kind, map) in try maps() {
            let keys = try #require(map["properties"]?.objectValue, "\(kind)").members.map(\.key)
            let extra: Set<String> =
                kind == .defaultRule ? Set(SizeFamily.allCases.map(\.rawValue) + ["otherwise"]) : []
            #expect(Set(keys).subtracting(extra) == Set(kind.keys.words.map(\.text)), "\(kind)")
            #expect(map["additionalProperties"] == (kind == .option ? Shapes.valueOrList : false), "\(kind)")
        }
    }

    @Test func everyTypeThatTheReaderKnowsIsDescribedAndOffered() throws {
        let known = Word.allCases.filter { $0.languageType != nil }.map(\.text)
        let offered = try #require(
            Self.schema["definitions"]?["type"]?["anyOf"]?.arrayValue?.first?["anyOf"]?.arrayValue)
        let names = try #require(offered.first?["enum"]?.arrayValue).compactMap(\.stringValue)
        #expect(Set(names) == Set(known + Dimension.names))
        #expect(Set(TypeDocumentation.described.map(\.name)).isSuperset(of: known))
    }

    @Test func aSettingOfSomeTypesIsRefusedBesideTheOthers() {
        for word in TypeKeys.all.words {
            for element in Word.allCases {
                guard let type = element.languageType, !TypeKeys.keys(of: type).contains(word) else { continue }
                let parameter: JSONValue = [
                    "intentDefinition": 1,
                    "intents": ["A": ["parameters": ["a": .object(["type": .string(element.text), word.text: "x"])]]],
                ]
                let found = Self.validator.problems(of: parameter).map(\.path)
                #expect(found.contains(["intents", "A", "parameters", "a", word.text]), "\(word) of \(element)")
            }
        }
    }

    @Test func referencesLeadSomewhere() {
        let definitions = Self.schema["definitions"]
        for reference in references(in: Self.schema) {
            let name = reference.dropFirst("#/definitions/".count)
            #expect(definitions?[String(name)] != nil, "\(reference)")
        }
    }

    /// The definitions of the schema that are made of a kind's keys.
    private func maps() throws -> [(MapKind, JSONValue)] {
        let definitions = try #require(Self.schema["definitions"])
        func part(_ name: String, _ form: Int) throws -> JSONValue {
            let forms = definitions[name]?["anyOf"]?.arrayValue ?? []
            return try #require(forms.dropFirst(form).first, "\(name)")
        }
        let cases = try #require(definitions["enum"]?["properties"]?["cases"]?["anyOf"]?.arrayValue?.last)
        return [
            (.file, try #require(Self.schema["else"])), (.type, try #require(definitions["objectType"])),
            (.property, try part("property", 1)), (.enum, try #require(definitions["enum"])),
            (.enumCase, try part("case", 1)), (.intent, try #require(definitions["intent"])),
            (.unknownCase, try #require(cases["properties"]?["unknown"]?["anyOf"]?.arrayValue?.last)),
            (.parameter, try part("parameter", 1)),
            (.input, try #require(try part("parameter", 1)["properties"]?["input"]?["anyOf"]?.arrayValue?.last)),
            (.option, try part("option", 1)),
            (.widget, try #require(definitions["widget"])), (.range, try part("range", 1)),
            (.image, try part("image", 1)), (.optionsFrom, try #require(definitions["optionsFrom"])),
            (.condition, try #require(try part("when", 1)["additionalProperties"]?["anyOf"]?.arrayValue?.last)),
            (.defaultRule, try part("default", 2)),
            (.siri, try #require(try part("parameter", 1)["properties"]?["siri"]?["anyOf"]?.arrayValue?.last)),
            (.suggestion, try part("suggestion", 1)), (.responseCode, try part("code", 1)),
            (.response, try #require(definitions["intent"]?["properties"]?["response"])),
        ]
    }

    private func references(in value: JSONValue) -> [String] {
        switch value {
        case .object(let object):
            object.members.flatMap { $0.key == "$ref" ? [$0.value.stringValue ?? ""] : references(in: $0.value) }
        case .array(let elements): elements.flatMap { references(in: $0) }
        default: []
        }
    }
}
