public import Foundation

/// An object with a spoken phrase.
public protocol INSpeakable: NSObjectProtocol {
    /// The phrase to say and show.
    var spokenPhrase: String { get }
    /// The pronunciation of the phrase.
    var pronunciationHint: String? { get }
    /// The identifier in the app's vocabulary.
    var vocabularyIdentifier: String? { get }
    /// Alternative phrases.
    var alternativeSpeakableMatches: [INSpeakableString]? { get }
}

/// A phrase and its pronunciation.
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
