/// What a handler is asked about a parameter, for generated code.
///
/// The intent was made for the question and belongs to whoever answers it, on the main actor too.
public struct INParameterQuestion<Intent: INIntent>: @unchecked Sendable {
    public let intent: Intent
    /// The parameter's stored name.
    public let parameter: String
    /// Nil for the first list.
    public let searchTerm: String?

    public init(_ parameter: String, of intent: Intent, searchTerm: String? = nil) {
        self.intent = intent
        self.parameter = parameter
        self.searchTerm = searchTerm
    }
}
