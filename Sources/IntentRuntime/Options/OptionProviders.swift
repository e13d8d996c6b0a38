/// Asks who provides options, lookups and defaults: handlers, and documents of options.
struct OptionProviders: Sendable {
    typealias Options = OptionCollection<IntentValue>

    let registry: HandlerRegistry
    let sources: any OptionSourceReading
    let calls: HandlerCalls
    let answers: LastAnswers

    /// Options as they came, and how old they are: zero where the provider was asked just now.
    struct Page: Sendable {
        let collection: Options
        let age: Duration
    }

    /// One page of a parameter's options as it is provided: repeats, chosen ones and all.
    func page(
        of parameter: Parameter, for subject: ProviderSubject, searchTerm: String?, limit: Int, cursor: String?,
        by deadline: ContinuousClock.Instant
    ) async throws(CancellationError) -> Result<Page, HandlerFailure> {
        if let source = DocumentSource(parameter.options) {
            return try await document(source, parameter, subject, by: deadline)
        }
        return try await ask(subject, by: deadline) { [schema = registry.schema] handler, family in
            let context = OptionsContext(
                instance: subject.instance, kind: subject.kind, family: family, locale: subject.locale, limit: limit,
                cursor: cursor, deadline: deadline)
            let page = try await handler.options(parameter.name, subject.values, searchTerm, context)
            try parameter.checkProvided(page.items.map(\.value), in: schema)
            return Page(collection: page, age: .zero)
        }
    }

    /// The options with these identifiers; unknown ones are left out.
    func lookup(
        _ identifiers: [String], of parameter: Parameter, for subject: ProviderSubject,
        by deadline: ContinuousClock.Instant
    ) async throws(CancellationError) -> Result<[IntentValue], HandlerFailure> {
        if let source = DocumentSource(parameter.options) {
            return try await document(source, parameter, subject, by: deadline).map { page in
                let values = page.collection.items.map(\.value)
                return identifiers.compactMap { identifier in
                    values.first { $0.optionIdentifier == identifier }
                }
            }
        }
        return try await ask(subject, by: deadline) { [schema = registry.schema] handler, family in
            let context = LookupContext(
                instance: subject.instance, kind: subject.kind, family: family, locale: subject.locale,
                deadline: deadline, values: subject.values)
            let values = try await handler.lookup(parameter.name, identifiers, context)
            try parameter.checkProvided(values, in: schema)
            return values
        }
    }

    /// What the handler puts into a new widget.
    func defaults(
        of parameter: Parameter, count: Int?, for subject: ProviderSubject, by deadline: ContinuousClock.Instant
    ) async throws(CancellationError) -> Result<[IntentValue], HandlerFailure> {
        try await ask(subject, by: deadline) { handler, family in
            let context = DefaultContext(
                instance: subject.instance, kind: subject.kind, family: family, locale: subject.locale,
                count: max(1, count ?? DefaultContext.countWithoutLimit), deadline: deadline)
            return try await handler.defaults(parameter.name, subject.values, context)
        }
    }

    private func ask<Answer: Sendable>(
        _ subject: ProviderSubject, by deadline: ContinuousClock.Instant,
        _ body: @escaping @Sendable (AnyHandler, SizeFamily) async throws -> Answer
    ) async throws(CancellationError) -> Result<Answer, HandlerFailure> {
        let intent = subject.intent
        guard let handler = registry.handler(of: intent) else {
            return .failure(.unavailable("no handler answers for '\(intent.name)' here"))
        }
        guard let family = subject.family else {
            return .failure(.unavailable("this program does not know the instance's family"))
        }
        let target = CallTarget(name: "the handler of '\(intent.name)'")
        return try await calls.call(target, for: subject.instance, by: deadline) { try await body(handler, family) }
    }

    /// A fresh answer within the source's own time is used again, for lookups as for lists.
    private func document(
        _ source: DocumentSource, _ parameter: Parameter, _ subject: ProviderSubject,
        by deadline: ContinuousClock.Instant
    ) async throws(CancellationError) -> Result<Page, HandlerFailure> {
        let key = subject.key(of: parameter, source: source)
        if let lifetime = source.patience.cache {
            let check = try await ask(source, for: subject, by: deadline) { [sources] in try sources.check(source) }
            if case .failure(let failure) = check { return .failure(failure) }
            if let last = try await answers.last(for: key, of: parameter), last.hasKnownAge, last.age <= lifetime {
                return .success(Page(collection: last.page, age: last.age))
            }
        }
        let question = DocumentQuestion(about: parameter, subject, deadline: deadline)
        let answer = try await ask(source, for: subject, by: deadline) { [sources, registry] in
            try sources.check(source)
            let json = try await sources.read(source, for: question)
            do {
                return try OptionDocument(json: json, type: parameter.type, in: registry.schema).collection
            } catch {
                throw HandlerFailure.failed("\(source.documentName): \(error)")
            }
        }
        if case .success(let collection) = answer { try await answers.remember(collection, for: key) }
        return answer.map { Page(collection: $0, age: .zero) }
    }

    /// Even a file may be on a disk that does not answer, so that all of it are calls like others.
    private func ask<Answer: Sendable>(
        _ source: DocumentSource, for subject: ProviderSubject, by deadline: ContinuousClock.Instant,
        _ body: @escaping @Sendable () async throws -> Answer
    ) async throws(CancellationError) -> Result<Answer, HandlerFailure> {
        try await calls.call(CallTarget(name: source.name), for: subject.instance, by: deadline, body)
    }
}

extension DocumentSource {
    /// Before a place in the document: `cars.json: sections[0]`.
    fileprivate var documentName: String {
        if case .file(let file) = self { file.path } else { name }
    }
}

extension DocumentQuestion {
    fileprivate init(about parameter: Parameter, _ subject: ProviderSubject, deadline: ContinuousClock.Instant) {
        var parents = JSONObject()
        for name in parameter.dependsOn {
            guard let type = subject.intent.parameter(named: name)?.type else { continue }
            parents[name] = subject.values[name].map(type.wire(for:)) ?? .null
        }
        self.init(
            intent: subject.intent.name, parameter: parameter.name, locale: subject.locale, parents: parents,
            deadline: deadline)
    }
}

extension DefaultContext {
    /// What a list without limit is asked for.
    static let countWithoutLimit = 100
}

extension Parameter {
    /// Generated handlers give values of the right type, but numbers of any kind; others are told more.
    func checkProvided(_ values: [IntentValue], in schema: Schema) throws(HandlerFailure) {
        for value in values {
            guard let misfit = type.element.misfit(of: value, in: schema) else { continue }
            throw .failed("the handler's answer for '\(name)' does not fit: \(misfit)")
        }
    }
}
