/// Something that an intent's declarations say and a definition cannot, with what is used instead.
package struct DeclarationLoss: Hashable, Sendable {
    /// What is lost. The raw value is the code of the diagnostic.
    package enum Kind: String, CaseIterable, Sendable {
        /// A parameter has a type that definitions do not have; it is left out.
        case type = "declared-type"
        /// A name cannot be used, or two declarations have the same one.
        case name = "declared-name"
        /// A default that cannot be written as a literal.
        case defaultValue = "declared-default"
        /// Something about the options of a parameter, such as a dependency on a later parameter.
        case options = "declared-options"
        /// A test in the summary that a condition of a row cannot express; the row is always shown.
        case condition = "declared-condition"
        /// A sentence of the summary.
        case sentence = "declared-sentence"
        /// Another setting of an intent, a parameter, an entity or a case.
        case setting = "declared-setting"
    }

    package let kind: Kind
    /// The place in the code: `SelectCar.door`, `SelectCar.parameterSummary`, `CarQuery`.
    package let place: String
    /// A phrase without a full stop that names what is lost, and what the definition contains instead.
    package let message: String
    /// The name of the intent, type or enum in the definition that lacks it; nil for all of them.
    package let declaration: String?

    package init(_ kind: Kind, at place: String, _ message: String, of declaration: String? = nil) {
        self.kind = kind
        self.place = place
        self.message = message
        self.declaration = declaration
    }
}
