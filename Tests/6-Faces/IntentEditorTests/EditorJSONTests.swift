import Foundation
import IntentDefinitionFiles
import IntentDiagnostics
import IntentEditor
import IntentModel
import IntentRuntime
import IntentSchema
import IntentTestSupport
import Testing

/// The JSON that interfaces in other languages read and write.
@Suite struct EditorJSONTests {
    @Test func `JSON changes are read and performed`() async throws {
        let board = try await Board()
        let changes: [(String, EditorChange)] = [
            (#"{"set":"labelSize","value":16}"#, .set("labelSize", .integer(16))),
            (#"{"set":"note","value":null}"#, .set("note", nil)),
            (#"{"set":"tags","value":["a",null]}"#, .set("tags", .list([.string("a"), nil]))),
            (#"{"setText":"labelSize","text":"9"}"#, .setText("labelSize", "9")),
            (#"{"setSlot":"tags","slot":0,"value":"x"}"#, .setSlot("tags", 0, .string("x"))),
            (#"{"moveSlot":"stops","from":1,"to":0}"#, .moveSlot("stops", from: 1, to: 0)),
            (#"{"reset":"note"}"#, .reset("note")), (#"{"discard":"note"}"#, .discard("note")),
            (#"{"revert":true}"#, .revert), (#"{"set":"note","value":"x"}"#, .set("note", .string("x"))),
            (#"{"settle":"note","settlement":"takeTheirs"}"#, .settle("note", .takeTheirs)),
        ]
        for (text, change) in changes {
            if case .settle = change {
                try await board.edit("note", .string("theirs"))
                try await board.editor.refresh()
            }
            try expectEqual(board.editor.change(from: JSONValue(parsing: text)), change)
            try board.editor.perform(change)
        }
    }

    @Test func `changes made together are one step with errors by index`() async throws {
        let board = try await Board()
        let errors = try board.editor.performTogether([
            .setText("labelSize", "9"), .setText("labelSize", "many"), .set("note", .string("x")),
            .setSlot("tags", 99, nil),
        ])
        expectEqual(errors.mapValues(\.code), [1: .wrongValue, 3: .wrongRequest])
        expectEqual(board.editor.content.changes.map(\.parameter), ["labelSize", "note"])
        #expect(board.editor.undo().changes.isEmpty)
    }

    @Test func `a draft has one change of a parameter`() async throws {
        let board = try await Board()
        try board.editor.perform(.set("labelSize", .integer(16)))
        var draft = try #require(board.editor.draftJSON.objectValue)
        draft["changes"] = .array(Array(repeating: ["reset": "note"], count: 1_000))
        let error = await #expect(throws: EngineError.self) { try await board.editor.resume(.object(draft)) }
        expectEqual(error?.code, .wrongRequest)
        expectEqual(board.editor.content.changes.map(\.parameter), ["labelSize"])
    }

    @Test func `an object may be given by its identifier`() async throws {
        let board = try await Board()
        for text in [#"{"set":"line","value":"a"}"#, #"{"set":"line","value":{"identifier":"a"}}"#] {
            try board.editor.perform(.revert)
            try board.editor.perform(try board.editor.change(from: JSONValue(parsing: text)))
            try expectEqual(board.row("line").value?.optionIdentifier, "a")
        }
        try await board.editor.apply()
        try expectEqual(board.row("line").text, "A")
    }

    @Test(arguments: [
        ("{}", EngineError.Code.wrongRequest), ("[]", .wrongRequest), (#"{"set":5}"#, .wrongRequest),
        (#"{"set":"labelSize"}"#, .wrongRequest), (#"{"set":"size","value":1}"#, .unknownParameter),
        (#"{"set":"labelSize","value":"many"}"#, .wrongValue), (#"{"set":"labelSize","value":[1]}"#, .wrongValue),
        (#"{"setSlot":"tags","value":"x"}"#, .wrongRequest), (#"{"moveSlot":"tags","from":0}"#, .wrongRequest),
        (#"{"setText":"labelSize"}"#, .wrongRequest), (#"{"settle":"note","settlement":"both"}"#, .wrongRequest),
        (#"{"revert":false}"#, .wrongRequest),
    ])
    func `invalid JSON changes are rejected`(_ text: String, _ code: EngineError.Code) async throws {
        let board = try await Board()
        let json = try JSONValue(parsing: text)
        let error = #expect(throws: EngineError.self) { try board.editor.change(from: json) }
        expectEqual(error?.code, code)
    }
}

/// The content of editors for all definitions, compared with reference files.
@Suite struct EditorReferenceTests {
    static let definitions: [String] = files(in: "definitions") + files(in: "Tests/2-Language/Corpus/valid")

    @Test(arguments: definitions)
    func `content matches the reference`(_ path: String) async throws {
        let resolved = try loadDefinitions(at: [Self.package + "/" + path])
        #expect(!resolved.diagnostics.hasErrors)
        let schema = resolved.schema.withWidgets
        var settings = EngineSettings()
        // A range such as `today...` has the day in its limits.
        settings.time = { StoreTime(milliseconds: 1_795_303_800_000) }
        settings.secondsAheadOfUTC = { _ in 0 }
        let engine = try IntentEngine(
            schema: schema, store: InMemoryStore(), documents: UnavailableSources(), settings: settings)
        var contents: [JSONValue] = []
        for widget in schema.widgets {
            var first: JSONValue?
            for family in widget.families {
                let id = try await engine.place(widget.kind, family: family)
                // The last family is shown in every language.
                let languages = family == widget.families.last ? schema.languages.filter { $0 != "en" } : []
                for language in ["en"] + languages {
                    let opened = try await InstanceEditor.open(id, in: engine, locale: language).content
                    let content = opened.json.adding("id", "example")
                    // Each widget is shown once; its other families and languages by what is different.
                    contents.append(first.map { .object(content.differences(from: $0)) } ?? content)
                    first = first ?? content
                }
            }
        }
        try Reference.check(JSONValue.array(contents).rendered(columns: 120) + "\n", Self.name(of: path))
    }

    /// Returns the name of a reference file, which consists of the folders and the name of the definition.
    private static func name(of path: String) -> String {
        path.split(separator: "/").filter { !["Tests", "2-Language", "Corpus"].contains($0) }.joined(separator: "-")
            .replacingOccurrences(of: ".intent.yaml", with: "") + ".json"
    }

    private static let package = Repository.folder.path

    /// Returns definitions, and folders with definitions that belong together.
    private static func files(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: package + "/" + folder)) ?? []
        return names.filter { $0.hasSuffix(".intent.yaml") || !$0.contains(".") }.sorted().map { folder + "/" + $0 }
    }
}

extension Schema {
    /// The schema with a widget for each intent that has none.
    fileprivate var withWidgets: Schema {
        var schema = self
        for intent in intents where !widgets.contains(where: { $0.intent == intent.name }) {
            schema.widgets.append(
                DeclaredWidget(
                    name: "Example\(intent.name)", swiftName: "example", kind: WidgetKind("Example\(intent.name)"),
                    title: intent.title, intent: intent.name, families: [.systemMedium]))
        }
        return schema
    }
}

extension JSONValue {
    /// Returns the values that replace those of another value, by their paths. An object with other keys and a list with another
    /// count are replaced as a whole.
    fileprivate func differences(from other: JSONValue, at path: [String] = []) -> JSONObject {
        var parts: [(name: String, first: JSONValue, second: JSONValue)] = []
        if let first = other.objectValue?.members, let second = objectValue?.members,
            first.map(\.key) == second.map(\.key)
        {
            parts = zip(first, second).map { ($1.key, $0.value, $1.value) }
        } else if let first = other.arrayValue, let second = arrayValue, first.count == second.count {
            // Rows have names.
            parts = zip(first, second).enumerated().map { index, pair in
                (pair.1["name"]?.stringValue ?? "\(index)", pair.0, pair.1)
            }
        } else if self != other {
            return JSONObject(uniqueMembers: [.init(key: path.joined(separator: "."), value: self)])
        }
        return JSONObject(
            uniqueMembers: parts.flatMap { $0.second.differences(from: $0.first, at: path + [$0.name]).members })
    }
}

extension Reference {
    /// Compares a text with a reference file of this test target.
    fileprivate static func check(
        _ text: String, _ path: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Reference")
        if let problem = try problem(of: text, at: path, in: folder) {
            Issue.record("\(problem)", sourceLocation: sourceLocation)
        }
    }
}
