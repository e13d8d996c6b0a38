/// A thing that can be chosen and has no declared type: the built-in properties alone, for a parameter of type Object.
public struct AnyIntentObject: IntentObject {
    /// What is stored; own properties of another version of the definition are kept in it.
    public let objectValue: ObjectValue

    /// From what is stored.
    public init(objectValue object: ObjectValue) {
        objectValue = object
    }

    public init(
        identifier: String, displayString: String, subtitleString: String? = nil, displayImage: ImageValue? = nil,
        pronunciationHint: String? = nil, alternativeSpeakableMatches: [String] = []
    ) {
        objectValue = ObjectValue(
            identifier: identifier, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches)
    }

    public var identifier: String { objectValue.identifier }
    public var displayString: String { objectValue.displayString }
    public var subtitleString: String? { objectValue.subtitleString }
    public var displayImage: ImageValue? { objectValue.displayImage }
    /// How the display string is said.
    public var pronunciationHint: String? { objectValue.pronunciationHint }
    /// Other words for it, as people say them.
    public var alternativeSpeakableMatches: [String] { objectValue.alternativeSpeakableMatches }

    /// No definition file: there is nothing to declare.
    public static var definition: IntentDefinition { IntentDefinition(json: #"{"schema":1}"#) }
}
