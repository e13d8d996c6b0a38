/// What Siri, Shortcuts and Xcode's files know of an intent beside its parameters and its summary.
package struct IntentActions: Hashable, Sendable {
    /// As it is written; nil for the default, see ``Intent/verb``.
    package var verb: IntentVerb?
    /// Where it is not the verb's.
    package var category: IntentCategory?
    package var requiresConfirmation = false
    package var restriction: IntentRestriction?
    /// The name of the default image.
    package var image: String?
    /// The parameter that takes the output of the action before.
    package var inputParameter: String?
    /// Which parameter is the most important one.
    package var keyParameter: KeyParameter = .input
    /// The class of Apple's own intent that this one customises, `INPlayMediaIntent`; no Swift is generated for it.
    package var system: String?
    /// The phrases that an app donates; where there are none, the intent is not suggested.
    package var suggestions: [IntentSuggestion] = []
    /// Nil where nothing is said of it: there are the codes success and failure.
    package var response: IntentResponse?
    /// What dialogs say for one value of a placeholder, from the files of translations.
    package var variants: [DialogVariant] = []

    package init() {}

    package enum KeyParameter: Hashable, Sendable {
        /// The input parameter, where there is one.
        case input
        case none
        case named(String)
    }
}

extension Intent {
    /// What is said of it, or the defaults.
    package var verb: IntentVerb { actions?.verb ?? (isEligibleForWidgets ? .view : .do) }

    /// What is said of it, or the verb's.
    package var category: IntentCategory {
        actions?.category ?? (actions?.system == nil ? verb.category : .system)
    }

    package var keyParameter: String? {
        switch actions?.keyParameter {
        case nil, .some(.none): nil
        case .input?: actions?.inputParameter
        case .named(let name)?: name
        }
    }

    /// Whether it customises one of Apple's own, of which no Swift is generated.
    package var isSystem: Bool { actions?.system != nil }
}
