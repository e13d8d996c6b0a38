import Foundation
import IntentDiagnostics
import IntentEditor
import IntentModel
import IntentRuntime
import IntentSchema
import IntentTestSupport
import IntentTooling
import Testing

/// What an editor shows of the definitions that there are, as it is reviewed.
@Suite struct EditorReferenceTests {
    static let definitions: [String] = files(in: "definitions") + files(in: "Tests/Corpus/valid")

    @Test(arguments: definitions)
    func showsWhatTheReferenceSays(_ path: String) async throws {
        let resolved = try loadDefinitions(at: [Self.package + "/" + path])
        #expect(!resolved.diagnostics.hasErrors)
        let schema = resolved.schema.withWidgets
        let engine = try IntentEngine(schema: schema, store: InMemoryStore(), optionFiles: NoSources())
        var contents: [JSONValue] = []
        for widget in schema.widgets {
            for family in widget.families {
                let id = try await engine.place(widget.kind, family: family)
                // The biggest family is shown in every language.
                let languages = family == widget.families.last ? schema.languages.filter { $0 != "en" } : []
                for language in ["en"] + languages {
                    let content = try await InstanceEditor.open(id, in: engine, locale: language).content
                    contents.append(content.json.adding("id", "example"))
                }
            }
        }
        try Reference.check(JSONValue.array(contents).rendered(columns: 120) + "\n", Self.name(of: path))
    }

    /// The file's name, after those of its folders.
    private static func name(of path: String) -> String {
        path.split(separator: "/").filter { $0 != "Tests" && $0 != "Corpus" }.joined(separator: "-")
            .replacingOccurrences(of: ".intent.yaml", with: "") + ".json"
    }

    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path

    /// Definitions, and folders of several that belong together.
    private static func files(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: package + "/" + folder)) ?? []
        return names.filter { $0.hasSuffix(".intent.yaml") || !$0.contains(".") }.sorted().map { folder + "/" + $0 }
    }
}

extension Schema {
    /// Each intent has a widget to be edited in.
    fileprivate var withWidgets: Schema {
        var schema = self
        for intent in intents where !widgets.contains(where: { $0.intent == intent.name }) {
            schema.widgets.append(
                Widget(
                    name: "Example\(intent.name)", swiftName: "example", kind: WidgetKind("Example\(intent.name)"),
                    title: intent.title, intent: intent.name, families: [.systemMedium]))
        }
        return schema
    }
}
