internal import IntentModel
internal import IntentYAML

extension IntentValue {
    /// Returns the literal of a value that is not a list, in a form that its settings can read; nil for a payment method,
    /// which has no literal.
    func written(_ settings: TypeSettings) -> YAMLScalar? {
        switch self {
        case .boolean(let value): .plain(value ? "true" : "false")
        case .integer(let number): .plain(String(number))
        case .decimal(let number): .plain(number.writtenText)
        case .timeInterval(let duration): duration.written(settings.interval)
        case .measurement(let value):
            value.unit == settings.defaultUnit
                ? .plain(value.value.writtenText) : .text("\(value.value.shortText) \(value.unit)")
        case .dateComponents(let value): .text(value.writtenText)
        // An address without a name is written as the name of a place.
        case .placemark(let place): .text(place.name ?? place.optionIdentifier)
        default: literalText.map { .text($0) }
        }
    }
}

extension Double {
    /// The shortest text, with the point and sign that YAML 1.1 requires with an exponent: `0.5`, `1.0e+21`.
    var writtenText: String {
        let text = shortText
        guard let mark = text.firstIndex(of: "e") else { return text }
        let mantissa = text[..<mark].contains(".") ? String(text[..<mark]) : text[..<mark] + ".0"
        let exponent = text[text.index(after: mark)...]
        return "\(mantissa)e\(exponent.hasPrefix("-") ? "" : "+")\(exponent)"
    }
}

extension DateComponentsValue {
    /// The text without zero seconds: `09:30`.
    var writtenText: String {
        let text = text
        return time?.second == 0 ? String(text.dropLast(3)) : text
    }
}

extension Duration {
    /// Returns a number without a unit if there is only one unit and the number is whole.
    fileprivate func written(_ interval: IntervalSettings) -> YAMLScalar {
        if interval.smallest == interval.largest, let count = count(of: interval.smallest) { return .plain("\(count)") }
        return .text(literalText)
    }
}
