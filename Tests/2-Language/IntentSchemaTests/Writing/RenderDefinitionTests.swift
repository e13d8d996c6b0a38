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
        expectSeeds(use: Self.forms) { schema in
            let text = renderDefinition(schema).definition
            return Self.forms.filter { text.contains($0) }
        }
    }

    @Test func `the seeds use what records and unions can have`() {
        let sources = ["dynamic", "file", "command", "address", "listed"]
        let expected =
            sources.flatMap { ["field: \($0)", "member: \($0)"] } + [
                "default of a record", "default of a union", "default of records", "default of unions",
                "condition on a union", "rule on a union",
            ]
        expectSeeds(use: expected) { Array($0.formsOfRecords) }
    }

    /// Expects the first seeds to use some forms.
    private func expectSeeds(use expected: [String], _ forms: (Schema) -> [String]) {
        var missing = Set(expected)
        for seed in 0..<1_000 as Range<UInt64> where !missing.isEmpty {
            var random = RandomDefinition(seed: seed)
            missing.subtract(forms(random.schema()))
        }
        expectEqual(missing, [])
    }

    /// Parts of the keys of forms as they are written.
    private static let forms = [
        "pattern: ", "patternMessage: ", "schemes: ", "secret: true", "range: 22:00...06:00", "rules:", "require:",
        "message: ", "row: ", "property: ", "where:", "disabled: ", "sections:", "section: ", "folded: true", "fields:",
        "oneOf:", "presets:", "askWhenAdded: true", "at: [", "convertedFrom: ", "lessThan: ", "moreThan: ", "isSet: ",
        "length: ",
    ]
}

extension Schema {
    /// What the records and unions of this schema have.
    fileprivate var formsOfRecords: Set<String> {
        var found: Set<String> = []
        for type in types {
            for field in type.recordFields {
                found.insert("\(type.isUnion ? "member" : "field"): \(field.options.keyword)")
            }
        }
        for intent in intents {
            for parameter in intent.parameters where parameter.type.element.isRecord && parameter.defaultRule != nil {
                let noun = parameter.type.element.isUnion ? "union" : "record"
                found.insert("default of \(parameter.type.isList ? "\(noun)s" : "a \(noun)")")
            }
            func compares(_ requirement: Requirement) -> Bool {
                requirement.alternatives.joined().contains { condition in
                    guard case .isOneOf = condition.test else { return false }
                    return intent.parameter(named: condition.parameter)?.type.element.isUnion ?? false
                }
            }
            if intent.parameters.contains(where: { compares($0.when) }) { found.insert("condition on a union") }
            if intent.rules.contains(where: { compares($0.require) }) { found.insert("rule on a union") }
        }
        return found
    }
}

extension OptionSource {
    fileprivate var keyword: String {
        switch self {
        case .free: "free"
        case .none: "none"
        case .dynamic: "dynamic"
        case .listed: "listed"
        case .file: "file"
        case .command: "command"
        case .address: "address"
        }
    }
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
