// Through the wire form: the case's name.
extension IntentEnumeration {
    public init(from decoder: any Decoder) throws {
        self.init(caseName: try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(caseName)
    }
}
