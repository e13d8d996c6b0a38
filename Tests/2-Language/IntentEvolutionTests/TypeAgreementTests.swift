import IntentEvolution
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// The engine reads stored values as the comparison reports about changed types.
@Suite struct TypeAgreementTests {
    /// The share of the samples that an engine reads.
    private enum Reading: Hashable { case all, some, none }

    private static func schema(_ parameter: ValueType, property: ValueType? = nil, field: ValueType? = nil) -> Schema {
        var schema = TypeSample.schema
        if let property {
            schema.types.append(
                ObjectType(
                    name: "Holder", swiftName: "Holder", title: LocalizedText("Holder", language: "en"),
                    properties: [
                        Property(
                            name: "held", swiftName: "held", title: LocalizedText("Held", language: "en"),
                            type: property)
                    ]))
        }
        if let field {
            var type = ObjectType(name: "Sheet", swiftName: "Sheet", title: LocalizedText("Sheet", language: "en"))
            type.recordFields = [withFreeText("held", field)]
            schema.types.append(type)
        }
        schema.intents = [
            Intent(
                name: "Config", swiftName: "ConfigIntent", title: LocalizedText("Config", language: "en"),
                parameters: [withFreeText("value", parameter)], isEligibleForWidgets: true)
        ]
        schema.widgets = [
            DeclaredWidget(
                name: "Clock", swiftName: "clock", kind: "clock", title: LocalizedText("Clock", language: "en"),
                intent: "Config", families: [.systemSmall])
        ]
        return schema
    }

    private static func withFreeText(_ name: String, _ type: ValueType) -> Parameter {
        var parameter = Parameter(
            name: name, swiftName: name, title: LocalizedText(name, language: "en"), type: type)
        parameter.allowsFreeText = true
        return parameter
    }

    /// Returns the values of a sample; for a list type, a list with each value and one with all of them.
    private static func stored(_ sample: TypeSample, isList: Bool) -> [IntentValue] {
        guard isList else { return sample.values }
        return sample.values.map { .list([$0]) } + [.list(sample.values + sample.values)]
    }

    private static func read(
        _ values: [IntentValue], _ before: Schema, _ after: Schema,
        _ isRead: (ResolvedParameter) -> Bool
    ) async throws -> Reading {
        let store = InMemoryStore()
        let (old, new) = (try engine(before, over: store), try engine(after, over: store))
        var count = 0
        for (index, value) in values.enumerated() {
            let id = try #require(InstanceID("value-\(index)"))
            try store.place(
                StoredInstance(id: id, kind: "clock", family: .systemSmall, intent: "Config"),
                at: StoreTime(milliseconds: 0))
            try await old.edit(id) { $0.append(.set(value), to: "value") }
            let resolved = try new.resolvedSynchronously(id)
            if isRead(try #require(resolved.parameter(named: "value"))) { count += 1 }
        }
        return count == values.count ? .all : count == 0 ? .none : .some
    }

    @Test(arguments: TypeSample.all, [false, true])
    func `comparison and runtime agree on parameter types`(_ old: TypeSample, wasList: Bool) async throws {
        for new in TypeSample.all {
            for isList in [false, true] where new.element != old.element || isList != wasList {
                let before = Self.schema(ValueType(old.element, isList: wasList))
                let after = Self.schema(ValueType(new.element, isList: isList))
                let read = try await Self.read(Self.stored(old, isList: wasList), before, after) { parameter in
                    !parameter.marks.contains(.incompatible) && parameter.effective != nil
                }
                let changes = compareSchemas(before: before, after: after)
                let rules = Set(changes.map(\.rule.code))
                let expected =
                    switch read {
                    case .all: "parameter-type-widened"
                    case .some: "parameter-type-narrowed"
                    case .none: "parameter-type-changed"
                    }
                #expect(rules.contains(expected), "\(old.element.tag) \(wasList) to \(new.element.tag) \(isList)")
                let steps = derivedMigrations(from: changes).count { step in
                    if case .convert = step.action { true } else { false }
                }
                expectEqual(steps, (read == .none ? 0 : 1))
                expectEqual(neededMigrations(for: changes).isEmpty, (read == .all))
            }
        }
    }

    // Properties and fields cannot be records.
    @Test(arguments: TypeSample.all.filter { !$0.element.isRecord }, [false, true])
    func `comparison and runtime agree on property types`(_ old: TypeSample, wasList: Bool) async throws {
        try await agree(old, wasList: wasList) {
            Self.schema(ValueType(.object("Holder")), property: $0)
        } holding: {
            .object(ObjectValue(identifier: "h", displayString: "H", properties: ["held": $0]))
        } held: { value in
            if case .object(let object)? = value { object.properties["held"] } else { nil }
        }
    }

    @Test(arguments: TypeSample.all.filter { !$0.element.isRecord }, [false, true])
    func `comparison and runtime agree on field types`(_ old: TypeSample, wasList: Bool) async throws {
        try await agree(old, wasList: wasList) {
            Self.schema(ValueType(.record("Sheet")), field: $0)
        } holding: {
            .record(RecordValue(["held": $0]))
        } held: { value in
            if case .record(let record)? = value { record.values["held"] } else { nil }
        }
    }

    /// Changes the type of a property or field to each other one.
    private func agree(
        _ old: TypeSample, wasList: Bool, in schema: (ValueType) -> Schema, holding: (IntentValue) -> IntentValue,
        held: (IntentValue?) -> IntentValue?
    ) async throws {
        for new in TypeSample.all where !new.element.isRecord {
            for isList in [false, true] where new.element != old.element || isList != wasList {
                let before = schema(ValueType(old.element, isList: wasList))
                let after = schema(ValueType(new.element, isList: isList))
                let values = Self.stored(old, isList: wasList).map(holding)
                let read = try await Self.read(values, before, after) { held($0.effective) != nil }
                let changes = compareSchemas(before: before, after: after)
                let converts = derivedMigrations(from: changes).contains { step in
                    if case .convert = step.action { true } else { false }
                }
                let what = "\(old.element.tag) \(wasList) to \(new.element.tag) \(isList)"
                // If only some values can be converted, it depends on the sample which ones.
                if !converts { expectEqual(read, .none, "\(what)") }
                if changes.contains(where: { $0.rule.code == "property-type-widened" }) {
                    expectEqual(read, .all, "\(what)")
                } else {
                    #expect(changes.contains { $0.rule.code == "property-type-changed" }, "\(what)")
                }
            }
        }
    }
}

/// A type with some values, of which other types can represent some.
struct TypeSample: Sendable, CustomTestStringConvertible {
    let element: ElementType
    let values: [IntentValue]

    init(_ element: ElementType, _ values: IntentValue...) {
        self.element = element
        self.values = values
    }

    var testDescription: String { element.tag }

    /// The schema with the types of all samples.
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
            card, medium,
        ],
        enums: [cases("Mode", ["light", "dark"]), cases("Other", ["light", "loud"])])

    private static var card: ObjectType {
        let title = LocalizedText("Card", language: "en")
        var type = ObjectType(name: "Card", swiftName: "Card", title: title)
        type.recordFields = [Parameter(name: "note", swiftName: "note", title: title, type: ValueType(.string))]
        return type
    }

    private static var medium: ObjectType {
        let title = LocalizedText("Medium", language: "en")
        var type = ObjectType(name: "Medium", swiftName: "Medium", title: title)
        type.isUnion = true
        type.recordFields = [("text", ElementType.string), ("count", .integer), ("mode", .enumeration("Mode"))].map {
            Parameter(name: $0, swiftName: $0, title: title, type: ValueType($1))
        }
        return type
    }

    private static func cases(_ name: String, _ names: [String]) -> EnumType {
        EnumType(
            name: name, swiftName: name, title: LocalizedText(name, language: "en"),
            cases: names.enumerated().map { index, name in
                EnumCase(name: name, swiftName: name, index: index + 1, title: LocalizedText(name, language: "en"))
            })
    }

    static let all: [TypeSample] = ElementKind.allCases.flatMap(samples)

    private static func samples(of kind: ElementKind) -> [TypeSample] {
        switch kind {
        case .string: [TypeSample(.string, .string("light"), .string("orange"), .string("Twelve o'clock"), .string(""))]
        case .integer: [TypeSample(.integer, .integer(12), .integer(-3))]
        case .decimal: [TypeSample(.decimal, .decimal(12), .decimal(0.5))]
        case .boolean: [TypeSample(.boolean, .boolean(true), .boolean(false))]
        case .url: [TypeSample(.url, .url("https://a.example/"), .url("mailto:a@b.example"))]
        case .timeInterval:
            [TypeSample(.timeInterval, .timeInterval(.seconds(90)), .timeInterval(.milliseconds(1500)))]
        case .file: [TypeSample(.file, .file(FileValue(path: "/a/b.txt")))]
        case .person: [TypeSample(.person, .person(PersonValue(displayName: "Ada")))]
        case .placemark: [TypeSample(.placemark, .placemark(PlacemarkValue(name: "Bonn")))]
        case .currencyAmount:
            [TypeSample(.currencyAmount, .currencyAmount(CurrencyAmountValue(intentText: "12.50 EUR")))]
        case .paymentMethod: [TypeSample(.paymentMethod, .paymentMethod(PaymentMethodValue(kind: .store)))]
        case .color: [TypeSample(.color, .color(ColorValue(intentText: "#ff8800")), .color(ColorValue(.accent)))]
        case .enumeration:
            [
                TypeSample(.enumeration("Mode"), .enumeration("light"), .enumeration("dark")),
                TypeSample(.enumeration("Other"), .enumeration("light"), .enumeration("loud")),
            ]
        case .object:
            [
                TypeSample(.object("Plain"), object("a")),
                TypeSample(.object("Rich"), object("a", ["note": .string("b")]), object("b")),
            ]
        case .record: [TypeSample(.record("Card"), .record(RecordValue(["note": .string("a")])))]
        case .union:
            [
                TypeSample(
                    .union("Medium"), .record(RecordValue(["text": .string("a")])),
                    .record(RecordValue(["count": .integer(1)])), .record(RecordValue(["mode": .enumeration("dark")])))
            ]
        case .anyObject: [TypeSample(.anyObject, object("a"), object("b"))]
        case .dateComponents:
            [
                date(.date, "2026-11-20"), date(.time, "09:30:00", "00:00:00"),
                date(.dateTime, "2026-11-20T09:30:00", "2026-11-20T00:00:00"),
            ]
        case .measurement:
            ["Length", "Mass"].compactMap(Dimension.init).map { dimension in
                TypeSample(
                    .measurement(dimension),
                    .measurement(MeasurementValue(value: 2, unit: dimension.units.first?.name ?? "")))
            }
        // Never has a value.
        case .system: []
        }
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
