public import Foundation
import IntentRuntime

/// A person in an address book or an app.
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

    /// Creates a person. If `displayName` is nil, it is the given and family names or, if there are none, the handle.
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

    /// The value of the handle.
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
    /// The given and family names; nil if there is neither. Foundation has no name formatter here.
    fileprivate var givenAndFamilyName: String? {
        let parts = [givenName, familyName].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
}

/// The kind of suggestion that a person represents.
public enum INPersonSuggestionType: Int, Sendable {
    case none = 0
    case socialProfile = 1
    case instantMessageAddress = 2
}

extension INPerson {
    var storedValue: IntentValue {
        .person(
            PersonValue(
                displayName: displayName, handle: personHandle?.value, handleType: handleType,
                contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, image: image?.intentImage))
    }

    private var handleType: PersonValue.HandleType {
        switch personHandle?.type {
        case .emailAddress: .emailAddress
        case .phoneNumber: .phoneNumber
        default: .unknown
        }
    }

    /// Returns a person for a stored value, or nil if the value is not a person.
    static func stored(_ value: IntentValue) -> INPerson? {
        guard case .person(let person) = value else { return nil }
        let type: INPersonHandleType =
            switch person.handleType {
            case .emailAddress: .emailAddress
            case .phoneNumber: .phoneNumber
            case .unknown: .unknown
            }
        return INPerson(
            personHandle: INPersonHandle(value: person.handle, type: type), nameComponents: nil,
            displayName: person.displayName, image: person.image.map(INImage.init(intentImage:)),
            contactIdentifier: person.contactIdentifier, customIdentifier: person.customIdentifier)
    }
}
