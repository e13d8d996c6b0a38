/// What a source of options is told when it is asked. The same question has the same answer for every instance, so
/// that one answer serves them all.
package struct DocumentQuestion: Hashable, Sendable {
    /// The declared name of the intent.
    package var intent: String
    /// The parameter whose options are asked for.
    package var parameter: String
    /// A BCP 47 tag.
    package var locale: String
    /// The values of the parameters in `dependsOn`, in the wire form.
    package var parents: JSONObject
    /// When the answer comes too late.
    package var deadline: ContinuousClock.Instant

    package init(
        intent: String, parameter: String, locale: String, parents: JSONObject = JSONObject(),
        deadline: ContinuousClock.Instant = .now + .seconds(5)
    ) {
        self.intent = intent
        self.parameter = parameter
        self.locale = locale
        self.parents = parents
        self.deadline = deadline
    }
}
