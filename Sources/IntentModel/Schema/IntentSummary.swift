/// The sentence of an intent in Shortcuts, and that it is available there.
package struct IntentSummary: Hashable, Sendable {
    /// A sentence for one set of rows.
    package struct Combination: Hashable, Sendable {
        /// The conditional parameters that are shown, all of them, in declared order; at least one.
        package var shown: [String]
        package var sentence: LocalizedText

        package init(shown: [String], sentence: LocalizedText) {
            self.shown = shown
            self.sentence = sentence
        }
    }

    /// For every set of rows without a sentence of its own; nil where there are no sentences, `summary: true`.
    package var sentence: LocalizedText?
    package var combinations: [Combination]

    package init(_ sentence: LocalizedText? = nil, combinations: [Combination] = []) {
        self.sentence = sentence
        self.combinations = combinations
    }
}
