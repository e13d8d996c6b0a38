import Foundation
import IntentEmitters
import IntentModel
import IntentTestSupport
import Testing

@testable import IntentXcode

/// The import of real files. The rendered definition is valid and resolves to the imported schema.
@Suite(.enabled(if: !SharedFiles.definitions.isEmpty, "the shared definition files are not available"))
struct ImportCorpusTests {
    @Test(arguments: SharedFiles.definitions)
    func `every real file becomes a valid definition`(_ path: String) throws {
        let bytes = Array(try Data(contentsOf: URL(filePath: path)))
        let file = try disassemble(readPropertyList(bytes))
        let schema = try importing(file).schema
        #expect(schema.intents.count == file.intents?.count ?? 0)
        #expect(schema.types.count == file.types?.count ?? 0)
        #expect(schema.enums.count == file.enums?.count ?? 0)
    }
}

/// The generation of Swift from real files, with the requirements that Xcode generates.
@Suite(.enabled(if: !SharedFiles.definitions.isEmpty, "the shared definition files are not available"))
struct CorpusGenerationTests {
    @Test(arguments: SharedFiles.definitions)
    func `generated protocols have the requirements of the file`(_ path: String) throws {
        let bytes = try Data(contentsOf: URL(filePath: path))
        let text = try generated(from: bytes)
        let list = try PropertyListSerialization.propertyList(from: bytes, format: nil) as? [String: Any]
        for intent in list?["INIntents"] as? [[String: Any]] ?? [] where intent["INIntentType"] as? String == "Custom" {
            for parameter in intent["INIntentParameters"] as? [[String: Any]] ?? [] {
                check(Facts(parameter), in: try protocolText(of: intent, text))
            }
        }
    }

    /// The keys of a parameter that determine its requirements.
    private struct Facts {
        let name: String
        let isResolved: Bool
        let isProvided: Bool
        let isSearched: Bool
        let isOfTheSystem: Bool

        init(_ parameter: [String: Any]) {
            func flag(_ key: String) -> Bool { parameter["INIntentParameter\(key)"] as? Bool ?? false }
            let given = parameter["INIntentParameterName"] as? String ?? ""
            name = given.prefix(1).uppercased() + given.dropFirst()
            isResolved = flag("SupportsResolution")
            isProvided = flag("SupportsDynamicEnumeration")
            isSearched = flag("SupportsSearch") && isProvided
            isOfTheSystem = ["Object", "Enum"].contains { type in
                parameter["INIntentParameter\(type)TypeNamespace"] as? String == "System"
            }
        }
    }

    private func check(_ facts: Facts, in text: String) {
        guard !facts.isOfTheSystem else { return }
        expectEqual(text.contains("func resolve\(facts.name)("), facts.isResolved, "\(facts.name)")
        expectEqual(text.contains("func provide\(facts.name)OptionsCollection("), facts.isProvided, "\(facts.name)")
        expectEqual(text.contains("func default\(facts.name)("), facts.isProvided, "\(facts.name)")
        let search = "\"provide\(facts.name)OptionsCollection(for:searchTerm:)\""
        expectEqual(text.contains(search), facts.isSearched, "\(facts.name)")
    }

    private func generated(from bytes: Data) throws -> String {
        let file = try disassemble(readPropertyList(Array(bytes)))
        let schema = try importing(file).schema
        let definition = DefinitionFile(
            fileName: "a.intent.yaml", types: schema.types.map(\.name), enums: schema.enums.map(\.name),
            intents: schema.intents.map(\.name), widgets: schema.widgets.map(\.name))
        let emission = GenerationTarget.sirikit.emit(schema, files: [definition])
        expectEqual(emission.problems, [])
        return try #require(emission.files.first).text
    }

    /// Returns the handling protocol of an intent and its extension.
    private func protocolText(of intent: [String: Any], _ text: String) throws -> String {
        let name = try #require(intent["INIntentName"] as? String)
        let derived = (intent["INIntentClassPrefix"] as? String ?? "") + name + "Intent"
        let className = intent["INIntentClassName"] as? String ?? derived
        let start = try #require(text.range(of: "protocol \(className)Handling: "))
        let rest = text[start.upperBound...]
        let end = rest.range(of: "enum \(className)ResponseCode")?.lowerBound ?? rest.endIndex
        return String(rest[..<end])
    }
}
