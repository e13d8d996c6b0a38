/// The sentence that represents an intent in Shortcuts. An intent with a summary is available in Shortcuts.
package struct IntentSummary: Hashable, Sendable {
    /// A sentence for one set of rows that are shown.
    package struct Combination: Hashable, Sendable {
        /// All conditional parameters that are shown, in declared order; at least one.
        package var shown: [String]
        package var sentence: LocalizedText

        package init(shown: [String], sentence: LocalizedText) {
            self.shown = shown
            self.sentence = sentence
        }
    }

    /// The sentence for all other sets of rows; `nil` if there are no sentences, as in `summary: true`.
    package var sentence: LocalizedText?
    package var combinations: [Combination]

    package init(_ sentence: LocalizedText? = nil, combinations: [Combination] = []) {
        self.sentence = sentence
        self.combinations = combinations
    }
}

extension IntentSummary: Fielded {
    static var empty: IntentSummary { IntentSummary() }

    static let fields: [Field<IntentSummary>] = [
        .localized(nil, member: "sentence", { $0.sentence }, { $0.sentence = $1 }),
        .values(nil, member: "combinations", { $0.combinations }, { $0.combinations = $1 }),
    ]

    /// `true` if there is no sentence.
    mutating func json(in language: String) -> JSONValue? { self == .empty ? true : objectJSON(in: language) }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        if node.json == true { self.init() } else { try self.init(objectNode: node) }
    }
}

extension IntentSummary.Combination: Fielded {
    static var empty: IntentSummary.Combination { IntentSummary.Combination(shown: [], sentence: .empty) }

    static let fields: [Field<IntentSummary.Combination>] = [
        .texts(nil, member: "shown", { $0.shown }, { $0.shown = $1 }),
        .localized(nil, member: "sentence", { $0.sentence }, { $0.sentence = $1 ?? $0.sentence }).required,
    ]

    var withoutTexts: IntentSummary.Combination? { nil }
}
