import IntentControl
import IntentEditor
import IntentModel
import IntentRuntime
import IntentStoreSQLite
import IntentSystem
import IntentTestSupport
import Testing

/// Values of random definitions in each form in which they are written and read again.
struct RandomValueTests {
    @Test(arguments: RandomSeeds.chosen(60))
    func `values of random definitions stay the same in every form`(_ seed: UInt64) async throws {
        var random = RandomDefinition(seed: seed)
        let schema = random.schema().showingAllIntents()
        for intent in schema.intents where !intent.isSystem && !intent.parameters.isEmpty {
            let shown = try #require(schema.widgets.last { $0.intent == intent.name })
            let trip = try await RoundTrip(of: intent, in: schema, kind: shown.kind)
            for parameter in intent.parameters {
                if let value = random.userValue(of: parameter, in: schema, family: RoundTrip.family) {
                    try await trip.check(value, of: parameter)
                }
            }
            try await trip.checkStores()
            try await trip.checkDraft()
        }
    }

    @Test func `the seeds have values of every type that users enter`() {
        var kinds: Set<ElementKind> = []
        for seed in 0..<500 as Range<UInt64> {
            var random = RandomDefinition(seed: seed)
            let schema = random.schema()
            for parameter in schema.intents.flatMap(\.parameters)
            where random.userValue(of: parameter, in: schema, family: RoundTrip.family) != nil {
                kinds.insert(parameter.type.element.kind)
            }
        }
        let entered = ElementKind.allCases.filter { $0 != .system && $0 != .anyObject }
        expectEqual(Set(entered).subtracting(kinds), [])
    }
}

/// An instance whose values are written and read.
private struct RoundTrip {
    static let family = SizeFamily.systemLarge

    let intent: Intent
    let schema: Schema
    let engine: IntentEngine
    let id: InstanceID

    init(of intent: Intent, in schema: Schema, kind: WidgetKind) async throws {
        (self.intent, self.schema) = (intent, schema)
        engine = try IntentEngine(schema: schema, store: InMemoryStore())
        id = try await engine.place(kind, family: Self.family)
    }

    func check(_ value: IntentValue, of parameter: Parameter) async throws {
        let type = parameter.type
        let written = type.wire(for: value).rendered()
        let read = try type.value(fromWire: JSONValue(parsing: written), in: schema, keepingMismatches: false)
        expectEqual(read, value, "as JSON: \(written)")
        try checkAssignments(of: value, to: parameter, written)
        do {
            try await engine.edit(id) { $0.append(.set(value), to: parameter.name) }
        } catch let error as EngineError {
            // A rule can refuse the value, and a row on which its options depend may have no value.
            let isExcluded = !parameter.dependsOn.isEmpty || error.problems.allSatisfy { $0.code == .refused }
            #expect(isExcluded, "\(parameter.name) = \(written): \(error)")
            return
        }
        let stored = try engine.resolvedSynchronously(id).parameter(named: parameter.name)?.stored
        expectEqual(stored, value, "as it is stored: \(written)")
    }

    /// Checks `PARAM:=JSON`, and `PARAM=TEXT` for values that have a text.
    private func checkAssignments(of value: IntentValue, to parameter: Parameter, _ json: String) throws {
        var arguments = ["\(parameter.name):=\(json)"]
        let texts = value.slots.map { $0?.writtenLiteral }
        let isTyped = texts.allSatisfy { text in
            text.map { !$0.isEmpty && !$0.contains(",") && !$0.contains("\\") } ?? false
        }
        if parameter.type.element.isTyped, isTyped {
            arguments.append("\(parameter.name)=\(texts.compactMap(\.self).joined(separator: ","))")
        }
        for argument in arguments {
            let edit = try DynamicEdit(
                [Assignment(parsing: argument)], intent: intent, schema: schema, documents: ProcessDocuments())
            let step = try #require(edit.steps.first)
            expectEqual(step.parameter, parameter.name)
            guard case .set(let read?) = step.operation else {
                Issue.record("\(argument) sets no value")
                continue
            }
            // A typed option is looked up later.
            expectEqual(read.slots.map { $0?.optionKey }, value.slots.map { $0?.optionKey }, "by \(argument)")
        }
    }

    /// Exports the instance, and imports it into a store on the disk.
    func checkStores() async throws {
        let document = try await engine.export(includesSecrets: true)
        let text = document.json.rendered()
        let read = try InstanceDocument(parsing: Array(text.utf8))
        expectEqual(read, document)
        let folder = try TemporaryFolder()
        let other = try IntentEngine(schema: schema, store: SQLiteStore(path: "\(folder.path)/store.sqlite"))
        let report = try await other.import(read, settings: ImportSettings(isExact: true))
        #expect(report.isWritten)
        try await expectEqual(other.export(includesSecrets: true).json.rendered(), text)
        try expectEqual(other.resolvedSynchronously(id).parameters, engine.resolvedSynchronously(id).parameters)
    }

    /// Drafts the stored values, and opens the draft again.
    func checkDraft() async throws {
        let values = try engine.resolvedSynchronously(id).parameters
        let editor = try await InstanceEditor.open(id, in: engine)
        try editor.perform(.revert)
        for parameter in values {
            guard let value = parameter.stored else { continue }
            try editor.perform(.set(parameter.name, nil))
            try editor.perform(.set(parameter.name, value))
        }
        let draft = editor.draftJSON
        let reopened = try await InstanceEditor.open(
            id, in: engine, draft: JSONValue(parsing: draft.rendered()))
        expectEqual(reopened.draftJSON.rendered(), draft.rendered())
        expectEqual(reopened.content.rows, editor.content.rows)
    }
}

extension Schema {
    /// Returns the definitions with a widget in a large family for each intent, behind those that they declare.
    fileprivate func showingAllIntents() -> Schema {
        var schema = self
        for index in schema.intents.indices where !schema.intents[index].isSystem {
            let name = "Shown\(index)"
            schema.intents[index].isEligibleForWidgets = true
            schema.widgets.append(
                DeclaredWidget(
                    name: name, swiftName: "shown\(index)", kind: WidgetKind(name),
                    title: LocalizedText(name, language: language), description: nil,
                    intent: schema.intents[index].name, families: [RoundTrip.family], timeline: nil))
        }
        return schema
    }
}

extension ElementType {
    /// Whether a text on the command line can be every value of the type.
    fileprivate var isTyped: Bool {
        switch self {
        case .file, .person, .placemark, .paymentMethod, .record, .union, .system: false
        default: true
        }
    }
}
