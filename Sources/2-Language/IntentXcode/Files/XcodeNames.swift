internal import IntentModel

extension SizeFamily {
    /// The families that files can list, in the order of the files.
    static let inXcode: [SizeFamily] = [
        .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryInline, .accessoryCorner,
        .accessoryCircular, .accessoryRectangular,
    ]

    /// The minimum number of families that files list.
    static let minimumListedCount = 3

    /// The name in files, such as `Small` and `AccessoryInline`.
    var xcodeName: String {
        let system = "system"
        return rawValue.hasPrefix(system) ? String(rawValue.dropFirst(system.count)) : rawValue.capitalizedFirst
    }
}

extension ElementType {
    /// The name of the type in files, which is the key `Type`; nil for a type that Xcode does not have.
    var xcodeName: String? {
        switch self {
        case .system(let name):
            switch SystemTypes.form(of: name) {
            case .value: name
            case .enumeration: ElementType.integer.xcodeName
            case .object: ElementType.anyObject.xcodeName
            }
        case .measurement(let dimension): dimension.isInSiriKit ? dimension.name : nil
        default: kind.traits.xcodeName
        }
    }

    /// The type that replaces one that Xcode does not have; see ``xcodeName``.
    var xcodeSubstitute: String {
        if case .measurement = self { "Decimal" } else { "String" }
    }

    /// Creates a type that the key `Type` determines.
    init?(xcodeName name: String) {
        if SystemTypes.form(of: name) == .value {
            self = .system(name)
        } else if let type = ElementKind.withWords.first(where: { $0.traits.xcodeName == name })?.type {
            self = type
        } else if let dimension = Dimension(name), dimension.isInSiriKit {
            self = .measurement(dimension)
        } else {
            return nil
        }
    }

    /// Whether the name in files always refers to the built-in type. A declaration of a file can have the other names.
    var hasReservedXcodeName: Bool { isSystem || kind.isReserved }
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
