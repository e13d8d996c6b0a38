internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Resolves records and values of unions in defaults, presets and policies: `{ stop: central, label: Home }`, or `{ album: summer }`.
struct RecordLiteralResolver: ContextResolver {
    let context: ResolvingContext
    /// What the values are read for; nil for a default.
    let given: DefaultResolver.GivenValues?

    /// - Parameters:
    ///   - name: The name of the type.
    ///   - element: The type, a record or a union.
    func record(_ value: Value, named name: String, _ element: ElementType) -> IntentValue? {
        // The fields that could not be read are reported at their type.
        guard let scope = names.object(name), !scope.fields.isEmpty else { return nil }
        let fields = scope.fields
        guard tree.kind(value.node) == .mapping else {
            let example = "{ \(fields[0].name): … }"
            reader.reportWrongType(
                value,
                expected: element.isUnion
                    ? "a map with one type, such as \(example)" : "a map of fields, such as \(example)")
            return nil
        }
        var record = RecordValue()
        var isValid = true
        for entry in tree.entries(of: value.node) {
            guard let field = field(entry, of: scope, name, element), let literal = literal(entry, of: field) else {
                isValid = false
                continue
            }
            record.values[field.name] = field.withTexts(literal)
        }
        let count = tree.entryCount(of: value.node)
        guard element.isUnion else {
            for field in fields where record.values[field.name] == nil {
                record.values[field.name] = field.literalDefault
            }
            return isValid ? .record(record) : nil
        }
        if count != 1 {
            report(
                .invalidUnion, at: place(value.node),
                "a value of '\(name)' is of one of the types \(shortList(fields.map(\.name))), and this map has \(count == 0 ? "none" : "\(count)")"
            )
            return nil
        }
        return isValid ? .record(record) : nil
    }

    private func field(
        _ entry: YAMLTree.Entry, of scope: ObjectScope, _ type: String, _ element: ElementType
    ) -> Parameter? {
        let (name, fields) = (text(entry.key), scope.fields)
        if let field = fields.first(where: { $0.name == name }) { return field }
        if given?.haveFormerNames == true, let field = fields.present(name) { return field }
        if scope.unreadFields.contains(name) { return nil }
        reportUnknown(
            name, element.isUnion ? .invalidUnion : .invalidRecord,
            "a \(element.isUnion ? "member" : "field") of '\(type)'", among: fields.map(\.name), at: place(entry.key))
        return nil
    }

    private func literal(_ entry: YAMLTree.Entry, of field: Parameter) -> IntentValue? {
        let subject = given?.subject ?? "a default"
        if field.isSecret {
            report(
                .invalidSecret, at: place(entry.key),
                "\(subject) cannot set the secret \(quoted(field.name)): its value would be readable in the file")
            return nil
        }
        // A default is in effect before any source is asked; a preset is looked up when it is applied.
        if given?.areLookedUp != true, field.options.isProvided {
            report(
                .defaultNotAnOption, at: place(entry.key),
                "the definition does not list the options of \(quoted(field.name)), so \(subject) cannot contain one")
            return nil
        }
        let draft = ParameterDraft(field, key: entry.key, isDoubtful: false)
        return DefaultResolver(context: context, given: given).fieldValue(
            Value(entry.value, after: entry.key), of: draft)
    }
}
