public import IntentFoundation

nonisolated extension Text {
    /// Creates a text that is translated.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.text) }
}
