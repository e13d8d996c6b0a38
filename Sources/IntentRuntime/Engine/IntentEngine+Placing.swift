import IntentSystem

extension IntentEngine {
    /// Places an instance: asks for its dynamic defaults, applies the edit, and stores both at once.
    ///
    /// A default that fails or is late is not remembered, and the instance is placed all the same: it is asked for
    /// again when an editor opens.
    /// - Parameters:
    ///   - id: Nil for a new one.
    ///   - unchecked: As for an edit.
    /// - Throws: ``EngineError`` with codes `unknownKind`, `unknownFamily`, `instanceExists`, and those of an edit;
    ///   ``StoreError``.
    @discardableResult
    public func place(
        _ kind: WidgetKind, family: SizeFamily, id: InstanceID? = nil, unchecked: Bool = false,
        _ edit: (inout Edit) -> Void = { _ in }
    ) async throws -> InstanceID {
        var operations = Edit()
        edit(&operations)
        let request = EditRequest(edit: operations, allowsUnchecked: unchecked, resetsChildren: false)
        let widget = try widget(of: kind)
        try widget.check(family)
        if let id { try await checkFree(id) }
        var instance = StoredInstance(
            id: id ?? settings.makeID(), kind: widget.kind, family: family.rawValue, intent: widget.intent)
        instance = try await configured(instance, request)
        return try await place(instance, isNamed: id != nil)
    }

    private func widget(of kind: WidgetKind) throws(EngineError) -> Widget {
        if let widget = schema.presentWidget(of: kind) { return widget }
        let kinds = schema.widgets.map(\.kind.name)
        throw EngineError([
            EngineError.Problem(
                .unknownKind, "no widget is of the kind '\(kind)'",
                suggestion: NearMatch.best(for: kind.name, in: kinds))
        ])
    }

    private func checkFree(_ id: InstanceID) async throws {
        let taken = try await reading.run { [store] in try store.instance(id) != nil }
        if taken { throw EngineError([.exists(id)]) }
    }

    /// With its defaults and the edit. A default sees what the edit sets before it in file order.
    private func configured(_ empty: StoredInstance, _ request: EditRequest) async throws -> StoredInstance {
        guard let scope = declarations.scope(of: empty) else { throw EngineError([.orphan(empty)]) }
        let questions = DefaultQuestions(scope: scope, locale: settings.locale)
        let time = RequestTime(settings)
        var instance = empty
        var lookups = LookupTable()
        var asked: Set<String> = []
        for parameter in scope.parameters where !parameter.providedDefaults(in: scope.widget.families).isEmpty {
            var prior = request
            prior.edit = request.edit.restricted(to: scope.parameters.map(\.name).prefix { $0 != parameter.name })
            let sofar = try await settled(instance, prior, orAllOf: request, &lookups, time)
            let open = questions.open(for: sofar, except: asked).filter { $0.parameter.name == parameter.name }
            for question in open {
                asked.insert(question.provided.key)
                guard let form = try await ask(question, for: sofar, scope, time) else { continue }
                instance.defaults[question.provided.key] = form
            }
        }
        return try await settled(instance, request, orAllOf: request, &lookups, time)
    }

    /// A new instance with an edit applied.
    /// - Throws: ``EngineError`` with all the reasons where it is refused.
    func settled(_ instance: StoredInstance, _ request: EditRequest) async throws -> StoredInstance {
        var lookups = LookupTable()
        return try await settled(instance, request, orAllOf: request, &lookups, RequestTime(settings))
    }

    /// The instance with an edit applied; where it is refused, with all the reasons of the whole edit.
    private func settled(
        _ instance: StoredInstance, _ request: EditRequest, orAllOf whole: EditRequest, _ lookups: inout LookupTable,
        _ time: RequestTime
    ) async throws -> StoredInstance {
        if request.edit.operations.isEmpty { return instance }
        let judge = EditJudge(declarations: declarations, locale: settings.locale)
        var request = request
        while true {
            switch judge.judge(request, on: instance, lookups: lookups) {
            case .accepted(let update, _): return update.map { instance.applying($0).instance } ?? instance
            case .needs(let questions): try await answer(questions, for: instance, into: &lookups, time: time)
            case .refused(let problems):
                guard request.edit.operations.count < whole.edit.operations.count else { throw EngineError(problems) }
                request = whole
            }
        }
    }

    /// Nil where there is no answer that can be remembered.
    func ask(
        _ question: DefaultQuestions.Question, for instance: StoredInstance, _ scope: InstanceScope,
        _ time: RequestTime
    ) async throws -> StoredValue? {
        guard let intent = scope.intent else { return nil }
        let subject = ProviderSubject(instance, scope, intent, values: question.values, locale: settings.locale)
        let own = question.provided.question == .handler ? nil : question.parameter.options.timeout
        let deadline = time.deadline(from: settings.deadlines.now, own: own)
        let answer = try await values(of: question, subject, by: deadline)
        let questions = DefaultQuestions(scope: scope, locale: settings.locale)
        return try? answer.flatMap { questions.form(of: $0, to: question) }.get()
    }

    private func values(
        of question: DefaultQuestions.Question, _ subject: ProviderSubject, by deadline: ContinuousClock.Instant
    ) async throws(CancellationError) -> Result<[IntentValue], HandlerFailure> {
        let parameter = question.parameter
        switch question.provided.question {
        case .handler:
            return try await providers.defaults(
                of: parameter, count: question.provided.count, for: subject, by: deadline)
        case .options(let identifiers):
            return try await providers.lookup(identifiers, of: parameter, for: subject, by: deadline)
        case .first:
            let pages = ProvidedPages(
                providers: providers, parameter: parameter, subject: subject, deadline: deadline)
            return try await pages.all(atLeast: question.provided.count).flatMap { page in
                // An old answer is for looking at; what is remembered is fresh.
                page.staleness.map { .failure($0.failure) } ?? .success(page.collection.items.map(\.value))
            }
        }
    }

    private func place(_ instance: StoredInstance, isNamed: Bool) async throws -> InstanceID {
        var instance = instance
        for _ in 0..<8 {
            do {
                let placed = instance
                try await writing.run { [store, settings] in try store.place(placed, at: settings.time()) }
                return placed.id
            } catch let error as StoreError where error.code == .instanceExists {
                if isNamed { throw EngineError([.exists(instance.id)]) }
                instance = instance.renamed(settings.makeID())
            }
        }
        throw EngineError([.exists(instance.id)])
    }
}

extension EngineError.Problem {
    fileprivate static func exists(_ id: InstanceID) -> EngineError.Problem {
        EngineError.Problem(.instanceExists, "\(id) is or was in use; an id is given once")
    }
}

extension StoredInstance {
    fileprivate func renamed(_ id: InstanceID) -> StoredInstance {
        StoredInstance(id: id, kind: kind, family: family, intent: intent, values: values, defaults: defaults)
    }
}

extension Edit {
    fileprivate func restricted(to names: some Sequence<String>) -> Edit {
        let names = Set(names)
        var edit = Edit()
        for (parameter, operation) in operations where names.contains(parameter) {
            edit.append(operation, to: parameter)
        }
        return edit
    }
}
