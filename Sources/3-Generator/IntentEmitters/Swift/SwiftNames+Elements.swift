import IntentModel

// The Swift forms of each parameter type. A new type needs a case here in `element` and `sample`, and in the other
// functions if it differs from most types.

extension SwiftNames {
    /// Returns the type of one value.
    func element(_ type: ElementType) -> SwiftCode {
        switch type {
        case .string: self[.String]
        case .integer: self[.Int]
        case .decimal: self[.Double]
        case .boolean: self[.Bool]
        case .url: self[.URL]
        case .timeInterval: self[.Duration]
        case .measurement(let dimension): "\(self[.Measurement])<\(unit(of: dimension))>"
        case .dateComponents: self[.DateComponents]
        case .file: self[.FileValue]
        case .person: self[.PersonValue]
        case .placemark: self[.PlacemarkValue]
        case .currencyAmount: self[.CurrencyAmountValue]
        case .paymentMethod: self[.PaymentMethodValue]
        case .enumeration(let name): SwiftCode(enumeration(name).type)
        case .object(let name): SwiftCode(object(name))
        case .anyObject: self[.AnyIntentObject]
        case .system: preconditionFailure("Apple's own types have no Swift form and were filtered out")
        }
    }

    private func unit(of dimension: Dimension) -> SwiftCode {
        SwiftCode(SwiftIdentifier(dimension.swiftUnit), in: "Foundation", shadowedBy: declared)
    }

    /// Returns a sample value that is different for each number, if the type has enough values.
    func sample(of element: ElementType, title: String, number: SwiftCode) -> SwiftCode {
        switch element {
        case .string: SwiftLiteral.numbered("\(title) ", number)
        case .integer: number
        case .decimal: "\(self[.Double])(\(number))"
        case .boolean: "\(number) % 2 == 1"
        case .url: "\(self[.URL])(intentText: \(SwiftLiteral.numbered("https://example.com/", number)))"
        case .timeInterval: ".seconds(60 * \(number))"
        case .measurement(let dimension):
            // Every dimension has at least its base unit.
            "\(self.element(element))(value: \(self[.Double])(\(number)), unit: .\(SwiftIdentifier(dimension.units[0].name)))"
        case .dateComponents(.date): "\(self[.DateComponents])(intentText: \"2026-01-01\")"
        case .dateComponents(.time): "\(self[.DateComponents])(intentText: \"09:30:00\")"
        case .dateComponents(.dateTime): "\(self[.DateComponents])(intentText: \"2026-01-01T09:30:00\")"
        case .file: "\(self[.FileValue])(path: \(SwiftLiteral.numbered("file-", number)))"
        case .person: "\(self[.PersonValue])(displayName: \(SwiftLiteral.numbered("Person ", number)))"
        case .placemark: "\(self[.PlacemarkValue])(name: \(SwiftLiteral.numbered("Place ", number)))"
        case .currencyAmount: "\(self[.CurrencyAmountValue])(intentText: \"12.50 EUR\")"
        case .paymentMethod:
            "\(self[.PaymentMethodValue])(kind: .credit, name: \(SwiftLiteral.numbered("Card ", number)))"
        case .enumeration: ".declaredCases[0]"
        case .object: ".fixture(\(number))"
        case .anyObject:
            """
            \(self[.AnyIntentObject])(identifier: \(SwiftLiteral.numbered("object", number)), displayString: \
            \(SwiftLiteral.numbered("Object ", number)))
            """
        case .system: preconditionFailure("Apple's own types have no Swift form and were filtered out")
        }
    }

    // MARK: Literals

    /// Returns a value as an expression of its parameter's type, or nil for objects and lists, which need more than the
    /// definition's text.
    func expression(for value: IntentValue, of type: ElementType) -> SwiftCode? {
        if case .integer(let number) = value, type == .decimal { return SwiftLiteral.decimal(Double(number)) }
        guard type.admits(value) else { return nil }
        return switch value {
        case .boolean(let value): SwiftLiteral.boolean(value)
        case .integer(let value): SwiftLiteral.integer(value)
        case .decimal(let value): SwiftLiteral.decimal(value)
        case .string(let text): SwiftLiteral.string(text)
        case .url(let text): "\(self[.URL])(intentText: \(literal: text))"
        case .timeInterval(let duration): expression(for: duration)
        case .measurement(let measurement): expression(for: measurement)
        case .dateComponents(let value): "\(self[.DateComponents])(intentText: \(literal: value.text))"
        case .file(let file): "\(self[.FileValue])(path: \(literal: file.path))"
        case .person(let person): "\(self[.PersonValue])(displayName: \(literal: person.displayName))"
        case .placemark(let place): place.name.map { "\(self[.PlacemarkValue])(name: \(literal: $0))" }
        case .currencyAmount(let amount): "\(self[.CurrencyAmountValue])(intentText: \(literal: amount.text))"
        case .enumeration(let name):
            if case .enumeration(let type) = type { expression(forCase: name, of: enumeration(type)) } else { nil }
        case .paymentMethod, .object, .list: nil
        }
    }

    private func expression(for duration: Duration) -> SwiftCode {
        let (seconds, attoseconds) = duration.components
        if attoseconds == 0 { return ".seconds(\(Int(seconds)))" }
        let (milliseconds, overflow) = Int(seconds).multipliedReportingOverflow(by: 1000)
        if !overflow, attoseconds % 1_000_000_000_000_000 == 0, milliseconds.magnitude < UInt(Int.max) - 1000 {
            return ".milliseconds(\(milliseconds + Int(attoseconds / 1_000_000_000_000_000)))"
        }
        return """
            \(self[.Duration])(secondsComponent: \(Int(seconds)), attosecondsComponent: \(Int(attoseconds)))
            """
    }

    private func expression(for measurement: MeasurementValue) -> SwiftCode {
        let unit = SwiftIdentifier(measurement.unit)
        return "\(self[.Measurement])(value: \(SwiftLiteral.decimal(measurement.value)), unit: .\(unit))"
    }

    private func expression(forCase name: String, of type: EnumNames) -> SwiftCode {
        guard let identifier = type.cases[name] else { return "\(type.type)(caseName: \(literal: name))" }
        return ".\(identifier)"
    }
}

extension ValueType {
    /// The call that reads a value of this type: `values.list("carControls")`, `values.string("symbol")`.
    func reading(_ name: String, from values: SwiftCode, default fallback: SwiftCode?) -> SwiftCode {
        if isList { return "\(values).list(\(literal: name))" }
        let reader: SwiftCode =
            switch element {
            case .boolean: "bool"
            case .integer: "int"
            case .decimal: "double"
            case .string: "string"
            case .timeInterval: "duration"
            default: "value"
            }
        guard let fallback else { return "\(values).\(reader)(\(literal: name))" }
        return "\(values).\(reader)(\(literal: name), default: \(fallback))"
    }
}

extension ElementType {
    /// Whether a declaration of this type needs `import Foundation`.
    var isOfFoundation: Bool {
        switch self {
        case .url, .measurement, .dateComponents: true
        case .string, .integer, .decimal, .boolean, .timeInterval, .file, .person, .placemark, .currencyAmount,
            .paymentMethod, .enumeration, .object, .anyObject, .system:
            false
        }
    }

    var isMeasurement: Bool {
        if case .measurement = self { true } else { false }
    }
}
