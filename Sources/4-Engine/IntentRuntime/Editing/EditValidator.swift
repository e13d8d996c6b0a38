/// Validates edits against the definitions, the stored values, and the answers of handlers. Validation calls no handlers,
/// so a store can run it inside a transaction.
///
/// - A hidden parameter can be set, with a warning. The value takes effect when the row becomes visible.
/// - A value that the parameter already has is never rejected for no longer existing: it is marked `vanished`.
/// - An edit that changes nothing writes nothing and keeps the revision.
/// - The handler validates the complete configuration last, if it validates configurations at all.
struct EditValidator: Sendable {
    let declarations: DeclarationTable
    let registry: HandlerRegistry
    let locale: String
    /// Returns the user's day, for ranges such as `today...`.
    let today: @Sendable () -> CalendarDate

    func validate(_ request: EditRequest, on instance: StoredInstance, lookups: LookupResults) -> EditValidation {
        if let problem = conflict(of: request, with: instance) { return .rejected([problem]) }
        guard let scope = declarations.scope(of: instance) else { return .rejected([.orphan(instance)]) }
        guard var work = EditWork(request, on: instance, scope: scope, locale: locale, today: today) else {
            return validateStatic(request, on: instance, scope: scope)
        }
        if request.resetsChildren { work.resetChildren() }
        work.resolveOptions(with: lookups)
        if !work.lookupRequests.isEmpty { return .needsLookups(work.lookupRequests) }
        if !work.problems.isEmpty { return .rejected(work.problems.mostSevereFirst) }
        return validated(work, lookups)
    }

    /// Accepts an edit whose values are valid, unless the handler refuses the configuration.
    private func validated(_ work: EditWork, _ lookups: LookupResults) -> EditValidation {
        let validation = work.accepted()
        guard case .accepted(let update?, var outcome) = validation, work.request.isComplete,
            registry.mayValidate(work.intent)
        else { return validation }
        let question = work.validationRequest
        switch lookups.validation(for: question) {
        case nil: return .needsValidation(question)
        case .success(let problems): return problems.isEmpty ? validation : .rejected(problems)
        case .failure(let failure):
            guard work.request.allowsUnchecked else { return .rejected([.notValidated(failure)]) }
            outcome.warnings.append("the configuration was not validated: \(failure.message)")
            return .accepted(update, outcome)
        }
    }

    /// Returns the instance as the edit would leave it, without looking up options.
    func preview(_ edit: DynamicEdit, on instance: StoredInstance) -> StoredInstance {
        guard let scope = declarations.scope(of: instance),
            var work = EditWork(EditRequest(edit: edit), on: instance, scope: scope, locale: locale, today: today)
        else { return instance }
        work.resetChildren()
        return work.candidate
    }

    private func conflict(of request: EditRequest, with instance: StoredInstance) -> EngineError.Problem? {
        if instance.isRemoved { return .removedInstance(instance.id) }
        guard let revision = request.ifRevision, revision != instance.revision else { return nil }
        return .revisionConflict(instance, expected: revision)
    }

    /// A static widget has no parameters.
    private func validateStatic(
        _ request: EditRequest, on instance: StoredInstance, scope: InstanceScope
    ) -> EditValidation {
        let problems = request.edit.operations.map { name, _ in
            EngineError.Problem.unknownParameter(name, in: scope)
        }
        if !problems.isEmpty { return .rejected(problems) }
        return .accepted(nil, EditOutcome(revision: instance.revision, changed: [], reset: [], warnings: []))
    }
}

extension [EngineError.Problem] {
    /// Problems that are certain, before problems that a later lookup may resolve.
    var mostSevereFirst: [EngineError.Problem] {
        filter { !$0.isAboutLookup } + filter(\.isAboutLookup)
    }
}

extension EngineError.Problem {
    fileprivate static func notValidated(_ failure: OptionsFailure) -> EngineError.Problem {
        EngineError.Problem(.lookupUnavailable, "the configuration cannot be validated: \(failure.message)")
    }

    fileprivate var isAboutLookup: Bool { code == .lookupUnavailable || code == .sourceNotTrusted }
}

/// The result of validating an edit.
enum EditValidation: Sendable {
    case rejected([EngineError.Problem])
    /// These options must be looked up before the edit can be validated.
    case needsLookups([LookupRequest])
    /// Every value is valid, and the handler must validate the configuration as a whole.
    case needsValidation(ValidationRequest)
    /// The edit is valid. The update is nil if nothing changes.
    case accepted(InstanceUpdate?, EditOutcome)

    /// The changes to write; nil if the edit is not accepted or changes nothing.
    var update: InstanceUpdate? {
        if case .accepted(let update, _) = self { update } else { nil }
    }
}

extension EditValidator {
    /// An edit validated as far as the available answers allow, for previews.
    struct Trial {
        var candidate: StoredInstance
        var problems: [EngineError.Problem] = []
        var reset: [String] = []
        var lookupRequests: [LookupRequest] = []
        var validationRequest: ValidationRequest?
    }

    func trial(of edit: DynamicEdit, on instance: StoredInstance, lookups: LookupResults) -> Trial {
        guard let scope = declarations.scope(of: instance) else {
            return Trial(candidate: instance, problems: [.orphan(instance)])
        }
        let request = EditRequest(edit: edit)
        guard var work = EditWork(request, on: instance, scope: scope, locale: locale, today: today) else {
            guard case .rejected(let problems) = validate(request, on: instance, lookups: lookups) else {
                return Trial(candidate: instance)
            }
            return Trial(candidate: instance, problems: problems)
        }
        work.resetChildren()
        work.resolveOptions(with: lookups)
        var trial = Trial(
            candidate: work.candidate, problems: work.problems.mostSevereFirst,
            reset: work.intent.parameters.map(\.name).filter(work.resetChildNames.contains),
            lookupRequests: work.lookupRequests)
        guard trial.problems.isEmpty, trial.lookupRequests.isEmpty, registry.mayValidate(work.intent) else {
            return trial
        }
        switch validated(work, lookups) {
        case .rejected(let problems): trial.problems = problems
        case .needsValidation(let request): trial.validationRequest = request
        case .needsLookups, .accepted: break
        }
        return trial
    }
}
