import IntentModel

/// The App Intents form of a parameter type: the one place in this emitter that a new type changes.
struct AppIntentsForm {
    /// Which parameters have a row in the system's editor.
    enum Rows {
        /// All.
        case all
        /// Those with options, because there is no other way to choose a value. The phrase describes a
        /// parameter without them; nil if it is one whose options cannot be used.
        case withOptions(otherwise: String?)
        /// None. The phrase describes a parameter; nil if no target has a Swift form of the type.
        case none(String?)
    }

    /// Which options restrict the values.
    enum Options {
        case all
        /// Those of a handler; a definition restricts the values in another way, or not at all.
        case ofHandler
        /// None, because there are only two values.
        case none
    }

    /// Which defaults can be arguments of `@Parameter`.
    enum Defaults {
        case all, single, none
    }

    /// Returns the type of one value in `@Parameter`.
    let type: (AppIntentNames) -> SwiftCode
    let rows: Rows
    let options: Options
    let defaults: Defaults
    /// Returns the arguments of `@Parameter` in the order of the initializers of `IntentParameter`.
    let arguments: (AppIntentsTranslation, AppIntentParameter) -> [SwiftCode]

    private init(
        rows: Rows = .all, options: Options = .all, defaults: Defaults = .none,
        _ type: @escaping (AppIntentNames) -> SwiftCode,
        arguments: @escaping (AppIntentsTranslation, AppIntentParameter) -> [SwiftCode] = { _, _ in [] }
    ) {
        self.type = type
        self.rows = rows
        self.options = options
        self.defaults = defaults
        self.arguments = arguments
    }

    init(_ element: ElementType) {
        let swift: (AppIntentNames) -> SwiftCode = { $0.element(element) }
        self =
            switch element {
            case .string: Self(defaults: .all, swift) { $0.defaults($1) + $0.inputOptions($1) }
            case .integer, .decimal: Self(defaults: .all, swift) { $0.defaults($1) + $0.numberArguments($1) }
            case .boolean: Self(options: .none, defaults: .all, swift) { $0.defaults($1) + $0.displayNames($1) }
            case .url: Self(defaults: .single, swift) { $0.defaults($1) }
            case .timeInterval:
                Self(defaults: .single) {
                    "\($0.swift[.Measurement])<\($0[.UnitDuration])>"
                } arguments: {
                    $0.intervalArguments($1)
                }
            case .measurement(let dimension):
                Self(defaults: .single, swift) { $0.measurementArguments($1, dimension) }
            case .dateComponents(let kind): Self(swift) { _, _ in ["kind: .\(SwiftIdentifier(kind.rawValue))"] }
            case .file:
                Self {
                    $0[.IntentFile]
                } arguments: {
                    $0.contentTypes($1.parameter.settings.contentTypes)
                }
            case .person:
                Self {
                    $0[.IntentPerson]
                } arguments: {
                    ["mode: .contact"] + $0.sizes($1)
                }
            case .placemark:
                Self {
                    $0[.CLPlacemark]
                } arguments: {
                    $1.parameter.settings.display == .city ? ["displayStyle: .city"] : []
                }
            case .currencyAmount:
                Self {
                    $0[.IntentCurrencyAmount]
                } arguments: {
                    $0.amountArguments($1.parameter.settings.amount)
                }
            case .paymentMethod:
                Self(rows: .withOptions(otherwise: "is a payment method without options to choose from")) {
                    $0[.IntentPaymentMethod]
                }
            case .enumeration(let name):
                Self(options: .ofHandler, defaults: .all) {
                    SwiftCode($0[.enumeration(name)])
                } arguments: {
                    $0.defaults($1) + $0.supportedValues($1)
                }
            case .object(let name):
                Self(rows: .withOptions(otherwise: nil)) {
                    SwiftCode($0[.entity(name)])
                } arguments: {
                    $0.listedDefaults($1) + $0.sizes($1)
                }
            case .color: Self(rows: .none("is a color, which App Intents does not have"), swift)
            case .record: Self(rows: .none("is a record, which App Intents does not have"), swift)
            // Some unions have no row; see ``AppIntentUnion/obstacle``.
            case .union(let name): Self(options: .none) { SwiftCode($0[.union(name)]) }
            case .anyObject: Self(rows: .none("is an object without a type, which has no entity"), swift)
            // Apple's own types are only exported; no target has a Swift form of them.
            case .system: Self(rows: .none(nil), swift)
            }
    }
}

extension ElementType {
    var appIntents: AppIntentsForm { AppIntentsForm(self) }
}
