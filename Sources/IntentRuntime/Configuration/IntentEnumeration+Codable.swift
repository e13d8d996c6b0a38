// Through the wire form: the case's name.
extension IntentEnumeration {
    /// From a case's name; a name that is not declared is kept, see ``IntentEnumeration``.
    /// - Throws: `DecodingError` where there is no text.
    public init(from decoder: any Decoder) throws {
        self.init(caseName: try decoder.singleValueContainer().decode(String.self))
    }

    /// As the case's name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(caseName)
    }
}
