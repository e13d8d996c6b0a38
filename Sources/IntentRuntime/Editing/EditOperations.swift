/// What an edit's operations want of each parameter, one after the other, starting from what is in effect.
struct EditOperations {
    enum Wish: Hashable {
        case reset
        /// Nil is "no value"; of a list the slots that the family shows.
        case value(IntentValue?)
    }

    private let resolver: Resolver
    private(set) var wishes: [String: Wish] = [:]
    private(set) var problems: [EngineError.Problem] = []
    private(set) var warnings: [String] = []

    init(_ request: EditRequest, on resolver: Resolver) {
        self.resolver = resolver
        if request.resetsAll {
            for parameter in resolver.scope.parameters { wishes[parameter.name] = .reset }
        }
        for (name, operation) in request.edit.operations { apply(operation, to: name) }
        for parameter in resolver.scope.parameters { checkSlots(of: parameter) }
    }

    /// Parameters that are not judged any further.
    var refused: Set<String> { Set(problems.compactMap(\.parameter)) }

    private mutating func apply(_ operation: Edit.Operation, to name: String) {
        let scope = resolver.scope
        guard let offer = resolver.offer(of: name) else {
            let names = scope.parameters.map(\.name)
            problems.append(
                EngineError.Problem(
                    .unknownParameter, parameter: name,
                    scope.intent.map { "'\(name)' is no parameter of \($0.name)" }
                        ?? "\(scope.widget.name) has no parameters, so none is called '\(name)'",
                    suggestion: NearMatch.best(for: name, in: names)))
            return
        }
        let parameter = offer.parameter
        if case .system(let type) = parameter.type.element, operation != .reset {
            return refuse(parameter, "'\(name)' is of Apple's own type System.\(type), and never set here")
        }
        switch operation {
        case .reset: wishes[name] = .reset
        case .set(nil): clear(parameter)
        case .set(let value?): set(value, offer)
        case .setSlot(let index, let value): setSlot(index, value, offer)
        case .add(let values): add(values, offer)
        case .remove(let values): remove(values, offer)
        }
    }

    private mutating func clear(_ parameter: Parameter) {
        if parameter.hasStaticDefault {
            refuse(parameter, "'\(parameter.name)' has a default, so it is never without a value: reset it instead")
        } else {
            wishes[parameter.name] = .value(parameter.type.isList ? .list([]) : nil)
        }
    }

    private mutating func set(_ value: IntentValue, _ offer: Offer) {
        let parameter = offer.parameter
        guard parameter.type.isList else {
            if case .list = value { return refuse(parameter, "'\(parameter.name)' takes one value, not a list") }
            guard let value = checked(value, offer) else { return }
            wishes[parameter.name] = .value(value)
            return
        }
        wishes[parameter.name] = .value(.list(value.slots.map { $0.flatMap { checked($0, offer) } }))
    }

    private mutating func setSlot(_ index: Int, _ value: IntentValue?, _ offer: Offer) {
        let parameter = offer.parameter
        guard isList(parameter) else { return }
        let count = parameter.slotCount(in: resolver.scope.family)
        guard index >= 0, index < count ?? .max else {
            return refuse(parameter, "'\(parameter.name)' has no slot \(index); \(slotPhrase(parameter))")
        }
        var slots = slots(offer)
        // A list without limit grows by one slot at a time.
        guard count != nil || index <= slots.count else {
            return refuse(parameter, "'\(parameter.name)' has \(slots.count) slots, so the next is \(slots.count)")
        }
        while slots.count <= index { slots.append(nil) }
        slots[index] = value.flatMap { checked($0, offer) }
        wishes[parameter.name] = .value(.list(slots))
    }

    private mutating func add(_ values: [IntentValue], _ offer: Offer) {
        guard isList(offer.parameter) else { return }
        var slots = slots(offer)
        for value in values {
            guard let value = checked(value, offer) else { continue }
            if let empty = slots.firstIndex(of: nil) { slots[empty] = value } else { slots.append(value) }
        }
        wishes[offer.parameter.name] = .value(.list(slots))
    }

    private mutating func remove(_ values: [IntentValue], _ offer: Offer) {
        guard isList(offer.parameter) else { return }
        let before = slots(offer)
        var slots = before
        for value in values {
            guard let value = checked(value, offer, isChosen: false) else { continue }
            let identifier = value.optionIdentifier ?? ""
            if !slots.contains(where: { $0?.optionIdentifier == identifier }) {
                warnings.append("'\(identifier)' is not in '\(offer.parameter.name)'")
            }
            slots = slots.map { $0?.optionIdentifier == identifier ? nil : $0 }
        }
        // What takes nothing out must not make a default the user's own.
        guard slots != before else { return }
        wishes[offer.parameter.name] = .value(.list(slots))
    }

    /// What the operations before left, else what is in effect while the row is there.
    private func slots(_ offer: Offer) -> [IntentValue?] {
        switch wishes[offer.parameter.name] {
        case .value(let value): value?.slots ?? []
        case .reset: offer.fallback.value?.slots ?? []
        case nil: offer.value?.slots ?? []
        }
    }

    private mutating func checked(_ value: IntentValue, _ offer: Offer, isChosen: Bool = true) -> IntentValue? {
        let check = ValueCheck(schema: resolver.scope.schema, parameter: offer.parameter)
        switch check.check(value, held: isChosen ? offer.held : [value.optionIdentifier ?? ""]) {
        case .fits(let value): return value
        case .refused(let message, let suggestion):
            problems.append(
                EngineError.Problem(
                    .wrongValue, parameter: offer.parameter.name, message, suggestion: suggestion))
            return nil
        }
    }

    private mutating func isList(_ parameter: Parameter) -> Bool {
        if !parameter.type.isList { refuse(parameter, "'\(parameter.name)' is no list, so it has no slots") }
        return parameter.type.isList
    }

    /// After all operations: enough slots, and no value twice.
    private mutating func checkSlots(of parameter: Parameter) {
        guard parameter.type.isList, case .value(let value) = wishes[parameter.name] else { return }
        let slots = (value?.slots ?? []).withoutEmptyEnd
        if let count = parameter.slotCount(in: resolver.scope.family), slots.count > count {
            refuse(parameter, "\(slots.count) values are too many; \(slotPhrase(parameter))")
        }
        guard parameter.hasUniqueValues else { return }
        var seen: Set<String> = []
        var repeated: Set<String> = []
        for identifier in slots.compactMap({ $0?.optionIdentifier }) where !seen.insert(identifier).inserted {
            guard repeated.insert(identifier).inserted else { continue }
            refuse(parameter, "'\(identifier)' fills more than one slot; a value fills one at most")
        }
    }

    private func slotPhrase(_ parameter: Parameter) -> String {
        let family = resolver.scope.family
        let count = parameter.slotCount(in: family).map(String.init) ?? "any number of"
        return "\(family?.rawValue ?? "this family") has \(count) slots, counted from 0"
    }

    private mutating func refuse(_ parameter: Parameter, _ message: String) {
        problems.append(EngineError.Problem(.wrongValue, parameter: parameter.name, message))
    }
}

extension Offer {
    /// Identifiers of the values that are stored or in effect.
    var held: Set<String> {
        let slots = (stored?.value?.slots ?? []) + (value?.slots ?? [])
        return Set(slots.compactMap { $0?.optionIdentifier })
    }
}
