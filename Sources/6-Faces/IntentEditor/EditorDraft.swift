internal import IntentModel
internal import IntentRuntime

/// The changes that a user has drafted by parameter, with the resulting problems and conflicts.
struct EditorDraft: Hashable, Sendable {
    enum Change: Hashable, Sendable {
        /// Sets a value; nil for no value. For a list, the value contains all visible slots.
        case value(IntentValue?)
        case reset
    }

    private(set) var changes: [String: Change] = [:]
    /// The problems that the engine reported for the current changes.
    private(set) var rejections: [EngineError.Problem] = []
    /// Conflicts that are not settled yet.
    private(set) var conflicts: [String: EngineError.Conflict] = [:]
    /// Why changes of a kept draft are not part of this one: the definition has changed so that they no longer fit.
    private(set) var leftOut: [EngineError.Problem] = []

    var isEmpty: Bool { changes.isEmpty }

    /// Sets the change of a parameter; nil discards it.
    mutating func setChange(_ change: Change?, for parameter: String) {
        changes[parameter] = change
        // The validity of other changes may depend on this one.
        rejections = []
        if change == nil { conflicts[parameter] = nil }
    }

    mutating func removeAll() {
        self = EditorDraft()
    }

    /// Removes changes that were applied, except those that were replaced in the meantime.
    mutating func remove(applied: EditorDraft) {
        for (parameter, change) in applied.changes where changes[parameter] == change { changes[parameter] = nil }
        rejections = []
        leftOut = []
    }

    mutating func leaveOut(_ problems: [EngineError.Problem]) {
        leftOut += problems
    }

    mutating func setRejections(_ problems: [EngineError.Problem]) {
        rejections = problems.filter { $0.conflict == nil && ($0.parameter != nil || $0.isAboutConfiguration) }
    }

    /// Returns the rejections for the row of a parameter; for nil, those that concern the configuration as a whole.
    func rejections(of parameter: String?) -> [EngineError.Problem] {
        rejections.filter { problem in parameter.map(problem.rows.contains) ?? problem.rows.isEmpty }
    }

    /// Records a conflict. There is none if both values are equal, or if the stored value is the earlier one again.
    mutating func addConflict(_ newConflict: EngineError.Conflict, for parameter: String) {
        var conflict = newConflict
        if let earlier = conflicts[parameter] { conflict.before = earlier.before }
        if conflict.stored == conflict.drafted, changes[parameter] != nil {
            setChange(nil, for: parameter)
        } else {
            conflicts[parameter] = conflict.stored == conflict.before ? nil : conflict
        }
    }

    mutating func settleConflict(of parameter: String, with settlement: EditorSettlement) {
        guard let conflict = conflicts.removeValue(forKey: parameter) else { return }
        rejections = []
        switch settlement {
        case .keepMine:
            // A parent that the draft does not change is restored to its earlier value.
            guard changes[parameter] == nil else { return }
            changes[parameter] = conflict.drafted.map { .value($0) } ?? .reset
        case .takeTheirs: changes[parameter] = nil
        }
    }

    /// Returns the draft as an edit, with the parameters in declared order.
    func edit(in intent: Intent?) -> DynamicEdit {
        var edit = DynamicEdit()
        for parameter in intent?.parameters ?? [] {
            switch changes[parameter.name] {
            case .value(let value): edit.append(.set(value), to: parameter.name)
            case .reset: edit.append(.reset, to: parameter.name)
            case nil: break
            }
        }
        return edit
    }
}

extension EngineError.Problem {
    /// Whether the handler refused the values together, or could not validate them.
    fileprivate var isAboutConfiguration: Bool { code == .refused || code == .lookupUnavailable }
}
