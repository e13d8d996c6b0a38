import IntentRuntime

/// What the generator would write for an intent with one list of objects and one number.
struct LampIntent: ConfigurableIntent {
    let lamps: [String]
    let brightness: Int

    init(intentValues values: IntentValues) {
        lamps = values["lamps"]?.slots.compactMap { $0?.optionIdentifier } ?? []
        brightness = values.int("brightness", default: 5)
    }

    init(from decoder: any Decoder) throws {
        self.init(intentValues: IntentValues())
    }

    func encode(to encoder: any Encoder) throws {}

    func write(to values: inout IntentValues) {
        values["lamps"] = .list(lamps.map { .object(ObjectValue(identifier: $0, displayString: $0)) })
        values.set("brightness", to: brightness)
    }

    static var definition: IntentDefinition {
        IntentDefinition(
            name: "Lamps",
            json: """
                {"schema":1,"group":"group.lamps","types":[{"name":"Lamp"}],"intents":[{"name":"Lamps","parameters":[\
                {"name":"lamps","type":"[object:Lamp]","options":"dynamic","uniqueValues":true,"default":"handler",\
                "size":{"systemSmall":2}},\
                {"name":"brightness","type":"Integer","default":{"value":5}}],"eligibleForWidgets":true}],\
                "widgets":[{"name":"LampWidget","intent":"Lamps","families":["systemSmall"]}]}
                """)
    }
}
