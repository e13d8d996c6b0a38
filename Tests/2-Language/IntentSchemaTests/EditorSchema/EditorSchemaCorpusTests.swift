import Foundation
import IntentDiagnostics
import IntentModel
import IntentTestSupport
import IntentYAML
import Testing

@testable import IntentAuthoring
@testable import IntentSchema

/// Validates the corpus with the JSON Schema for editors.
struct EditorSchemaCorpusTests {
    private static let validator = JSONSchemaValidator(EditorSchema.json)

    @Test(arguments: try Corpus.runs("valid") + Corpus.shipped())
    func `the schema accepts every valid definition`(_ run: Corpus.Run) throws {
        for file in run.files {
            expectEqual(problems(in: try #require(readTree(of: file))), [], "\(file.path)")
        }
    }

    @Test(arguments: [
        "enums: { A: { cases: { unknown: { title: None, index: 0 }, a: A } } }",
        "types: { 12: { swiftName: Twelve }, Zoë: {}, 时间: {}, 🚗: {} }",
        "intents: { A: { parameters: { a: { type: Integer, options: { +5: Five, 10: 10 }, default: 5 } } } }",
        "intents: { A: { title: 12, description: true, deprecated: 1.5, renamedFrom: [1, true, B] } }",
        "intents: { A: { parameters: { a: { type: Decimal, range: -.5...1e3, default: 5. } } } }",
        "intents: { A: { parameters: { a: { type: [Integer], range: ' 1 ... 3 ', size: 1 ... 3, default: [] } } } }",
        "intents: { A: { parameters: { a: { type: TimeInterval, default: 1.5h }, b: { type: TimeInterval, default: -3 } } } }",
        "intents: { A: { parameters: { a: { type: Boolean, default: dynamic }, b: { type: URL, default: a/b } } } }",
        "group: 12",
        "language: sr-Latn-RS\nlanguages: [sr, zh-yue-HK, de-1996, es-419, de-DE-1901, en-x-us-twain]",
    ])
    func `the schema accepts everything that the reader accepts`(_ text: String) throws {
        let file = SourceFile(path: "a.intent.yaml", text: "intentDefinition: 1\n\(text)\n")
        let resolved = resolveDefinitions([file])
        expectEqual(render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text), "")
        expectEqual(problems(in: try #require(readTree(of: file))), [])
    }

    @Test(arguments: RandomSeeds.chosen(100))
    func `the schema accepts random definitions`(_ seed: UInt64) throws {
        var random = RandomDefinition(seed: seed)
        let rendered = renderDefinition(random.schema())
        let files = [SourceFile(path: "a.intent.yaml", text: rendered.definition)]
        for file in files + rendered.translations.map({ SourceFile(path: "a.intent.\($0.key).yaml", text: $0.value) }) {
            expectEqual(
                problems(in: try #require(readTree(of: file))), [],
                "\(file.path):\n\(String(decoding: file.bytes, as: UTF8.self))")
        }
    }

    /// The schema finds every unknown key, missing key and wrong type that can be found in one value.
    @Test(arguments: try Corpus.runs("invalid"))
    func `the schema rejects what the reader rejects`(_ run: Corpus.Run) throws {
        for file in run.files {
            guard let tree = readTree(of: file) else { continue }
            let problems = problems(in: tree)
            let map = SourceMap(file)
            let seen = Set(problems.map { line(of: $0, in: tree, map) })
            let expected = readExpectations(in: file).expected.filter { Self.codes.contains($0.code) }
            for line in Set(expected.map(\.line)).subtracting(seen).sorted() {
                let text = String(decoding: map.bytes(in: map.range(ofLine: line)), as: UTF8.self)
                let place = "\(file.path): \(text)"
                #expect(Self.unseen.contains { place.contains($0.key) }, "\(file.path):\(line): \(text)")
            }
        }
    }

    private static let codes: Set<DiagnosticCode> = [.unknownKey, .missingKey, .wrongType]

    /// Lines whose errors the schema cannot find, with the reason.
    private static let unseen: [String: String] = [
        "language: zh-Hans #": "the name of the file is not seen",
        "values: { count: many }": "the type of a value in a preset is that of a parameter",
        "values: { count: { handler": "the type of a value in a preset is that of a parameter",
        "wide: { type: Stop": "the types of properties and fields are declared elsewhere",
        "when: { platform: a }": "the types of properties and rows are declared elsewhere",
        "trip: Station # expect": "the types of properties and rows are declared elsewhere",
        "text: { type: Other, default: a }": "the type is declared elsewhere",
        "values: { count: [1] }": "the type of a value in a preset is that of a parameter",
        "presets: { home: { values: { zone: CET } } }": "presets require another key",
        "askWhenAdded: true # expect": "it requires another key",
        "disabled: true": "a text can be a Boolean",
        "english: Text": "codes of languages are not listed",
        "{ city: { row: town } } } } # expect: unknown-key": "a type can have sources, but not rows",
        "where: { citi:": "the properties of the type are declared elsewhere",
        "options: dynamic, where:": "the schema does not compare the keys of options",
        "options: [x, y], where:": "the schema does not compare the keys of options",
        "note: { type: String, freeText": "the schema does not compare the keys of options",
        "city: { type: String, freeText": "the schema does not compare the keys of options",
        "ifParentChanges: keep } # expect": "the schema does not compare the keys of options",
        "ifVanished: clear } # expect": "the schema does not compare the keys of options",
        "ifVanished: useDefault } # expect": "the schema does not compare the keys of options",
        "options: [\"Line 1": "line breaks depend on another key",
        "options: { \"Line 1": "line breaks depend on another key",
        "default: { stop: { row": "the fields of the type are declared elsewhere",
        "default: { label: { en": "the fields of the type are declared elsewhere",
        "default: { stop: null": "the fields of the type are declared elsewhere",
        "default: { lines: { first": "the fields of the type are declared elsewhere",
        "values: { fifth:": "the fields of the type are declared elsewhere",
        "where: { floor:": "the types of properties and rows are declared elsewhere",
        "contry: Norway": "it could be a property of the type, which is declared elsewhere",
        "name: { atLeast: 3 }": "depends on the type of another parameter",
        "{ left: { moreThan: { row: right } } }": "depends on the type of another parameter",
        "{ de: Abfahrten }": "depends on the language of the file",
        "people: about 12": "the type of the property is declared elsewhere",
        "farHexadecimal:": "to YAML it is a number",
        "url: two words": "addresses are not parsed",
        "{ not: [] }": "an empty list is a list of values too",
        "octal:": "to YAML it is a number",
        "exponent:": "to JSON Schema 1e3 is whole",
        "endless:": "to YAML it is a number",
        "3 metres": "an own type may be called Length",
        "backward:": "two numbers of one text are not compared",
        "{ type: Length, default: 3": "an own type may be called Length",
        "type: Color, default": "an own type may be called Color",
        "type: Color, options": "an own type may be called Color",
        "type: [Color], default": "an own type may be called Color",
        "{ listed: reddish }": "depends on the type of another parameter",
        "type: Control, default": "the type is declared elsewhere",
        "convertedFrom: { type:": "what a conversion needs depends on both types",
        "otherwise: 0...0": "numbers in a text are not compared",
        "range: 3...1": "two numbers of one text are not compared",
        "{ min: 5, max: 1 }": "two numbers are not compared",
        "range: 1e999...": "numbers in a text are not compared",
        "range: 2h...5m": "two durations of one text are not compared",
        "range: 2026-12-31...2026-01-01": "two dates of one text are not compared",
        "kind: time, range: today": "depends on the kind",
        "range: 2026-02-30": "dates are not parsed",
        "range: 5 EUR...9 USD": "two currencies of one text are not compared",
        "currencies: [USD], range: 5 EUR": "depends on another key",
        "g: { atLeast: 1 }": "depends on the type of another parameter",
        "toggle: door": "the parameters of the intent are declared elsewhere",
        "every: 500ms": "numbers in a text are not compared",
        "every: 367d": "numbers in a text are not compared",
        "cases: [unknown]": "the elements of a list are alike",
        "intentDefinition: 1.0": "to JSON Schema it is 1",
        "fewSlots:": "two numbers of one text are not compared",
        "http://127.0.0.256": "numbers in a text are not compared",
        "timeout: 29s": "numbers in a text are not compared",
        "timeout: 0s": "numbers in a text are not compared",
        "command: ['', x]": "the elements of a list are alike",
        "summary: # expect": "the keys could be languages",
        "{ summary: { de: Bewege } }": "depends on the language of the file",
        "intents.Bord": "the definition is another file",
        "parameters.lime": "the definition is another file",
        "line.description: Linie": "the definition is another file",
        "widgets.Board.title": "the definition is another file",
        "stop.subtitle": "the definition is another file",
        "Board.line.title": "the definition is another file",
        "stop.input.description": "the definition is another file",
        "siri.confirm.smal:": "the definition is another file",
        "name.siri.confirm:": "the definition is another file",
        "summary.otherwise: Bestelle": "the definition is another file",
        "suggestions.name.title:": "the definition is another file",
        "codes.success: Fertig": "the definition is another file",
        "codes.success.show: Fertig": "the definition is another file",
        "summary.huge:": "the definition is another file",
        "bord.intent.de.yaml: # expect-here": "the definition is another file",
        "language: fr # expect": "depends on the name of the file",
        "language: de # expect": "depends on the name of the file",
        "board.intent.old.yaml: # expect-here": "depends on the name of the file",
    ]

    private func problems(in tree: YAMLTree) -> [JSONSchemaProblem] {
        Self.validator.problems(of: tree.root.map { jsonValue(of: $0, in: tree) } ?? .null)
    }

    private func line(of problem: JSONSchemaProblem, in tree: YAMLTree, _ map: SourceMap) -> Int {
        guard let root = tree.root, !problem.path.isEmpty else { return 1 }
        return map.position(at: tree.range(node(at: problem.path, in: tree, from: root)).start).line
    }

    /// The key of the last member of a path, or its element.
    private func node(at path: [String], in tree: YAMLTree, from root: NodeID) -> NodeID {
        var (place, value) = (root, root)
        for step in path {
            switch tree.kind(value) {
            case .mapping:
                guard let entry = tree.entries(of: value).first(where: { tree.text($0.key) == step }) else {
                    return place
                }
                (place, value) = (entry.key, entry.value)
            case .sequence:
                guard let element = Array(tree.elements(of: value)).dropFirst(Int(step) ?? 0).first else {
                    return place
                }
                (place, value) = (element, element)
            case .scalar: return place
            }
        }
        return place
    }
}
