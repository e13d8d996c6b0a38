internal import IntentModel
internal import IntentRuntime

extension EditorControl {
    /// From what options there are, else from the type and its settings.
    init(_ parameter: Parameter, locale: String) {
        switch (parameter.options, parameter.type.element) {
        case (.none, _), (_, .system): self = .display
        case (.dynamic, _), (.file, _), (.command, _), (.address, _):
            if parameter.allowsFreeText {
                self = .textField(EditorTextInput(parameter.settings.text, suggestions: .asked, locale: locale))
            } else {
                self = parameter.searchesInHandler ? .searchPicker : .picker
            }
        case (.listed, _):
            self =
                parameter.allowsFreeText
                ? .textField(EditorTextInput(parameter.settings.text, suggestions: .listed, locale: locale)) : .menu
        case (.free, let element): self.init(element, parameter.settings, locale: locale)
        }
    }

    private init(_ element: ElementType, _ settings: TypeSettings, locale: String) {
        switch element {
        case .boolean:
            self = .toggle(
                on: settings.boolean.trueTitle?.text(for: locale) ?? "true",
                off: settings.boolean.falseTitle?.text(for: locale) ?? "false")
        case .string: self = .textField(EditorTextInput(settings.text, suggestions: .none, locale: locale))
        case .integer: self.init(settings.number.control, EditorNumberLimits(settings.range, isWhole: true))
        case .decimal: self.init(settings.number.control, EditorNumberLimits(settings.range, isWhole: false))
        case .enumeration: self = .menu
        case .url: self = .address
        case .dateComponents(let kind): self = .date(EditorDateFormat(settings.date, kind: kind, locale: locale))
        case .timeInterval: self.init(settings.interval)
        case .measurement(let dimension):
            self = .measurement(
                units: dimension.units.map(\.name), standard: settings.number.unit,
                EditorNumberLimits(settings.range, isWhole: false))
        case .file: self = .file(types: settings.contentTypes.allowed)
        case .person: self = .person
        case .placemark: self = .place
        case .currencyAmount: self = .amount(currencies: settings.currencies)
        case .paymentMethod: self = .paymentMethod
        // Objects without options are filled elsewhere.
        case .object, .anyObject, .system: self = .display
        }
    }

    private init(_ control: NumberControl, _ limits: EditorNumberLimits) {
        switch control {
        case .field: self = .numberField(limits)
        case .stepper: self = .stepper(limits)
        // A slider without ends is none.
        case .slider:
            self = limits.minimum == nil || limits.maximum == nil ? .numberField(limits) : .slider(limits)
        }
    }

    private init(_ interval: IntervalSettings) {
        let units = TimeUnit.allCases.filter { $0 >= interval.smallest && $0 <= interval.largest }
        self = .duration(units: units.map(\.rawValue), standard: interval.defaultUnit.rawValue)
    }
}

extension EditorTextInput {
    fileprivate init(_ text: TextSettings, suggestions: Suggestions, locale: String) {
        self.init(
            isMultiline: text.isMultiline, capitalization: text.input.capitalization.rawValue,
            isCorrected: text.input.autocorrects, hasSmartQuotes: text.input.hasSmartQuotes,
            hasSmartDashes: text.input.hasSmartDashes, keyboard: text.input.keyboard.rawValue,
            placeholder: text.input.placeholder?.text(for: locale), suggestions: suggestions)
    }
}

extension EditorNumberLimits {
    fileprivate init(_ range: NumberRange?, isWhole: Bool) {
        switch range {
        case nil: self.init(minimum: nil, maximum: nil, step: nil, isWhole: isWhole)
        case .integers(let minimum, let maximum, let step):
            self.init(
                minimum: minimum.map(Double.init), maximum: maximum.map(Double.init), step: step.map(Double.init),
                isWhole: isWhole)
        case .decimals(let minimum, let maximum, let step):
            self.init(minimum: minimum, maximum: maximum, step: step, isWhole: isWhole)
        }
    }
}

extension EditorDateFormat {
    fileprivate init(_ settings: DateSettings, kind: DateComponentsKind, locale: String) {
        var template: String?
        if case .template(let text) = settings.format { template = text.text(for: locale) }
        self.init(
            kind: kind.rawValue, dateStyle: settings.dateStyle.rawValue, timeStyle: settings.timeStyle.rawValue,
            isRelative: settings.format == .relative, template: template)
    }
}
