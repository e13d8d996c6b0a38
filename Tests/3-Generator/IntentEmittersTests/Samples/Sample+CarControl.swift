import IntentModel

extension Sample {
    /// A configurable widget with dynamic options, a Boolean and a conditional number.
    static let carControl = Sample(
        "car-control",
        Schema(
            group: "group.example.cars", languages: ["en", "zh-Hans"],
            types: [
                ObjectType(
                    name: "CarControl", swiftName: "CarControl", title: text("Car Control"),
                    properties: [
                        Property(name: "symbol", swiftName: "symbol", title: text("Symbol"), type: ValueType(.string))
                    ])
            ],
            enums: [countType], intents: [widgetConfig], widgets: [carWidget]))

    private static let countType = EnumType(
        name: "CountType", swiftName: "CountType", title: text("Count Type"),
        cases: [
            EnumCase(name: "fans", swiftName: "fans", index: 1, title: text("Fans")),
            EnumCase(
                name: "money", swiftName: "money", index: 2,
                title: LocalizedText("Money", language: "en", translations: ["zh-Hans": "收益"]),
                synonyms: [Synonym("income")]),
        ])

    private static let widgetConfig: Intent = {
        var intent = Intent(
            name: "WidgetConfig", swiftName: "WidgetConfigIntent", title: text("Widget Config"),
            description: text("Choose the controls that the widget shows."))
        intent.isEligibleForWidgets = true
        intent.parameters = [
            .of("carControls", .object("CarControl"), list: true, title: "Car Controls") {
                $0.title = LocalizedText("Car Controls", language: "en", translations: ["zh-Hans": "车控"])
                $0.description = text("One control per slot.")
                $0.options = .dynamic
                $0.searchesInHandler = true
                $0.hasUniqueValues = true
                $0.defaultRule = .handler
                $0.size = SlotSizes(families: [.systemSmall: 2, .systemMedium: 4, .systemLarge: 8])
            },
            .of("showLabels", .boolean, title: "Show Labels") { $0.defaultRule = .value(.boolean(true)) },
            .of("labelSize", .integer, title: "Label Size") {
                $0.settings.range = .integers(minimum: 8, maximum: 24, step: nil)
                $0.settings.number.control = .stepper
                $0.defaultRule = .value(.integer(12))
                $0.when = Requirement(allOf: [Condition(parameter: "showLabels", test: .isOneOf([.boolean(true)]))])
            },
        ]
        return intent
    }()

    private static let carWidget = DeclaredWidget(
        name: "CarWidget", swiftName: "carWidget", kind: "com.example.car", title: text("Car Widget"),
        description: text("Lock, find and air your car."), intent: "WidgetConfig",
        families: [.systemSmall, .systemMedium, .systemLarge])
}
