/// The keys of timelines, controls and App Shortcuts.
extension KeyDocumentation {
    static let timeline: [KeyDocumentation] = [
        KeyDocumentation(
            "every", "a duration", absent: "none; required with several `entries` or `reload: atEnd`",
            "The time between two entries, from `1s` to `366d`.",
            example: "every: 1 min"),
        KeyDocumentation(
            "entries", "a whole number, 1 to 2,000", absent: "`1`", "The number of entries of one timeline.",
            example: "entries: 60"),
        KeyDocumentation(
            "reload", "`atEnd`, `never` or a map", absent: "`atEnd`",
            "When the next timeline is requested: after the last entry, only if a program asks, or after a time.",
            example: "reload: { after: 30m }"),
    ]

    static let reload: [KeyDocumentation] = [
        KeyDocumentation(
            "after", "a duration", absent: nil, "The time from one timeline to the next, from `1s` to `366d`.",
            example: "after: 30m")
    ]

    static let control: [KeyDocumentation] = [
        KeyDocumentation(
            "kind", "any text", absent: "the control's name",
            "The text by which the system identifies the controls that a user placed. Keep it when you rename the control.",
            example: "kind: com.example.lock"),
        title("the control"),
        description("what it does"),
        KeyDocumentation(
            "intent", "the name of an intent", absent: nil,
            "The intent that configures the control, and that the control runs.", example: "intent: LockDoor"),
        symbol("the control"),
        KeyDocumentation(
            "toggle", "the name of a parameter", absent: "the control is a button",
            "Makes the control a toggle, which shows and sets this Boolean parameter of the intent. Its `trueTitle` and "
                + "`falseTitle` name the states.",
            example: "toggle: isLocked"),
        swiftName("its name with a lowercase first letter"),
    ]

    static let appShortcut: [KeyDocumentation] = [
        title("the shortcut"),
        KeyDocumentation(
            "intent", "the name of an intent", absent: nil, "The intent that the shortcut runs.",
            example: "intent: OrderSoup"),
        symbol("the shortcut"),
        KeyDocumentation(
            "phrases", "a list of localized strings", absent: nil,
            "What people say to Siri. Each phrase contains `${applicationName}`, the name of the app, and at most one "
                + "parameter, whose type is an enum or a type.",
            example: "phrases: ['Order ${soup} with ${applicationName}']"),
    ]

    private static func symbol(_ of: String) -> KeyDocumentation {
        KeyDocumentation(
            "symbol", "a string", absent: nil, "The name of the system symbol that \(of) shows.",
            example: "symbol: lock.fill")
    }
}
