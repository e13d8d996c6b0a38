/// Apple's own types, as parameters of Apple's own intents have them.
enum SystemTypes {
    /// What files say instead of the namespace of a file.
    static let namespace = "System"

    enum Form {
        /// A type beside String and Integer.
        case value
        case enumeration
        case object
    }

    /// What a type is in files; an object where that is not known.
    static func form(of name: String) -> Form {
        if values.contains(name) { return .value }
        return enums.contains(name) ? .enumeration : .object
    }

    /// The part of SiriKit that an intent belongs to.
    /// - Parameter name: The intent's class, `INPlayMediaIntent`; nil where it is not known how files call its part.
    static func domain(ofIntent name: String) -> String? { domains[name] }

    private static let values: Set = ["SpeakableString"]

    /// Source: the enums of Apple's framework Intents that are types of an intent's properties, without `IN`.
    private static let enums: Set = [
        "PlaybackRepeatMode", "PlaybackQueueLocation", "OutgoingMessageType", "CallDestinationType",
        // Not seen in files.
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
