public import IntentFoundation

/// A person.
public struct IntentPerson: _IntentValue, Hashable {
    /// The name of a person.
    public enum Name: Hashable, Sendable {
        case components(PersonNameComponents)
        case displayName(String)
    }

    /// The identifier of a person.
    public enum Identifier: Hashable, Sendable {
        case applicationDefined(String)
        case contact(String)
        case unknown
    }

    /// What a parameter contains of a person.
    public enum ParameterMode: Int, Hashable, Sendable {
        case contact, email, phone, emailOrPhone
    }

    /// The identifier.
    public var identifier: Identifier
    /// The name.
    public var name: Name
    /// The email address or phone number.
    public var handle: Handle?
    /// Further email addresses and phone numbers.
    public var aliases: [Handle]
    /// Whether the person is the one who uses the program.
    public var isMe: Bool
    /// The picture.
    public var image: DisplayRepresentation.Image?

    public init(
        identifier: Identifier, name: Name, handle: Handle? = nil, aliases: [Handle] = [], isMe: Bool = false,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.identifier = identifier
        self.name = name
        self.handle = handle
        self.aliases = aliases
        self.isMe = isMe
        self.image = image
    }

    public init(handle: Handle) {
        self.init(identifier: .unknown, name: .displayName(handle.text), handle: handle)
    }
}

extension IntentPerson {
    /// An email address or phone number, or another name of a person in an app.
    public struct Handle: Hashable, Sendable {
        /// What a handle is used for.
        public enum Label: Hashable, Sendable {
            case home, work, mobile, iPhone, main, other, homeFax, workFax, pager, school
            case custom(String)
        }

        /// The address, number or name.
        public enum Value: Hashable, Sendable {
            case emailAddress(String)
            case phoneNumber(String)
            case applicationDefined(String)
        }

        public var value: Value
        public var label: Label?

        public init(emailAddress: String, label: Label? = nil) {
            value = .emailAddress(emailAddress)
            self.label = label
        }

        public init(phoneNumber: String, label: Label? = nil) {
            value = .phoneNumber(phoneNumber)
            self.label = label
        }

        public init(applicationDefined: String, label: Label? = nil) {
            value = .applicationDefined(applicationDefined)
            self.label = label
        }

        /// The address, number or name as text.
        fileprivate var text: String {
            switch value {
            case .emailAddress(let text), .phoneNumber(let text), .applicationDefined(let text): text
            }
        }
    }
}
