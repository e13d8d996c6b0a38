// No person can be asked here, so each request fails with an error that states what was missing.
extension IntentParameter {
    /// Requests a value.
    /// - Throws: An ``AppIntentError``, because no person can be asked.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        throw needsValueError(dialog)
    }

    /// Requests one of several values.
    /// - Throws: An ``AppIntentError``, because no person can be asked.
    public func requestDisambiguation(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType {
        throw needsDisambiguationError(among: itemsToDisambiguate, dialog: dialog)
    }

    /// Requests a confirmation of a value.
    /// - Throws: An ``AppIntentError``, because no person can be asked.
    public func requestConfirmation(
        for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
    ) async throws -> Bool {
        throw needsConfirmationError(for: itemToConfirm, dialog: dialog)
    }

    /// Returns the error of an action that cannot continue without a value.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        error("needs a value", dialog ?? declaration.requestValueDialog)
    }

    /// Returns the error of an action that cannot continue without a choice.
    public func needsDisambiguationError(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) -> AppIntentError {
        error(
            "needs one of \(itemsToDisambiguate.count) values", dialog ?? declaration.requestDisambiguationDialog)
    }

    /// Returns the error of an action that cannot continue without a confirmation.
    public func needsConfirmationError(
        for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
    ) -> AppIntentError {
        error("needs a confirmation", dialog)
    }

    private func error(_ need: String, _ dialog: IntentDialog?) -> AppIntentError {
        let name = String(localized: title)
        let question = dialog.map { " (\(String(localized: $0.full)))" } ?? ""
        return AppIntentError(.needsPerson, "'\(name)' \(need)\(question), and no person can be asked here")
    }
}
