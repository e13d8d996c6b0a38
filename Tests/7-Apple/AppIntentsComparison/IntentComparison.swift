import AppIntents
public import IntentAppIntents
import IntentDiagnostics
import IntentEditor
import IntentEmitters
import IntentModel
import IntentRuntime

#if SQLite
    import IntentStoreSQLite

    /// Returns what differs between a definition and the App Intents that are generated from it; empty if they are equal.
    ///
    /// Both configure a widget behind an engine over an SQLite store, with the same handler and in every family: the rows, the
    /// first options, the defaults, the stored values after edits, and the configurations that a widget reads are compared. What
    /// the generator reports as inexpressible may differ, and nothing else.
    /// - Parameter folder: A folder for the stores. It is created.
    public func differences<Intent: ConfigurationAppIntent>(
        between intent: Intent.Type, in folder: String
    ) async throws -> [String] {
        let handler = try SampleHandler<Intent.Configuration>()
        AppIntentHandler.add(handler)
        let schema = try Intent.Configuration.definition.schema()
        let widgets = schema.widgets.filter { $0.intent == Intent.Configuration.definition.name }
        let families = widgets.isEmpty ? [.systemSmall, .systemMedium, .systemLarge] : Set(widgets.flatMap(\.families))
        var differences: [String] = []
        for family in SizeFamily.allCases where families.contains(family) {
            var comparison = try IntentComparison<Intent>(
                family: family, schema: schema, handler: handler, in: "\(folder)/\(family.rawValue)")
            try await comparison.run()
            differences += comparison.differences.map { "\(Intent.self) in \(family.rawValue): \($0)" }
        }
        return differences
    }

    /// The comparison of a definition and its App Intents in one size family.
    private struct IntentComparison<Intent: ConfigurationAppIntent> {
        private let family: SizeFamily
        /// The language of the generated code, whose string catalogs are not part of a program here.
        private let language: String
        /// What the generator reports, by parameter.
        private let losses: [String: Set<DiagnosticCode>]
        private let definition: IntentEngine
        private let appIntent: IntentEngine
        /// The parameters that have a row in App Intents.
        private let rows: [Parameter]
        private(set) var differences: [String] = []

        private let id: InstanceID = "sample"

        init(family: SizeFamily, schema: Schema, handler: SampleHandler<Intent.Configuration>, in folder: String) throws
        {
            guard let declared = Intent.Configuration.definition.name.flatMap(schema.intent(named:)) else {
                throw HandlerError(.failed, message: "\(Intent.Configuration.self) is not in its definition")
            }
            self.family = family
            rows = appIntentsRows(of: declared, in: schema)
            language = schema.language
            let reported = appIntentsLosses(of: schema).filter {
                $0.path.starts(with: ["intents", declared.name, "parameters"])
            }
            losses = Dictionary(grouping: reported) { $0.path.last ?? "" }.mapValues { Set($0.map(\.code)) }
            let widget = DeclaredWidget(
                name: "Sample", swiftName: "sample", kind: "sample", title: LocalizedText("Sample", language: "en"),
                intent: declared.name, families: SizeFamily.allCases)
            func engine(_ name: String, _ group: String, _ handler: any IntentHandling) throws -> IntentEngine {
                let widgets = IntentDefinition(name: nil, schema: Schema(group: group, widgets: [widget]))
                let store = try SQLiteStore(path: "\(folder)/\(name).sqlite")
                return try IntentEngine(store: store, handlers: [handler], definitions: [widgets])
            }
            definition = try engine("definition", schema.group, handler)
            appIntent = try engine("app-intent", "default", Intent.handler)
        }

        mutating func run() async throws {
            for engine in [definition, appIntent] { try await engine.place("sample", family: family, id: id) }
            try await compareConfigurations("as placed")
            try await compareRows("as placed")
            // Where the defaults differ, both get the same value.
            for parameter in rows where hasOtherDefault(parameter) { try await edit(parameter) }
            for parameter in rows {
                try await compareOptions(of: parameter)
                try await edit(parameter)
                try await compareVisibleRows("after an edit of '\(parameter.name)'")
            }
            try await compareRows("after all edits")
            try await compareStoredValues()
            try await compareConfigurations("after all edits")
        }

        private func tolerates(_ parameter: Parameter, _ codes: Set<DiagnosticCode>) -> Bool {
            !codes.isDisjoint(with: losses[parameter.name] ?? [])
        }

        /// Whether the row of the parameter is empty at first although the widget uses a default.
        private func hasOtherDefault(_ parameter: Parameter) -> Bool {
            tolerates(parameter, [.appIntentsDefault, .appIntentsFamilyDefault])
        }

        private mutating func expectEqual<Value: Equatable>(_ place: String, _ first: Value, _ second: Value) {
            if first != second { differences.append("\(place) is \(second) instead of \(first)") }
        }

        private mutating func expectEqual(_ place: String, _ first: IntentValue?, _ second: IntentValue?) {
            guard first != second else { return }
            expectEqual(place, first?.wire.rendered() ?? "none", second?.wire.rendered() ?? "none")
        }

        // MARK: Rows

        private mutating func compareRows(_ moment: String) async throws {
            let first = try await InstanceEditor.open(id, in: definition, locale: language).content
            let second = try await InstanceEditor.open(id, in: appIntent).content
            expectEqual("the list of rows \(moment)", rows.map(\.name), second.rows.map(\.name))
            for parameter in rows {
                guard let first = first.row(named: parameter.name), let second = second.row(named: parameter.name)
                else {
                    continue
                }
                compare(first, second, of: parameter, moment)
            }
        }

        private mutating func compare(
            _ first: EditorRow, _ second: EditorRow, of parameter: Parameter, _ moment: String
        ) {
            func place(_ property: String) -> String { "the \(property) of '\(parameter.name)' \(moment)" }
            expectEqual(place("label"), first.label, second.label)
            expectEqual(place("help"), first.help, second.help)
            expectEqual(place("type"), first.type, second.type)
            if !tolerates(parameter, [.appIntentsInput, .appIntentsOptions]) {
                expectEqual(place("control"), first.control.kind, second.control.kind)
            }
            if !tolerates(parameter, [.appIntentsRange, .appIntentsStep]) {
                expectEqual(place("range"), first.range, second.range)
            }
            let parents = Set(rows.map(\.name))
            expectEqual(place("parents"), first.dependsOn.filter(parents.contains), second.dependsOn)
            if !tolerates(parameter, [.appIntentsSize]) {
                expectEqual(place("number of slots"), first.slots?.limits, second.slots?.limits)
                if moment != "as placed" || !hasOtherDefault(parameter) {
                    expectEqual(place("value"), first.value, second.value)
                }
            }
            // In App Intents, a default among options does not make a parameter required.
            if !hasOtherDefault(parameter), parameter.options == .free {
                expectEqual(place("possible removal"), first.canBeCleared, second.canBeCleared)
            }
        }

        private mutating func compareVisibleRows(_ moment: String) async throws {
            let names = Set(rows.map(\.name))
            let conditional = rows.filter { parameter in
                !(parameter.conditions.isEmpty && parameter.families == nil)
                    && !tolerates(parameter, [.appIntentsCondition])
                    && parameter.conditions.allSatisfy { names.contains($0.parameter) }
            }
            if conditional.isEmpty { return }
            let first = try await InstanceEditor.open(id, in: definition).content
            let second = try await InstanceEditor.open(id, in: appIntent).content
            func visible(_ content: EditorContent) -> [String] {
                conditional.map(\.name).filter { content.row(named: $0)?.isVisible ?? false }
            }
            expectEqual("the list of visible rows \(moment)", visible(first), visible(second))
        }

        // MARK: Options

        private mutating func compareOptions(of parameter: Parameter) async throws {
            guard !tolerates(parameter, [.appIntentsOptions]) else { return }
            let schema = try Intent.Configuration.definition.schema()
            for part in schema.optionParts(of: parameter) { try await compareOptions(named: part.parameter.name) }
        }

        private mutating func compareOptions(named name: String) async throws {
            for request in [OptionsRequest(limit: 3, locale: "de"), OptionsRequest(searchTerm: "Option 4")] {
                let first = try await definition.options(for: name, of: id, request: request)
                let second = try await appIntent.options(for: name, of: id, request: request)
                let options = "options\(request.searchTerm.map { " for '\($0)'" } ?? "") of '\(name)'"
                expectEqual("the state of the \(options)", first.state, second.state)
                expectEqual("the prompt of the \(options)", first.collection.promptLabel, second.collection.promptLabel)
                expectEqual("the list of \(options)", first.collection.lines, second.collection.lines)
            }
        }

        // MARK: Edits

        /// Chooses the same value in both forms.
        private mutating func edit(_ parameter: Parameter) async throws {
            guard let value = try await choice(for: parameter) else { return }
            let first = await outcome(of: value, for: parameter, definition)
            let second = await outcome(of: value, for: parameter, appIntent)
            expectEqual("the outcome of an edit of '\(parameter.name)'", first, second)
        }

        private func outcome(of value: IntentValue, for parameter: Parameter, _ engine: IntentEngine) async -> String {
            do {
                let outcome = try await engine.edit(id) { $0.append(.set(value), to: parameter.name) }
                return "revision \(outcome.revision), changed \(outcome.changed), reset \(outcome.reset)"
            } catch {
                return "\(error)"
            }
        }

        /// Returns the second option, or a sample; for a list, the first two options or samples. Of a union, it is one of the first
        /// member.
        private func choice(for parameter: Parameter) async throws -> IntentValue? {
            var values: [IntentValue] = []
            if case .union(let name) = parameter.type.element {
                values = try await choices(of: name, for: parameter)
            } else if parameter.options != .free {
                let request = OptionsRequest(includesChosen: true)
                values = try await definition.options(for: parameter.name, of: id, request: request).collection.items
                    .map(\.value)
            } else {
                let schema = try Intent.Configuration.definition.schema()
                values = (1...2).compactMap {
                    .sample(
                        $0, of: parameter.type.element, settings: parameter.settings, prefix: parameter.name, in: schema
                    )
                }
            }
            guard parameter.type.isList else { return values.dropFirst().first ?? values.first }
            let count = min(parameter.size?.count(in: family)?.maximum ?? 2, 2)
            return values.isEmpty ? nil : .list(Array(values.prefix(count)))
        }

        /// Returns a value of each member of a union: its second option, or a sample.
        private func choices(of union: String, for parameter: Parameter) async throws -> [IntentValue] {
            let schema = try Intent.Configuration.definition.schema()
            var values: [IntentValue] = []
            for member in schema.type(named: union)?.recordFields ?? [] {
                var value: IntentValue?
                if member.options == .free {
                    value = .sample(
                        1, of: member.type.element, settings: member.settings, prefix: member.name, in: schema)
                } else {
                    let path = FieldPath(parameter.name, slot: nil, field: member.name).description
                    value = try await definition.options(for: path, of: id).collection.items.dropFirst().first?.value
                }
                if let value { values.append(.record(RecordValue([member.name: value]))) }
            }
            return values
        }

        private mutating func compareStoredValues() async throws {
            let first = try await definition.storedInstance(id).values
            let second = try await appIntent.storedInstance(id).values
            for parameter in rows {
                expectEqual("the stored value of '\(parameter.name)'", first[parameter.name], second[parameter.name])
            }
        }

        // MARK: Configurations

        private mutating func compareConfigurations(_ moment: String) async throws {
            let first = try await definition.configuration(Intent.Configuration.self, of: id).intentValues
            let intent: Intent = try await appIntent.intent(of: id)
            let second = await intent.configuration(in: family).intentValues
            for parameter in rows {
                expectEqual(
                    "the configuration's '\(parameter.name)' \(moment)", first[parameter.name], second[parameter.name])
            }
        }
    }

    extension OptionCollection<IntentValue> {
        /// The options as people see them, and their values. App Intents has no synonyms of options that are not objects.
        fileprivate var lines: [String] {
            sections.flatMap { section in
                section.items.map { item in
                    [section.title, item.title, item.subtitle, item.image.map { "\($0)" }, item.value.wire.rendered()]
                        .map { $0 ?? "none" }.joined(separator: ", ")
                }
            }
        }
    }

    extension EditorControl {
        /// The name. App Intents does not distinguish the sources of options.
        fileprivate var kind: String {
            switch self {
            case .menu, .picker, .searchPicker: "options"
            default: name
            }
        }
    }

    extension EditorSlots {
        fileprivate var limits: String { "\(minimum)…\(maximum.map(String.init) ?? "")" }
    }
#endif
