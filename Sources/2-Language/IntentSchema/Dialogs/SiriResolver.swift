internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Resolves `prompt` and `siri`: how Siri and Shortcuts ask for the value of a parameter.
struct SiriResolver: ContextResolver {
    let context: ResolvingContext

    /// Returns nil if they may not ask, or the value was reported.
    /// - Parameter dialogs: Receives the texts, whose placeholders ``checkDialogs(of:)`` checks later.
    func resolve(_ value: Value, into dialogs: inout [ParameterDialog]) -> SiriRequest? {
        if reader.isMeantAsBoolean(value) { return reader.boolean(value) == true ? SiriRequest() : nil }
        guard tree.kind(value.node) == .mapping else {
            let isText = tree.kind(value.node) == .scalar && !tree.isNull(value.node)
            reader.reportWrongType(
                value, expected: "true, or a map of ask, introduce, choose, confirm and unsupported",
                hint: isText ? "; write a question as { ask: … }" : "")
            return nil
        }
        guard let fields = reader.fields(of: value, allowed: .siri, subject: "'siri'") else { return nil }
        return SiriRequest(
            ask: dialog(fields[.ask], as: "siri.ask", into: &dialogs),
            introduce: dialog(fields[.introduce], as: "siri.introduce", words: Self.choiceWords, into: &dialogs),
            choose: dialog(fields[.choose], as: "siri.choose", words: Self.choiceWords, into: &dialogs),
            confirm: dialog(fields[.confirm], as: "siri.confirm", into: &dialogs),
            unsupported: fields[.unsupported].map { reasons($0, into: &dialogs) } ?? [],
            isEnabled: reader.boolean(fields[.enabled]) ?? true)
    }

    /// Returns a text of a parameter, whose placeholders ``checkDialogs(of:)`` checks later.
    func dialog(
        _ value: Value?, as name: String, words: [String] = [], into dialogs: inout [ParameterDialog]
    ) -> LocalizedText? {
        guard let value, let text = textResolver.localizedText(value, as: name) else { return nil }
        dialogs.append(ParameterDialog(value: value, name: name, words: words))
        return text
    }

    /// Returns the reasons for refusing a value, in order.
    private func reasons(_ value: Value, into dialogs: inout [ParameterDialog]) -> [UnsupportedReason] {
        guard reader.isSection(value, of: "texts", by: "reason") else { return [] }
        var reasons: [UnsupportedReason] = []
        for entry in tree.entries(of: value.node) where !tree.isInvalid(entry.value) {
            let name = text(entry.key)
            let text = dialog(
                Value(entry.value, after: entry.key), as: "siri.unsupported.\(name)", words: Self.reasonWords,
                into: &dialogs)
            if let text { reasons.append(UnsupportedReason(name: name, text: text)) }
        }
        return reasons
    }

    // MARK: Placeholders

    static let choiceWords = ["count"]
    private static let reasonWords = ["displayName", "maximumValue", "minimumValue"]

    /// Checks the placeholders in the texts of all parameters.
    func checkDialogs(of drafts: inout [ParameterDraft]) {
        var scope = dialogResolver.placeholderScope(of: drafts)
        for index in drafts.indices where context.texts != nil || !drafts[index].dialogs.isEmpty {
            context.enterTexts("parameters", drafts[index].key)
            for dialog in drafts[index].dialogs {
                scope.words = dialog.words
                dialogResolver.checkPlaceholders(of: dialog.value, as: dialog.name, in: scope)
            }
            if context.texts != nil { readImpliedDialogs(of: &drafts[index], in: &scope) }
            context.leaveTexts()
        }
    }

    /// Reads translations of dialogs that have a default text and are not written.
    private func readImpliedDialogs(of draft: inout ParameterDraft, in scope: inout PlaceholderScope) {
        guard draft.isTyped, draft.hasImpliedDialogs else { return }
        let name = draft.parameter.name
        let implied: [(String, WritableKeyPath<SiriRequest, LocalizedText?>, String, [String])] = [
            ("siri.introduce", \.introduce, ImpliedDialogs.introduce(name), Self.choiceWords),
            ("siri.choose", \.choose, ImpliedDialogs.choose, Self.choiceWords),
            ("siri.confirm", \.confirm, ImpliedDialogs.confirm(name), []),
        ]
        for (path, member, text, words) in implied where !draft.dialogs.contains(where: { $0.name == path }) {
            scope.words = words
            let place = place(draft.key)
            if var request = draft.parameter.siri {
                let lines = context.recordText(path, at: place)
                let original = DialogPart(language: document.language, text: text, place: place, node: nil)
                dialogResolver.checkPlaceholders(of: [original] + lines.parts, in: scope)
                if !lines.isEmpty {
                    request[keyPath: member] = LocalizedText(text, language: document.language, others: lines.texts)
                    draft.parameter.siri = request
                }
            }
            dialogResolver.readVariants(of: path, at: place, in: scope)
        }
    }
}

extension ParameterDraft {
    /// Whether Siri lets users choose and confirm a value. Xcode's files then contain the default dialogs.
    fileprivate var hasImpliedDialogs: Bool {
        if case .enumeration = element { return true }
        return parameter.siri != nil && parameter.options == .dynamic
    }
}
