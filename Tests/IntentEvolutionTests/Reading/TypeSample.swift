import IntentModel
import Testing

/// A type with values of it, among them some that other types may take and some that they may not.
struct TypeSample: Sendable, CustomTestStringConvertible {
    let element: ElementType
    let values: [IntentValue]

    init(_ element: ElementType, _ values: IntentValue...) {
        self.element = element
        self.values = values
    }

    var testDescription: String { element.tag }

    /// The schema that all samples are of.
    static let schema = Schema(
        types: [
            ObjectType(name: "Plain", swiftName: "Plain", title: LocalizedText("Plain", language: "en")),
            ObjectType(
                name: "Rich", swiftName: "Rich", title: LocalizedText("Rich", language: "en"),
                properties: [
                    Property(
                        name: "note", swiftName: "note", title: LocalizedText("Note", language: "en"),
                        type: ValueType(.string))
                ]),
        ],
        enums: [cases("Mode", ["light", "dark"]), cases("Other", ["light", "loud"])])

    private static func cases(_ name: String, _ names: [String]) -> EnumType {
        EnumType(
            name: name, swiftName: name, title: LocalizedText(name, language: "en"),
            cases: names.enumerated().map { index, name in
                EnumCase(name: name, swiftName: name, index: index + 1, title: LocalizedText(name, language: "en"))
            })
    }

    static let all: [TypeSample] =
        [
            TypeSample(.string, .string("light"), .string("Twelve o'clock"), .string("")),
            TypeSample(.integer, .integer(12), .integer(-3)),
            TypeSample(.decimal, .decimal(12), .decimal(0.5)),
            TypeSample(.boolean, .boolean(true), .boolean(false)),
            TypeSample(.url, .url("https://a.example/"), .url("mailto:a@b.example")),
            TypeSample(.timeInterval, .timeInterval(.seconds(90)), .timeInterval(.milliseconds(1500))),
            TypeSample(.file, .file(FileValue(path: "/a/b.txt"))),
            TypeSample(.person, .person(PersonValue(displayName: "Ada"))),
            TypeSample(.placemark, .placemark(PlacemarkValue(name: "Bonn"))),
            TypeSample(.currencyAmount, .currencyAmount(CurrencyAmountValue(intentText: "12.50 EUR"))),
            TypeSample(.paymentMethod, .paymentMethod(PaymentMethodValue(kind: .store))),
            TypeSample(.enumeration("Mode"), .enumeration("light"), .enumeration("dark")),
            TypeSample(.enumeration("Other"), .enumeration("light"), .enumeration("loud")),
            TypeSample(.object("Plain"), object("a")),
            TypeSample(.object("Rich"), object("a", ["note": .string("b")]), object("b")),
            TypeSample(.anyObject, object("a"), object("b")),
            date(.date, "2026-11-20"), date(.time, "09:30:00", "00:00:00"),
            date(.dateTime, "2026-11-20T09:30:00", "2026-11-20T00:00:00"),
        ]
        + ["Length", "Mass"].compactMap(Dimension.init).map { dimension in
            TypeSample(
                .measurement(dimension),
                .measurement(MeasurementValue(value: 2, unit: dimension.units.first?.name ?? "")))
        }

    private static func object(_ identifier: String, _ properties: [String: IntentValue] = [:]) -> IntentValue {
        .object(
            ObjectValue(identifier: identifier, displayString: identifier.uppercased(), properties: properties))
    }

    private static func date(_ kind: DateComponentsKind, _ texts: String...) -> TypeSample {
        let values = texts.compactMap { text in
            try? ValueType(.dateComponents(kind)).value(fromWire: .string(text), in: Schema())
        }
        var sample = TypeSample(.dateComponents(kind))
        sample = TypeSample(element: sample.element, values: values)
        return sample
    }

    private init(element: ElementType, values: [IntentValue]) {
        self.element = element
        self.values = values
    }
}
