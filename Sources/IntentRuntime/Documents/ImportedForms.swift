/// An instance of a document as an edit: so it is judged like what a person sets. A pure function.
struct ImportedForms {
    /// Without what the edit sets: the tails behind the slots that the family shows, and the remembered defaults.
    let base: StoredInstance
    let edit: Edit

    /// - Throws: ``EngineError`` with every value that no parameter of the present definitions can hold.
    init(_ given: StoredInstance, scope: InstanceScope) throws(EngineError) {
        var base = StoredInstance(
            id: given.id, kind: scope.widget.kind, family: given.family, intent: scope.widget.intent,
            defaults: given.defaults)
        var edit = Edit()
        var problems: [EngineError.Problem] = []
        var left = Set(given.values.keys)
        if let intent = scope.intent {
            let reader = ValueReader(scope.declarations, intent: intent)
            for parameter in intent.parameters {
                left.subtract(reader.names(of: parameter))
                guard let reading = reader.read(parameter, from: given.values) else { continue }
                guard !reading.isIncompatible else {
                    problems.append(.unfit(reading, parameter))
                    continue
                }
                edit.append(.set(Self.shown(reading.value, of: parameter, in: scope.family)), to: parameter.name)
                base.values[parameter.name] = Self.tail(reading, of: parameter, in: scope.family)
            }
        }
        problems += left.sorted().map { .unknown($0, scope) }
        if !problems.isEmpty { throw EngineError(problems) }
        self.base = base
        self.edit = edit
    }

    private static func shown(
        _ value: IntentValue?, of parameter: Parameter, in family: SizeFamily?
    ) -> IntentValue? {
        guard parameter.type.isList, let value else { return value }
        return .list(SlotRow(value.slots, showing: parameter.slotCount(in: family)).shown)
    }

    /// A row whose shown slots are empty; nil where nothing waits behind them.
    private static func tail(
        _ reading: ValueReading, of parameter: Parameter, in family: SizeFamily?
    ) -> StoredValue? {
        guard parameter.type.isList, let value = reading.value else { return nil }
        var row = SlotRow(value.slots, showing: parameter.slotCount(in: family))
        guard row.tailCount > 0 else { return nil }
        row.shown = row.shown.map { _ in nil }
        let waiting = Set(row.tail.compactMap { $0?.optionIdentifier })
        return StoredValue(
            type: parameter.type.tag, wire: parameter.type.wire(for: .list(row.shown + row.tail)),
            marks: reading.form.marks.filter { waiting.contains($0.identifier) })
    }
}

extension EngineError.Problem {
    fileprivate static func unfit(_ reading: ValueReading, _ parameter: Parameter) -> EngineError.Problem {
        EngineError.Problem(
            .wrongValue, parameter: parameter.name,
            "'\(reading.name)' holds a \(reading.form.type) that does not fit '\(parameter.name)', a \(parameter.type.tag)"
        )
    }

    fileprivate static func unknown(_ name: String, _ scope: InstanceScope) -> EngineError.Problem {
        let owner = scope.intent?.name ?? scope.widget.name
        return EngineError.Problem(
            .unknownParameter, parameter: name, "\(owner) has no parameter '\(name)'",
            suggestion: NearMatch.best(for: name, in: scope.parameters.map(\.name)))
    }
}
