internal import IntentModel

/// Settings of a type, under the key `Metadata`.
extension LeafWriter {
    /// Writes the settings that parameters and properties have in common: titles of true and false, date formats, and
    /// time units.
    mutating func writeShared(_ settings: TypeSettings, of element: ElementType) {
        switch element.settingsKind {
        case .boolean: writeBoolean(settings.boolean)
        case .date(let kind): writeDate(settings.date, kind: kind)
        case .interval: writeInterval(settings.interval)
        case .text, .number, .measurement, .file, .person, .placemark, .amount, .address, .empty: break
        }
    }

    /// Writes the settings of a parameter's type.
    mutating func write(_ settings: TypeSettings, of element: ElementType) {
        if element == .system("SpeakableString") { imply("Metadata.Capitalization", .string("None")) }
        switch element.settingsKind {
        case .text: writeText(settings.text)
        case .number(let isWhole): writeNumber(settings.number, isInteger: isWhole)
        case .file: writeFile(settings.contentTypes)
        case .placemark:
            write(name: settings.display.rawValue, as: "Metadata.Type", isImplied: settings.display == .name)
        case .person: imply("Metadata.Type", .string("Contact"))
        case .interval:
            writeInterval(settings.interval)
            if let range = settings.interval.range { writeRange(range) }
        case .boolean, .date, .measurement, .amount, .address, .empty: writeShared(settings, of: element)
        }
    }

    // MARK: Types

    private mutating func writeText(_ text: TextSettings) {
        let input = text.input
        write(
            name: input.capitalization.rawValue, as: "Metadata.Capitalization",
            isImplied: input.capitalization == .sentences)
        write("Metadata.Multiline", text.isMultiline)
        write("Metadata.DisableAutocorrect", !input.autocorrects)
        write("Metadata.DisableSmartQuotes", !input.hasSmartQuotes)
        write("Metadata.DisableSmartDashes", !input.hasSmartDashes)
        if input.keyboard != .default { write("Metadata.KeyboardType", .string(input.keyboard.xcodeName)) }
        if let placeholder = input.placeholder { write("Metadata.Placeholder", placeholder) }
    }

    private mutating func writeNumber(_ number: NumberSettings, isInteger: Bool) {
        write(name: number.usedControl.rawValue, as: "Metadata.Type", isImplied: number.usedControl == .field)
        switch number.range {
        case .integers(let minimum, let maximum, _)?:
            writeLimits(minimum.map { .integer($0) }, maximum.map { .integer($0) }, isZero: minimum == 0)
        case .decimals(let minimum, let maximum, _)?:
            if minimum == nil, let maximum {
                // Xcode represents a decimal without a minimum only in this way.
                write("Metadata.SupportsNegativeNumbers", .string("YES"))
                write("Metadata.MaximumValue", .real(maximum))
            } else {
                writeLimits(minimum.map { .real($0) }, maximum.map { .real($0) }, isZero: minimum == 0)
            }
        case nil:
            imply("Metadata.MinimumValue", .data([]))
            imply("Metadata.MaximumValue", .data([]))
        }
    }

    /// Writes limits. Xcode omits a minimum of 0 and writes empty data for no limit.
    private mutating func writeLimits(_ minimum: PropertyListValue?, _ maximum: PropertyListValue?, isZero: Bool) {
        if !isZero { write("Metadata.MinimumValue", minimum ?? .data([])) }
        write("Metadata.MaximumValue", maximum ?? .data([]))
    }

    private mutating func writeFile(_ types: FileContentTypes) {
        switch types {
        case .image: write("Metadata.Type", .string("Image"))
        case .plainText: write("Metadata.Type", .string("PlainText"))
        case .any:
            imply("Metadata.Type", .string("Custom"))
            imply("Metadata.CustomUTIs", Self.list(["public.item"]))
        case .identifiers(let identifiers):
            imply("Metadata.Type", .string("Custom"))
            write("Metadata.CustomUTIs", Self.list(identifiers))
        }
    }

    private static func list(_ identifiers: [String]) -> PropertyListValue {
        .array(identifiers.map { .dictionary(["UTI": .string($0)]) })
    }

    private mutating func writeBoolean(_ settings: BooleanSettings) {
        let language = settings.trueTitle?.language ?? settings.falseTitle?.language ?? "en"
        for (key, title, text) in [("True", settings.trueTitle, "true"), ("False", settings.falseTitle, "false")] {
            write(
                "Metadata.\(key)DisplayName", title ?? LocalizedText(text, language: language), isImplied: title == nil)
        }
    }

    private mutating func writeDate(_ date: DateSettings, kind: DateComponentsKind) {
        write(name: kind.rawValue, as: "Metadata.Type", isImplied: kind == .dateTime)
        switch date.format {
        case .style: imply("Metadata.Format", .string("Style"))
        case .relative: write("Metadata.Format", .string("Relative"))
        case .template(let template):
            write("Metadata.Format", .string("Template"))
            write("Metadata.Template", template)
        }
        addID(for: "Metadata.Template")
        for (key, style) in [("DateStyle", date.dateStyle), ("TimeStyle", date.timeStyle)] {
            write(name: style == .none ? "no" : style.rawValue, as: "Metadata.\(key)", isImplied: style == .full)
        }
    }

    private mutating func writeInterval(_ interval: IntervalSettings) {
        let isOneUnit = interval.smallest == interval.largest
        let standard = IntervalSettings()
        write(
            name: isOneUnit ? interval.smallest.rawValue : "multiple", as: "Metadata.Unit", isImplied: !isOneUnit)
        // With a single unit, the other settings keep their defaults.
        let units = isOneUnit ? standard : interval
        for (key, unit, usual) in [
            ("DefaultUnit", units.defaultUnit, standard.defaultUnit),
            ("MinimumUnit", units.smallest, standard.smallest),
            ("MaximumUnit", units.largest, standard.largest),
        ] {
            write(name: unit.rawValue, as: "Metadata.\(key)", isImplied: unit == usual)
        }
    }

    /// Writes the bounds in seconds. A minimum of 0 is omitted, as for numbers; a maximum is also omitted if there is a
    /// minimum.
    private mutating func writeRange(_ range: Bounds<Duration>) {
        let seconds = range.map { PropertyListValue.real($0.seconds) }
        if range.minimum != .zero { write("Metadata.MinimumValue", seconds.minimum ?? .data([])) }
        if let maximum = seconds.maximum {
            write("Metadata.MaximumValue", maximum)
        } else if range.minimum == .zero {
            write("Metadata.MaximumValue", .data([]))
        }
    }

    // MARK: Words

    /// Writes a name of the definition language, which files capitalize.
    private mutating func write(name: String, as key: String, isImplied: Bool) {
        let value = PropertyListValue.string(name.capitalizedFirst)
        if isImplied { imply(key, value) } else { write(key, value) }
    }
}
