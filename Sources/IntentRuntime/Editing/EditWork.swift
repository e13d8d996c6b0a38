/// An edit while it is judged: the instance as it would become, what is wrong, and what is still to be asked.
struct EditWork {
    let instance: StoredInstance
    let scope: InstanceScope
    let intent: Intent
    let request: EditRequest
    let locale: String
    let before: Resolver
    let operations: EditOperations
    var candidate: StoredInstance
    var problems: [EngineError.Problem]
    var questions: [LookupQuestion] = []
    /// Parameters that are judged no further now: refused ones, and those whose options are still to be asked.
    var unsettled: Set<String>
    /// Children that were reset because a parent changed.
    private(set) var resetChildNames: Set<String> = []

    /// Nil for a static widget.
    init?(_ request: EditRequest, on instance: StoredInstance, scope: InstanceScope, locale: String) {
        guard let intent = scope.intent, let before = Resolver(instance, scope: scope, locale: locale) else {
            return nil
        }
        self.request = request
        self.instance = instance
        self.scope = scope
        self.intent = intent
        self.locale = locale
        self.before = before
        operations = EditOperations(request, on: before)
        problems = operations.problems
        unsettled = operations.refused
        candidate = instance
        for parameter in intent.parameters where !unsettled.contains(parameter.name) {
            switch operations.wishes[parameter.name] {
            case .value(let value): write(value, of: parameter, marks: [])
            case .reset: reset(parameter)
            case nil: break
            }
        }
    }

    /// The candidate as it reads now; never nil, since the scope has an intent.
    var after: Resolver { Resolver(candidate, scope: scope, locale: locale) ?? before }

    /// Resets children that the edit does not name and whose parent got another value, and theirs in turn.
    mutating func resetChildren() {
        let children = intent.parameters.filter {
            !$0.dependsOn.isEmpty && $0.parentPolicy == .reset && isLeftToPolicy($0)
        }
        if children.isEmpty { return }
        // Each round settles a generation at least.
        for _ in children {
            let after = after
            var isDone = true
            for child in children where !resetChildNames.contains(child.name) && hasChangedParent(child, after) {
                resetChildNames.insert(child.name)
                reset(child)
                isDone = false
            }
            if isDone { return }
        }
    }

    /// - Parameter after: ``after``, which is made only for who has a parent.
    func hasChangedParent(_ child: Parameter, _ after: @autoclosure () -> Resolver) -> Bool {
        if child.dependsOn.isEmpty { return false }
        let after = after()
        return child.dependsOn.contains { name in
            before.offer(of: name)?.value.choice != after.offer(of: name)?.value.choice
        }
    }

    /// Whether the edit does not name it.
    func isLeftToPolicy(_ child: Parameter) -> Bool {
        operations.wishes[child.name] == nil && !unsettled.contains(child.name)
    }

    /// Puts a value in, keeping the tail of a list; the form goes under the parameter's present name.
    mutating func write(_ value: IntentValue?, of parameter: Parameter, marks: [StoredMark]) {
        guard parameter.type.isList else {
            return write(value.map(parameter.type.wire(for:)) ?? .null, of: parameter, marks: marks)
        }
        let count = parameter.slotCount(in: scope.family)
        let offer = before.offer(of: parameter.name)
        // Where the default is in effect the row is new: a list is the user's or the default's, never mixed.
        let kept = offer?.origin == .user ? offer?.stored : nil
        var row = SlotRow(kept?.value?.slots ?? [], showing: count)
        row.replace(with: value?.slots ?? [])
        let tail = Set(row.tail.compactMap { $0?.optionIdentifier })
        let tailMarks = kept?.form.marks.filter { tail.contains($0.identifier) } ?? []
        let wire = parameter.type.wire(for: .list(row.slots(showing: count)))
        write(wire, of: parameter, marks: marks + tailMarks)
    }

    private mutating func write(_ wire: JSONValue, of parameter: Parameter, marks: [StoredMark]) {
        remove(parameter)
        candidate.values[parameter.name] = StoredValue(type: parameter.type.tag, wire: wire, marks: marks)
    }

    /// Takes the user's value away, tail included, and forgets the remembered default.
    private mutating func reset(_ parameter: Parameter) {
        remove(parameter)
        for key in reader.names(of: parameter) + parameter.providedDefaults(in: scope.widget.families).map(\.key) {
            candidate.defaults[key] = nil
        }
    }

    private mutating func remove(_ parameter: Parameter) {
        for name in reader.names(of: parameter) { candidate.values[name] = nil }
    }

    private var reader: ValueReader { ValueReader(scope.declarations, intent: intent) }
}

extension IntentValue? {
    /// What was chosen, apart from the texts that show it.
    var choice: [String?] {
        (self?.slots ?? []).withoutEmptyEnd.map { $0?.optionIdentifier }
    }
}
