internal import IntentModel
internal import IntentYAML

extension Word {
    /// What files are read with; the symbol of a word is its raw value.
    static let vocabulary = YAMLVocabulary(allCases.map(\.text))

    /// Nil for ``Symbol/other``.
    init?(_ symbol: Symbol) {
        guard let rawValue = UInt8(exactly: symbol.rawValue) else { return nil }
        self.init(rawValue: rawValue)
    }

    /// The family of this name, where it is one.
    var family: SizeFamily? {
        switch self {
        case .systemSmall: .systemSmall
        case .systemMedium: .systemMedium
        case .systemLarge: .systemLarge
        case .systemExtraLarge: .systemExtraLarge
        case .systemExtraLargePortrait: .systemExtraLargePortrait
        case .accessoryCircular: .accessoryCircular
        case .accessoryCorner: .accessoryCorner
        case .accessoryRectangular: .accessoryRectangular
        case .accessoryInline: .accessoryInline
        default: nil
        }
    }

    /// The word of a family.
    init(_ family: SizeFamily) {
        switch family {
        case .systemSmall: self = .systemSmall
        case .systemMedium: self = .systemMedium
        case .systemLarge: self = .systemLarge
        case .systemExtraLarge: self = .systemExtraLarge
        case .systemExtraLargePortrait: self = .systemExtraLargePortrait
        case .accessoryCircular: self = .accessoryCircular
        case .accessoryCorner: self = .accessoryCorner
        case .accessoryRectangular: self = .accessoryRectangular
        case .accessoryInline: self = .accessoryInline
        }
    }

    /// The type of this name, where the language keeps the name for itself.
    ///
    /// A new type begins here or in ``replaceableType``: one case, then its literals in
    /// `FileResolver+Literals.swift` and its settings in ``TypeKeys``.
    var elementType: ElementType? {
        switch self {
        case .String: .string
        case .Integer: .integer
        case .Decimal: .decimal
        case .Boolean: .boolean
        case .URL: .url
        case .TimeInterval: .timeInterval
        case .DateComponents: .dateComponents(.dateTime)
        case .Object: .anyObject
        default: nil
        }
    }

    /// The type of this name, unless a declaration of the run bears it.
    var replaceableType: ElementType? {
        switch self {
        case .File: .file
        case .Person: .person
        case .Placemark: .placemark
        case .CurrencyAmount: .currencyAmount
        case .PaymentMethod: .paymentMethod
        default: nil
        }
    }
}
