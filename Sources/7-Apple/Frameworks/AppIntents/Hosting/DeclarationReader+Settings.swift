import IntentFoundation
import IntentModel

extension DeclarationReader {
    /// Reads the rules for the values of a parameter.
    func settings(of hosted: HostedParameter, at place: String) -> TypeSettings {
        let declaration = hosted.declaration
        var settings = TypeSettings()
        switch hosted.valueType?.element.settingsKind ?? .empty {
        case .number, .measurement: settings.number = number(hosted, at: place)
        case .boolean:
            if let names = declaration.displayName {
                settings.boolean = BooleanSettings(trueTitle: text(names.true), falseTitle: text(names.false))
            }
        case .text:
            if let options = declaration.inputOptions { settings.text = TextSettings(options) }
        case .interval: settings.interval = interval(declaration)
        case .file:
            let types = declaration.contentTypes.map(\.identifier)
            if !types.isEmpty { settings.contentTypes = FileContentTypes(types) }
        case .placemark:
            switch declaration.placemarkStyle {
            case .city?: settings.display = .city
            case .address?: reportLoss(.setting, at: place, "the style 'address' becomes 'name'")
            case .name?, nil: break
            }
        case .amount: settings.amount = amount(declaration)
        case .date, .person, .address, .empty: break
        }
        return settings
    }

    private func number(_ hosted: HostedParameter, at place: String) -> NumberSettings {
        let declaration = hosted.declaration
        var number = NumberSettings()
        switch declaration.controlStyle {
        case .stepper?: number.control = .stepper
        case .slider?: number.control = .slider
        case .field?, nil: break
        }
        number.unit = declaration.unit?.name
        if declaration.unit?.isAdjustedForLocale == true {
            reportLoss(.setting, at: place, "the unit is not adjusted for the locale")
        }
        number.range = declaration.inclusiveRange.flatMap {
            hosted.valueType?.element == .integer ? .integers($0) : .decimals($0)
        }
        if !declaration.isNegativeAllowed, number.range == nil {
            number.range = .decimals(minimum: 0, maximum: nil, step: nil)
        }
        return number
    }

    private func interval(_ declaration: ParameterDeclaration) -> IntervalSettings {
        var settings = IntervalSettings(
            enteredIn: declaration.unit.flatMap { TimeUnit(rawValue: $0.name) } ?? .seconds)
        if !declaration.isNegativeAllowed { settings.range = Bounds(minimum: .zero, maximum: nil) }
        return settings
    }

    private func amount(_ declaration: ParameterDeclaration) -> AmountSettings {
        var bounds = Bounds<ExactDecimal>(minimum: nil, maximum: nil)
        if let range = declaration.inclusiveRange {
            bounds.minimum = ExactDecimal("\(range.lowerBound)")
            bounds.maximum = ExactDecimal("\(range.upperBound)")
        } else if !declaration.isNegativeAllowed {
            bounds.minimum = ExactDecimal(0)
        }
        let isBounded = bounds.minimum != nil || bounds.maximum != nil
        return AmountSettings(currencies: declaration.currencyCodes, range: isBounded ? AmountRange(bounds) : nil)
    }
}

extension NumberRange {
    /// The limits of the type are no bounds.
    fileprivate static func integers(_ range: ClosedRange<Decimal>) -> NumberRange? {
        let minimum = range.lowerBound <= Decimal(Int.min) ? nil : Int("\(range.lowerBound)")
        let maximum = range.upperBound >= Decimal(Int.max) ? nil : Int("\(range.upperBound)")
        return minimum == nil && maximum == nil ? nil : .integers(minimum: minimum, maximum: maximum, step: nil)
    }

    fileprivate static func decimals(_ range: ClosedRange<Decimal>) -> NumberRange? {
        let minimum = range.lowerBound <= -Decimal.limit ? nil : Double("\(range.lowerBound)")
        let maximum = range.upperBound >= Decimal.limit ? nil : Double("\(range.upperBound)")
        return minimum == nil && maximum == nil ? nil : .decimals(minimum: minimum, maximum: maximum, step: nil)
    }
}

extension FileContentTypes {
    /// - Parameter identifiers: At least one.
    fileprivate init(_ identifiers: [String]) {
        switch identifiers {
        case ["public.image"]: self = .image
        case ["public.plain-text"]: self = .plainText
        default: self = .identifiers(identifiers)
        }
    }
}

extension TextSettings {
    fileprivate init(_ options: String.IntentInputOptions) {
        self.init(isMultiline: options.isMultiline)
        input.capitalization =
            switch options.capitalizationType {
            case .none: .none
            case .words: .words
            case .sentences: .sentences
            case .allCharacters: .characters
            }
        input.keyboard = TextInput.Keyboard(rawValue: "\(options.keyboardType)") ?? .default
        input.autocorrects = options.autocorrects
        input.hasSmartQuotes = options.usesSmartQuotes
        input.hasSmartDashes = options.usesSmartDashes
    }
}
