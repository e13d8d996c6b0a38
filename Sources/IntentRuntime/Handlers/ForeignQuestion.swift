/// What is asked of somebody who shares no types with this process.
package struct ForeignQuestion: Sendable {
    package let intent: Intent
    package let parameter: Parameter
    /// The configuration so far.
    package let values: IntentValues
    /// Where the types of the answer are declared.
    package let schema: Schema

    package init(intent: Intent, parameter: Parameter, values: IntentValues, schema: Schema) {
        self.intent = intent
        self.parameter = parameter
        self.values = values
        self.schema = schema
    }
}
