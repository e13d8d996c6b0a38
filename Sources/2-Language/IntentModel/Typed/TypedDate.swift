extension DateComponentsValue {
    /// Returns the literals of a date or a time in another form, such as `24.12.2026` or `7:30 pm`.
    static func literals(meantBy text: String, kind: DateComponentsKind) -> [String] {
        guard text.utf8.count <= 60 else { return [] }
        switch kind {
        case .date: return CalendarDate.dates(meantBy: text[...]).map(\.text)
        case .time: return TimeOfDay(meantBy: text[...]).map { [$0.text] } ?? []
        case .dateTime:
            for mark in text.indices where "Tt ,".contains(text[mark]) {
                let time = text[mark...].dropFirst().drop { $0 == " " }
                let dates = CalendarDate.dates(meantBy: text[..<mark])
                if let time = TimeOfDay(meantBy: time), !dates.isEmpty {
                    return dates.map { DateComponentsValue.dateTime($0, time).text }
                }
            }
            return []
        }
    }
}

extension CalendarDate {
    /// Returns the days that a text can be. Without a point, the day and the month could be exchanged.
    fileprivate static func dates(meantBy text: Substring) -> [CalendarDate] {
        let parts = text.split { "./-, ".contains($0) }
        if parts.count == 1, let digits = parts.first, digits.isASCIIDigits, digits.count == 8 {
            let (year, rest) = (digits.prefix(4), digits.dropFirst(4))
            return date(year, rest.prefix(2), rest.suffix(2)).map { [$0] } ?? []
        }
        guard parts.count == 3 else { return [] }
        if let name = parts.firstIndex(where: { month(named: $0) != nil }), let month = month(named: parts[name]) {
            let others = parts.indices.filter { $0 != name }.map { parts[$0].withoutOrdinal }
            let isYearFirst = others[0].count == 4
            return date(others[isYearFirst ? 0 : 1], "\(month)", others[isYearFirst ? 1 : 0]).map { [$0] } ?? []
        }
        if parts[0].count == 4 { return date(parts[0], parts[1], parts[2]).map { [$0] } ?? [] }
        let dayFirst = date(parts[2], parts[1], parts[0])
        // The year of two digits could also be the day, except with points.
        if text.contains(".") { return dayFirst.map { [$0] } ?? [] }
        guard parts[2].count == 4 else { return [] }
        let monthFirst = date(parts[2], parts[0], parts[1])
        return [dayFirst, monthFirst == dayFirst ? nil : monthFirst].compactMap(\.self)
    }

    /// Creates the day of three numbers. A year has four digits, or two for one of this century.
    private static func date(_ year: Substring, _ month: Substring, _ day: Substring) -> CalendarDate? {
        let parts = [year, month, day]
        guard parts.allSatisfy(\.isASCIIDigits), year.count == 4 || year.count == 2, month.count <= 2, day.count <= 2,
            let number = Int(year), let month = Int(month), let day = Int(day)
        else { return nil }
        return CalendarDate(year: year.count == 2 ? 2000 + number : number, month: month, day: day)
    }

    private static func month(named word: Substring) -> Int? {
        let names = [
            "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
            "november",
            "december",
        ]
        let word = word.lowercased()
        return names.firstIndex { $0 == word || word.count >= 3 && word.count <= 4 && $0.hasPrefix(word) }.map {
            $0 + 1
        }
    }
}

extension TimeOfDay {
    /// Creates the time of a text such as `7:30`, `7.30 pm`, `19h30` or `7`.
    fileprivate init?(meantBy text: Substring) {
        var rest = text.lowercased()[...]
        if rest.first == "t" { rest = rest.dropFirst() }
        let half = ["am": 0, "a.m.": 0, "pm": 12, "p.m.": 12].first { rest.hasSuffix($0.key) }
        if let half { rest = rest.dropLast(half.key.count) }
        rest = rest.withoutSpacesAtEnd
        var parts = rest.split(omittingEmptySubsequences: false) { ":.h".contains($0) }
        if parts.count == 2, parts[1].isEmpty, rest.last == "h" { parts[1] = "00" }
        if parts.count == 1, rest.count == 4, half == nil { parts = [rest.prefix(2), rest.suffix(2)] }
        guard parts.count <= 3, parts.allSatisfy({ $0.isASCIIDigits && $0.count <= 2 }),
            parts.dropFirst().allSatisfy({ $0.count == 2 }), let hour = Int(parts[0])
        else { return nil }
        if half != nil, !(1...12 ~= hour) { return nil }
        self.init(
            hour: half.map { hour % 12 + $0.value } ?? hour, minute: parts.count > 1 ? Int(parts[1]) ?? 0 : 0,
            second: parts.count > 2 ? Int(parts[2]) ?? 0 : 0)
    }
}

extension Substring {
    /// The digits of a text such as `20th`; the text itself if it is of another form.
    fileprivate var withoutOrdinal: Substring {
        let digits = prefix(while: \.isDigit)
        return ["st", "nd", "rd", "th"].contains(dropFirst(digits.count).lowercased()) ? digits : self
    }
}
