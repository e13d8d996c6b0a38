internal import IntentModel

/// The names of widget families in files, in the order of the files.
enum SizeClass: String, CaseIterable {
    case small = "Small"
    case medium = "Medium"
    case large = "Large"
    case extraLarge = "ExtraLarge"
    case accessoryInline = "AccessoryInline"
    case accessoryCorner = "AccessoryCorner"
    case accessoryCircular = "AccessoryCircular"
    case accessoryRectangular = "AccessoryRectangular"

    /// The minimum number of size classes that files list.
    static let minimumListedCount = 3

    var family: SizeFamily {
        switch self {
        case .small: .systemSmall
        case .medium: .systemMedium
        case .large: .systemLarge
        case .extraLarge: .systemExtraLarge
        case .accessoryInline: .accessoryInline
        case .accessoryCorner: .accessoryCorner
        case .accessoryCircular: .accessoryCircular
        case .accessoryRectangular: .accessoryRectangular
        }
    }
}

extension ElementType {
    /// The name of the type in files, which is the key `Type`; nil for a type that Xcode does not have.
    var xcodeName: String? {
        switch self {
        case .string: "String"
        case .enumeration, .integer: "Integer"
        case .decimal: "Decimal"
        // No known file contains a measurement.
        case .measurement: nil
        case .boolean: "Boolean"
        case .url: "URL"
        case .timeInterval: "TimeInterval"
        case .dateComponents: "DateComponents"
        case .file: "File"
        case .person: "Person"
        case .placemark: "Placemark"
        case .currencyAmount: "CurrencyAmount"
        case .paymentMethod: "PaymentMethod"
        case .object, .anyObject: "Object"
        case .system(let name):
            switch SystemTypes.form(of: name) {
            case .value: name
            case .enumeration: "Integer"
            case .object: "Object"
            }
        }
    }

    /// The type that replaces one that Xcode does not have; see ``xcodeName``.
    var xcodeSubstitute: String {
        if case .measurement = self { "Decimal" } else { "String" }
    }

    /// Creates a type that the key `Type` determines, by a name that always refers to the built-in type.
    init?(reservedXcodeName name: String) {
        switch name {
        case "String": self = .string
        case "Integer": self = .integer
        case "Decimal": self = .decimal
        case "Boolean": self = .boolean
        case "URL": self = .url
        case "TimeInterval": self = .timeInterval
        case "SpeakableString": self = .system(name)
        default: return nil
        }
    }

    /// Creates a type that the key `Type` determines, by a name that a declaration of the file can also have.
    init?(xcodeName name: String) {
        switch name {
        case "File": self = .file
        case "Person": self = .person
        case "Placemark": self = .placemark
        case "CurrencyAmount": self = .currencyAmount
        case "PaymentMethod": self = .paymentMethod
        default:
            guard let dimension = Dimension(name) else { return nil }
            self = .measurement(dimension)
        }
    }
}

extension TextInput.Keyboard {
    /// The name in files, which capitalize UIKit's name.
    var xcodeName: String {
        switch self {
        case .asciiCapable: "ASCIICapable"
        case .asciiCapableNumberPad: "ASCIICapableNumberPad"
        default: rawValue.capitalizedFirst
        }
    }
}

extension String {
    /// The string with a capital first letter. Files capitalize most names of the definition language.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// Apple's own types and intents, as parameters of system intents use them.
enum SystemTypes {
    /// The namespace of Apple's own types.
    static let namespace = "System"

    enum Form {
        /// A type of its own, such as String.
        case value
        case enumeration
        case object
    }

    /// Returns how files refer to a type; an object if the type is unknown.
    static func form(of name: String) -> Form {
        if values.contains(name) { return .value }
        return enums.contains(name) ? .enumeration : .object
    }

    /// Returns the SiriKit domain of an intent.
    /// - Parameter name: The class of the intent, such as `INPlayMediaIntent`.
    /// - Returns: Nil if the name of the domain in files is unknown.
    static func domain(ofIntent name: String) -> String? { domains[name] }

    private static let values: Set = ["SpeakableString"]

    /// Source: the enums of Apple's Intents framework that are types of an intent's properties, without the prefix
    /// `IN`.
    private static let enums: Set = [
        "PlaybackRepeatMode", "PlaybackQueueLocation", "OutgoingMessageType", "CallDestinationType",
        // These were not seen in files.
        "AccountType", "BalanceType", "BillType", "CallAudioRoute", "CallCapability", "CallRecordType",
        "CarAirCirculationMode", "CarAudioSource", "CarDefroster", "CarSeat", "ConditionalOperator",
        "DateSearchType", "LocationSearchType", "MediaAffinityType", "MediaItemType", "MediaReference",
        "MediaSortOrder", "MessageAttribute", "MessageType", "NotebookItemType", "PaymentStatus", "RadioType",
        "RelativeReference", "RelativeSetting", "RideFeedbackType", "TaskPriority", "TaskStatus", "TaskType",
        "VisualCodeType", "WorkoutGoalUnitType", "WorkoutLocationType",
    ]

    private static let domains = [
        "INPlayMediaIntent": "Media", "INAddMediaIntent": "Media", "INSearchForMediaIntent": "Media",
        "INUpdateMediaAffinityIntent": "Media",
        "INSendMessageIntent": "Messaging", "INSearchForMessagesIntent": "Messaging",
        "INSetMessageAttributeIntent": "Messaging",
        "INStartCallIntent": "VoIP Calling", "INStartAudioCallIntent": "VoIP Calling",
        "INStartVideoCallIntent": "VoIP Calling", "INSearchCallHistoryIntent": "VoIP Calling",
    ]
}
