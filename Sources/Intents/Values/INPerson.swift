public import Foundation

/// A person, as an address book or an app knows them.
open class INPerson: NSObject, INSpeakable {
    public let personHandle: INPersonHandle?
    public let nameComponents: PersonNameComponents?
    public let displayName: String
    public let image: INImage?
    /// The identifier in the user's address book.
    public let contactIdentifier: String?
    /// The app's own identifier.
    public let customIdentifier: String?
    public let aliases: [INPersonHandle]?
    public let suggestionType: INPersonSuggestionType
    public let isMe: Bool

    /// - Parameter displayName: Nil for the given and the family name, and for the handle where there are none.
    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool,
        suggestionType: INPersonSuggestionType = .none,
        aliases: [INPersonHandle]? = nil
    ) {
        self.personHandle = personHandle
        self.nameComponents = nameComponents
        self.displayName = displayName ?? nameComponents?.givenAndFamilyName ?? personHandle.value ?? ""
        self.image = image
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
        self.aliases = aliases
        self.suggestionType = suggestionType
        self.isMe = isMe
    }

    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?
    ) {
        self.init(
            personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, isMe: false)
    }

    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, aliases: [INPersonHandle]?,
        suggestionType: INPersonSuggestionType
    ) {
        self.init(
            personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, isMe: false,
            suggestionType: suggestionType, aliases: aliases)
    }

    /// The handle's value.
    open var handle: String? { personHandle?.value }

    // MARK: INSpeakable

    open var spokenPhrase: String { displayName }
    /// Always nil.
    open var pronunciationHint: String? { nil }
    open var vocabularyIdentifier: String? { customIdentifier }
    /// Always nil.
    open var alternativeSpeakableMatches: [INSpeakableString]? { nil }

    // MARK: NSObject

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INPerson else { return false }
        return other.personHandle == personHandle && other.displayName == displayName && other.image == image
            && other.contactIdentifier == contactIdentifier && other.customIdentifier == customIdentifier
    }

    open override var hash: Int { displayName.hashValue }
}

extension PersonNameComponents {
    /// Nil where there is neither. Foundation has no formatter for names here.
    fileprivate var givenAndFamilyName: String? {
        let parts = [givenName, familyName].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
}
