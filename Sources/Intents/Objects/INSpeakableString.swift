public import Foundation

/// A phrase, with how it is said.
open class INSpeakableString: NSObject, INSpeakable {
    public let vocabularyIdentifier: String?
    public let spokenPhrase: String
    public let pronunciationHint: String?
    /// Always nil.
    open var alternativeSpeakableMatches: [INSpeakableString]? { nil }

    public init(spokenPhrase: String) {
        vocabularyIdentifier = nil
        self.spokenPhrase = spokenPhrase
        pronunciationHint = nil
    }

    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.vocabularyIdentifier = vocabularyIdentifier
        self.spokenPhrase = spokenPhrase
        self.pronunciationHint = pronunciationHint
    }

    public convenience init(identifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.init(
            vocabularyIdentifier: identifier, spokenPhrase: spokenPhrase, pronunciationHint: pronunciationHint)
    }

    open var identifier: String? { vocabularyIdentifier }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INSpeakableString else { return false }
        return other.vocabularyIdentifier == vocabularyIdentifier && other.spokenPhrase == spokenPhrase
            && other.pronunciationHint == pronunciationHint
    }

    open override var hash: Int { spokenPhrase.hashValue }

    open override var description: String { spokenPhrase }
}
