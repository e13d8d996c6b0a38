import Foundation
import IntentAuthoring
import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

struct RenderDefinitionTests {
    @Test(arguments: try Corpus.runs("valid") + Corpus.shipped())
    func `reading a rendered schema returns an equal schema`(_ run: Corpus.Run) {
        // The files of a run can have different languages; one file has only one.
        for file in run.singleFiles() { expectSame(file.resolved().schema) }
    }

    @Test(arguments: try Corpus.shipped().flatMap { $0.singleFiles() })
    func `rendered shipped definitions have no diagnostics`(_ run: Corpus.Run) {
        let resolved = renderDefinition(run.resolved().schema).resolved()
        expectEqual(render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text), "")
    }

    @Test func `an empty schema is rendered`() {
        expectEqual(renderDefinition(Schema()).definition, "intentDefinition: 1\n")
        expectSame(Schema())
    }
}

struct RandomDefinitionTests {
    @Test(arguments: RandomSeeds.chosen(150))
    func `reading a rendered schema returns an equal schema`(_ seed: UInt64) {
        var random = RandomDefinition(seed: seed)
        expectSame(random.schema())
    }

    @Test func `the seeds use everything that forms can have`() {
        var found: Set<String> = []
        for seed in 0..<300 as Range<UInt64> {
            var random = RandomDefinition(seed: seed)
            let text = renderDefinition(random.schema()).definition
            found.formUnion(Self.forms.filter { text.contains($0) })
        }
        expectEqual(Set(Self.forms).subtracting(found), [])
    }

    /// Parts of the keys of forms as they are written.
    private static let forms = [
        "pattern: ", "patternMessage: ", "schemes: ", "secret: true", "range: 22:00...06:00", "rules:", "require:",
        "message: ", "row: ", "property: ", "where:", "disabled: ", "sections:", "section: ", "folded: true", "fields:",
        "oneOf:", "presets:", "askWhenAdded: true", "at: [", "convertedFrom: ", "lessThan: ", "moreThan: ", "isSet: ",
        "length: ",
    ]
}

/// Writes random definitions for `Scripts/checks/generated-swift`.
struct RandomDefinitionFiles {
    /// `FOLDER:FIRST:COUNT`, where the first seed and the number of seeds are whole numbers.
    private static let request = ProcessInfo.processInfo.environment["INTENT_RANDOM_DEFINITIONS"]?.split(separator: ":")

    @Test(.enabled(if: request?.count == 3)) func `valid definitions with names of Swift are written`() throws {
        let request = try #require(Self.request)
        let (first, count) = try (#require(UInt64(request[1])), #require(UInt64(request[2])))
        for seed in first..<first + count {
            var random = RandomDefinition(seed: seed, usesSwiftNames: true)
            let rendered = renderDefinition(random.schema())
            // Names can collide.
            if rendered.resolved().diagnostics.hasErrors { continue }
            let folder = URL(fileURLWithPath: "\(request[0])/\(seed)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(rendered.definition.utf8).write(to: folder.appendingPathComponent("test.intent.yaml"))
            for (language, text) in rendered.translations {
                try Data(text.utf8).write(to: folder.appendingPathComponent("test.intent.\(language).yaml"))
            }
        }
    }
}

extension RenderedDefinition {
    /// Resolves the files.
    func resolved() -> ResolvedDefinitions {
        let texts = translations.sorted { $0.key < $1.key }.map { language, text in
            TranslationSource(
                SourceFile(path: "test.intent.\(language).yaml", text: text), language: language, definition: 0)
        }
        return resolveDefinitions([SourceFile(path: "test.intent.yaml", text: definition)], translations: texts)
    }

    /// The contents of all files.
    var whole: String {
        definition + translations.sorted { $0.key < $1.key }.map { "\n--- \($0.key)\n\($0.value)" }.joined()
    }
}

extension Corpus.Run {
    /// Each definition with its translations as a separate run, without definitions that need other files.
    func singleFiles() -> [Corpus.Run] {
        guard definitions.count > 1 else { return [self] }
        return definitions.map { Corpus.Run(name: $0.path, files: [$0]) }.filter {
            !$0.resolved().diagnostics.hasErrors
        }
    }
}

/// Fails if reading a rendered schema returns errors or another schema, or if rendering that schema again returns other
/// text.
func expectSame(_ schema: Schema, sourceLocation: SourceLocation = #_sourceLocation) {
    let rendered = renderDefinition(schema)
    let resolved = rendered.resolved()
    let errors = resolved.diagnostics.sorted().filter { $0.severity == .error }
    #expect(
        errors.isEmpty, "\(render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text))",
        sourceLocation: sourceLocation)
    expectEqual(difference(resolved.schema, schema), nil, "of:\n\(rendered.whole)", sourceLocation: sourceLocation)
    expectEqual(renderDefinition(resolved.schema), rendered, sourceLocation: sourceLocation)
}

/// Returns the first declaration that differs; nil if none does.
private func difference(_ found: Schema, _ expected: Schema) -> String? {
    if found == expected { return nil }
    func first<Element: Equatable>(_ found: [Element], _ expected: [Element]) -> String? {
        if found.count != expected.count { return "\(found.count) instead of \(expected.count)" }
        return zip(found, expected).first { $0 != $1 }.map { "\($0)\n  instead of\n\($1)" }
    }
    let parameters = zip(found.intents, expected.intents).lazy.compactMap { first($0.parameters, $1.parameters) }.first
    return parameters ?? first(found.types, expected.types) ?? first(found.enums, expected.enums)
        ?? first(found.intents, expected.intents) ?? first(found.widgets, expected.widgets)
        ?? "\(found.group) \(found.language) \(found.languages)"
}
