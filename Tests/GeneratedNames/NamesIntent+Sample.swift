// A module of its own, because here `String`, `Int` and the like are types of the definition.

extension NamesIntent {
    /// Values for all that is named after something of Swift's, Foundation's or the runtime's.
    public static var sample: NamesIntent {
        NamesIntent(
            class: "c", family: [IntentValues(identifier: "v", displayString: "V")],
            identifiers: Int(identifier: "1", displayString: "One"),
            context: [
                Duration(
                    identifier: "d", displayString: "D", next: Duration(identifier: "e", displayString: "E"), class: "f"
                )
            ],
            lasts: Swift.Duration.seconds(90), text: String(identifier: "t", displayString: "T"))
    }
}
