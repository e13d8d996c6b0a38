internal import IntentModel

/// What parameters and properties say about their types.
extension FileImporter {
    /// Properties have fewer settings than parameters.
    mutating func settings(of declaration: PlacedDeclaration, _ element: ElementType) -> TypeSettings {
        let isParameter = declaration.kind == .parameter
        var settings = TypeSettings()
        switch element {
        case .string where isParameter: settings.text = textSettings(of: declaration)
        case .integer where isParameter, .decimal where isParameter:
            settings.number = numberSettings(of: declaration, isWhole: element == .integer)
        case .boolean: settings.boolean = booleanSettings(of: declaration)
        case .dateComponents(let kind): settings.date = dateSettings(of: declaration, kind)
        case .timeInterval: settings.interval = intervalSettings(of: declaration)
        case .file: settings.contentTypes = contentTypes(of: declaration)
        case .placemark: settings.display = display(of: declaration)
        default: break
        }
        return settings
    }

    /// The value of a key by Xcode's word for it; nil where there is none, or another one, which is warned of.
    mutating func choice<Value>(_ key: String, of declaration: PlacedDeclaration, _ words: [String: Value]) -> Value? {
        guard let word = declaration.filled(key) else { return nil }
        if let value = words[word] { return value }
        warn(
            "\(quoted(word)) is none of \(words.keys.sorted().joined(separator: ", ")); it is kept in the sidecar",
            of: declaration, key)
        return nil
    }

    // MARK: Texts and Booleans

    private mutating func textSettings(of declaration: PlacedDeclaration) -> TextSettings {
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

    /// Xcode writes them with a capital first: `ASCIICapable`.
    private static let keyboards = Dictionary(
        TextInput.Keyboard.allCases.map { keyboard -> (String, TextInput.Keyboard) in
            switch keyboard {
            case .asciiCapable: ("ASCIICapable", keyboard)
            case .asciiCapableNumberPad: ("ASCIICapableNumberPad", keyboard)
            default: (keyboard.rawValue.prefix(1).uppercased() + keyboard.rawValue.dropFirst(), keyboard)
            }
        }, uniquingKeysWith: { first, _ in first })

    private mutating func booleanSettings(of declaration: PlacedDeclaration) -> BooleanSettings {
        BooleanSettings(
            trueTitle: valueTitle("Metadata.TrueDisplayName", of: declaration, implied: "true"),
            falseTitle: valueTitle("Metadata.FalseDisplayName", of: declaration, implied: "false"))
    }

    private mutating func valueTitle(_ key: String, of declaration: PlacedDeclaration, implied: String)
        -> LocalizedText?
    {
        guard let title = text(key, of: declaration) else { return nil }
        return title.text == implied && title.others.isEmpty ? nil : title
    }

    // MARK: Numbers

    private mutating func numberSettings(of declaration: PlacedDeclaration, isWhole: Bool) -> NumberSettings {
        NumberSettings(
            range: range(of: declaration, isWhole: isWhole),
            control: choice(
                "Metadata.Type", of: declaration, ["Field": .field, "Stepper": .stepper, "Slider": .slider]) ?? .field)
    }

    private mutating func range(of declaration: PlacedDeclaration, isWhole: Bool) -> NumberRange? {
        let keys = ["Metadata.Type", "Metadata.MinimumValue", "Metadata.MaximumValue"]
        guard keys.contains(where: declaration.has) else { return nil }
        let isNegative = declaration.flag("Metadata.SupportsNegativeNumbers")
        // Xcode leaves out zeros.
        let least = declaration.has("Metadata.MinimumValue") || isNegative ? nil : 0
        let range: NumberRange
        if isWhole {
            let minimum = declaration.integer("Metadata.MinimumValue") ?? least
            let maximum = declaration.integer("Metadata.MaximumValue")
            if minimum == nil, maximum == nil { return nil }
            range = .integers(minimum: minimum, maximum: maximum, step: nil)
        } else {
            let minimum = declaration.value("Metadata.MinimumValue")?.number ?? least.map(Double.init)
            let maximum = declaration.value("Metadata.MaximumValue")?.number
            if minimum == nil, maximum == nil { return nil }
            range = .decimals(minimum: minimum, maximum: maximum, step: nil)
        }
        guard !range.isEmpty else {
            warn("nothing is in the range \(range.phrase); there is no limit", of: declaration, "Metadata.MaximumValue")
            return nil
        }
        return range
    }

    // MARK: Dates and intervals

    private mutating func dateSettings(of declaration: PlacedDeclaration, _ kind: DateComponentsKind) -> DateSettings {
        let format = dateFormat(of: declaration)
        if case .template = format { return DateSettings(format: format) }
        let date = choice("Metadata.DateStyle", of: declaration, Self.dateStyles) ?? .full
        let time = choice("Metadata.TimeStyle", of: declaration, Self.dateStyles) ?? .full
        // What is not asked for has no style.
        return DateSettings(
            format: format, dateStyle: kind == .time ? .full : date, timeStyle: kind == .date ? .full : time)
    }

    private static let dateStyles: [String: DateSettings.Style] = [
        "Full": .full, "Long": .long, "Medium": .medium, "Short": .short, "No": .none, "None": .none,
    ]

    private mutating func dateFormat(of declaration: PlacedDeclaration) -> DateSettings.Format {
        switch declaration.filled("Metadata.Format") {
        case nil, "Style"?: return .style
        case "Relative"?: return .relative
        case "Template"?:
            // Two templates would be taken for words.
            if let template = text("Metadata.Template", of: declaration), !template.text.isEmpty,
                !["style", "relative"].contains(template.text)
            {
                return .template(template)
            }
            warn("the format is a template, and there is none; the style is taken", of: declaration, "Metadata.Format")
            return .style
        case let other?:
            warn(
                "\(quoted(other)) is neither Style, Relative nor Template; the style is taken", of: declaration,
                "Metadata.Format")
            return .style
        }
    }

    private mutating func intervalSettings(of declaration: PlacedDeclaration) -> IntervalSettings {
        for key in ["Metadata.MinimumValue", "Metadata.MaximumValue"] where declaration.value(key)?.number != nil {
            warn("an interval has no limits in a definition; this one is kept in the sidecar", of: declaration, key)
        }
        let units = Dictionary(
            TimeUnit.allCases.map { ($0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst(), $0) },
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
                "the least unit is larger than the largest; seconds to days are taken", of: declaration,
                "Metadata.MinimumUnit")
            span = .seconds ... .days
        }
        return IntervalSettings(
            smallest: span.lowerBound, largest: span.upperBound,
            defaultUnit: chosen.flatMap { span.contains($0) ? $0 : nil })
    }

    // MARK: Files and places

    private mutating func contentTypes(of declaration: PlacedDeclaration) -> FileContentTypes {
        switch choice("Metadata.Type", of: declaration, ["Custom": 0, "Image": 1, "PlainText": 2]) {
        case 1?: return .image
        case 2?: return .plainText
        default: break
        }
        var seen: Set<String> = []
        let identifiers = typeIdentifiers(of: declaration).filter { identifier in
            guard identifier.isTypeIdentifier else {
                warn(
                    "\(quoted(identifier)) is no type identifier; it is kept in the sidecar", of: declaration,
                    "Metadata.CustomUTIs")
                return false
            }
            return seen.insert(identifier).inserted
        }
        // Every file is an item, and Xcode's way to say so.
        return identifiers.isEmpty || identifiers == ["public.item"] ? .any : .identifiers(identifiers)
    }

    private func typeIdentifiers(of declaration: PlacedDeclaration) -> [String] {
        guard case .array(let elements)? = declaration.value("Metadata.CustomUTIs") else { return [] }
        return elements.compactMap { element in
            guard case .dictionary(let entries) = element, case .string(let identifier)? = entries["UTI"] else {
                return nil
            }
            return identifier
        }
    }

    private mutating func display(of declaration: PlacedDeclaration) -> PlacemarkDisplay {
        choice("Metadata.Type", of: declaration, ["Name": .name, "City": .city]) ?? .name
    }
}

extension NumberRange {
    /// Whether the least number is above the largest.
    fileprivate var isEmpty: Bool {
        switch self {
        case .integers(let minimum?, let maximum?, _): minimum > maximum
        case .decimals(let minimum?, let maximum?, _): minimum > maximum
        default: false
        }
    }
}
