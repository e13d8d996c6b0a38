internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Resolves the settings that only some types have, such as `range` and `multiline`.
struct SettingsResolver: ContextResolver {
    let context: ResolvingContext

    /// Returns the settings of a parameter or property. The `kind` of DateComponents becomes part of its type.
    func settings(_ fields: Fields, of type: inout ValueType) -> TypeSettings {
        var settings = TypeSettings()
        guard fields.mentions(anyOf: TypeKeys.all) else { return settings }
        if case .dateComponents = type.element, let kind = reader.choice(fields[.kind], DateComponentsKind.self) {
            type.element = .dateComponents(kind)
        }
        reportUselessSettings(fields, of: type.element)
        switch type.element.settingsKind {
        case .text: settings.text = textSettings(fields)
        case .boolean:
            settings.boolean = BooleanSettings(
                trueTitle: textResolver.localizedText(fields[.trueTitle]),
                falseTitle: textResolver.localizedText(fields[.falseTitle])
            )
        case .number(let isWhole): settings.number = numberSettings(fields, isWhole: isWhole)
        case .measurement(let dimension): settings.number = measurementSettings(dimension, fields)
        case .interval: settings.interval = intervalSettings(fields)
        case .date(let kind): settings.date = dateSettings(fields, kind: kind)
        case .file: settings.contentTypes = fields[.contentTypes].flatMap { contentTypes($0) } ?? .any
        case .person: _ = reader.choice(fields[.mode], PersonMode.self)
        case .placemark: settings.display = reader.choice(fields[.display], PlacemarkDisplay.self) ?? .name
        case .amount: settings.amount = amountSettings(fields)
        case .address: settings.address.schemes = schemes(fields[.schemes])
        case .empty: break
        }
        if type.element != .string, type.element.isEnteredAsText, let value = fields[.input] {
            settings.setPlaceholder(placeholder(value), of: type.element)
        }
        return settings
    }

    private func reportUselessSettings(_ fields: Fields, of element: ElementType) {
        let useless = TypeKeys.all.subtracting(TypeKeys.keys(of: element))
        guard fields.mentions(anyOf: useless) else { return }
        for word in useless.words where fields.mentions(word) {
            reader.reportUselessKey(fields.key(word), "applies only to \(TypeKeys.types(of: word))")
        }
    }

    private func numberSettings(_ fields: Fields, isWhole: Bool) -> NumberSettings {
        let settings = NumberSettings(
            range: fields[.range].flatMap { range($0, isWhole: isWhole) },
            control: reader.choice(fields[.control], NumberControl.self) ?? .field)
        // A range that cannot be read was reported.
        let isKnown = settings.range != nil || !fields.mentions(.range)
        if isKnown, settings.usedControl != settings.control, let node = fields[.control]?.node {
            report(
                .sliderWithoutRange, .warning, at: place(node),
                "a slider needs a range with both ends, such as range: 0...10; a field is shown instead")
        }
        return settings
    }

    private func measurementSettings(_ dimension: Dimension, _ fields: Fields) -> NumberSettings {
        let unit = fields[.unit].flatMap {
            reader.word($0, of: dimension.units.map(\.name), "a unit of \(dimension.name)") { symbol in
                dimension.unit(withSymbol: symbol)?.name
            }
        }
        guard let value = fields[.range] else { return NumberSettings(unit: unit) }
        if !fields.mentions(.unit), let key = fields.key(.range) {
            report(.missingKey("unit", of: "a range of \(dimension.name)", at: place(key)))
        }
        return NumberSettings(range: range(value, isWhole: false), unit: unit)
    }

    // MARK: Text

    func textSettings(_ fields: Fields) -> TextSettings {
        TextSettings(
            isMultiline: reader.boolean(fields[.multiline]) ?? false,
            isSecret: reader.boolean(fields[.secret]) ?? false,
            input: fields[.input].flatMap { textInput($0) } ?? TextInput(),
            length: fields[.length].flatMap { length($0) }, pattern: fields[.pattern].flatMap { pattern($0) },
            patternMessage: patternMessage(fields))
    }

    private func patternMessage(_ fields: Fields) -> LocalizedText? {
        if !fields.mentions(.pattern) {
            reader.reportUselessKey(fields.key(.patternMessage), "has no effect without 'pattern'")
        }
        return textResolver.localizedText(fields[.patternMessage])
    }

    private func pattern(_ value: Value) -> TextPattern? {
        guard let text = reader.filledString(value, expected: "a pattern in quotes, such as '[a-z.-]+'") else {
            return nil
        }
        do { return try TextPattern(text) } catch {
            let piece = dialogResolver.pieces(of: value.node).place(ofScalars: error.range, of: text)
            let fix = error.replacement.map { replacement in
                DiagnosticFix(
                    message: replacement.isEmpty ? "remove it" : "write", range: piece.place.range,
                    replacement: replacement)
            }
            report(
                .invalidPattern, at: piece.place, error.message, fixes: piece.isExact ? [fix].compactMap(\.self) : [])
            return nil
        }
    }

    private func length(_ value: Value) -> Bounds<Int>? {
        guard case .integers(let minimum, let maximum, let step)? = range(value, isWhole: true) else { return nil }
        let expected = "numbers of characters, such as 1...64 or ...64"
        guard step == nil, minimum != nil || maximum != nil, (minimum ?? 0) >= 0, (maximum ?? 0) >= 0 else {
            reader.reportWrongType(
                value, expected: expected, hint: step == nil ? "; they cannot be negative" : "; they have no step")
            return nil
        }
        return Bounds(minimum: minimum, maximum: maximum)
    }

    private func textInput(_ value: Value) -> TextInput? {
        switch tree.kind(value.node) {
        case .mapping: return detailedInput(value)
        case .scalar:
            guard let name = reader.word(value, of: ["sentences", "verbatim"], "a map of keyboard settings, or one of")
            else {
                return nil
            }
            return name == "verbatim" ? .verbatim : TextInput()
        case .sequence:
            reader.reportWrongType(value, expected: "sentences, verbatim, or a map such as { capitalization: words }")
            return nil
        }
    }

    /// Settings that the map leaves out are those of `sentences`.
    private func detailedInput(_ value: Value) -> TextInput? {
        guard let fields = reader.fields(of: value, allowed: .input, subject: "'input'") else { return nil }
        var input = TextInput()
        if let written = reader.choice(fields[.capitalization], TextInput.Capitalization.self) {
            input.capitalization = written
        }
        if let written = reader.boolean(fields[.autocorrect]) { input.autocorrects = written }
        if let written = reader.boolean(fields[.smartQuotes]) { input.hasSmartQuotes = written }
        if let written = reader.boolean(fields[.smartDashes]) { input.hasSmartDashes = written }
        if let written = reader.choice(fields[.keyboard], TextInput.Keyboard.self) { input.keyboard = written }
        input.placeholder = textResolver.localizedText(fields[.placeholder])
        return input
    }

    /// Returns the only setting of `input` for a type other than String.
    private func placeholder(_ value: Value) -> LocalizedText? {
        guard tree.kind(value.node) == .mapping else {
            reader.reportWrongType(value, expected: "a map with a placeholder, such as { placeholder: None }")
            return nil
        }
        guard let fields = reader.fields(of: value, allowed: .input, subject: "'input'") else { return nil }
        for word in KeySet.input.words where word != .placeholder && fields.mentions(word) {
            reader.reportUselessKey(fields.key(word), "applies only to String")
        }
        return textResolver.localizedText(fields[.placeholder])
    }

    // MARK: Files and currencies

    /// Returns `any`, `image`, `plainText`, or a list of type identifiers.
    func contentTypes(_ value: Value) -> FileContentTypes? {
        switch tree.kind(value.node) {
        case .scalar:
            let words: [String: FileContentTypes] = ["any": .any, "image": .image, "plainText": .plainText]
            return reader.word(value, of: ["any", "image", "plainText"], "a list of type identifiers, or one of")
                .flatMap { words[$0] }
        case .sequence, .mapping:
            let expected = "a list of type identifiers, such as [public.json, com.adobe.pdf]"
            guard let names = reader.names(value, expected: expected) else { return nil }
            for (name, node) in names where !name.isTypeIdentifier {
                reader.reportWrongType(
                    Value(node, after: nil),
                    expected: "a uniform type identifier, such as public.json or com.adobe.pdf"
                )
            }
            guard !names.isEmpty else {
                reader.reportWrongType(value, expected: expected, hint: "; it is empty; write any to allow every file")
                return nil
            }
            return .identifiers(names.map(\.name))
        }
    }

    private func schemes(_ value: Value?) -> [String] {
        allowed(value, .schemes, expected: "a list of URL schemes, such as [https]") { name, element in
            if URLText.isScheme(name) { return }
            let meant = String(name.lowercased().prefix { $0 != ":" })
            reader.reportWrongType(
                element, expected: "a URL scheme in lowercase without a colon, such as https",
                near: URLText.isScheme(meant) ? meant : nil)
        }
    }

    func currencies(_ value: Value?) -> [String] {
        allowed(value, .currencies, expected: "a list of currency codes, such as [EUR, USD]") { name, element in
            if CurrencyAmountValue.isCode(name) { return }
            reader.reportWrongType(element, expected: "a currency code, three capital letters such as EUR")
        }
    }

    /// Returns the names in a list of what is allowed; none if there is no list, which allows all.
    /// - Parameter check: Reports a name that cannot be one.
    private func allowed(
        _ value: Value?, _ word: Word, expected: String, _ check: (String, Value) -> Void
    ) -> [String] {
        guard let value, let names = reader.names(value, expected: expected) else { return [] }
        for (name, node) in names { check(name, Value(node, after: nil)) }
        if names.isEmpty, tree.kind(value.node) == .sequence, !tree.isInvalid(value.node) {
            reader.reportWrongType(value, expected: expected, hint: "; omit '\(word.text)' to allow all")
        }
        return names.map(\.name)
    }

    private func amountSettings(_ fields: Fields) -> AmountSettings {
        let currencies = currencies(fields[.currencies])
        return AmountSettings(
            currencies: currencies, range: fields[.range].flatMap { amountRange($0, currencies: currencies) })
    }

    // MARK: Dates and intervals

    private func dateSettings(_ fields: Fields, kind: DateComponentsKind) -> DateSettings {
        let format = fields[.format].flatMap { dateFormat($0) } ?? .style
        if case .template = format {
            for word in [Word.dateStyle, .timeStyle] {
                reader.reportUselessKey(fields.key(word), "has no effect with a template, which is the whole format")
            }
        }
        return DateSettings(
            format: format, dateStyle: reader.choice(fields[.dateStyle], DateSettings.Style.self) ?? .full,
            timeStyle: reader.choice(fields[.timeStyle], DateSettings.Style.self) ?? .full,
            range: fields[.range].flatMap { dateRange($0, kind: kind) })
    }

    /// Returns `style`, `relative`, or a template, which is a text that can be translated.
    private func dateFormat(_ value: Value) -> DateSettings.Format? {
        if tree.kind(value.node) == .scalar {
            if tree.text(value.node, is: "style") { return .style }
            if tree.text(value.node, is: "relative") { return .relative }
            let expected = "style, relative, or a template such as MMM d, y"
            guard reader.filledString(value, expected: expected) != nil else { return nil }
        }
        return textResolver.localizedText(value).map { .template($0) }
    }

    private func intervalSettings(_ fields: Fields) -> IntervalSettings {
        var settings = intervalUnits(fields)
        settings.range = fields[.range].flatMap { durationRange($0, unit: settings.defaultUnit) }
        return settings
    }

    private func intervalUnits(_ fields: Fields) -> IntervalSettings {
        if let units = fields[.units], let unit = fields[.unit], let first = units.key, let second = unit.key {
            report(
                .duplicateKey, at: place(max(first, second)), "'unit' and 'units' cannot both be written",
                notes: [DiagnosticNote("the other one is here", at: place(min(first, second)))])
        }
        let span = fields[.unit].flatMap { timeUnit($0) }.map { $0...$0 } ?? fields[.units].flatMap { timeUnits($0) }
        let units = IntervalSettings(
            smallest: span?.lowerBound ?? .seconds, largest: span?.upperBound ?? .days)
        guard let value = fields[.defaultUnit], let unit = timeUnit(value) else { return units }
        guard units.smallest...units.largest ~= unit else {
            reader.reportWrongType(
                value, expected: "one of the units of this parameter, \(units.smallest)...\(units.largest)")
            return units
        }
        return IntervalSettings(smallest: units.smallest, largest: units.largest, defaultUnit: unit)
    }

    private func timeUnit(_ value: Value) -> TimeUnit? {
        reader.word(value, of: TimeUnit.allCases.map(\.rawValue), "a unit of time") { symbol in
            TimeUnit.allCases.first { $0.symbol == symbol }?.rawValue
        }
        .flatMap(TimeUnit.init(rawValue:))
    }

    /// Returns a range of units such as `minutes...days`.
    private func timeUnits(_ value: Value) -> ClosedRange<TimeUnit>? {
        let expected =
            "units of time from the smallest to the largest, such as minutes...days; the units are "
            + TimeUnit.allCases.map(\.rawValue).joined(separator: ", ")
        guard let text = reader.string(value, expected: expected) else { return nil }
        guard let ends = RangeText(text), let smallest = ends.minimum.flatMap(TimeUnit.init(rawValue:)),
            let largest = ends.maximum.flatMap(TimeUnit.init(rawValue:)), smallest <= largest
        else {
            reader.reportWrongType(value, expected: expected)
            return nil
        }
        return smallest...largest
    }
}
