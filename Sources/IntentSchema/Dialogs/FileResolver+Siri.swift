internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// `siri`: how Siri and Shortcuts ask for the value of a parameter.
extension FileResolver {
    /// Nil where they may not ask, or the value is none of these.
    /// - Parameter dialogs: Gets the texts, whose placeholders are still to be checked.
    mutating func siriRequest(_ value: Value, into dialogs: inout [ParameterDialog]) -> SiriRequest? {
        if isMeantAsBoolean(value) { return boolean(value) == true ? SiriRequest() : nil }
        guard document.tree.kind(value.node) == .mapping else {
            let isText = document.tree.kind(value.node) == .scalar && !document.tree.isNull(value.node)
            reportWrongType(
                value, expected: "true, or a map of ask, introduce, choose, confirm and unsupported",
                hint: isText ? "; a question is written { ask: … }" : "")
            return nil
        }
        guard let fields = fields(of: value, allowed: .siri, subject: "'siri'") else { return nil }
        return SiriRequest(
            ask: dialog(fields[.ask], as: "siri.ask", into: &dialogs),
            introduce: dialog(fields[.introduce], as: "siri.introduce", words: Self.wordsOfChoices, into: &dialogs),
            choose: dialog(fields[.choose], as: "siri.choose", words: Self.wordsOfChoices, into: &dialogs),
            confirm: dialog(fields[.confirm], as: "siri.confirm", into: &dialogs),
            unsupported: fields[.unsupported].map { reasons($0, into: &dialogs) } ?? [],
            isEnabled: fields[.enabled].flatMap { boolean($0) } ?? true)
    }

    /// A text of a parameter, whose placeholders are checked with those of its siblings.
    mutating func dialog(
        _ value: Value?, as name: String, words: [String] = [], into dialogs: inout [ParameterDialog]
    ) -> LocalizedText? {
        guard let value, let text = localizedText(value, as: name) else { return nil }
        dialogs.append(ParameterDialog(value: value, name: name, words: words))
        return text
    }

    /// Why a value is refused, in order.
    private mutating func reasons(_ value: Value, into dialogs: inout [ParameterDialog]) -> [UnsupportedReason] {
        guard isSection(value, of: "texts of reasons") else { return [] }
        var reasons: [UnsupportedReason] = []
        for entry in document.tree.entries(of: value.node) where !document.tree.isRefused(entry.value) {
            let name = text(entry.key)
            let text = dialog(
                Value(entry.value, behind: entry.key), as: "siri.unsupported.\(name)", words: Self.wordsOfReasons,
                into: &dialogs)
            if let text { reasons.append(UnsupportedReason(name: name, text: text)) }
        }
        return reasons
    }

    // MARK: Placeholders

    static let wordsOfChoices = ["count"]
    private static let wordsOfReasons = ["displayName", "maximumValue", "minimumValue"]

    /// The texts of all parameters, once all of these are known.
    mutating func checkDialogs(of drafts: inout [ParameterDraft]) {
        var scope = placeholderScope(of: drafts)
        for index in drafts.indices where texts != nil || !drafts[index].dialogs.isEmpty {
            enterTexts("parameters", drafts[index].key)
            for dialog in drafts[index].dialogs {
                scope.words = dialog.words
                checkPlaceholders(of: dialog.value, as: dialog.name, in: scope)
            }
            if texts != nil { readImpliedDialogs(of: &drafts[index], in: &scope) }
            leaveTexts()
        }
    }

    /// What files beside this one say for dialogs that are there without being written.
    private mutating func readImpliedDialogs(of draft: inout ParameterDraft, in scope: inout PlaceholderScope) {
        guard draft.isTyped, draft.hasImpliedDialogs else { return }
        let name = draft.parameter.name
        let implied: [(String, WritableKeyPath<SiriRequest, LocalizedText?>, String, [String])] = [
            ("siri.introduce", \.introduce, ImpliedDialogs.introduce(name), Self.wordsOfChoices),
            ("siri.choose", \.choose, ImpliedDialogs.choose, Self.wordsOfChoices),
            ("siri.confirm", \.confirm, ImpliedDialogs.confirm(name), []),
        ]
        for (path, member, text, words) in implied where !draft.dialogs.contains(where: { $0.name == path }) {
            scope.words = words
            let place = place(draft.key)
            if var request = draft.parameter.siri {
                let lines = texts?.meet(path, at: place) ?? []
                let original = DialogPart(language: document.language, text: text, place: place, node: nil)
                checkPlaceholders(of: [original] + lines.parts, in: scope)
                if !lines.isEmpty {
                    request[keyPath: member] = LocalizedText(text, language: document.language, others: lines.texts)
                    draft.parameter.siri = request
                }
            }
            readVariants(of: path, at: place, in: scope)
        }
    }
}

extension ParameterDraft {
    /// Whether Siri has something to choose among and to confirm, which Xcode writes down for it.
    fileprivate var hasImpliedDialogs: Bool {
        if case .enumeration = element { return true }
        return parameter.siri != nil && parameter.options == .dynamic
    }
}
