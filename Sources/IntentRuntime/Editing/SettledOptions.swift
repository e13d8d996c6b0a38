/// A parameter's chosen options after their lookup: with fresh texts, with marks, or refused.
struct SettledOptions {
    private let parameter: Parameter
    private let findings: (String) -> LookupTable.Finding
    private let held: Set<String>
    private let earlierMarks: [StoredMark]
    /// Whether what cannot be looked up now is stored with a mark.
    var allowsUnchecked = false
    /// Whether an option that the parameter did not hold before must be known.
    var refusesNew = true

    private(set) var value: IntentValue?
    private(set) var marks: [StoredMark] = []
    private(set) var problems: [EngineError.Problem] = []

    init(_ parameter: Parameter, _ findings: @escaping (String) -> LookupTable.Finding, previous: Offer?) {
        self.parameter = parameter
        self.findings = findings
        held = previous?.held ?? []
        earlierMarks = (previous?.stored?.form.marks ?? []) + (previous?.fallback.marks ?? [])
    }

    mutating func settle(_ chosen: IntentValue) {
        var slots: [IntentValue?] = []
        for slot in chosen.slots { slots.append(slot.map { settled($0) }) }
        value = parameter.type.isList ? .list(slots) : slots.first ?? nil
    }

    private mutating func settled(_ option: IntentValue) -> IntentValue {
        let identifier = option.optionIdentifier ?? ""
        let isNew = refusesNew && !held.contains(identifier)
        switch findings(identifier) {
        case .found(let fresh): return fresh.keepingUnknownProperties(of: option)
        case .unknown where isNew: refuseUnknown(identifier)
        case .unknown: mark(.vanished, identifier)
        case .failed(let failure) where isNew: leaveUnchecked(identifier, failure)
        case .failed: keepMarks(of: identifier)
        }
        return option
    }

    private mutating func leaveUnchecked(_ identifier: String, _ failure: HandlerFailure) {
        if allowsUnchecked { return mark(.unchecked, identifier) }
        problems.append(
            EngineError.Problem(
                failure.isDistrust ? .sourceNotTrusted : .lookupUnavailable, parameter: parameter.name,
                "'\(identifier)' cannot be looked up now: \(failure.phrase)"))
    }

    private mutating func refuseUnknown(_ identifier: String) {
        if case .none = parameter.options {
            problems.append(
                EngineError.Problem(
                    .wrongValue, parameter: parameter.name, "'\(parameter.name)' is not filled by choosing"))
            return
        }
        problems.append(
            EngineError.Problem(
                .wrongValue, parameter: parameter.name, "'\(identifier)' is no option of '\(parameter.name)'",
                suggestion: NearMatch.best(for: identifier, in: listedIdentifiers)))
    }

    private var listedIdentifiers: [String] {
        if case .listed(let options) = parameter.options { options.map(\.identifier) } else { [] }
    }

    private mutating func keepMarks(of identifier: String) {
        for mark in earlierMarks where mark.identifier == identifier { self.mark(mark.kind, identifier) }
    }

    private mutating func mark(_ kind: StoredMark.Kind, _ identifier: String) {
        let mark = StoredMark(kind, identifier: identifier)
        if !marks.contains(mark) { marks.append(mark) }
    }
}

extension HandlerFailure {
    /// The reason as part of a sentence.
    package var phrase: String {
        switch self {
        case .timedOut: "no answer came in time"
        case .failed(let message): message
        case .notSignedIn: "a sign-in is needed first"
        case .unavailable(let message): message
        case .crashed(""): "the handler's process ended"
        case .crashed(let message): message
        case .sourceNotTrusted(let message): message
        }
    }

    fileprivate var isDistrust: Bool {
        if case .sourceNotTrusted = self { true } else { false }
    }
}
