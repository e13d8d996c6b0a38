import IntentDiagnostics
import IntentModel

/// What of one parameter App Intents cannot express.
struct ParameterLosses {
    private let parameter: Parameter
    private let path: [String]
    private let row: AppIntentParameter?
    private(set) var found: [AppIntentsLoss] = []

    /// - Parameter isUnsaid: Whether one of its conditions cannot be said.
    init(_ parameter: Parameter, of intent: Intent, isUnsaid: Bool) {
        self.parameter = parameter
        path = ["intents", intent.name, "parameters", parameter.name]
        row = AppIntentParameter(parameter, of: intent)
        guard let row else {
            addMissingRow()
            return
        }
        addOptions(row)
        addSize(row)
        addNumbers()
        addInput()
        addDefault(row)
        addPolicies()
        if isUnsaid {
            add(.appIntentsCondition, "a condition of \(name) cannot be asked in a summary; its row is always there")
        }
    }

    private var name: String { "'\(parameter.name)'" }
    private var element: ElementType { parameter.type.element }

    private mutating func add(_ code: DiagnosticCode, _ message: String) {
        found.append(AppIntentsLoss(code, at: path, message))
    }

    // MARK: Rows and options

    private mutating func addMissingRow() {
        switch element {
        // It has no Swift anywhere; the export is for it.
        case .system: break
        case .anyObject:
            add(.appIntentsType, "\(name) is an object without a type, which no entity is; its row is left out")
        case .paymentMethod:
            add(.appIntentsType, "\(name) is a payment method without options to choose from; its row is left out")
        default:
            add(
                .appIntentsOptions,
                "the options of \(name) come from \(sourceText), which is not asked; its row is left out")
        }
    }

    private var sourceText: String {
        switch parameter.options {
        case .file: "a file"
        case .command: "a command"
        case .address: "an address"
        case .free, .none, .dynamic, .listed: "other actions"
        }
    }

    private mutating func addOptions(_ row: AppIntentParameter) {
        switch parameter.options {
        case .file, .command, .address:
            add(
                .appIntentsOptions,
                "the options of \(name) come from \(sourceText), which is not asked; any value is taken")
        case .listed where element == .boolean:
            add(
                .appIntentsOptions,
                "the listed options of \(name) cannot narrow what its type offers; all of it is offered")
        case .free, .none, .dynamic, .listed: break
        }
        if parameter.allowsFreeText, row.hasProvider {
            add(.appIntentsOptions, "free text beside the options of \(name) cannot be asked for; the options remain")
        }
        if parameter.searchesInHandler, row.hasProvider {
            add(.appIntentsOptions, "a search among options that are no objects cannot be asked for; \(name) lists all")
        }
    }

    // MARK: Sizes and numbers

    private mutating func addSize(_ row: AppIntentParameter) {
        guard parameter.size != nil, !(element.isObject || element == .person && !row.hasProvider) else { return }
        add(.appIntentsSize, "only lists of objects and of people have a size; the list of \(name) has no limit")
    }

    private mutating func addNumbers() {
        let settings = parameter.settings
        switch (element, settings.range) {
        case (.integer, let range?), (.decimal, let range?):
            if range.hasStep { add(.appIntentsStep, "a range has no step; \(name) takes every number in it") }
        case (.measurement, _?):
            add(.appIntentsRange, "a measurement has no range; \(name) takes every value")
        default: break
        }
        if element == .integer, settings.number.control == .slider {
            add(.appIntentsInput, "an integer has no slider; \(name) has a stepper")
        }
    }

    private mutating func addInput() {
        let settings = parameter.settings
        switch element {
        case .string:
            let input = settings.text.input
            if input.placeholder != nil {
                add(.appIntentsInput, "a text field has no placeholder; \(name) shows its title")
            }
            if !input.keyboard.isKnown {
                add(.appIntentsInput, "there is no keyboard \(input.keyboard.rawValue); \(name) has the nearest one")
            }
        case .dateComponents where settings.date != DateSettings():
            add(.appIntentsInput, "how a date is shown is the system's choice; \(name) shows it in the system's way")
        case .timeInterval where settings.interval.defaultUnit == .days:
            add(.appIntentsInput, "a duration has no days; \(name) is asked for in hours")
        default: break
        }
    }

    // MARK: Defaults and policies

    private mutating func addDefault(_ row: AppIntentParameter) {
        guard let rule = parameter.defaultRule else { return }
        if case .byFamily = rule {
            guard parameter.uniformDefault == nil else { return }
            return add(
                .appIntentsFamilyDefault,
                "a default is the same in all families; the row of \(name) is empty at first, and the widget reads its "
                    + "family's default")
        }
        guard row.literalDefault == nil, !row.hasProvidedDefault, row.listedDefault == nil else { return }
        let reason: String
        switch rule {
        case .handler, .first, .options: reason = "several values cannot be provided as a default"
        case .value, .byFamily: reason = "a default of this type cannot be stated"
        }
        add(
            .appIntentsDefault,
            "\(reason); the row of \(name) is empty at first, and the widget reads the default all the same")
    }

    private mutating func addPolicies() {
        if parameter.parentPolicy != .reset || parameter.vanishedPolicy != .keepAndFlag {
            add(
                .appIntentsPolicy,
                "what becomes of a choice later is the system's to say; the policies of \(name) do nothing")
        }
    }
}

extension NumberRange {
    fileprivate var hasStep: Bool {
        switch self {
        case .integers(_, _, let step): step != nil
        case .decimals(_, _, let step): step != nil
        }
    }
}

extension TextInput.Keyboard {
    /// Whether App Intents has the very keyboard.
    fileprivate var isKnown: Bool {
        switch self {
        case .default, .asciiCapable, .numbersAndPunctuation, .numberPad, .URL: true
        case .phonePad, .namePhonePad, .emailAddress, .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad: false
        }
    }
}
