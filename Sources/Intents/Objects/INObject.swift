public import Foundation

/// A thing that can be chosen, such as a city or a friend. Generated types are subclasses, with a property for each of
/// their own.
open class INObject: NSObject, NSCopying, INSpeakable {
    /// What tells the thing from others of its type.
    public let identifier: String?
    /// What a list shows.
    public let displayString: String
    /// How the display string is said.
    public let pronunciationHint: String?
    /// What a list shows below it.
    open var subtitleString: String?
    /// What a list shows beside it.
    open var displayImage: INImage?
    /// Other words for it, as people say them; a search by the runtime finds it by these.
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

    /// As ``alternativeSpeakableMatches``.
    open func setAlternativeSpeakableMatches(_ matches: [INSpeakableString]?) {
        alternativeSpeakableMatches = matches
    }

    // MARK: INSpeakable

    open var spokenPhrase: String { displayString }
    open var vocabularyIdentifier: String? { identifier }

    // MARK: For generated code

    /// Takes the own properties from stored values; what is absent or of another type becomes no value.
    open func readProperties(from values: INParameterValues) {}

    /// Puts every own property that has a value under its stored name.
    open func writeProperties(to values: inout INParameterValues) {}

    // MARK: NSObject

    /// Whether both are of one class and all that they carry is equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INObject, type(of: other) == type(of: self) else { return false }
        return other === self || (other.identifier == identifier && other.objectValue == objectValue)
    }

    open override var hash: Int { (identifier ?? displayString).hashValue }

    open override var description: String { displayString }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
