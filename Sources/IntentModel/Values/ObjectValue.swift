/// An object as it was chosen: its identity, the texts that showed it, and its own properties.
public struct ObjectValue: Hashable, Sendable {
    public var identifier: String
    public var displayString: String
    public var subtitleString: String?
    public var displayImage: ImageValue?
    public var pronunciationHint: String?
    public var alternativeSpeakableMatches: [String]
    /// Own properties by declared name; one without a value is absent.
    public var properties: [String: IntentValue]
    /// Stored members that the declared type does not know, or that do not fit it: a newer definition's. They are
    /// written back as they were.
    package var unknownProperties = JSONObject()

    public init(
        identifier: String, displayString: String, subtitleString: String? = nil, displayImage: ImageValue? = nil,
        pronunciationHint: String? = nil, alternativeSpeakableMatches: [String] = [],
        properties: [String: IntentValue] = [:]
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
        self.pronunciationHint = pronunciationHint
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
        self.properties = properties
    }
}

extension ObjectValue {
    package func keepingUnknownProperties(of stored: ObjectValue) -> ObjectValue {
        guard stored.identifier == identifier else { return self }
        var object = self
        object.unknownProperties = stored.unknownProperties
        return object
    }
}
