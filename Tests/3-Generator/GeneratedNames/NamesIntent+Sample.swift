// A separate module, because `String`, `Int` and others are types of the definition here.

extension NamesIntent {
    /// Sample values for the types that have names of Swift, Foundation or the runtime.
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
