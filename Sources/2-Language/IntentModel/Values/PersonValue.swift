import IntentSystem

/// A person in an address book or an app.
public struct PersonValue: Hashable, Sendable {
    /// The kind of address in ``PersonValue/handle``.
    public enum HandleType: String, CaseIterable, Hashable, Sendable {
        case unknown, emailAddress, phoneNumber
    }

    public var displayName: String
    /// An address of the person, such as a phone number.
    public var handle: String?
    /// The kind of the handle; ignored if there is no handle.
    public var handleType: HandleType
    /// The identifier of the person in the user's address book.
    public var contactIdentifier: String?
    /// The identifier of the person in the app.
    public var customIdentifier: String?
    public var image: ImageValue?
    /// Stored members that this version does not support; they are written back unchanged.
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

    /// The contact identifier, the custom identifier, the handle or the name, whichever exists first.
    package var optionIdentifier: String {
        contactIdentifier ?? customIdentifier ?? handle ?? displayName
    }
}

extension PersonValue {
    public static func == (first: PersonValue, second: PersonValue) -> Bool {
        first.displayName.isExactly(second.displayName) && first.handle.isExactly(second.handle)
            && first.handleType == second.handleType && first.contactIdentifier.isExactly(second.contactIdentifier)
            && first.customIdentifier.isExactly(second.customIdentifier) && first.image == second.image
            && first.unknownMembers == second.unknownMembers
    }

    public func hash(into hasher: inout Hasher) {
        optionIdentifier.hashExactly(into: &hasher)
    }
}

extension PersonValue: StructuredObject {
    package static var kind: ElementKind { .person }

    /// Creates a person, or nil if the value has another type.
    public init?(intentValue: IntentValue) {
        guard case .person(let value) = intentValue else { return nil }
        self = value
    }

    /// The person as an untyped value.
    public var intentValue: IntentValue { .person(self) }

    package var title: String { displayName }
    package var shownName: String { displayName }
    package var literalText: String? { displayName }

    /// Reads a name.
    package static func literal(_ text: String) throws(ValueTextError) -> PersonValue {
        PersonValue(displayName: try text.nonempty(UserText("a person's name")))
    }

    package var wire: JSONValue {
        var writer = WireMemberWriter()
        writer.put("displayName", displayName)
        writer.put("handle", handle)
        if handleType != .unknown { writer.put("handleType", handleType.rawValue) }
        writer.put("contactIdentifier", contactIdentifier)
        writer.put("customIdentifier", customIdentifier)
        writer.put("image", image?.wire)
        return writer.json(with: unknownMembers)
    }

    /// Reads an object, or a name alone.
    package init(wire json: JSONValue, keepingUnknown: Bool) throws(WireError) {
        if let name = json.stringValue {
            guard !name.isEmpty else { throw WireError("a person needs a nonempty name") }
            self.init(displayName: name)
            return
        }
        let members = try Members<WireError>(json, of: #"an object with "displayName", or a name alone,"#)
        self.init(
            displayName: try members.nonemptyText("displayName", of: "a person"),
            handle: try members.optional("handle", .text),
            handleType: try members.word("handleType") ?? .unknown,
            contactIdentifier: try members.optional("contactIdentifier", .text),
            customIdentifier: try members.optional("customIdentifier", .text), image: try members.image("image"))
        unknownMembers = try members.unknown(
            keeping: keepingUnknown, in: "a person",
            known: ["displayName", "handle", "handleType", "contactIdentifier", "customIdentifier", "image"])
    }
}
