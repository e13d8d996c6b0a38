/// A person, as an address book or an app knows them.
public struct PersonValue: Hashable, Sendable {
    /// What kind of address ``PersonValue/handle`` is.
    public enum HandleType: String, CaseIterable, Hashable, Sendable {
        case unknown, emailAddress, phoneNumber
    }

    public var displayName: String
    /// An address by which the person is reached.
    public var handle: String?
    /// Means something only where there is a handle.
    public var handleType: HandleType
    /// The identifier in the user's address book.
    public var contactIdentifier: String?
    /// The app's own identifier.
    public var customIdentifier: String?
    public var image: ImageValue?
    /// Stored members that this version does not know; they are written back as they were.
    package var unknownMembers = JSONObject()

    public init(
        displayName: String, handle: String? = nil, handleType: HandleType = .unknown,
        contactIdentifier: String? = nil, customIdentifier: String? = nil, image: ImageValue? = nil
    ) {
        self.displayName = displayName
        self.handle = handle
        self.handleType = handleType
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
        self.image = image
    }

    /// What tells the person from others: the first that there is of the identifiers, the handle and the name.
    package var optionIdentifier: String {
        contactIdentifier ?? customIdentifier ?? handle ?? displayName
    }
}
