import IntentRuntime

/// The configuration of the one intent that tests declare, `Config`, as values.
struct TestIntent: ConfigurableIntent {
    let values: IntentValues

    init(intentValues values: IntentValues) {
        self.values = values
    }

    func write(to values: inout IntentValues) {
        for name in self.values.names { values[name] = self.values[name] }
    }

    static var definition: IntentDefinition { IntentDefinition(name: "Config", json: "{}") }
}
