internal import IntentDiagnostics
package import IntentModel

/// Values as people read them. What stands first on a line is what an assignment takes, a payment method apart.
package enum ValueText {
    /// One line for each value: an object as `identifier  title`, a file by its path and a person by what tells them
    /// from others, with the name where that says more; an empty slot as nil. No line for no value.
    /// Control characters are made visible.
    package static func lines(of value: IntentValue?) -> [String?] {
        guard let value else { return [] }
        return value.slots.map { $0.map(line) }
    }

    /// One value that is no list.
    static func line(of value: IntentValue) -> String {
        switch value {
        case .boolean, .integer, .decimal, .string, .url, .enumeration, .measurement, .dateComponents, .placemark,
            .currencyAmount, .paymentMethod:
            (value.optionIdentifier ?? "").onOneVisibleLine
        case .timeInterval(let duration): text(of: duration)
        case .file(let file): line(identifier: file.path, title: file.shownName)
        case .person(let person): line(identifier: person.optionIdentifier, title: person.displayName)
        case .object(let object): line(identifier: object.identifier, title: object.displayString)
        case .list(let slots): slots.map { $0.map(line) ?? "" }.joined(separator: ",")
        }
    }

    /// `lock  Lock`; the identifier alone where the title says the same or nothing.
    static func line(identifier: String, title: String) -> String {
        let parts = title.isEmpty || title == identifier ? [identifier] : [identifier, title]
        return parts.map(\.onOneVisibleLine).joined(separator: "  ")
    }

    /// In the largest unit that gives a whole number: `90s`, `5m`, `2h`, `1d`; else seconds.
    static func text(of duration: Duration) -> String {
        let (seconds, fraction) = duration.components
        guard fraction == 0, seconds != 0 else { return duration.secondsText + "s" }
        let units: [(String, Int64)] = [("d", 86_400), ("h", 3_600), ("m", 60)]
        let unit = units.first { seconds.isMultiple(of: $0.1) } ?? ("s", 1)
        return "\(seconds / unit.1)\(unit.0)"
    }
}
