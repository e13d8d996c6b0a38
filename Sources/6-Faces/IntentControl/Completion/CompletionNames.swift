internal import ArgumentParser
internal import IntentModel
internal import IntentRuntime
internal import IntentSystem
internal import IntentWidgets

extension CompletionKind {
    /// The size families of the widget or instance that the command line names, or else all families.
    static var families: CompletionKind { completions { await $0.families } }
    /// The widget kinds of the definitions.
    static var widgetKinds: CompletionKind { completions { try $0.widgetKinds } }
    /// The identifiers of the instances in the store.
    static var instances: CompletionKind { completions { try $0.instances } }
    /// The identifiers of the removed instances in the store.
    static var removedInstances: CompletionKind { completions { try $0.removedInstances } }
    /// The identifiers of the instances in the store, and the widget kinds of the definitions.
    static var instancesAndKinds: CompletionKind {
        completions { ((try? $0.instances) ?? []) + ((try? $0.widgetKinds) ?? []) }
    }
    /// The presets of the widget or instance that the command line names.
    static var presets: CompletionKind { completions { try $0.presets } }
    /// The buttons and toggles that the instance shows that the command line names.
    static var actions: CompletionKind { completions { try await $0.actions } }
    /// The parameters of the instance that the command line names.
    static var parameters: CompletionKind { completions { try $0.parameters } }
    /// Assignments to the parameters of the instance or widget that the command line names: names, and behind an equals sign
    /// the options as they are now.
    static var assignments: CompletionKind { completions { try await $0.assignments } }

    private static func completions(
        _ completions: @escaping @Sendable (CompletionNames) async throws -> [Completion]
    ) -> CompletionKind {
        .custom { words, index, _ in
            guard let context = ControlContext.current else { return [] }
            let names = CompletionNames(words: words, index: index, context: context)
            // A completion has no place for an error.
            let found = names.time.result { (try? await completions(names)) ?? [] }
            names.session.extensions.shutDown()
            return (found ?? []).compactMap { $0.line(for: CompletionShell.requesting) }
        }
    }
}

/// The words that can complete a command line, from the definitions, the store and the handlers that it names.
struct CompletionNames: Sendable {
    /// All words of the line, including the program and the unfinished word, without quotes.
    private let words: [String]
    /// The word to complete.
    private let word: String
    let session: Session
    let time: CompletionTime

    /// - Parameters:
    ///   - words: All words of the line as they are typed.
    ///   - index: The index of the word to complete.
    init(words: [String], index: Int, context: ControlContext) {
        let words = words.map(\.withoutShellQuotes)
        self.words = words
        word = words.indices.contains(index) ? words[index] : ""
        let choices = SessionChoices(
            definitions: Self.values(of: "--definitions", in: words), store: Self.values(of: "--store", in: words).last,
            locale: Self.values(of: "--locale", in: words).last, extensions: Self.values(of: "--extension", in: words))
        session = Session(context: context, choices: choices)
        time = CompletionTime(context.environment)
    }

    // MARK: Names

    var widgetKinds: [Completion] {
        get throws {
            let schema = try session.schema()
            let locale = try session.locale(of: schema)
            return schema.kinds.map { Completion(text: $0.kind.name, description: $0.title.text(for: locale)) }
        }
    }

    var families: [Completion] {
        get async {
            let instance = (try? instance).flatMap(\.self)
            let declared = (try? session.schema()).flatMap { schema in
                instance.flatMap { schema.presentWidget(of: $0.kind) } ?? widget(in: schema)
            }
            return (declared?.families ?? SizeFamily.allCases).map { Completion(text: $0.rawValue) }
        }
    }

    /// The instances that begin with the word, as many as can be read in time.
    var instances: [Completion] {
        get throws {
            guard let store = try session.existingStore() else { return [] }
            let end = ContinuousClock.now + time.reading
            var found: [Completion] = []
            var request = InstancePageRequest(limit: 1_024, includesValues: false)
            while true {
                let page = try store.page(request)
                found += page.instances.filter { $0.id.text.hasPrefix(word) }.map(Self.completion)
                guard let next = page.next, ContinuousClock.now < end else { return found }
                request.start = next
            }
        }
    }

    var removedInstances: [Completion] {
        get throws {
            try (session.existingStore()?.removedInstances(of: nil) ?? []).map { Self.completion(of: $0.instance) }
        }
    }

    private static func completion(of instance: StoredInstance) -> Completion {
        Completion(text: instance.id.text, description: "\(instance.kind.name) \(instance.family.rawValue)")
    }

    var actions: [Completion] {
        get async throws {
            guard let placed = try placedInstance else { return [] }
            let actions = try await session.actions(of: placed.instance.id, placed.engine) ?? []
            return actions.map { Completion(text: $0.id, description: $0.title) }
        }
    }

    var parameters: [Completion] {
        get throws {
            let schema = try session.schema()
            guard let placed = try placedInstance else { return [] }
            return try completions(of: schema.presentWidget(of: placed.instance.kind), in: schema, placed)
        }
    }

    var presets: [Completion] {
        get throws {
            let schema = try session.schema()
            let locale = try session.locale(of: schema)
            let declared = try instance.flatMap { schema.presentWidget(of: $0.kind) } ?? widget(in: schema)
            return (declared?.presets ?? []).map {
                Completion(text: $0.name, description: $0.title.text(for: locale))
            }
        }
    }

    private func completions(
        of widget: DeclaredWidget?, in schema: Schema, _ placed: PlacedInstance?, ending: String = ""
    ) throws -> [Completion] {
        let locale = try session.locale(of: schema)
        let intent = widget?.intent.flatMap(schema.intent(named:))
        return (intent?.parameters ?? []).flatMap { parameter in
            let fields = schema.recordFields(of: parameter)
            return [Completion(text: parameter.name + ending, description: parameter.title.text(for: locale))]
                + slots(of: parameter, hasFields: !fields.isEmpty, placed).flatMap { slot in
                    fields.map { field in
                        let path = FieldPath(parameter.name, slot: slot, field: field.name)
                        return Completion(
                            text: path.description + ending, description: field.title.text(for: locale))
                    }
                }
        }
    }

    /// The slots of a list of records whose fields are offered: the first one, or all with the next one once a bracket is typed.
    private func slots(of parameter: Parameter, hasFields: Bool, _ placed: PlacedInstance?) -> [Int?] {
        guard hasFields, parameter.type.isList else { return hasFields ? [nil] : [] }
        guard word.hasPrefix(parameter.name + "["), let placed else { return [0] }
        let resolved = try? placed.engine.resolvedSynchronously(placed.instance.id)
        let filled = (resolved?.parameter(named: parameter.name)?.effective?.slots ?? []).count { $0 != nil }
        return (0..<min(filled + 1, parameter.slotCount(in: placed.instance.family.ifKnown) ?? .max)).map { $0 }
    }

    // MARK: What the line names

    private var instance: StoredInstance? {
        get throws { try session.existingStore().flatMap(instance) }
    }

    /// The first word after the command that is the identifier of an instance; its position does not matter.
    private func instance(in store: any InstanceStore) throws -> StoredInstance? {
        for word in words.dropFirst(2) {
            if let id = InstanceID(word), let instance = try store.instance(id), !instance.isRemoved { return instance }
        }
        return nil
    }

    /// The first word after the command that is a widget's kind or name.
    private func widget(in schema: Schema) -> DeclaredWidget? {
        words.dropFirst(2).lazy.compactMap { word in
            schema.kinds.first { $0.kind.name == word || $0.name == word }
        }.first
    }

    private static func values(of option: String, in words: [String]) -> [String] {
        words.indices.compactMap { index in
            if let value = words[index].removingPrefix(option + "=") { return value }
            return words[index] == option && index + 1 < words.count ? words[index + 1] : nil
        }
    }
}

// MARK: - Assignments

extension CompletionNames {
    /// The parameters with an equals sign, or behind one the values.
    fileprivate var assignments: [Completion] {
        get async throws {
            let schema = try session.schema()
            let placed = try placedInstance
            let widget = placed.flatMap { schema.presentWidget(of: $0.instance.kind) } ?? widget(in: schema)
            guard let widget else { return [] }
            guard let assignment = try? Assignment(parsing: word) else {
                return try completions(of: widget, in: schema, placed, ending: "=")
            }
            let intent = widget.intent.flatMap(schema.intent(named:))
            guard let parameter = intent?.assigned(by: assignment.parameter, in: schema) else { return [] }
            let options = try await options(of: parameter, assignment, placed, widget)
            return options.map { option in
                let prefix = assignment.parameter + assignment.form.rawValue + option.prefix
                return Completion(text: prefix + option.text, description: option.description)
            }
        }
    }

    /// An instance with the engine over its store, which is opened once for a completion.
    fileprivate struct PlacedInstance {
        let instance: StoredInstance
        let engine: IntentEngine
    }

    fileprivate var placedInstance: PlacedInstance? {
        get throws {
            guard let workspace = try? session.workspace(definitions: .required, store: .existing) else { return nil }
            return try instance(in: workspace.engine.store).map {
                PlacedInstance(instance: $0, engine: workspace.engine)
            }
        }
    }

    /// A value to assign, with the values before it in a list.
    private struct Option {
        var prefix = ""
        var text: String
        var description: String?
    }

    private func options(
        of parameter: Parameter, _ assignment: Assignment, _ placed: PlacedInstance?, _ widget: DeclaredWidget
    ) async throws -> [Option] {
        switch assignment.form {
        // JSON has no options.
        case .json, .textFile: return []
        case .remove:
            return chosen(by: placed, parameter).map {
                Option(text: $0.text.commaEscaped, description: $0.description)
            }
        case .text, .add: break
        }
        var request = OptionsRequest(limit: 500, includesChosen: assignment.form == .text)
        let isElsewhere = session.asksElsewhere(for: parameter)
        // Without time, the answer is the stored one.
        request.timeout = isElsewhere ? .zero : parameter.options == .dynamic ? time.handler : time.otherSource
        var answer = try await answer(of: parameter, placed, widget, request)
        if isElsewhere, answer.collection.items.isEmpty, case .failed = answer.state {
            request.timeout = time.otherSource
            answer = try await self.answer(of: parameter, placed, widget, request)
        }
        let found = answer.collection.items.filter { $0.disabledReason == nil }.compactMap { item in
            item.value.optionIdentifier.map { id in
                let texts = [item.title == id ? "" : item.title, item.subtitle ?? ""].filter { !$0.isEmpty }
                return Completion(text: id, description: texts.joined(separator: ", "))
            }
        }
        let suggested = parameter.type.element.kind.traits.suggestions.map { Completion(text: $0) }
        let all = found.isEmpty ? chosen(by: placed, parameter) + suggested : found
        guard parameter.type.isList else { return all.map { Option(text: $0.text, description: $0.description) } }
        // The last value of a list is completed, with one that is not among the others.
        let before = assignment.items.dropLast()
        let prefix = before.map { $0.commaEscaped + "," }.joined()
        return all.filter { !parameter.hasUniqueValues || !before.contains($0.text) }.map {
            Option(prefix: prefix, text: $0.text.commaEscaped, description: $0.description)
        }
    }

    private func answer(
        of parameter: Parameter, _ placed: PlacedInstance?, _ widget: DeclaredWidget, _ request: OptionsRequest
    ) async throws -> OptionsAnswer {
        if let placed {
            return try await placed.engine.options(for: parameter.name, of: placed.instance.id, request: request)
        }
        let named = Self.values(of: "--family", in: words).last.flatMap(SizeFamily.init(known:))
        let family = named ?? widget.families.first ?? .systemSmall
        let engine = try session.galleryEngine()
        return try await engine.options(
            for: parameter.name, ofNew: widget, family: family, values: DynamicEdit(), request: request)
    }

    /// The values that are in effect, for a parameter without options: a text or a number that is to be changed.
    private func chosen(by placed: PlacedInstance?, _ parameter: Parameter) -> [Completion] {
        if parameter.isSecret { return [] }
        guard let placed, let resolved = try? placed.engine.resolvedSynchronously(placed.instance.id) else { return [] }
        let path = FieldPath(parsing: parameter.name)
        func chosen(in resolved: ResolvedConfiguration) -> IntentValue? {
            path.map { resolved.parameter(named: $0.parameter)?.effective.field(at: $0) }
                ?? resolved.parameter(named: parameter.name)?.effective
        }
        let value = chosen(in: resolved)
        // A record with a mask would be set with it.
        if chosen(in: placed.engine.secrecy().shown(resolved)) != value { return [] }
        return (value?.slots ?? []).compactMap { slot in
            slot?.optionIdentifier.map { Completion(text: $0, description: "the current value") }
        }
    }
}

extension Intent {
    /// The declaration of what an assignment sets: a parameter, a field, or one slot of a list.
    fileprivate func assigned(by name: String, in schema: Schema) -> Parameter? {
        if let declaration = declaration(at: name, in: schema) { return declaration }
        guard let list = SlotPath(parsing: name).flatMap({ parameter(named: $0.parameter) }), list.type.isList else {
            return nil
        }
        return list.ofElement
    }
}

extension Session {
    /// Whether the options of a parameter come from another program or a server, and not from this process or a file.
    fileprivate func asksElsewhere(for parameter: Parameter) -> Bool {
        switch parameter.options {
        case .command, .address: true
        case .dynamic: !(isGeneratedProgram && extensions.isEmpty)
        case .none, .listed, .free, .file: false
        }
    }
}

extension String {
    /// The text as an element of a list in an assignment.
    fileprivate var commaEscaped: String { replacing(",", with: "\\,") }
}
