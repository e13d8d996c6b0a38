import IntentModel

/// The Swift form of a parameter type: the one place in this emitter that a new type changes.
struct SwiftForm: Sendable {
    /// The type of one value.
    let type: SwiftCode
    /// The method of `IntentValues` that reads a value.
    private let reader: SwiftCode
    /// Returns a sample value that is different for each number, if the type has enough values.
    let sample: @Sendable (_ title: String, _ number: SwiftCode) -> SwiftCode
    /// Returns a value as an expression where its type is expected; nil for one that needs more than the definition's text.
    private let literal: @Sendable (IntentValue) -> SwiftCode?

    init(_ type: ElementType, _ names: SwiftNames) {
        self =
            switch type {
            case .string:
                Self(names[.String], reader: "string", sample: { SwiftLiteral.numbered("\($0) ", $1) }) {
                    if case .string(let text) = $0 { SwiftLiteral.string(text) } else { nil }
                }
            case .integer:
                Self(names[.Int], reader: "int", sample: { $1 }) {
                    if case .integer(let number) = $0 { SwiftLiteral.integer(number) } else { nil }
                }
            case .decimal:
                Self(names[.Double], reader: "double", sample: { ".init(\($1))" }) {
                    if case .decimal(let number) = $0 { SwiftLiteral.decimal(number) } else { nil }
                }
            case .boolean:
                Self(names[.Bool], reader: "bool", sample: { "\($1) % 2 == 1" }) {
                    if case .boolean(let flag) = $0 { SwiftLiteral.boolean(flag) } else { nil }
                }
            case .timeInterval:
                Self(names[.Duration], reader: "duration", sample: { ".seconds(60 * \($1))" }) {
                    if case .timeInterval(let duration) = $0 { names.expression(for: duration) } else { nil }
                }
            case .measurement(let dimension): Self(measurement: dimension, names)
            case .url: Self(names[.URL], from: "intentText", samples: "https://example.com/")
            case .dateComponents(let kind): Self(names[.DateComponents], from: "intentText", sample: kind.sample)
            case .file: Self(names[.FileValue], from: "path", samples: "file-")
            case .person: Self(names[.PersonValue], from: "displayName", samples: "Person ")
            case .placemark: Self(names[.PlacemarkValue], from: "name", samples: "Place ")
            case .currencyAmount: Self(names[.CurrencyAmountValue], from: "intentText", sample: "12.50 EUR")
            case .paymentMethod:
                Self(names[.PaymentMethodValue]) {
                    ".init(kind: .credit, name: \(SwiftLiteral.numbered("Card ", $1)))"
                }
            case .color: Self(names[.ColorValue], from: "intentText", sample: "#ff8800")
            case .enumeration(let name): Self(enumeration: names.enumeration(name))
            case .object(let name): Self(SwiftCode(names.object(name))) { ".fixture(\($1))" }
            case .record(let name), .union(let name): Self(SwiftCode(names.object(name))) { ".fixture(\($1))" }
            case .anyObject:
                Self(names[.AnyIntentObject]) {
                    """
                    .init(identifier: \(SwiftLiteral.numbered("object", $1)), displayString: \
                    \(SwiftLiteral.numbered("Object ", $1)))
                    """
                }
            case .system: preconditionFailure("Apple's own types have no Swift form and were filtered out")
            }
    }

    private init(
        _ type: SwiftCode, reader: SwiftCode = "value", sample: @escaping @Sendable (String, SwiftCode) -> SwiftCode,
        literal: @escaping @Sendable (IntentValue) -> SwiftCode? = { _ in nil }
    ) {
        self.type = type
        self.reader = reader
        self.sample = sample
        self.literal = literal
    }

    /// The form of a type whose values are created from their literal.
    private init(_ type: SwiftCode, from argument: SwiftCode, sample: String) {
        self.init(type, from: argument) { _ in SwiftLiteral.string(sample) }
    }

    private init(_ type: SwiftCode, from argument: SwiftCode, samples prefix: String) {
        self.init(type, from: argument) { SwiftLiteral.numbered(prefix, $0) }
    }

    private init(_ type: SwiftCode, from argument: SwiftCode, sample: @escaping @Sendable (SwiftCode) -> SwiftCode) {
        self.init(type, sample: { ".init(\(argument): \(sample($1)))" }) { value in
            value.literalText.map { ".init(\(argument): \(literal: $0))" }
        }
    }

    private init(measurement dimension: Dimension, _ names: SwiftNames) {
        let unit = SwiftCode(SwiftIdentifier(dimension.swiftUnit), in: "Foundation", shadowedBy: names.declared)
        let type: SwiftCode = "\(names[.Measurement])<\(unit)>"
        // Every dimension has at least its base unit.
        let base = SwiftIdentifier(dimension.units[0].name)
        self.init(type, sample: { ".init(value: .init(\($1)), unit: .\(base))" }) { value in
            guard case .measurement(let measurement) = value else { return nil }
            let number = SwiftLiteral.decimal(measurement.value)
            return ".init(value: \(number), unit: .\(SwiftIdentifier(measurement.unit)))"
        }
    }

    private init(enumeration names: SwiftNames.EnumNames) {
        self.init(SwiftCode(names.type), sample: { _, _ in ".declaredCases[0]" }) { value in
            guard case .enumeration(let name) = value else { return nil }
            return names.cases[name].map { ".\($0)" } ?? ".init(caseName: \(literal: name))"
        }
    }

    /// Returns a value as an expression where the type is expected, or nil for objects and lists, which need more than the definition's
    /// text.
    func expression(for value: IntentValue, of element: ElementType) -> SwiftCode? {
        if case .integer(let number) = value, element == .decimal { return literal(.decimal(Double(number))) }
        return element.admits(value) ? literal(value) : nil
    }

    /// The call that reads a value: `values.list("carControls")`, `values.string("symbol")`.
    func reading(_ name: String, isList: Bool, from values: SwiftCode, default fallback: SwiftCode?) -> SwiftCode {
        if isList { return "\(values).list(\(literal: name))" }
        guard let fallback else { return "\(values).\(reader)(\(literal: name))" }
        return "\(values).\(reader)(\(literal: name), default: \(fallback))"
    }
}

extension SwiftNames {
    func form(of type: ElementType) -> SwiftForm { SwiftForm(type, self) }

    /// Returns the type of one value.
    func element(_ type: ElementType) -> SwiftCode { form(of: type).type }

    /// Returns a value as an expression of its parameter's type; see ``SwiftForm/expression(for:of:)``.
    func expression(for value: IntentValue, of type: ElementType) -> SwiftCode? {
        form(of: type).expression(for: value, of: type)
    }

    fileprivate func expression(for duration: Duration) -> SwiftCode {
        let (seconds, attoseconds) = duration.components
        if attoseconds == 0 { return ".seconds(\(Int(seconds)))" }
        let (milliseconds, overflow) = Int(seconds).multipliedReportingOverflow(by: 1000)
        if !overflow, attoseconds % 1_000_000_000_000_000 == 0, milliseconds.magnitude < UInt(Int.max) - 1000 {
            return ".milliseconds(\(milliseconds + Int(attoseconds / 1_000_000_000_000_000)))"
        }
        return """
            .init(secondsComponent: \(Int(seconds)), attosecondsComponent: \(Int(attoseconds)))
            """
    }

    /// Types that generated code refers to but does not declare.
    enum External: Int, CaseIterable {
        case Array, Bool, Int, Double, String, Duration, Mirror, CustomReflectable
        case URL, Measurement, DateComponents
        case AnyIntentObject, FileValue, PersonValue, PlacemarkValue, CurrencyAmountValue, PaymentMethodValue,
            ColorValue
        case ConfigurationRefusal, ConfigurationValidating, DefaultContext, GeneratedCodeFormat, HandlerError
        case ConfigurableIntent, IntentDefinition, IntentEnumeration
        case IntentHandling, ImageValue, IntentMigrating, IntentObject, IntentRecord, IntentUnion, IntentValue,
            IntentValues, LookupContext, ObjectValue, RecordValue
        case OptionCollection, OptionsContext, ParameterKey, SlotCount, SlotList, SizeFamily, ValidationContext,
            ControlDeclaration, ControlKind, NoIntent, WidgetDeclaration, WidgetKind

        var name: String { "\(self)" }

        var module: SwiftCode {
            switch self {
            case .Array, .Bool, .Int, .Double, .String, .Duration, .Mirror, .CustomReflectable: "Swift"
            case .URL, .Measurement, .DateComponents: "Foundation"
            default: "IntentRuntime"
            }
        }
    }
}

extension DateComponentsKind {
    fileprivate var sample: String {
        switch self {
        case .date: "2026-01-01"
        case .time: "09:30:00"
        case .dateTime: "2026-01-01T09:30:00"
        }
    }
}

extension ElementType {
    /// Whether a declaration of this type needs `import Foundation`.
    var isOfFoundation: Bool {
        switch self {
        case .url, .measurement, .dateComponents: true
        default: false
        }
    }

    var isMeasurement: Bool {
        if case .measurement = self { true } else { false }
    }
}
