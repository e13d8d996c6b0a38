internal import IntentModel

/// Values in words, in one language. Dates and numbers are written as definitions write them: how a language writes them
/// is the faces' to know.
struct DisplayText: Sendable {
    let schema: Schema
    let locale: String

    /// Empty for no value; of a list its values divided by commas, empty slots left out.
    func text(of value: IntentValue?, _ parameter: Parameter) -> String {
        (value?.slots ?? []).compactMap { slot in slot.map { one($0, parameter) } }.joined(separator: ", ")
    }

    private func one(_ value: IntentValue, _ parameter: Parameter) -> String {
        if case .listed(let options) = parameter.options, let option = options.first(where: { $0.isChosen(by: value) })
        {
            return option.title.text(for: locale)
        }
        switch value {
        case .boolean(let isOn):
            let titles = parameter.settings.boolean
            return (isOn ? titles.trueTitle : titles.falseTitle)?.text(for: locale) ?? (isOn ? "true" : "false")
        case .enumeration(let name):
            guard case .enumeration(let type) = parameter.type.element else { return name }
            return schema.enumeration(named: type)?.enumCase(named: name)?.title.text(for: locale) ?? name
        case .object(let object): return object.displayString.isEmpty ? object.identifier : object.displayString
        case .person(let person): return person.displayName
        case .file(let file): return file.name.isEmpty ? file.path : file.name
        case .timeInterval(let duration): return Self.text(of: duration)
        default: return value.optionIdentifier ?? ""
        }
    }

    /// In the largest unit that gives a whole number: `90s`, `5m`, `2h`, `1d`.
    private static func text(of duration: Duration) -> String {
        let (seconds, fraction) = duration.components
        guard fraction == 0, seconds != 0 else { return duration.secondsText + "s" }
        let units: [(symbol: String, seconds: Int64)] = [("d", 86_400), ("h", 3_600), ("m", 60)]
        let unit = units.first { seconds.isMultiple(of: $0.seconds) } ?? ("s", 1)
        return "\(seconds / unit.seconds)\(unit.symbol)"
    }
}
