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
    var family: WidgetFamily? {
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
    init(_ family: WidgetFamily) {
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

    /// The type of this name, where the language has one and this tool knows it.
    ///
    /// A new type begins here: one case, then its literals in `FileResolver+Literals.swift` and its settings in
    /// ``TypeKeys``.
    var elementType: ElementType? {
        switch self {
        case .String: .string
        case .Integer: .integer
        case .Decimal: .decimal
        case .Boolean: .boolean
        case .URL: .url
        case .TimeInterval: .timeInterval
        default: nil
        }
    }

    /// Names of types that no declaration may take.
    static let reservedTypeNames: KeySet = [
        .String, .Integer, .Decimal, .Boolean, .URL, .TimeInterval, .DateComponents, .Object,
    ]

    /// Types of the language that this version of the tool does not know yet.
    static let laterTypes: KeySet = [
        .DateComponents, .File, .Person, .Placemark, .CurrencyAmount, .PaymentMethod, .Object,
    ]
}
