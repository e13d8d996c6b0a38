import IntentSystem

/// Requests options, lookups and defaults from handlers and documents of options.
struct OptionProviders: Sendable {
    typealias Options = OptionCollection<IntentValue>

    let registry: HandlerRegistry
    let documents: any OptionDocumentReading
    let calls: HandlerCalls
    let answers: CachedAnswers

    /// Options as the provider returned them, and their age: zero if the provider was called just now.
    struct Page: Sendable {
        let collection: Options
        let age: Duration
    }

    /// Options that were looked up, and the age of the answer.
    struct FoundOptions: Sendable {
        let values: [IntentValue]
        let age: Duration
        /// Why options cannot be chosen, by their identifiers.
        var disabled: [ExactText: String] = [:]
    }

    /// Returns one page of options as the provider returns it, including duplicates and chosen values.
    func page(
        of parameter: Parameter, in context: ProviderContext, searchTerm: String?, limit: Int, cursor: String?,
        by deadline: ContinuousClock.Instant
    ) async throws(CancellationError) -> Result<Page, OptionsFailure> {
        if let source = OptionDocumentSource(parameter.options) {
            return try await document(source, parameter, context, by: deadline)
        }
        return try await call(context, by: deadline) { [schema = registry.schema] handler, call in
            let optionsContext = OptionsContext(
                instance: call.instance, kind: call.kind, family: call.family, locale: call.locale, limit: limit,
                cursor: cursor, deadline: deadline)
            let page = try await handler.options(parameter.name, context.values, searchTerm, optionsContext)
            return Page(collection: try parameter.usable(page, in: schema), age: .zero)
        }
    }

    /// Returns the options with these identifiers, without unknown ones.
    func lookup(
        _ identifiers: [String], of parameter: Parameter, in context: ProviderContext,
        by deadline: ContinuousClock.Instant
    ) async throws(CancellationError) -> Result<FoundOptions, OptionsFailure> {
        if let source = OptionDocumentSource(parameter.options) {
            return try await document(source, parameter, context, by: deadline).map { page in
                let items = page.collection.items
                let found = identifiers.compactMap { identifier in
                    items.first { $0.value.isIdentified(by: identifier) }
                }
                return FoundOptions(values: found.map(\.value), age: page.age, disabled: found.disabledReasons)
            }
        }
        return try await call(context, by: deadline) { [schema = registry.schema] handler, call in
            let values = try await handler.lookup(parameter.name, identifiers, context.values, call)
            try parameter.checkProvided(values, in: schema)
            return FoundOptions(values: values, age: .zero)
        }
    }

    /// Returns the values that the handler provides for a new widget.
    func defaults(
        of parameter: Parameter, count: Int?, in context: ProviderContext, by deadline: ContinuousClock.Instant
    ) async throws(CancellationError) -> Result<[IntentValue], OptionsFailure> {
        try await call(context, by: deadline) { handler, call in
            let defaultContext = DefaultContext(
                instance: call.instance, kind: call.kind, family: call.family, locale: call.locale,
                count: max(1, count ?? DefaultContext.countOfUnlimitedList), deadline: deadline)
            return try await handler.defaults(parameter.name, context.values, defaultContext)
        }
    }

    /// Returns the problems for which the handler refuses the configuration; none if it accepts it.
    func validate(
        in context: ProviderContext, by deadline: ContinuousClock.Instant
    ) async throws(CancellationError) -> Result<[EngineError.Problem], OptionsFailure> {
        guard let validate = registry.handler(of: context.intent)?.validate else { return .success([]) }
        let refusals = try await call(context, by: deadline) { _, call in try await validate(context.values, call) }
        let secrets = context.intent.secretTexts(in: context.values)
        return refusals.map { $0.map { EngineError.Problem($0, of: context.intent).hiding(secrets) } }
    }

    /// Performs an intent with a handler of a registry.
    func perform(
        _ intent: Intent, in registry: HandlerRegistry, values: IntentValues, context: PerformContext
    ) async throws(CancellationError) -> Result<Void, OptionsFailure> {
        guard let handler = registry.handler(of: intent), let perform = handler.perform else {
            return .failure(.unavailable("no handler performs '\(intent.name)'"))
        }
        let target = CallTarget(name: "the handler of '\(intent.name)'")
        let answer = try await calls.call(
            target, for: context.instance, by: context.deadline, mayBlock: !handler.isRemote
        ) {
            try await perform(values, context)
        }
        return answer.mapError { $0.hiding(intent.withSecretFields(in: registry.schema).secretTexts(in: values)) }
    }

    private func call<Answer: Sendable>(
        _ context: ProviderContext, by deadline: ContinuousClock.Instant,
        _ body: @escaping @Sendable (AnyHandler, LookupContext) async throws -> Answer
    ) async throws(CancellationError) -> Result<Answer, OptionsFailure> {
        let intent = context.intent
        guard let handler = registry.handler(of: intent) else {
            return .failure(.unavailable("no handler is available for '\(intent.name)'"))
        }
        guard let family = context.family else {
            return .failure(.unavailable("this program does not support the size family of the instance"))
        }
        let target = CallTarget(name: "the handler of '\(intent.name)'")
        let call = LookupContext(
            instance: context.instance, kind: context.kind, family: family, locale: context.locale, deadline: deadline)
        let answer = try await calls.call(
            target, for: context.instance, by: deadline, mayBlock: !handler.isRemote
        ) {
            try await body(handler, call)
        }
        return answer.mapError { $0.hiding(intent.secretTexts(in: context.values)) }
    }

    /// Uses a cached answer within the lifetime that the source specifies, for lookups as well as for lists.
    private func document(
        _ source: OptionDocumentSource, _ parameter: Parameter, _ context: ProviderContext,
        by deadline: ContinuousClock.Instant
    ) async throws(CancellationError) -> Result<Page, OptionsFailure> {
        let key = context.key(of: parameter, source: source)
        if let failure = context.round?.failure(for: key) { return .failure(failure) }
        if let lifetime = source.timeouts.cache ?? context.round?.maximumAge(of: source, at: calls.now) {
            if let failure = try await refusal(of: source, context, by: deadline) { return .failure(failure) }
            if let last = try await answers.last(for: key, of: parameter, upTo: lifetime), last.hasKnownAge,
                last.age <= lifetime
            {
                return .success(Page(collection: last.page, age: last.age))
            }
        }
        let request = OptionDocumentRequest(for: parameter, in: registry.schema, context, deadline: deadline)
        let answer = try await call(source, in: context, by: deadline) {
            [documents, registry, locale = context.locale] in
            try documents.check(source)
            let json = try await documents.read(source.filled(with: context.values), for: request)
            do {
                let document = try OptionDocument(json: json, type: parameter.type, in: registry.schema, locale: locale)
                return parameter.offered(document.collection) { context.values[$0] }
            } catch {
                throw OptionsFailure.failed("\(source.documentName): \(error)")
            }
        }
        switch answer {
        case .success(let collection): try await answers.remember(collection, for: key)
        case .failure(let failure): context.round?.add(failure, for: key)
        }
        return answer.map { Page(collection: $0, age: .zero) }
    }

    /// Returns why earlier answers of a source must not be shown, such as that it is no longer trusted; nil if they may.
    func refusal(
        of source: OptionDocumentSource, _ context: ProviderContext, by deadline: ContinuousClock.Instant
    ) async throws(CancellationError) -> OptionsFailure? {
        let check = try await call(source, in: context, by: deadline) { [documents] in try documents.check(source) }
        if case .failure(let failure) = check { return failure }
        return nil
    }

    /// Even a file may be on a disk that does not respond, so every read has a deadline.
    private func call<Answer: Sendable>(
        _ source: OptionDocumentSource, in context: ProviderContext, by deadline: ContinuousClock.Instant,
        _ body: @escaping @Sendable () async throws -> Answer
    ) async throws(CancellationError) -> Result<Answer, OptionsFailure> {
        try await calls.call(CallTarget(name: source.name), for: context.instance, by: deadline, body)
    }
}

extension EngineError.Problem {
    /// A handler may have been built with other definitions, whose parameters have no row here.
    fileprivate init(_ refusal: AnyRefusal, of intent: Intent) {
        let parameter = refusal.parameter.flatMap { intent.parameters.present($0) }
        let text =
            refusal.message.isEmpty
            ? UserText("the handler refuses the configuration") : UserText(verbatim: refusal.message)
        self.init(.refused, parameter: parameter?.name, text)
    }
}

extension OptionDocumentSource {
    /// The name in error messages about locations: `cars.json: sections[0]`.
    fileprivate var documentName: String {
        if case .file(let file) = self { file.path } else { name }
    }
}

extension OptionDocumentRequest {
    fileprivate init(
        for parameter: Parameter, in schema: Schema, _ context: ProviderContext, deadline: ContinuousClock.Instant
    ) {
        var parents = JSONObject()
        for name in parameter.dependsOn {
            guard let type = schema.type(named: name, in: context.intent) else { continue }
            parents[name] = context.values[name].map(type.wire(for:)) ?? .null
        }
        self.init(
            intent: context.intent.name, parameter: parameter.name, locale: context.locale, parents: parents,
            deadline: deadline)
    }
}

extension DefaultContext {
    /// The number of values that are requested for a list without a limit.
    static let countOfUnlimitedList = 100
}

extension Parameter {
    /// Generated handlers return values of the right type, but numbers may be out of range; other handlers can return
    /// anything.
    func checkProvided(_ values: [IntentValue], in schema: Schema) throws(OptionsFailure) {
        for value in values {
            guard let mismatch = type.element.mismatch(of: value, in: schema) else { continue }
            throw .failed(invalidValue(mismatch.description))
        }
    }

    /// Returns a page without the options that are invalid.
    /// - Throws: If no option is left.
    fileprivate func usable(
        _ page: OptionCollection<IntentValue>, in schema: Schema
    ) throws(OptionsFailure) -> OptionCollection<IntentValue> {
        var (page, omissions) = (page, page.omissions)
        for section in page.sections.indices {
            let items = page.sections[section].items
            let problems = items.map { problem(ofProvided: $0.value, in: schema) }
            guard problems.contains(where: { $0 != nil }) else { continue }
            page.sections[section].items = zip(items, problems).filter { $0.1 == nil }.map(\.0)
            for (item, problem) in problems.enumerated() {
                if let problem { omissions.append(WireError(problem, item: item, ofSection: section)) }
            }
        }
        guard omissions.count > page.omissions.count else { return page }
        if let problem = omissions.first.last, page.sections.allSatisfy(\.items.isEmpty) {
            throw .failed(problem.message)
        }
        page.omissions = omissions
        return page
    }

    private func problem(ofProvided value: IntentValue, in schema: Schema) -> String? {
        if let mismatch = type.element.mismatch(of: value, in: schema) { return invalidValue(mismatch.description) }
        // An object without an identifier can neither be stored nor looked up.
        guard case .object(let object) = value, object.identifier.isEmpty else { return nil }
        return "the handler returned an option without an identifier for '\(name)'"
    }

    private func invalidValue(_ mismatch: String) -> String {
        "the handler returned an invalid value for '\(name)': \(mismatch)"
    }
}

/// The instance and the effective values for which a provider is called.
struct ProviderContext: Equatable, Sendable {
    let instance: InstanceID
    let kind: WidgetKind
    /// Nil if this program does not know the size family; no provider is called then.
    let family: SizeFamily?
    let intent: Intent
    let values: IntentValues
    let locale: String
    /// The refreshes with which answers are shared; nil for a call by itself.
    let round: RefreshRound?

    init(
        _ instance: StoredInstance, _ scope: InstanceScope, _ intent: Intent, values: IntentValues, locale: String,
        round: RefreshRound? = nil
    ) {
        self.round = round
        self.instance = instance.id
        kind = scope.widget.kind
        family = scope.family
        self.intent = intent
        self.values = values
        self.locale = locale
    }
}

extension ProviderContext {
    /// Returns the cache key for the answer to a request for options.
    /// - Parameter source: Nil for a handler, whose answer may be for this instance alone.
    func key(
        of parameter: Parameter, source: OptionDocumentSource? = nil, searchTerm: String? = nil, cursor: String? = nil
    ) -> OptionCache.Key {
        OptionCache.Key(
            instance: source == nil ? instance : nil, family: source == nil ? family : nil, intent: intent.name,
            lookup: LookupKey(parameter, values: values), locale: locale, searchTerm: searchTerm, cursor: cursor,
            source: source)
    }
}
