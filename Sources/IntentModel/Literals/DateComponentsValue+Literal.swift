extension DateComponentsValue {
    /// Reads the text of one kind; seconds may be left out, zones and everything else may not be there.
    static func literal(
        _ text: String, kind: DateComponentsKind
    ) throws(ValueTextError) -> DateComponentsValue {
        let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        switch kind {
        case .date:
            if let date = try CalendarDate(parts, at: 0, of: 1, in: text) { return .date(date) }
        case .time:
            if let time = try TimeOfDay(parts, at: 0, of: 1, in: text) { return .time(time) }
        case .dateTime:
            if let date = try CalendarDate(parts, at: 0, of: 2, in: text),
                let time = try TimeOfDay(parts, at: 1, of: 2, in: text)
            {
                return .dateTime(date, time)
            }
        }
        throw ValueTextError("'\(text)' is not \(kind.phrase)")
    }

    /// Reads the text of any kind, which its form tells.
    package static func literal(_ text: String) throws(ValueTextError) -> DateComponentsValue {
        let kind: DateComponentsKind = text.contains("T") ? .dateTime : text.contains(":") ? .time : .date
        return try literal(text, kind: kind)
    }
}

extension CalendarDate {
    /// Nil for a text of another form.
    /// - Throws: For a day that does not exist.
    fileprivate init?(_ parts: [Substring], at index: Int, of count: Int, in text: String) throws(ValueTextError) {
        guard parts.count == count, let numbers = parts[index].numbers(lengths: [4, 2, 2], separator: "-") else {
            return nil
        }
        guard let date = CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2]) else {
            throw ValueTextError("'\(text)' is a day that no calendar has")
        }
        self = date
    }
}

extension TimeOfDay {
    /// Nil for a text of another form.
    /// - Throws: For a time that no clock shows.
    fileprivate init?(_ parts: [Substring], at index: Int, of count: Int, in text: String) throws(ValueTextError) {
        guard parts.count == count,
            let numbers = parts[index].numbers(lengths: [2, 2, 2], separator: ":")
                ?? parts[index].numbers(lengths: [2, 2], separator: ":")
        else { return nil }
        guard let time = TimeOfDay(hour: numbers[0], minute: numbers[1], second: numbers.count > 2 ? numbers[2] : 0)
        else { throw ValueTextError("'\(text)' is a time that no clock shows") }
        self = time
    }
}

extension Substring {
    /// Numbers of so many digits each; nil for every other text.
    fileprivate func numbers(lengths: [Int], separator: Character) -> [Int]? {
        let parts = split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count == lengths.count else { return nil }
        var numbers: [Int] = []
        for (part, length) in zip(parts, lengths) {
            guard part.utf8.count == length, part.isASCIIDigits, let number = Int(part) else { return nil }
            numbers.append(number)
        }
        return numbers
    }
}
