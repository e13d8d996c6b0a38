extension IntentValue {
    /// Returns the value on one line. Its first part is what identifies it, except for a record.
    ///
    /// An object is `identifier  title`. A file is its path and a person its identifier, each followed by the name if that
    /// differs. A record is `{stop: harbor  Harbor, minutes: 5m}`, without the fields that have no value.
    /// - Parameters:
    ///   - fields: The names of the fields of records in order; empty for the order of the names.
    ///   - duration: Returns the text of a duration.
    package func line(_ fields: [String] = [], duration: (Duration) -> String = \.literalText) -> String {
        switch self {
        case .record(let record):
            let names = fields.isEmpty ? record.values.keys.sorted() : fields
            let texts = names.compactMap { name in
                record.values[name].map { "\(name): \($0.line(duration: duration))" }
            }
            return "{\(texts.joined(separator: ", "))}"
        case .timeInterval(let value): return duration(value)
        case .object(let object): return Self.line(identifier: object.identifier, title: object.displayString)
        case .list(let slots): return slots.map { $0?.line(duration: duration) ?? "" }.joined(separator: ",")
        default: return Self.line(identifier: optionIdentifier ?? "", title: structured?.shownName ?? "")
        }
    }

    /// Returns `identifier  title`, or only the identifier if the title is the same or empty.
    package static func line(identifier: String, title: String) -> String {
        title.isEmpty || title == identifier ? identifier : "\(identifier)  \(title)"
    }
}
