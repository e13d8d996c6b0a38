internal import IntentModel
internal import IntentSchema
internal import IntentYAML

/// The settings of parameters and properties that depend on their type.
extension DefinitionWriter {
    mutating func append(_ settings: TypeSettings, of element: ElementType, to map: inout YAMLMapping) {
        switch element.settingsKind {
        case .text: append(settings.text, to: &map)
        case .number, .measurement: append(settings.number, to: &map)
        case .boolean:
            append(.trueTitle, settings.boolean.trueTitle, to: &map)
            append(.falseTitle, settings.boolean.falseTitle, to: &map)
        case .date(let kind):
            if kind != .dateTime { map.append(.kind, kind.rawValue) }
            append(settings.date, to: &map)
        case .interval: append(settings.interval, to: &map)
        case .file: append(settings.contentTypes, to: &map)
        case .placemark: if settings.display != .name { map.append(.display, settings.display.rawValue) }
        case .amount: append(settings.amount, to: &map)
        case .address: map.append(.schemes, names: settings.address.schemes)
        case .person, .empty: break
        }
        if element != .string, let placeholder = settings.placeholder {
            var input = YAMLMapping()
            append(.placeholder, placeholder, to: &input)
            map.append(.input, .mapping(input))
        }
    }

    // MARK: Texts

    private mutating func append(_ text: TextSettings, to map: inout YAMLMapping) {
        map.append(.multiline, flag: text.isMultiline)
        map.append(.secret, flag: text.isSecret)
        if let length = text.length { map.append(.length, .range(length) { String($0) }) }
        map.append(.pattern, text.pattern?.source)
        append(.patternMessage, text.patternMessage, to: &map)
        if text.input == TextInput() { return }
        if text.input == .verbatim { return map.append(.input, .text("verbatim")) }
        var input = YAMLMapping()
        append(TextInput.fields.values(of: text.input), to: &input)
        map.append(.input, .mapping(input))
    }

    // MARK: Numbers

    private func append(_ number: NumberSettings, to map: inout YAMLMapping) {
        map.append(.unit, number.unit)
        if let range = number.range { map.append(.range, .range(range)) }
        if number.control != .field { map.append(.control, number.control.rawValue) }
    }

    // MARK: Dates and times

    private mutating func append(_ date: DateSettings, to map: inout YAMLMapping) {
        switch date.format {
        case .style: break
        case .relative: map.append(.format, .text("relative"))
        case .template(let template): map.append(.format, self.template(template))
        }
        if date.dateStyle != .full { map.append(.dateStyle, date.dateStyle.rawValue) }
        if date.timeStyle != .full { map.append(.timeStyle, date.timeStyle.rawValue) }
        if let range = date.range { map.append(.range, .range(range, \.writtenText)) }
    }

    /// Returns a map of languages for a template that would otherwise be read as one of the two words, or as empty.
    private mutating func template(_ template: LocalizedText) -> YAMLContent {
        let content = text(template, as: Word.format.text)
        guard ["style", "relative", ""].contains(template.text) else { return content }
        var map = YAMLMapping()
        map.append(schema.language, content)
        return .mapping(map)
    }

    private func append(_ interval: IntervalSettings, to map: inout YAMLMapping) {
        let defaults = IntervalSettings()
        let units = IntervalSettings(smallest: interval.smallest, largest: interval.largest)
        if interval.smallest == interval.largest {
            map.append(.unit, interval.smallest.rawValue)
        } else if (units.smallest, units.largest) != (defaults.smallest, defaults.largest) {
            map.append(.units, "\(interval.smallest.rawValue)...\(interval.largest.rawValue)")
        }
        if interval.defaultUnit != units.defaultUnit { map.append(.defaultUnit, interval.defaultUnit.rawValue) }
        if let range = interval.range { map.append(.range, .range(range, \.literalText)) }
    }

    // MARK: Files and amounts

    private func append(_ amount: AmountSettings, to map: inout YAMLMapping) {
        map.append(.currencies, names: amount.currencies)
        if let range = amount.range { map.append(.range, .range(range.bounds, range.text)) }
    }

    private func append(_ types: FileContentTypes, to map: inout YAMLMapping) {
        switch types {
        case .any: break
        case .image: map.append(.contentTypes, .text("image"))
        case .plainText: map.append(.contentTypes, .text("plainText"))
        case .identifiers(let identifiers): map.append(.contentTypes, .texts(identifiers))
        }
    }
}

extension DateBound {
    /// The text without zero seconds: `09:30`.
    fileprivate var writtenText: String {
        if case .fixed(let value) = self { value.writtenText } else { text }
    }
}

extension YAMLContent {
    /// Returns a range such as `5m...2h` or `today...`.
    fileprivate static func range<Bound>(_ bounds: Bounds<Bound>, _ text: (Bound) -> String) -> YAMLContent {
        .plain("\(bounds.minimum.map(text) ?? "")...\(bounds.maximum.map(text) ?? "")")
    }

    /// Returns a range such as `1...10`, `1...` or `...100`, or a map if there is a step.
    fileprivate static func range(_ range: NumberRange) -> YAMLContent {
        switch range {
        case .integers(let minimum, let maximum, let step):
            self.range(minimum.map(String.init), maximum.map(String.init), step: step.map(String.init))
        case .decimals(let minimum, let maximum, let step):
            self.range(minimum?.writtenText, maximum?.writtenText, step: step?.writtenText)
        }
    }

    private static func range(_ minimum: String?, _ maximum: String?, step: String?) -> YAMLContent {
        guard let step else { return .plain("\(minimum ?? "")...\(maximum ?? "")") }
        var map = YAMLMapping()
        for (word, number) in [(Word.min, minimum), (.max, maximum), (.step, step)] {
            if let number { map.append(word, .plain(number)) }
        }
        return .mapping(map)
    }
}
