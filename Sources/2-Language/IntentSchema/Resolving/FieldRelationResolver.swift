internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// What a field names, which can be read once the intents are known whose rows its condition may test.
struct FieldRelation {
    /// The index of the field in ``ObjectType/recordFields``.
    let field: Int
    /// The value of `when`; nil if there is none.
    let when: Value?
    /// The field that the default names; nil if it follows none.
    let defaultRow: NodeID?
}

/// The intents with a parameter whose values are the records of a type.
struct RecordHosts {
    let intents: [Intent]
    /// Whether errors may have left out some of their rows.
    let areDoubtful: Bool

    /// - Parameters:
    ///   - resolved: The intents of each file, and whether it has errors.
    ///   - isIncomplete: Whether a file could not be read.
    init(of element: ElementType, among resolved: [(intents: [Intent], hasErrors: Bool)], isIncomplete: Bool) {
        intents = resolved.flatMap(\.intents).filter { $0.parameters.contains { $0.type.element == element } }
        areDoubtful = isIncomplete || resolved.contains(where: \.hasErrors)
    }
}

/// Resolves the conditions of fields, which test other fields of the record, and rows of every intent with such records. Then checks
/// that no condition and no default depends on itself.
struct FieldRelationResolver: ContextResolver {
    let context: ResolvingContext
    let hosts: RecordHosts

    func resolve(_ relations: [FieldRelation], of type: inout ObjectType) {
        resolveConditions(relations, of: &type)
        let rows = relations.compactMap { relation in relation.defaultRow.map { (relation.field, $0) } }
        if rows.isEmpty { return }
        // A row of an intent never follows a field.
        DefaultCycleRule(context: context).check(
            type.recordFields, rows: Dictionary(rows) { first, _ in first })
    }

    private func resolveConditions(_ relations: [FieldRelation], of type: inout ObjectType) {
        guard let node = relations.lazy.compactMap(\.when?.node).first else { return }
        let fields = type.recordFields
        var drafts = (fields + rows(beside: fields)).map {
            ParameterDraft($0, key: node, isDoubtful: hosts.areDoubtful)
        }
        for relation in relations { drafts[relation.field].when = relation.when }
        let indices = drafts.positions(by: \.parameter.name)
        var requirements = RequirementResolver(context: context, drafts: drafts, indices: indices, purpose: .row)
        requirements.scope = FieldScope(type: type.name, fields: fields.map(\.name), hosts: hosts)
        for relation in relations {
            guard let value = relation.when else { continue }
            let when = requirements.requirement(value, empty: "omit 'when' for a row that is always shown")
            type.recordFields[relation.field].when = when
            drafts[relation.field].parameter.when = when
        }
        // A row of an intent never tests a field, even if it tests a row with its name.
        let own = indices.filter { $0.value < fields.count }
        ConditionResolver(context: context).reportCycles(of: Array(drafts.prefix(fields.count)), own)
    }

    /// The rows of the intents, each as the first intent declares it, whose names no field has.
    private func rows(beside fields: [Parameter]) -> [Parameter] {
        var seen = Set(fields.map(\.name))
        return hosts.intents.flatMap(\.parameters).filter { seen.insert($0.name).inserted }
    }
}

/// The names that the conditions of a type's fields can contain.
struct FieldScope {
    let type: String
    let fields: [String]
    let hosts: RecordHosts

    /// Returns a problem if a name is that of no field, and some intent has no such row; nil for a name that can be tested.
    /// - Parameter near: The most similar name.
    func problem(with name: String, near: String?, at place: Place) -> Diagnostic? {
        if fields.contains(name) || hosts.areDoubtful { return nil }
        let rows = hosts.intents.map { $0.parameter(named: name) }
        guard let first = rows.lazy.compactMap(\.self).first else {
            return .unknownField(name, of: type, known: fields, near: near, at: place)
        }
        for (intent, row) in zip(hosts.intents, rows) {
            guard let row else {
                return Diagnostic(
                    .unknownParameter, at: place,
                    "\(quoted(name)) is not a parameter of '\(intent.name)', which has a parameter of the type '\(type)'"
                )
            }
            if row.type != first.type {
                return Diagnostic(
                    .wrongType, at: place,
                    "\(quoted(name)) has another type in '\(intent.name)' than in '\(hosts.intents[0].name)'; a field tests rows of one type"
                )
            }
        }
        return nil
    }
}

extension Diagnostic {
    fileprivate static func unknownField(
        _ name: String, of type: String, known: [String], near: String?, at place: Place
    ) -> Diagnostic {
        let list = near == nil ? "; the fields are \(shortList(known))" : ""
        return Diagnostic(
            .unknownParameter, at: place,
            "\(quoted(name)) is not a field of '\(type)', and no intent with such records has a row of this name\(list)",
            near: near)
    }
}
