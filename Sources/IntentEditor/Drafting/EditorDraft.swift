internal import IntentModel
internal import IntentRuntime

/// What an editor's user wants, parameter by parameter, and what came of it so far.
struct EditorDraft: Hashable, Sendable {
    enum Wish: Hashable, Sendable {
        /// Nil is "no value"; of a list all the slots that are shown.
        case value(IntentValue?)
        case reset
    }

    private(set) var wishes: [String: Wish] = [:]
    /// What the engine refused when it was last asked, until the wish changes.
    private(set) var refusals: [String: [EngineError.Problem]] = [:]
    /// Values that met others, until it is settled which hold.
    private(set) var conflicts: [String: EngineError.Conflict] = [:]

    var isEmpty: Bool { wishes.isEmpty }

    /// - Parameter wish: Nil to want nothing.
    mutating func want(_ wish: Wish?, for parameter: String) {
        wishes[parameter] = wish
        // What was said of other wishes may hang on this one.
        refusals = [:]
        if wish == nil { conflicts[parameter] = nil }
    }

    mutating func removeAll() {
        self = EditorDraft()
    }

    /// Takes away what was applied; what was wanted meanwhile stays.
    mutating func remove(applied: EditorDraft) {
        for (parameter, wish) in applied.wishes where wishes[parameter] == wish { wishes[parameter] = nil }
        refusals = [:]
    }

    mutating func refuse(_ problems: [EngineError.Problem]) {
        refusals = [:]
        for problem in problems where problem.conflict == nil {
            guard let parameter = problem.parameter else { continue }
            refusals[parameter, default: []].append(problem)
        }
    }

    /// A value met another one. Where both did the same there is nothing to settle, nor where all is as it was again.
    mutating func meet(_ conflict: EngineError.Conflict, of parameter: String) {
        var met = conflict
        if let earlier = conflicts[parameter] { met.before = earlier.before }
        if met.stored == met.drafted, wishes[parameter] != nil {
            want(nil, for: parameter)
        } else {
            conflicts[parameter] = met.stored == met.before ? nil : met
        }
    }

    mutating func settle(_ parameter: String, _ settlement: EditorSettlement) {
        guard let conflict = conflicts.removeValue(forKey: parameter) else { return }
        refusals = [:]
        switch settlement {
        case .keepMine:
            // A parent that the draft left alone goes back to what it was.
            guard wishes[parameter] == nil else { return }
            wishes[parameter] = conflict.drafted.map { .value($0) } ?? .reset
        case .takeTheirs: wishes[parameter] = nil
        }
    }

    /// In declared order.
    func edit(in intent: Intent?) -> Edit {
        var edit = Edit()
        for parameter in intent?.parameters ?? [] {
            switch wishes[parameter.name] {
            case .value(let value): edit.append(.set(value), to: parameter.name)
            case .reset: edit.append(.reset, to: parameter.name)
            case nil: break
            }
        }
        return edit
    }
}
