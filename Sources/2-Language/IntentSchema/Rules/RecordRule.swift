internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Resolves the fields of a type.
struct RecordResolver: ContextResolver {
    let context: ResolvingContext

    /// Returns the fields of a type; none for a type without the key.
    func fields(_ fields: Fields, of type: Declaration) -> [Parameter] {
        guard fields.mentions(.fields) else { return [] }
        context.enterTexts("types", type.key)
        defer { context.leaveTexts() }
        for word in [Word.properties, .options, .optionsFrom] {
            guard let key = fields.key(word) else { continue }
            report(
                .invalidRecord(
                    "'\(word.text)' and 'fields' cannot both be written; records are entered, not chosen",
                    at: place(key)))
        }
        guard let value = fields[.fields], reader.isSection(value, of: "fields") else { return [] }
        if reader.isEmptyMapping(value.node) { reader.reportEmpty(value, "a record has at least one field") }
        var parameters: [Parameter] = []
        var drafts = ParameterResolver(context: context, areFields: true).resolve(value, uses: [], reserved: [])
        for index in drafts.indices where drafts[index].isTyped && !drafts[index].element.isRecord {
            drafts[index].moveParameter(to: &parameters)
        }
        return parameters
    }
}

/// Checks what records and their fields cannot have, because only the row of a parameter has it.
struct RecordRule: ContextResolver {
    let context: ResolvingContext

    /// Checks a field, or a parameter that may be a record.
    /// - Parameter type: The written type; nil if there is none.
    func check(_ draft: ParameterDraft, _ fields: Fields, type: Value?, isField: Bool) {
        guard draft.isTyped, let type else { return }
        if isField {
            checkField(draft, fields, type)
        } else if draft.element.isRecord {
            for word in [Word.options, .optionsFrom, .where, .search] {
                guard let key = fields.key(word) else { continue }
                report(
                    .invalidRecord(
                        "'\(draft.parameter.name)' is a record, which is entered, not chosen, so it cannot have '\(word.text)'",
                        at: place(key)))
            }
        }
    }

    private func checkField(_ draft: ParameterDraft, _ fields: Fields, _ type: Value) {
        let name = draft.parameter.name
        if draft.element.isRecord { return reportNested(draft.parameter.type, in: "a field", at: type) }
        if draft.element.isSystem {
            return report(
                .invalidRecord(
                    "the field '\(name)' has one of Apple's own types, which cannot be entered", at: place(type.node)))
        }
        switch draft.parameter.options {
        case .free: break
        case .listed(let options):
            guard let disabled = options.first(where: { $0.disabled != nil }) else { break }
            report(
                .invalidRecord(
                    "the option '\(disabled.identifier)' of the field '\(name)' cannot be disabled",
                    at: place(fields.key(.options) ?? type.node)))
        case .none, .dynamic, .file, .command, .address:
            let place = place(fields.key(.options) ?? type.node)
            report(.invalidRecord("the options of the field '\(name)' must be listed in the definition", at: place))
        }
        switch draft.parameter.defaultRule {
        case nil, .value, .options: break
        case .handler, .first, .row, .byFamily:
            guard let key = fields.key(.default) else { return }
            report(.invalidRecord("the default of the field '\(name)' must be a value", at: place(key)))
        }
    }

    /// Reports a record in a property or field.
    func reportNested(_ type: ValueType, in subject: String, at value: Value) {
        report(
            .invalidRecord(
                "\(subject) cannot be a record; '\(type.element.name)' can only be the type of a parameter",
                at: place(value.node)))
    }
}

extension Diagnostic {
    fileprivate static func invalidRecord(_ message: String, at place: Place) -> Diagnostic {
        Diagnostic(.invalidRecord, .error, in: place.file, at: place.range, message)
    }
}
