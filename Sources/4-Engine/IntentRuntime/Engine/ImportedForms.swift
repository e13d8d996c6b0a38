import IntentSystem

/// An instance of a document, or the choices of another instance, as an edit, so that it is validated like a user's edit.
struct ImportedForms {
    /// The instance without the values that the edit sets: hidden tails of lists, and remembered defaults.
    let base: StoredInstance
    let edit: DynamicEdit
    /// The parameters whose values were stored as secrets.
    let secrets: Set<String>

    /// - Parameters:
    ///   - known: The values that the import replaces; nil if there are none. What is not looked up is completed
    ///   with them.
    ///   - keepsHidden: Whether the values of a list that the family does not show are kept. Otherwise they are part of the
    ///   edit, which is then rejected.
    /// - Throws: ``EngineError`` with every value that does not fit a parameter of the definitions.
    init(
        _ given: StoredInstance, replacing known: Resolver?, scope: InstanceScope, keepsHidden: Bool = true
    ) throws(EngineError) {
        var base = StoredInstance(
            id: given.id, kind: scope.widget.kind, family: given.family, intent: scope.widget.intent,
            defaults: given.defaults)
        var edit = DynamicEdit()
        var secrets: Set<String> = []
        var problems: [EngineError.Problem] = []
        var remaining = Set(given.values.keys)
        let reader = scope.reader
        for parameter in scope.parameters {
            let known = known?.value(of: parameter.name)?.known
            if let known, !base.defaults.isEmpty {
                for key in parameter.providedDefaults(in: scope.widget.families).map(\.key) {
                    guard let form = base.defaults[key] else { continue }
                    let reading = reader.read(parameter, form, under: key)
                    base.defaults[key] = known.completing(reading, of: parameter)
                }
            }
            remaining.subtract(reader.names(of: parameter))
            guard let reading = reader.read(parameter, from: given.values) else { continue }
            guard reading.fits else {
                problems += EngineError.Problem.misfits(of: reading, parameter, reader)
                continue
            }
            if reading.form.isSecret { secrets.insert(parameter.name) }
            guard keepsHidden else {
                edit.append(.set(reading.value), to: parameter.name)
                continue
            }
            edit.append(.set(Self.shown(reading.value, of: parameter, in: scope.family)), to: parameter.name)
            base.values[parameter.name] = Self.tail(reading, of: parameter, in: scope, known)
        }
        problems += remaining.sorted().map { .unknownParameter($0, in: scope) }
        if !problems.isEmpty { throw EngineError(problems) }
        self.base = base
        self.edit = edit
        self.secrets = secrets
    }

    private static func shown(
        _ value: IntentValue?, of parameter: Parameter, in family: SizeFamily?
    ) -> IntentValue? {
        guard parameter.type.isList, let value else { return value }
        return .list(SlotRow(value.slots, of: parameter, in: family).shown)
    }

    /// Returns the hidden tail of a list behind empty slots, or nil if there is none.
    private static func tail(
        _ reading: ValueReading, of parameter: Parameter, in scope: InstanceScope, _ known: KnownOptions?
    ) -> StoredValue? {
        guard parameter.type.isList, let value = reading.value else { return nil }
        var row = SlotRow(value.slots, of: parameter, in: scope.family)
        guard row.tailCount > 0 else { return nil }
        let waiting = IntentValue.list(row.tail)
        row.replace(with: [])
        let list = IntentValue.list(row.slots)
        return StoredValue(
            type: parameter.storedTag(of: list, wasSecret: reading.form.isSecret),
            wire: parameter.type.wire(for: known?.completing(list) ?? list),
            marks: scope.declarations.optionParts(of: parameter).marks(reading.form.marks, in: waiting))
    }
}

extension EngineError.Problem {
    /// Returns a problem of a value that does not fit, or one for each field that does not.
    fileprivate static func misfits(
        of reading: ValueReading, _ parameter: Parameter, _ reader: ValueReader
    ) -> [EngineError.Problem] {
        if reading.isIncompatible { return [incompatible(reading, parameter, reader)] }
        let schema = reader.schema
        let fields = schema.recordFields(of: parameter)
        let slots = (reading.value?.slots ?? []).enumerated()
        return slots.flatMap { slot, value -> [EngineError.Problem] in
            guard case .record(let record)? = value else { return [] }
            return fields.compactMap { field -> EngineError.Problem? in
                guard let misfit = record.misfits[field.name],
                    let text = field.problem(ofStored: misfit.json, in: schema)
                else { return nil }
                let problem = ValueProblem.Field(name: field.name, text: text)
                return EngineError.Problem(
                    .wrongValue, parameter: parameter.name,
                    field: (problem: problem, slot: parameter.type.isList ? slot : nil),
                    UserText("in '\(field.name)', \(text)"), suggestion: nil)
            }
        }
    }

    /// Returns why a value does not fit: the rule that it breaks, or its type.
    static func incompatible(
        _ reading: ValueReading, _ parameter: Parameter, _ reader: ValueReader
    ) -> EngineError.Problem {
        if let problem = reader.brokenRule(of: parameter, reading.form) {
            return EngineError.Problem(
                .wrongValue, parameter: parameter.name, problem.text, suggestion: problem.suggestion)
        }
        let (schema, former) = (reader.schema, ValueType(tag: reading.form.type))
        let type = schema.words(for: parameter.type)
        let stored = former.map(schema.words(for:)) ?? reading.form.type
        let text =
            former.map(schema.present) == parameter.type
            ? UserText("the value of '\(reading.name)' is not a valid \(type)")
            : UserText("'\(reading.name)' has type \(stored); '\(parameter.name)' requires \(type)")
        return EngineError.Problem(.wrongValue, parameter: parameter.name, text)
    }
}

extension Schema {
    /// Returns a type in the words of definitions: `[Stop]`, `Length`, `oneOf: [Stop, URL]`.
    fileprivate func words(for type: ValueType) -> String {
        switch type.element {
        case .union(let name):
            let members = self.type(named: name)?.recordFields.map { words(for: $0.type) } ?? []
            return members.isEmpty ? "oneOf" : "oneOf: [\(members.joined(separator: ", "))]"
        case .dateComponents(let kind): return words("DateComponents (\(kind.rawValue))", isList: type.isList)
        default: return words(type.element.name, isList: type.isList)
        }
    }

    private func words(_ element: String, isList: Bool) -> String { isList ? "[\(element)]" : element }
}
