import IntentRuntime

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

    /// Nil for what is no person.
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
