internal import IntentModel

/// Settings of the types of parameters and properties.
extension FileImporter {
    /// Reads the settings of a type. Properties have fewer settings than parameters.
    mutating func settings(of declaration: LocatedDeclaration, _ element: ElementType) -> TypeSettings {
        let isParameter = declaration.kind == .parameter
        var settings = TypeSettings()
        switch element.settingsKind {
        case .text: if isParameter { settings.text = textSettings(of: declaration) }
        case .number(let isWhole):
            if isParameter { settings.number = numberSettings(of: declaration, isInteger: isWhole) }
        case .boolean: settings.boolean = booleanSettings(of: declaration)
        case .date(let kind): settings.date = dateSettings(of: declaration, kind)
        case .interval:
            settings.interval = intervalSettings(of: declaration)
            if isParameter { settings.interval.range = durationRange(of: declaration) }
        case .file: settings.contentTypes = contentTypes(of: declaration)
        case .placemark: settings.display = display(of: declaration)
        case .measurement, .person, .amount, .address, .empty: break
        }
        return settings
    }

    /// Returns the value for Xcode's name; nil if the key is absent, or with a warning if the name is unknown.
    mutating func choice<Value>(_ key: String, of declaration: LocatedDeclaration, _ values: [String: Value]) -> Value?
    {
        guard let name = declaration.nonEmptyString(key) else { return nil }
        if let value = values[name] { return value }
        warn(
            "\(quoted(name)) is not one of \(values.keys.sorted().joined(separator: ", ")); it is kept in the sidecar",
            of: declaration, key)
        return nil
    }

    // MARK: Texts and Booleans

    private mutating func textSettings(of declaration: LocatedDeclaration) -> TextSettings {
        var input = TextInput()
        if let written = choice("Metadata.Capitalization", of: declaration, Self.capitalizations) {
            input.capitalization = written
        }
        input.autocorrects = !declaration.flag("Metadata.DisableAutocorrect")
        input.hasSmartQuotes = !declaration.flag("Metadata.DisableSmartQuotes")
        input.hasSmartDashes = !declaration.flag("Metadata.DisableSmartDashes")
        if let written = choice("Metadata.KeyboardType", of: declaration, Self.keyboards) { input.keyboard = written }
        input.placeholder = text("Metadata.Placeholder", of: declaration)
        return TextSettings(isMultiline: declaration.flag("Metadata.Multiline"), input: input)
    }

    private static let capitalizations: [String: TextInput.Capitalization] = [
        "None": .none, "Words": .words, "Sentences": .sentences, "Characters": .characters,
    ]

    private static let keyboards = Dictionary(
        TextInput.Keyboard.allCases.map { ($0.xcodeName, $0) }, uniquingKeysWith: { first, _ in first })

    private mutating func booleanSettings(of declaration: LocatedDeclaration) -> BooleanSettings {
        BooleanSettings(
            trueTitle: valueTitle("Metadata.TrueDisplayName", of: declaration, implied: "true"),
            falseTitle: valueTitle("Metadata.FalseDisplayName", of: declaration, implied: "false"))
    }

    private mutating func valueTitle(_ key: String, of declaration: LocatedDeclaration, implied: String)
        -> LocalizedText?
    {
        guard let title = text(key, of: declaration) else { return nil }
        return title.text == implied && title.others.isEmpty ? nil : title
    }

    // MARK: Numbers

    private mutating func numberSettings(of declaration: LocatedDeclaration, isInteger: Bool) -> NumberSettings {
        NumberSettings(
            range: range(of: declaration, isInteger: isInteger),
            control: choice(
                "Metadata.Type", of: declaration, ["Field": .field, "Stepper": .stepper, "Slider": .slider]) ?? .field)
    }

    private mutating func range(of declaration: LocatedDeclaration, isInteger: Bool) -> NumberRange? {
        let keys = ["Metadata.Type", "Metadata.MinimumValue", "Metadata.MaximumValue"]
        guard keys.contains(where: declaration.has) else { return nil }
        let isNegative = declaration.flag("Metadata.SupportsNegativeNumbers")
        // Xcode omits zeros.
        let implicitMinimum = declaration.has("Metadata.MinimumValue") || isNegative ? nil : 0
        let range: NumberRange
        if isInteger {
            let minimum = declaration.integer("Metadata.MinimumValue") ?? implicitMinimum
            let maximum = declaration.integer("Metadata.MaximumValue")
            if minimum == nil, maximum == nil { return nil }
            range = .integers(minimum: minimum, maximum: maximum, step: nil)
        } else {
            let minimum = declaration.value("Metadata.MinimumValue")?.number ?? implicitMinimum.map(Double.init)
            let maximum = declaration.value("Metadata.MaximumValue")?.number
            if minimum == nil, maximum == nil { return nil }
            range = .decimals(minimum: minimum, maximum: maximum, step: nil)
        }
        guard !range.isEmpty else {
            warn("the range \(range.phrase) is empty; there is no limit", of: declaration, "Metadata.MaximumValue")
            return nil
        }
        return range
    }

    // MARK: Dates and intervals

    private mutating func dateSettings(of declaration: LocatedDeclaration, _ kind: DateComponentsKind) -> DateSettings {
        let format = dateFormat(of: declaration)
        if case .template = format { return DateSettings(format: format) }
        let date = choice("Metadata.DateStyle", of: declaration, Self.dateStyles) ?? .full
        let time = choice("Metadata.TimeStyle", of: declaration, Self.dateStyles) ?? .full
        // Parts that the user does not enter have no style.
        return DateSettings(
            format: format, dateStyle: kind == .time ? .full : date, timeStyle: kind == .date ? .full : time)
    }

    private static let dateStyles: [String: DateSettings.Style] = [
        "Full": .full, "Long": .long, "Medium": .medium, "Short": .short, "No": .none, "None": .none,
    ]

    private mutating func dateFormat(of declaration: LocatedDeclaration) -> DateSettings.Format {
        switch declaration.nonEmptyString("Metadata.Format") {
        case nil, "Style"?: return .style
        case "Relative"?: return .relative
        case "Template"?:
            // A template with one of these texts would be read as the format of that name.
            if let template = text("Metadata.Template", of: declaration), !template.text.isEmpty,
                !["style", "relative"].contains(template.text)
            {
                return .template(template)
            }
            warn("the template of the format is missing; imported as Style", of: declaration, "Metadata.Format")
            return .style
        case let other?:
            warn(
                "\(quoted(other)) is not Style, Relative or Template; imported as Style", of: declaration,
                "Metadata.Format")
            return .style
        }
    }

    private mutating func intervalSettings(of declaration: LocatedDeclaration) -> IntervalSettings {
        let units = Dictionary(
            TimeUnit.allCases.map { ($0.rawValue.capitalizedFirst, $0) },
            uniquingKeysWith: { first, _ in first })
        let unit = choice(
            "Metadata.Unit", of: declaration, units.mapValues(Optional.some).merging(["Multiple": nil]) { $1 })
        let smallest = choice("Metadata.MinimumUnit", of: declaration, units) ?? .seconds
        let largest = choice("Metadata.MaximumUnit", of: declaration, units) ?? .days
        let chosen = choice("Metadata.DefaultUnit", of: declaration, units)
        let span: ClosedRange<TimeUnit>
        if let unit = unit ?? nil {
            span = unit...unit
        } else if smallest <= largest {
            span = smallest...largest
        } else {
            warn(
                "the smallest unit is larger than the largest; imported as seconds to days", of: declaration,
                "Metadata.MinimumUnit")
            span = .seconds ... .days
        }
        return IntervalSettings(
            smallest: span.lowerBound, largest: span.upperBound,
            defaultUnit: chosen.flatMap { span.contains($0) ? $0 : nil })
    }

    /// Reads the limits of a time interval, which are in seconds, whatever unit is shown.
    private mutating func durationRange(of declaration: LocatedDeclaration) -> Bounds<Duration>? {
        let (low, high) = ("Metadata.MinimumValue", "Metadata.MaximumValue")
        guard declaration.has(low) || declaration.has(high) else { return nil }
        // Xcode omits zeros.
        let minimum = declaration.has(low) ? limit(low, of: declaration) : .zero
        let range = Bounds(minimum: minimum, maximum: limit(high, of: declaration))
        guard range.minimum != nil || range.maximum != nil else { return nil }
        guard !range.isEmpty else {
            warn("the range \(range.phrase) is empty; there is no limit", of: declaration, high)
            return nil
        }
        return range
    }

    private func limit(_ key: String, of declaration: LocatedDeclaration) -> Duration? {
        declaration.value(key)?.number.flatMap { try? Duration.literal($0.shortText, unit: .seconds) }
    }

    // MARK: Files and places

    private mutating func contentTypes(of declaration: LocatedDeclaration) -> FileContentTypes {
        switch choice("Metadata.Type", of: declaration, ["Custom": 0, "Image": 1, "PlainText": 2]) {
        case 1?: return .image
        case 2?: return .plainText
        default: break
        }
        var seen: Set<String> = []
        let identifiers = typeIdentifiers(of: declaration).filter { identifier in
            guard identifier.isTypeIdentifier else {
                warn(
                    "\(quoted(identifier)) is not a type identifier; it is kept in the sidecar", of: declaration,
                    "Metadata.CustomUTIs")
                return false
            }
            return seen.insert(identifier).inserted
        }
        // Every file is an item; Xcode represents any file this way.
        return identifiers.isEmpty || identifiers == ["public.item"] ? .any : .identifiers(identifiers)
    }

    private func typeIdentifiers(of declaration: LocatedDeclaration) -> [String] {
        guard case .array(let elements)? = declaration.value("Metadata.CustomUTIs") else { return [] }
        return elements.compactMap { element in
            guard case .dictionary(let entries) = element, case .string(let identifier)? = entries["UTI"] else {
                return nil
            }
            return identifier
        }
    }

    private mutating func display(of declaration: LocatedDeclaration) -> PlacemarkDisplay {
        choice("Metadata.Type", of: declaration, ["Name": .name, "City": .city]) ?? .name
    }
}

extension NumberRange {
    /// Whether the minimum is greater than the maximum.
    fileprivate var isEmpty: Bool {
        switch self {
        case .integers(let minimum?, let maximum?, _): minimum > maximum
        case .decimals(let minimum?, let maximum?, _): minimum > maximum
        default: false
        }
    }
}
