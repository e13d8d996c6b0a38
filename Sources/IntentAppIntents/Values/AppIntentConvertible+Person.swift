#if canImport(AppIntents)
    public import AppIntents
    internal import Foundation
    public import IntentRuntime

    extension IntentRuntime.PersonValue: AppIntentConvertible {
        public init?(appIntentValue person: AppIntents.IntentPerson) {
            let name =
                switch person.name {
                case .displayName(let name): name
                case .components(let components):
                    [components.givenName, components.familyName].compactMap(\.self).joined(separator: " ")
                @unknown default: ""
                }
            self.init(displayName: name)
            switch person.handle?.value {
            case .emailAddress(let address)?: (handle, handleType) = (address, .emailAddress)
            case .phoneNumber(let number)?: (handle, handleType) = (number, .phoneNumber)
            case .applicationDefined(let text)?: (handle, handleType) = (text, .unknown)
            default: break
            }
            switch person.identifier {
            case .contact(let identifier): contactIdentifier = identifier
            case .applicationDefined(let identifier): customIdentifier = identifier
            default: break
            }
        }

        public var appIntentValue: AppIntents.IntentPerson? {
            AppIntents.IntentPerson(
                identifier: appIntentIdentifier, name: .displayName(displayName), handle: appIntentHandle,
                image: image?.representation)
        }

        /// The same person has the same one each time.
        private var appIntentIdentifier: AppIntents.IntentPerson.Identifier {
            if let contactIdentifier { return .contact(contactIdentifier) }
            return .applicationDefined(customIdentifier ?? handle ?? displayName)
        }

        private var appIntentHandle: AppIntents.IntentPerson.Handle? {
            guard let handle else { return nil }
            return switch handleType {
            case .emailAddress: AppIntents.IntentPerson.Handle(emailAddress: handle)
            case .phoneNumber: AppIntents.IntentPerson.Handle(phoneNumber: handle)
            case .unknown: AppIntents.IntentPerson.Handle(applicationDefined: handle)
            }
        }
    }
#endif
