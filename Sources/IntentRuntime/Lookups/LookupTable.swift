/// What lookups found out so far.
struct LookupTable: Sendable {
    enum Finding: Hashable, Sendable {
        case found(IntentValue)
        case unknown
        case failed(HandlerFailure)
    }

    private var findings: [LookupSubject: [String: Finding]] = [:]

    func finding(of identifier: String, for subject: LookupSubject) -> Finding? {
        findings[subject]?[identifier]
    }

    /// Of values with one identifier the first counts; what was not asked for is ignored.
    mutating func add(_ answer: Result<[IntentValue], HandlerFailure>, to question: LookupQuestion) {
        for identifier in question.identifiers {
            findings[question.subject, default: [:]][identifier] =
                switch answer {
                case .success(let values):
                    values.first { $0.optionIdentifier == identifier }.map(Finding.found) ?? .unknown
                case .failure(let failure): .failed(failure)
                }
        }
    }
}
