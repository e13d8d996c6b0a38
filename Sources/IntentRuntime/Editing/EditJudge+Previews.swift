extension EditJudge {
    /// An edit as it would be judged, and what would have to be asked to tell all of it.
    struct Trial {
        var candidate: StoredInstance
        var problems: [EngineError.Problem] = []
        var reset: [String] = []
        var questions: [LookupQuestion] = []
    }

    func tried(_ edit: Edit, on instance: StoredInstance, lookups: LookupTable) -> Trial {
        guard let scope = declarations.scope(of: instance) else {
            return Trial(candidate: instance, problems: [.orphan(instance)])
        }
        let request = EditRequest(edit: edit)
        guard var work = EditWork(request, on: instance, scope: scope, locale: locale) else {
            guard case .refused(let problems) = judge(request, on: instance, lookups: lookups) else {
                return Trial(candidate: instance)
            }
            return Trial(candidate: instance, problems: problems)
        }
        work.resetChildren()
        work.resolveOptions(by: lookups)
        return Trial(
            candidate: work.candidate, problems: work.problems.mostSevereFirst,
            reset: work.intent.parameters.map(\.name).filter(work.resetChildNames.contains), questions: work.questions)
    }
}
