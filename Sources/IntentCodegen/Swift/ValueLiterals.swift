import IntentModel

extension SwiftNames {
    /// A value as an expression of its parameter's type, where a definition's text alone makes one: no objects, no
    /// lists.
    func expression(for value: IntentValue, of type: ElementType) -> SwiftCode? {
        switch (value, type) {
        case (.boolean(let value), .boolean): SwiftLiteral.boolean(value)
        case (.integer(let value), .integer): SwiftLiteral.integer(value)
        case (.integer(let value), .decimal): SwiftLiteral.decimal(Double(value))
        case (.decimal(let value), .decimal): SwiftLiteral.decimal(value)
        case (.string(let text), .string): SwiftLiteral.string(text)
        case (.url(let text), .url): "\(self[.URL])(intentText: \(literal: text))"
        case (.timeInterval(let duration), .timeInterval): expression(for: duration)
        case (.measurement(let measurement), .measurement(let dimension)): expression(for: measurement, in: dimension)
        case (.dateComponents(let value), .dateComponents):
            "\(self[.DateComponents])(intentText: \(literal: value.text))"
        case (.file(let file), .file): "\(self[.FileValue])(path: \(literal: file.path))"
        case (.person(let person), .person): "\(self[.PersonValue])(displayName: \(literal: person.displayName))"
        case (.placemark(let place), .placemark):
            place.name.map { "\(self[.PlacemarkValue])(name: \(literal: $0))" }
        case (.currencyAmount(let amount), .currencyAmount):
            "\(self[.CurrencyAmountValue])(intentText: \(literal: amount.text))"
        case (.enumeration(let name), .enumeration(let type)): expression(forCase: name, of: enumeration(type))
        default: nil
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

    private func expression(for measurement: MeasurementValue, in dimension: Dimension) -> SwiftCode? {
        guard dimension.unit(named: measurement.unit) != nil else { return nil }
        let unit = SwiftIdentifier(measurement.unit)
        return "\(self[.Measurement])(value: \(SwiftLiteral.decimal(measurement.value)), unit: .\(unit))"
    }

    private func expression(forCase name: String, of type: EnumNames) -> SwiftCode {
        guard let identifier = type.cases[name] else { return "\(type.type)(caseName: \(literal: name))" }
        return ".\(identifier)"
    }
}
