public import Foundation
import IntentRuntime

/// An object that the user can choose, such as a city or a friend. Generated types are subclasses with additional
/// properties.
open class INObject: NSObject, NSCopying, INSpeakable {
    /// The identifier, unique among the objects of its type.
    public let identifier: String?
    /// The title that a list shows.
    public let displayString: String
    /// The pronunciation of the display string.
    public let pronunciationHint: String?
    /// The subtitle that a list shows below the title.
    open var subtitleString: String?
    /// The image that a list shows next to the title.
    open var displayImage: INImage?
    /// Alternative names. The runtime's search finds the object by these, too.
    open var alternativeSpeakableMatches: [INSpeakableString]?

    public required init(
        identifier: String?, display displayString: String, pronunciationHint: String?,
        subtitle subtitleString: String?,
        image displayImage: INImage?
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.pronunciationHint = pronunciationHint
        self.subtitleString = subtitleString
        self.displayImage = displayImage
    }

    public convenience init(identifier: String?, display displayString: String) {
        self.init(
            identifier: identifier, display: displayString, pronunciationHint: nil, subtitle: nil, image: nil)
    }

    public convenience init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        self.init(
            identifier: identifier, display: displayString, pronunciationHint: pronunciationHint, subtitle: nil,
            image: nil)
    }

    public convenience init(
        identifier: String?, display displayString: String, subtitle subtitleString: String?,
        image displayImage: INImage?
    ) {
        self.init(
            identifier: identifier, display: displayString, pronunciationHint: nil, subtitle: subtitleString,
            image: displayImage)
    }

    /// Sets ``alternativeSpeakableMatches``.
    open func setAlternativeSpeakableMatches(_ matches: [INSpeakableString]?) {
        alternativeSpeakableMatches = matches
    }

    // MARK: INSpeakable

    open var spokenPhrase: String { displayString }
    open var vocabularyIdentifier: String? { identifier }

    // MARK: For generated code

    /// Sets the additional properties from stored values. A value that is missing or has a different type becomes no
    /// value.
    open func readProperties(from values: INParameterValues) {}

    /// Writes the value of every additional property that has one, by stored name.
    open func writeProperties(to values: inout INParameterValues) {}

    // MARK: NSObject

    /// Whether the other object has the same class and equal values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INObject, type(of: other) == type(of: self) else { return false }
        return other === self || (other.identifier == identifier && other.objectValue == objectValue)
    }

    open override var hash: Int { (identifier ?? displayString).hashValue }

    open override var description: String { displayString }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension INObject {
    /// The value to store. An object without an identifier is identified by its display string.
    var objectValue: ObjectValue {
        var own = INParameterValues()
        writeProperties(to: &own)
        return ObjectValue(
            identifier: identifier ?? displayString, displayString: displayString, subtitleString: subtitleString,
            displayImage: displayImage?.intentImage, pronunciationHint: pronunciationHint,
            alternativeSpeakableMatches: alternativeSpeakableMatches?.map(\.spokenPhrase) ?? [],
            properties: own.values.dictionary)
    }

    /// Returns an object for a stored value, or nil if the value is not an object.
    static func stored(_ value: IntentValue) -> Self? {
        guard case .object(let stored) = value else { return nil }
        let object = Self(
            identifier: stored.identifier, display: stored.displayString, pronunciationHint: stored.pronunciationHint,
            subtitle: stored.subtitleString, image: stored.displayImage.map(INImage.init(intentImage:)))
        if !stored.alternativeSpeakableMatches.isEmpty {
            object.alternativeSpeakableMatches = stored.alternativeSpeakableMatches.map(
                INSpeakableString.init(spokenPhrase:))
        }
        object.readProperties(from: INParameterValues(IntentValues(stored.properties)))
        return object
    }
}
