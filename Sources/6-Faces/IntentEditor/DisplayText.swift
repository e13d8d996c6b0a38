package import IntentModel
package import IntentRuntime
internal import IntentSystem

/// Renders values as text in one language, with dates and numbers in the notation of the interface's language.
package struct DisplayText: Sendable {
    /// The enums of the parameters by name.
    let enums: [String: EnumType]
    private let cases: [String: [ExactText: EnumCase]]
    /// The types of the parameters whose values are records, by name.
    let records: [String: ObjectType]
    private let locale: String
    private let texts: TextCatalog

    /// - Parameter parameters: The parameters whose values are rendered.
    package init(of parameters: [Parameter], in schema: Schema, locale: String, texts: TextCatalog) {
        let types = parameters.compactMap(schema.type(of:))
        records = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
        enums = schema.enumerations(of: parameters + types.flatMap(\.recordFields))
        cases = enums.mapValues { type in
            Dictionary(type.cases.map { (ExactText($0.name), $0) }) { first, _ in first }
        }
        (self.locale, self.texts) = (locale, texts)
    }

    /// Returns the text of a value; empty for no value. The values of a list are separated by commas, without empty slots.
    package func text(of value: IntentValue?, _ parameter: Parameter) -> String {
        slotTexts(value, parameter).compactMap(\.self).joined(separator: ", ")
    }

    /// Returns the text of a value with all fields of its records, in which each difference shows.
    package func fullText(of value: IntentValue?, _ parameter: Parameter) -> String {
        guard let type = records[parameter.type.element.name] else { return text(of: value, parameter) }
        return (value?.slots ?? []).map { slot in
            guard case .record(let record)? = slot else { return "–" }
            if type.isUnion { return memberTitle(of: record, type, isFull: true) }
            return type.recordFields.map { text(of: record.values[$0.name], $0) }.filter { !$0.isEmpty }
                .joined(separator: " · ")
        }.joined(separator: ", ")
    }

    /// Returns the cases in a value, or in its slots, that its enum does not declare; none for other types.
    func unrecognizedCases(in value: IntentValue?, of parameter: Parameter) -> [String] {
        guard case .enumeration(let type) = parameter.type.element, let declared = cases[type] else { return [] }
        return (value?.slots ?? []).compactMap { slot in
            if case .enumeration(let name)? = slot, declared[name] == nil { name } else { nil }
        }
    }

    func slotTexts(_ value: IntentValue?, _ parameter: Parameter) -> [String?] {
        let slots = value?.slots ?? []
        guard case .listed(let options) = parameter.options else {
            return slots.map { $0.map { text(of: $0, parameter) } }
        }
        let index = ChoiceIndex(options, for: slots.count)
        return slots.map { slot in
            slot.map { index.option(chosenBy: $0)?.title.text(for: locale) ?? text(of: $0, parameter) }
        }
    }

    private func text(of value: IntentValue, _ parameter: Parameter) -> String {
        if parameter.isSecret { return Secrecy.mask }
        return openText(of: value, parameter)
    }

    private func openText(of value: IntentValue, _ parameter: Parameter) -> String {
        switch value {
        case .boolean(let isOn):
            let titles = parameter.settings.boolean
            return (isOn ? titles.trueTitle : titles.falseTitle)?.text(for: locale)
                ?? (isOn ? texts("true") : texts("false"))
        case .enumeration(let name):
            guard case .enumeration(let type) = parameter.type.element else { return name }
            return cases[type]?[name]?.title.text(for: locale) ?? name
        case .object(let object): return object.displayString.isEmpty ? object.identifier : object.displayString
        case .timeInterval(let duration): return duration.literalText
        case .integer(let number): return texts.numbers.text(of: number)
        case .decimal(let number): return texts.numbers.text(of: number.shortText)
        case .measurement(let value): return texts.string(UserText(value))
        case .currencyAmount(let value): return "\(texts.numbers.text(of: value.amount.text)) \(value.currencyCode)"
        case .dateComponents(let value): return texts.dates.text(of: value, texts.numbers)
        case .record(let record): return records[parameter.type.element.name].map { title(of: record, $0) } ?? ""
        default: return value.structured?.title ?? value.optionIdentifier ?? ""
        }
    }

    /// Returns what a record is called where its fields are not shown: the first two texts of its fields that name something, or
    /// else of its others, or the title of its type if it is empty. A field that has the text of another one, which it may follow,
    /// adds nothing. Secrets are no part of it.
    private func title(of record: RecordValue, _ type: ObjectType) -> String {
        if type.isUnion { return memberTitle(of: record, type) }
        let fields = type.recordFields.filter { !$0.type.isList && $0.type.element != .boolean && !$0.isSecret }
        let texts = fields.map { field in
            (names: field.type.element.namesSomething, text: text(of: record.values[field.name], field))
        }
        let shown = texts.filter { !$0.text.isEmpty }
        let names = shown.filter(\.names)
        var parts: [String] = []
        for (_, text) in names.isEmpty ? shown : names
        where parts.count < 2 && !parts.contains(where: { $0.isExactly(text) }) {
            parts.append(text)
        }
        return parts.isEmpty ? type.title.text(for: locale) : parts.joined(separator: " · ")
    }

    /// Returns the text of the value of a union, or the title of its type if it has none; of a Boolean both.
    /// - Parameter isFull: Whether to return both for all types.
    private func memberTitle(of record: RecordValue, _ type: ObjectType, isFull: Bool = false) -> String {
        guard let member = type.recordFields.first(where: { $0.name == record.chosenMember }) else { return "" }
        let (title, text) = (member.title.text(for: locale), text(of: record.values[member.name], member))
        if text.isEmpty { return title }
        return isFull || member.type.element == .boolean ? "\(title): \(text)" : text
    }

    /// Returns the text of a value; that of a list also has a dash for each empty slot before the last value.
    func slotText(of value: IntentValue?, _ parameter: Parameter) -> String {
        let texts = slotTexts(value, parameter)
        let count = (texts.lastIndex { $0 != nil } ?? -1) + 1
        return texts.prefix(count).map { $0 ?? "–" }.joined(separator: ", ")
    }

    /// Returns a single value as a person types it; empty for no value, and for a secret. A record has what its type declares: other
    /// stored members may be secrets of other definitions.
    func entryText(of value: IntentValue?, _ parameter: Parameter) -> String {
        if parameter.isSecret { return "" }
        switch parameter.declaredPart(of: value)?.masking(parameter.secretFields) {
        case .timeInterval(let duration)?: return texts.numbers.typed(duration.literal(in: parameter.settings.interval))
        case let shown?:
            let literal = shown.writtenLiteral ?? ""
            return parameter.type.element.isNumber ? texts.numbers.typed(literal) : literal
        case nil: return ""
        }
    }
}

extension Duration {
    /// Returns the duration as a literal in the largest unit of a row in which it is a whole number, or else in the smallest one. A
    /// number without an end, such as that of a second in minutes, is in seconds.
    fileprivate func literal(in interval: IntervalSettings) -> String {
        if self == .zero { return "0" + interval.defaultUnit.symbol }
        let units = TimeUnit.allCases.filter { $0 >= interval.smallest && $0 <= interval.largest }
        if let unit = units.last(where: { count(of: $0) != nil }), let count = count(of: unit) {
            return "\(count)\(unit.symbol)"
        }
        return decimalText(in: interval.smallest).map { $0 + interval.smallest.symbol } ?? literalText
    }

    /// Returns the number of units as decimal text; nil if it has too many digits.
    private func decimalText(in unit: TimeUnit) -> String? {
        guard let length = (try? Duration.literal("1" + unit.symbol))?.attoseconds.magnitude else { return nil }
        var (digits, rest) = attoseconds.magnitude.quotientAndRemainder(dividingBy: length)
        var text = (self < .zero ? "-" : "") + "\(digits)."
        for _ in 0..<18 where rest != 0 {
            (digits, rest) = (rest * 10).quotientAndRemainder(dividingBy: length)
            text += "\(digits)"
        }
        return rest == 0 ? text : nil
    }
}

extension ElementType {
    /// Whether the text of a value is a name of what its record describes.
    fileprivate var namesSomething: Bool {
        switch self {
        case .string, .object, .anyObject, .person, .placemark: true
        default: false
        }
    }
}
