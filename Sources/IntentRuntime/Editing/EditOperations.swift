/// The change that the operations of an edit make to each parameter, beginning with the effective values.
struct EditOperations {
    enum Change: Hashable {
        case reset
        /// Nil is "no value". A list contains the slots that the size family shows.
        case value(IntentValue?)
    }

    private let resolver: Resolver
    private(set) var changes: [String: Change] = [:]
    private(set) var problems: [EngineError.Problem] = []
    private(set) var warnings: [String] = []

    init(_ request: EditRequest, on resolver: Resolver) {
        self.resolver = resolver
        if request.resetsAll {
            for parameter in resolver.scope.parameters { changes[parameter.name] = .reset }
        }
        for (name, operation) in request.edit.operations { apply(operation, to: name) }
        for parameter in resolver.scope.parameters { checkSlots(of: parameter) }
    }

    /// The parameters that are not validated any further.
    var rejectedParameters: Set<String> { Set(problems.compactMap(\.parameter)) }

    private mutating func apply(_ operation: Edit.Operation, to name: String) {
        let scope = resolver.scope
        guard let layered = resolver.value(of: name) else {
            problems.append(.unknownParameter(name, in: scope))
            return
        }
        let parameter = layered.parameter
        if case .system(let type) = parameter.type.element, operation != .reset {
            return reject(parameter, "'\(name)' has Apple's type System.\(type), which cannot be set")
        }
        switch operation {
        case .reset: changes[name] = .reset
        case .set(nil): clear(parameter)
        case .set(let value?): set(value, layered)
        case .setSlot(let index, let value): setSlot(index, value, layered)
        case .add(let values): add(values, layered)
        case .remove(let values): remove(values, layered)
        }
    }

    private mutating func clear(_ parameter: Parameter) {
        if parameter.hasStaticDefault {
            reject(parameter, "'\(parameter.name)' has a default and cannot be cleared; reset it instead")
        } else {
            changes[parameter.name] = .value(parameter.type.isList ? .list([]) : nil)
        }
    }

    private mutating func set(_ value: IntentValue, _ layered: LayeredValue) {
        let parameter = layered.parameter
        guard parameter.type.isList else {
            if case .list = value { return reject(parameter, "'\(parameter.name)' takes a single value, not a list") }
            guard let value = checked(value, layered) else { return }
            changes[parameter.name] = .value(value)
            return
        }
        changes[parameter.name] = .value(.list(value.slots.map { $0.flatMap { checked($0, layered) } }))
    }

    private mutating func setSlot(_ index: Int, _ value: IntentValue?, _ layered: LayeredValue) {
        let parameter = layered.parameter
        guard isList(parameter) else { return }
        let count = parameter.slotCount(in: resolver.scope.family)
        guard index >= 0, index < count ?? .max else {
            let slots = slotPhrase(parameter)
            return reject(parameter, "'\(parameter.name)' has no slot \(index); \(slots), counted from 0")
        }
        var slots = slots(layered)
        // A list without a limit grows by one slot at a time.
        guard count != nil || index <= slots.count else {
            return reject(parameter, "'\(parameter.name)' has \(slots.count) slots; the next slot is \(slots.count)")
        }
        while slots.count <= index { slots.append(nil) }
        slots[index] = value.flatMap { checked($0, layered) }
        changes[parameter.name] = .value(.list(slots))
    }

    private mutating func add(_ values: [IntentValue], _ layered: LayeredValue) {
        guard isList(layered.parameter) else { return }
        var slots = slots(layered)
        for value in values {
            guard let value = checked(value, layered) else { continue }
            if let empty = slots.firstIndex(of: nil) { slots[empty] = value } else { slots.append(value) }
        }
        changes[layered.parameter.name] = .value(.list(slots))
    }

    private mutating func remove(_ values: [IntentValue], _ layered: LayeredValue) {
        guard isList(layered.parameter) else { return }
        let before = slots(layered)
        var slots = before
        for value in values {
            guard let value = checked(value, layered, isChosen: false) else { continue }
            let identifier = value.optionIdentifier ?? ""
            if !slots.contains(where: { $0?.optionIdentifier == identifier }) {
                warnings.append("'\(identifier)' is not in '\(layered.parameter.name)'")
            }
            slots = slots.map { $0?.optionIdentifier == identifier ? nil : $0 }
        }
        // Removing nothing must not turn a default into a user's value.
        guard slots != before else { return }
        changes[layered.parameter.name] = .value(.list(slots))
    }

    /// The slots after the previous operations, or the effective slots of a visible row.
    private func slots(_ layered: LayeredValue) -> [IntentValue?] {
        switch changes[layered.parameter.name] {
        case .value(let value): value?.slots ?? []
        case .reset: layered.fallback.value?.slots ?? []
        case nil: layered.value?.slots ?? []
        }
    }

    private mutating func checked(_ value: IntentValue, _ layered: LayeredValue, isChosen: Bool = true) -> IntentValue?
    {
        let check = ValueCheck(schema: resolver.scope.schema, parameter: layered.parameter)
        switch check.check(value, held: isChosen ? layered.held : [value.optionIdentifier ?? ""]) {
        case .valid(let value): return value
        case .invalid(let message, let suggestion):
            problems.append(
                EngineError.Problem(
                    .wrongValue, parameter: layered.parameter.name, message, suggestion: suggestion))
            return nil
        }
    }

    private mutating func isList(_ parameter: Parameter) -> Bool {
        if !parameter.type.isList { reject(parameter, "'\(parameter.name)' is not a list and has no slots") }
        return parameter.type.isList
    }

    /// Checks the number of slots and the uniqueness of values after all operations.
    private mutating func checkSlots(of parameter: Parameter) {
        guard parameter.type.isList, case .value(let value) = changes[parameter.name] else { return }
        let slots = (value?.slots ?? []).trimmingEmptySlots
        if let count = parameter.slotCount(in: resolver.scope.family), slots.count > count {
            reject(parameter, "\(slots.count) values given, but \(slotPhrase(parameter))")
        }
        guard parameter.hasUniqueValues else { return }
        var seen: Set<String> = []
        var reported: Set<String> = []
        for identifier in slots.compactMap({ $0?.optionIdentifier }) where !seen.insert(identifier).inserted {
            guard reported.insert(identifier).inserted else { continue }
            reject(parameter, "'\(identifier)' is used in more than one slot; each value can be used once")
        }
    }

    private func slotPhrase(_ parameter: Parameter) -> String {
        let family = resolver.scope.family
        let count = parameter.slotCount(in: family).map { $0 == 1 ? "1 slot" : "\($0) slots" } ?? "any number of slots"
        return "\(family?.rawValue ?? "this family") has \(count)"
    }

    private mutating func reject(_ parameter: Parameter, _ message: String) {
        problems.append(EngineError.Problem(.wrongValue, parameter: parameter.name, message))
    }
}

extension LayeredValue {
    /// The identifiers of the stored and the effective values.
    var held: Set<String> {
        let slots = (stored?.value?.slots ?? []) + (value?.slots ?? [])
        return Set(slots.compactMap { $0?.optionIdentifier })
    }
}
