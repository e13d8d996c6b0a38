import Foundation
import IntentDiagnostics
import IntentModel
import IntentTestSupport
import Testing

@testable import IntentAuthoring
@testable import IntentSchema

/// Compares the JSON Schema for editors with the reader of definitions.
struct EditorSchemaTests {
    private static let schema = EditorSchema.json
    private static let validator = JSONSchemaValidator(schema)

    @Test(arguments: MapKind.allCases)
    func `every key is documented once and has a schema`(_ kind: MapKind) {
        let described = KeyDocumentation.keys(of: kind).map(\.key)
        expectEqual(Set(described).count, described.count)
        for word in kind.keys.words {
            #expect(described.contains(word.text), "\(word) of \(kind)")
            #expect(EditorSchema.shape(of: word, in: kind) != nil, "\(word) of \(kind)")
        }
    }

    @Test(arguments: MapKind.allCases)
    func `every documented key is read`(_ kind: MapKind) {
        let read = Set(kind.keys.words.map(\.text))
        expectEqual(Set(KeyDocumentation.keys(of: kind).map(\.key)), read)
    }

    @Test func `the maps of the schema have exactly the reader's keys`() throws {
        for (kind, map) in try maps() {
            let keys = try #require(map["properties"]?.objectValue, "\(kind)").members.map(\.key)
            let extra: Set<String> =
                kind == .defaultRule ? Set(SizeFamily.allCases.map(\.rawValue) + ["otherwise"]) : []
            expectEqual(Set(keys).subtracting(extra), Set(kind.keys.words.map(\.text)), "\(kind)")
            expectEqual(map["additionalProperties"], (kind == .option ? Shapes.valueOrList : false), "\(kind)")
        }
    }

    @Test func `every type is documented and offered`() throws {
        let known = ElementKind.withWords.compactMap(\.word)
        let offered = try #require(
            Self.schema["definitions"]?["type"]?["anyOf"]?.arrayValue?.first?["anyOf"]?.arrayValue)
        let names = try #require(offered.first?["enum"]?.arrayValue).compactMap(\.stringValue)
        expectEqual(Set(names), Set(known + Dimension.names))
        #expect(Set(TypeDocumentation.described.map(\.name)).isSuperset(of: known))
    }

    @Test func `a setting is rejected for types without it`() {
        for word in TypeKeys.all.words {
            for element in ElementKind.withWords {
                guard let type = element.traits.type, !TypeKeys.keys(of: type).contains(word) else { continue }
                let parameter: JSONValue = [
                    "intentDefinition": 1,
                    "intents": ["A": ["parameters": ["a": .object(["type": .string(type.name), word.text: "x"])]]],
                ]
                let found = Self.validator.problems(of: parameter).map(\.path)
                #expect(found.contains(["intents", "A", "parameters", "a", word.text]), "\(word) of \(element)")
            }
        }
    }

    @Test(arguments: ["{ oneOf: [City, String] }", "{ oneOf: { a: City, b: String } }", "[{ oneOf: [City, String] }]"])
    func `a union cannot take the place of a declaration`(_ declaration: String) throws {
        func problems(_ row: String) throws -> [JSONSchemaProblem] {
            let text = "intentDefinition: 1\ntypes: { City: {} }\nintents: { A: { parameters: { a: \(row) } } }\n"
            return Self.validator.problems(of: try #require(readJSONValue(of: SourceFile(path: "", text: text))))
        }
        try #expect(!problems(declaration).isEmpty)
        try expectEqual(problems("{ type: \(declaration) }"), [])
    }

    @Test func `the schema of settings has the reader's keys`() throws {
        let schema = EditorSchema.settings(accesses: ["public"], targets: ["swift", "sirikit"])
        let validator = JSONSchemaValidator(schema)
        expectEqual(
            validator.problems(of: ["intentgenConfig": 1, "access": "public", "targets": ["swift"], "fakes": true]), [])
        expectEqual(
            Set(validator.problems(of: ["access": "open", "targets": ["java"], "key": 1]).map(\.path)),
            [[], ["access"], ["targets", "0"], ["key"]])
    }

    @Test func `every reference resolves`() {
        let definitions = Self.schema["definitions"]
        for reference in references(in: Self.schema) {
            let name = reference.dropFirst("#/definitions/".count)
            #expect(definitions?[String(name)] != nil, "\(reference)")
        }
    }

    /// The definitions of the schema for each kind of mapping.
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
            (
                .condition,
                try #require(definitions["conditions"]?["additionalProperties"]?["anyOf"]?.arrayValue?.last)
            ),
            (.conversion, try #require(try part("parameter", 1)["properties"]?["convertedFrom"])),
            (.defaultRule, try part("default", 2)),
            (.siri, try #require(try part("parameter", 1)["properties"]?["siri"]?["anyOf"]?.arrayValue?.last)),
            (.suggestion, try part("suggestion", 1)), (.responseCode, try part("code", 1)),
            (.response, try #require(definitions["intent"]?["properties"]?["response"])),
            (.control, try #require(definitions["control"])),
            (.appShortcut, try #require(definitions["appShortcut"])),
            (.timeline, try #require(definitions["widget"]?["properties"]?["timeline"])),
            (
                .reload,
                try #require(
                    definitions["widget"]?["properties"]?["timeline"]?["properties"]?["reload"]?["anyOf"]?.arrayValue?
                        .last)
            ),
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

/// The schema file in the repository, for the shipped definitions.
struct EditorSchemaFileTests {
    private let file = Corpus.definitions.appending(path: EditorSchema.fileName)

    @Test func `the committed schema is up to date`() throws {
        if ProcessInfo.processInfo.environment["INTENT_REWRITE_REFERENCES"] != nil {
            try Data(EditorSchema.text.utf8).write(to: file)
            Issue.record("rewrote \(EditorSchema.fileName); run again without INTENT_REWRITE_REFERENCES")
            return
        }
        let isSame = try String(contentsOf: file, encoding: .utf8) == EditorSchema.text
        #expect(isSame, "run: intentgen init definitions")
    }

    @Test func `every shipped definition refers to the schema`() throws {
        for run in try Corpus.shipped() {
            for file in run.files {
                #expect(
                    String(decoding: file.bytes, as: UTF8.self).hasPrefix(EditorSchema.modeline + "\n"), "\(file.path)")
            }
        }
    }
}
