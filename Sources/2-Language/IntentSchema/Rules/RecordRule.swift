internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Resolves the fields of a type, or the members of a union.
struct RecordResolver: ContextResolver {
    let context: ResolvingContext
    /// The declared types.
    let types: NamedTypes

    /// Returns the fields or members of a type, without their conditions, and what relates them to each other; none for a type without
    /// the keys.
    /// - Returns: The names of those whose types could not be read are `unread`.
    func fields(
        _ fields: Fields, of type: Declaration
    ) -> ([Parameter], relations: [FieldRelation], unread: Set<String>) {
        let isUnion = fields.mentions(.oneOf)
        guard isUnion || fields.mentions(.fields) else { return ([], [], []) }
        context.enterTexts("types", type.name, at: type.key)
        defer { context.leaveTexts() }
        reportOtherForms(fields, isUnion: isUnion)
        guard let value = isUnion ? fields[.oneOf] : fields[.fields] else { return ([], [], []) }
        var drafts = isUnion ? members(value) : self.fields(value)
        let unread = drafts.filter { !$0.isTyped || $0.element.isRecord }.map(\.parameter.name)
        var parameters: [Parameter] = []
        var relations: [FieldRelation] = []
        for index in drafts.indices where drafts[index].isTyped && !drafts[index].element.isRecord {
            let (when, row) = (drafts[index].when, drafts[index].defaultRow)
            if when != nil || row != nil {
                relations.append(FieldRelation(field: parameters.count, when: when, defaultRow: row))
            }
            drafts[index].moveParameter(to: &parameters)
        }
        return (parameters, relations, Set(unread))
    }

    /// Reports keys of types whose values are chosen, and of records beside members.
    private func reportOtherForms(_ fields: Fields, isUnion: Bool) {
        let form = isUnion ? Word.oneOf : .fields
        for word in [Word.properties, .options, .optionsFrom] + (isUnion ? [.fields] : []) {
            guard let key = fields.key(word) else { continue }
            let reason =
                !isUnion
                ? "records are entered, not chosen"
                : word == .fields ? "a value has one member, not all fields" : "the types of its members have them"
            report(
                isUnion ? .invalidUnion : .invalidRecord, at: place(key),
                "'\(word.text)' and '\(form.text)' cannot both be written; \(reason)")
        }
    }

    private func fields(_ value: Value) -> [ParameterDraft] {
        guard reader.isSection(value, of: "fields") else { return [] }
        if reader.isEmptyMapping(value.node) { reader.reportEmpty(value, "a record has at least one field") }
        return ParameterResolver(context: context, section: .fields).resolve(value, uses: [], reserved: [])
    }

    /// Returns members that a map declares by name, or a list by their types.
    private func members(_ value: Value) -> [ParameterDraft] {
        let resolver = ParameterResolver(context: context, section: .members, types: types)
        let drafts: [ParameterDraft]
        switch tree.kind(value.node) {
        case .mapping: drafts = resolver.resolve(value, uses: [], reserved: [])
        case .sequence: drafts = resolver.resolve(types: value)
        case .scalar:
            reader.reportWrongType(value, expected: "a list of types, such as [Album, String], or a map of members")
            return []
        }
        let isMap = tree.kind(value.node) == .mapping
        if (isMap ? tree.entryCount(of: value.node) : tree.elements(of: value.node).count { _ in true }) < 2 {
            report(.invalidUnion, at: place(value.key ?? value.node), "a union has at least two members")
        }
        for draft in drafts where draft.parameter.name == ObjectType.memberChoice {
            report(
                .invalidUnion, at: place(draft.key),
                "a member cannot have the name '\(ObjectType.memberChoice)', which is that of the choice between them")
        }
        return drafts
    }
}

/// Checks what records, unions and their fields and members cannot have, because only the row of a parameter has it.
struct RecordRule: ContextResolver {
    let context: ResolvingContext
    var section = ParameterSection.parameters

    private var code: DiagnosticCode { section == .members ? .invalidUnion : .invalidRecord }

    /// Checks a field or a member, or a parameter that may be a record or a union.
    /// - Parameter type: The written type; nil if there is none.
    func check(_ draft: ParameterDraft, _ fields: Fields, type: Value?) {
        guard draft.isTyped, let type else { return }
        if section != .parameters {
            checkField(draft, fields, type)
        } else if draft.element.isRecord {
            let (code, reason) =
                draft.element.isUnion
                ? (DiagnosticCode.invalidUnion, "of one of several types, which have their own options,")
                : (.invalidRecord, "a record, which is entered, not chosen,")
            for word in [Word.options, .optionsFrom, .where, .search] {
                guard let key = fields.key(word) else { continue }
                report(code, at: place(key), "'\(draft.parameter.name)' is \(reason) so it cannot have '\(word.text)'")
            }
        }
    }

    private func checkField(_ draft: ParameterDraft, _ fields: Fields, _ type: Value) {
        let (name, noun) = (draft.parameter.name, section.noun)
        if draft.element.isRecord { return reportNested(draft.parameter.type, in: "a \(noun)", at: type) }
        if section == .members, draft.parameter.type.isList {
            return report(.invalidUnion, at: place(type.node), "the member '\(name)' is a list; a member is one value")
        }
        if draft.element.isSystem {
            return report(
                code, at: place(type.node),
                "the \(noun) '\(name)' has one of Apple's own types, which cannot be entered")
        }
        checkOptions(draft, at: fields.key(.options) ?? fields.key(.optionsFrom) ?? type.node)
        checkDefault(draft, fields)
    }

    private func checkOptions(_ draft: ParameterDraft, at node: NodeID) {
        let (name, noun) = (draft.parameter.name, section.noun)
        switch draft.parameter.options {
        case .free, .listed, .dynamic, .file, .command, .address: break
        case .none:
            report(
                code, at: place(node),
                "the \(noun) '\(name)' has no options to choose from, so it can never have a value")
        }
    }

    private func checkDefault(_ draft: ParameterDraft, _ fields: Fields) {
        guard let key = fields.key(.default) else { return }
        let (name, noun) = (draft.parameter.name, section.noun)
        switch draft.parameter.defaultRule {
        case nil, .value: break
        case .row where section == .fields: break
        case .options:
            if case .listed = draft.parameter.options { break }
            report(
                code, at: place(key), "the default of the \(noun) '\(name)' must be an option that the definition lists"
            )
        case .handler, .first, .row, .byFamily:
            let allowed = section == .fields ? "a value, or follow another field" : "a value"
            report(code, at: place(key), "the default of the \(noun) '\(name)' must be \(allowed)")
        }
    }

    /// Reports a record or a union in a property, field or member.
    func reportNested(_ type: ValueType, in subject: String, at value: Value) {
        report(
            type.element.isUnion ? .invalidUnion : code, at: place(value.node),
            "\(subject) cannot be \(type.element.isUnion ? "a union" : "a record"); "
                + "'\(type.element.name)' can only be the type of a parameter")
    }
}
