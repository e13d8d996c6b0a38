import Foundation
import IntentCodegen
import IntentModel
import Testing

@testable import IntentXcode

/// Real files on their way to the classes that Xcode makes of them.
@Suite(.enabled(if: !SharedFiles.definitions.isEmpty, "the shared definition files are not beside the project"))
struct CorpusGenerationTests {
    @Test(arguments: SharedFiles.definitions)
    func theRequirementsAreThoseThatTheFileAsksFor(_ path: String) throws {
        let bytes = try Data(contentsOf: URL(filePath: path))
        let text = try generated(from: bytes)
        let list = try PropertyListSerialization.propertyList(from: bytes, format: nil) as? [String: Any]
        for intent in list?["INIntents"] as? [[String: Any]] ?? [] where intent["INIntentType"] as? String == "Custom" {
            for parameter in intent["INIntentParameters"] as? [[String: Any]] ?? [] {
                check(Facts(parameter), in: try protocolText(of: intent, text))
            }
        }
    }

    /// What decides about a parameter's requirements.
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
        #expect(text.contains("func resolve\(facts.name)(") == facts.isResolved, "\(facts.name)")
        #expect(text.contains("func provide\(facts.name)OptionsCollection(") == facts.isProvided, "\(facts.name)")
        #expect(text.contains("func default\(facts.name)(") == facts.isProvided, "\(facts.name)")
        let search = "\"provide\(facts.name)OptionsCollection(for:searchTerm:)\""
        #expect(text.contains(search) == facts.isSearched, "\(facts.name)")
    }

    private func generated(from bytes: Data) throws -> String {
        let file = try takeApart(readPropertyList(Array(bytes)))
        let schema = try importing(file).schema
        let definition = DefinitionFile(
            fileName: "a.intent.yaml", types: schema.types.map(\.name), enums: schema.enums.map(\.name),
            intents: schema.intents.map(\.name), widgets: schema.widgets.map(\.name))
        let emission = GenerationTarget.sirikit.emit(schema, files: [definition])
        #expect(emission.problems == [])
        return try #require(emission.files.first).text
    }

    /// The handling protocol of an intent, with the extension behind it.
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
