/// Asks who provides options, lookups and defaults: handlers, and files of options.
struct OptionProviders: Sendable {
    typealias Options = OptionCollection<IntentValue>

    let registry: HandlerRegistry
    let files: any OptionFileReading
    let calls: HandlerCalls

    /// One page of a parameter's options as it is provided: repeats, chosen ones and all.
    func page(
        of parameter: Parameter, for subject: ProviderSubject, searchTerm: String?, limit: Int, cursor: String?,
        by deadline: ContinuousClock.Instant
    ) async throws(CancellationError) -> Result<Options, HandlerFailure> {
        if let refusal = parameter.options.refusal { return .failure(refusal) }
        if case .file(let file) = parameter.options {
            return try await document(file, parameter, subject, by: deadline)
        }
        return try await ask(subject, by: deadline) { [schema = registry.schema] handler, family in
            let context = OptionsContext(
                instance: subject.instance, kind: subject.kind, family: family, locale: subject.locale, limit: limit,
                cursor: cursor, deadline: deadline)
            let page = try await handler.options(parameter.name, subject.values, searchTerm, context)
            try parameter.checkProvided(page.items.map(\.value), in: schema)
            return page
        }
    }

    /// The options with these identifiers; unknown ones are left out.
    func lookup(
        _ identifiers: [String], of parameter: Parameter, for subject: ProviderSubject,
        by deadline: ContinuousClock.Instant
    ) async throws(CancellationError) -> Result<[IntentValue], HandlerFailure> {
        if let refusal = parameter.options.refusal { return .failure(refusal) }
        if case .file(let file) = parameter.options {
            return try await document(file, parameter, subject, by: deadline).map { collection in
                let values = collection.items.map(\.value)
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
        _ body: @escaping @Sendable (AnyHandler, WidgetFamily) async throws -> Answer
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

    /// A file may be on a disk that does not answer, so that reading it is a call like others.
    private func document(
        _ file: OptionFile, _ parameter: Parameter, _ subject: ProviderSubject, by deadline: ContinuousClock.Instant
    ) async throws(CancellationError) -> Result<Options, HandlerFailure> {
        let target = CallTarget(name: "the file \(file.path)")
        return try await calls.call(target, for: subject.instance, by: deadline) { [files, registry] in
            let json = try files.read(file)
            do {
                return try OptionDocument(json: json, type: parameter.type, in: registry.schema).collection
            } catch {
                throw HandlerFailure.failed("\(file.path): \(error)")
            }
        }
    }
}

extension OptionSource {
    /// Why nobody is asked: a definition alone does not decide what is run or fetched on a user's machine.
    fileprivate var refusal: HandlerFailure? {
        switch self {
        case .command(let command):
            .sourceNotTrusted(
                "options come from the command '\(command.arguments.joined(separator: " "))', which is not trusted")
        case .address(let address):
            .sourceNotTrusted("options come from the address '\(address.url)', which is not trusted")
        case .free, .none, .dynamic, .listed, .file: nil
        }
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
