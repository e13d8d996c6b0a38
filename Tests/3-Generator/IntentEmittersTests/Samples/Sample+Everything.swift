import IntentModel

extension Sample {
    /// A transit board with dependent parameters and sizes of every form.
    static let transit = Sample(
        "transit-board",
        Schema(
            types: [.of("Operator"), .of("Line", [.of("color", .string)]), .of("Stop")],
            intents: [
                .of(
                    "Departures",
                    [
                        .of("operator", .object("Operator"), title: "Operator") {
                            $0.options = .dynamic
                            $0.defaultRule = .first(1)
                        },
                        .of("line", .object("Line"), title: "Line") {
                            $0.options = .dynamic
                            $0.dependsOn = ["operator"]
                        },
                        .of("stops", .object("Stop"), list: true, title: "Stops") {
                            $0.options = .dynamic
                            $0.dependsOn = ["operator", "line"]
                            $0.defaultRule = .first(2)
                            $0.size = SlotSizes(
                                families: [.systemSmall: 1, .systemMedium: SlotCount(minimum: 1, maximum: 3)],
                                otherwise: 6)
                        },
                        .of("notes", .string, list: true, title: "Notes"),
                    ])
            ],
            widgets: [
                DeclaredWidget(
                    name: "Board", swiftName: "board", kind: "Board", title: text("Board"), intent: "Departures",
                    families: [.systemSmall, .systemMedium])
            ]))

    /// Every type, with and without a default, single and in a list.
    static let types = Sample(
        "every-type",
        Schema(
            types: [.of("Tag", allElements.map { Property.of("own\($0.name)", $0.element) })],
            enums: [.of("Level", ["low", "high"])],
            intents: [
                .of(
                    "Everything",
                    allElements.flatMap { entry in
                        [
                            .of("plain\(entry.name)", entry.element),
                            .of("preset\(entry.name)", entry.element) { parameter in
                                parameter.defaultRule = entry.value.map(DefaultRule.value)
                            },
                            .of("several\(entry.name)", entry.element, list: true),
                        ]
                    })
            ]))

    private typealias Entry = (name: String, element: ElementType, value: IntentValue?)

    private static let allElements: [Entry] = ElementKind.allCases.flatMap(entries)

    private static func entries(of kind: ElementKind) -> [Entry] {
        switch kind {
        case .string: [("Text", .string, .string("a \"text\"\\(x)"))]
        case .integer: [("Integer", .integer, .integer(-7))]
        case .decimal: [("Decimal", .decimal, .decimal(0.5))]
        case .boolean: [("Flag", .boolean, .boolean(false))]
        case .url: [("Address", .url, .url("https://example.com/a?b=c"))]
        case .timeInterval: [("Time", .timeInterval, .timeInterval(.milliseconds(1500)))]
        case .enumeration: [("Level", .enumeration("Level"), .enumeration("high"))]
        case .object: [("Tag", .object("Tag"), nil)]
        case .dateComponents:
            [
                (
                    "Moment", .dateComponents(.dateTime),
                    CalendarDate(year: 2026, month: 11, day: 20).flatMap { day in
                        TimeOfDay(hour: 9, minute: 30).map { .dateComponents(.dateTime(day, $0)) }
                    }
                ),
                (
                    "Day", .dateComponents(.date),
                    CalendarDate(year: 2028, month: 2, day: 29).map { .dateComponents(.date($0)) }
                ),
                ("Clock", .dateComponents(.time), TimeOfDay(hour: 6, minute: 5).map { .dateComponents(.time($0)) }),
            ]
        case .file: [("Paper", .file, .file(FileValue(path: "a \"file\".txt")))]
        case .person: [("Human", .person, .person(PersonValue(displayName: "Ada")))]
        case .placemark: [("Spot", .placemark, .placemark(PlacemarkValue(name: "Berlin")))]
        case .currencyAmount:
            [("Price", .currencyAmount, .currencyAmount(CurrencyAmountValue(intentText: "12.50 EUR")))]
        case .paymentMethod: [("Card", .paymentMethod, nil)]
        // A property cannot be a record or a union.
        case .record, .union: []
        case .color: [("Tint", .color, .color(ColorValue(intentText: "#ff880080")))]
        case .anyObject: [("Thing", .anyObject, nil)]
        case .system: [("Media", .system("MediaItem"), nil)]
        case .measurement:
            Dimension("Temperature").map {
                [("Heat", .measurement($0), .measurement(MeasurementValue(value: -3, unit: "celsius")))]
            } ?? []
        }
    }
}
