internal import IntentModel

/// What files say under `Metadata` of a type.
extension LeafWriter {
    /// What parameters and properties say alike: the names of true and false, forms of dates, units of time.
    mutating func sayShared(_ settings: TypeSettings, of element: ElementType) {
        switch element {
        case .boolean: sayBoolean(settings.boolean)
        case .dateComponents(let kind): sayDate(settings.date, kind: kind)
        case .timeInterval: sayInterval(settings.interval)
        default: break
        }
    }

    /// What only parameters say of their types.
    mutating func say(_ settings: TypeSettings, of element: ElementType) {
        switch element {
        case .string: sayText(settings.text)
        case .integer, .decimal: sayNumber(settings.number, isInteger: element == .integer)
        case .file: sayFile(settings.contentTypes)
        case .placemark: say(word: settings.display.rawValue, as: "Metadata.Type", isImplied: settings.display == .name)
        case .person: imply("Metadata.Type", .string("Contact"))
        case .system("SpeakableString"): imply("Metadata.Capitalization", .string("None"))
        default: sayShared(settings, of: element)
        }
    }

    // MARK: Types

    private mutating func sayText(_ text: TextSettings) {
        let input = text.input
        say(
            word: input.capitalization.rawValue, as: "Metadata.Capitalization",
            isImplied: input.capitalization == .sentences)
        say("Metadata.Multiline", text.isMultiline)
        say("Metadata.DisableAutocorrect", !input.autocorrects)
        say("Metadata.DisableSmartQuotes", !input.hasSmartQuotes)
        say("Metadata.DisableSmartDashes", !input.hasSmartDashes)
        if input.keyboard != .default { say("Metadata.KeyboardType", .string(input.keyboard.xcodeName)) }
        if let placeholder = input.placeholder { say("Metadata.Placeholder", placeholder) }
    }

    private mutating func sayNumber(_ number: NumberSettings, isInteger: Bool) {
        say(word: number.control.rawValue, as: "Metadata.Type", isImplied: number.control == .field)
        switch number.range {
        case .integers(let minimum, let maximum, _)?:
            sayLimits(minimum.map { .integer($0) }, maximum.map { .integer($0) }, isZero: minimum == 0)
        case .decimals(let minimum, let maximum, _)?:
            if minimum == nil, let maximum {
                // Xcode's decimals have no other word for this.
                say("Metadata.SupportsNegativeNumbers", .string("YES"))
                say("Metadata.MaximumValue", .real(maximum))
            } else {
                sayLimits(minimum.map { .real($0) }, maximum.map { .real($0) }, isZero: minimum == 0)
            }
        case nil:
            imply("Metadata.MinimumValue", .data([]))
            imply("Metadata.MaximumValue", .data([]))
        }
    }

    /// Xcode leaves out a minimum of 0, and has empty data for no limit.
    private mutating func sayLimits(_ minimum: PropertyListValue?, _ maximum: PropertyListValue?, isZero: Bool) {
        if !isZero { say("Metadata.MinimumValue", minimum ?? .data([])) }
        say("Metadata.MaximumValue", maximum ?? .data([]))
    }

    private mutating func sayFile(_ types: FileContentTypes) {
        switch types {
        case .image: say("Metadata.Type", .string("Image"))
        case .plainText: say("Metadata.Type", .string("PlainText"))
        case .any:
            imply("Metadata.Type", .string("Custom"))
            imply("Metadata.CustomUTIs", Self.list(["public.item"]))
        case .identifiers(let identifiers):
            imply("Metadata.Type", .string("Custom"))
            say("Metadata.CustomUTIs", Self.list(identifiers))
        }
    }

    private static func list(_ identifiers: [String]) -> PropertyListValue {
        .array(identifiers.map { .dictionary(["UTI": .string($0)]) })
    }

    private mutating func sayBoolean(_ settings: BooleanSettings) {
        let language = settings.trueTitle?.language ?? settings.falseTitle?.language ?? "en"
        for (key, title, word) in [("True", settings.trueTitle, "true"), ("False", settings.falseTitle, "false")] {
            say(
                "Metadata.\(key)DisplayName", title ?? LocalizedText(word, language: language), isImplied: title == nil)
        }
    }

    private mutating func sayDate(_ date: DateSettings, kind: DateComponentsKind) {
        say(word: kind.rawValue, as: "Metadata.Type", isImplied: kind == .dateTime)
        switch date.format {
        case .style: imply("Metadata.Format", .string("Style"))
        case .relative: say("Metadata.Format", .string("Relative"))
        case .template(let template):
            say("Metadata.Format", .string("Template"))
            say("Metadata.Template", template)
        }
        giveID(to: "Metadata.Template")
        for (key, style) in [("DateStyle", date.dateStyle), ("TimeStyle", date.timeStyle)] {
            say(word: style == .none ? "no" : style.rawValue, as: "Metadata.\(key)", isImplied: style == .full)
        }
    }

    private mutating func sayInterval(_ interval: IntervalSettings) {
        let isOneUnit = interval.smallest == interval.largest
        let standard = IntervalSettings()
        say(
            word: isOneUnit ? interval.smallest.rawValue : "multiple", as: "Metadata.Unit", isImplied: !isOneUnit)
        // With one unit, those of the others stay what they were.
        let units = isOneUnit ? standard : interval
        for (key, unit, usual) in [
            ("DefaultUnit", units.defaultUnit, standard.defaultUnit),
            ("MinimumUnit", units.smallest, standard.smallest),
            ("MaximumUnit", units.largest, standard.largest),
        ] {
            say(word: unit.rawValue, as: "Metadata.\(key)", isImplied: unit == usual)
        }
    }

    // MARK: Words

    /// A word of the definition language, which files write with a capital.
    private mutating func say(word: String, as key: String, isImplied: Bool) {
        let value = PropertyListValue.string(word.capitalizedFirst)
        if isImplied { imply(key, value) } else { say(key, value) }
    }
}

extension TextInput.Keyboard {
    /// Files call keyboards as UIKit does, with a capital.
    fileprivate var xcodeName: String {
        switch self {
        case .asciiCapable: "ASCIICapable"
        case .asciiCapableNumberPad: "ASCIICapableNumberPad"
        default: rawValue.capitalizedFirst
        }
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
