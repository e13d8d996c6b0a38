/// A phrase with which an app donates an intent.
package struct IntentSuggestion: Hashable, Sendable {
    /// The parameters that have values in it, in declared order.
    package var parameters: [String]
    package var title: Title
    package var subtitle: LocalizedText?
    package var isPrimary: Bool
    /// Whether it runs without opening the app.
    package var runsInBackground: Bool

    package init(
        parameters: [String], title: Title, subtitle: LocalizedText? = nil, isPrimary: Bool = false,
        runsInBackground: Bool = true
    ) {
        self.parameters = parameters
        self.title = title
        self.subtitle = subtitle
        self.isPrimary = isPrimary
        self.runsInBackground = runsInBackground
    }

    package enum Title: Hashable, Sendable {
        case text(LocalizedText)
        /// The sentence that the summary has for these parameters.
        case summary
    }
}
