/// An edit, validated as far as the available answers of handlers allow.
///
/// - A hidden parameter can be set, with a warning. The value takes effect when the row becomes visible.
/// - A value that the parameter already has is never rejected for no longer existing: it is marked `vanished`.
/// - An edit that changes nothing writes nothing and keeps the revision.
/// - The values must meet the rules of the intent. A rule that they broke before applies when one of its rows is edited.
/// - The handler validates the complete configuration last, if it validates configurations at all.
struct EditValidation: Sendable {
    /// The instance as the edit would leave it, without rejected changes.
    let candidate: StoredInstance
    /// What is wrong as far as it is known, certain problems first.
    private(set) var problems: [EngineError.Problem]
    /// The children that are reset because a parent changes, in declared order.
    private(set) var reset: [String] = []
    /// The options that must be looked up before the edit can be validated.
    private(set) var lookupRequests: [LookupRequest] = []
    /// The configuration that the handler must validate, if everything else is valid.
    private(set) var validationRequest: ValidationRequest?
    /// The effects of an edit that is accepted.
    private(set) var outcome: EditOutcome
    private var changes: InstanceUpdate?

    /// An edit of an instance that has no parameters.
    fileprivate init(of instance: StoredInstance, _ problems: [EngineError.Problem]) {
        candidate = instance
        self.problems = problems
        outcome = EditOutcome(revision: instance.revision, changed: [], reset: [], warnings: [])
    }

    fileprivate init(_ work: borrowing EditWork) {
        self.init(of: work.candidate, work.problems.mostSevereFirst)
        reset = work.intent.parameters.map(\.name).filter(work.resetChildNames.contains)
        lookupRequests = work.lookupRequests
        if problems.isEmpty, isDecided { (changes, outcome) = work.accepted() }
    }

    /// Whether no answer of a handler is missing.
    var isDecided: Bool { lookupRequests.isEmpty && validationRequest == nil }

    /// The changes to write; nil if the edit is not accepted or changes nothing.
    var update: InstanceUpdate? { problems.isEmpty && isDecided ? changes : nil }

    /// Applies the answer of the handler that validates the configuration.
    fileprivate mutating func apply(
        _ answer: LookupResults.Validation?, to question: ValidationRequest, allowsUnchecked: Bool
    ) {
        switch answer {
        case nil: validationRequest = question
        case .success(let refusals): problems = refusals
        case .failure(let failure) where allowsUnchecked:
            outcome.warnings.append("the configuration was not validated: \(failure.message)")
        case .failure(let failure):
            problems = [
                EngineError.Problem(
                    .lookupUnavailable, UserText("the configuration cannot be validated: \(failure.text)"))
            ]
        }
    }
}

extension [EngineError.Problem] {
    /// Problems that are certain, before problems that a later lookup may resolve.
    var mostSevereFirst: [EngineError.Problem] {
        filter { !$0.isAboutLookup } + filter(\.isAboutLookup)
    }
}

extension EngineError.Problem {
    fileprivate var isAboutLookup: Bool { code == .lookupUnavailable || code == .sourceNotTrusted }
}

extension IntentEngine {
    /// Validates an edit against the definitions, the stored values, and the answers of handlers. It calls no handlers, so a
    /// store can run it inside a transaction.
    func validation(
        of request: EditRequest, on instance: StoredInstance, with lookups: LookupResults
    ) -> EditValidation {
        guard let scope = declarations.scope(of: instance) else {
            return EditValidation(of: instance, [.orphan(instance)])
        }
        guard var work = work(on: request, of: instance, scope) else {
            // A static widget has no parameters.
            return EditValidation(of: instance, request.edit.steps.map { .unknownParameter($0.parameter, in: scope) })
        }
        if request.resetsChildren { work.resetChildren() }
        work.resolveOptions(with: lookups)
        if request.appliesRules, work.problems.isEmpty { work.applyRules() }
        var validation = EditValidation(work)
        if validation.update != nil, request.isComplete, registry.mayValidate(work.intent) {
            let question = work.validationRequest
            validation.apply(
                lookups.validation(for: question), to: question, allowsUnchecked: request.allowsUnchecked)
        }
        return validation
    }

    /// Returns the instance as an edit would leave it, without looking up options.
    func candidate(of edit: DynamicEdit, on instance: StoredInstance) -> StoredInstance {
        guard let scope = declarations.scope(of: instance),
            var work = work(on: EditRequest(edit: edit), of: instance, scope)
        else { return instance }
        work.resetChildren()
        return work.candidate
    }

    private func work(on request: EditRequest, of instance: StoredInstance, _ scope: InstanceScope) -> EditWork? {
        EditWork(request, on: instance, scope: scope, locale: settings.locale, today: settings.today)
    }

    /// Requests the answers of handlers that a validation lacks.
    /// - Returns: False if it lacks none.
    func answer(
        _ validation: EditValidation, of instance: StoredInstance, into lookups: inout LookupResults,
        _ deadlines: RequestDeadlines
    ) async throws -> Bool {
        try await look(up: validation.lookupRequests, for: instance, into: &lookups, deadlines: deadlines)
        if let request = validation.validationRequest {
            try await validate(request, for: instance, into: &lookups, deadlines: deadlines)
        }
        return !validation.isDecided
    }
}
