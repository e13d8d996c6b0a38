package import IntentFoundation

/// What an `@Parameter` declares: titles, a default, and the rules for its values.
///
/// A property that the declaration does not mention is nil or empty. The type of the values is that of the parameter.
package struct ParameterDeclaration: Sendable {
    package var title: LocalizedStringResource?
    package var description: LocalizedStringResource?
    /// The default as it was written: a value, or an array of values for a list. Nil if there is none.
    package var defaultValue: (any Sendable)?
    /// The number of values of a list.
    package var size: Size?
    /// The smallest and the largest number or amount.
    package var inclusiveRange: ClosedRange<Decimal>?
    package var controlStyle: IntentParameterStyle.DoubleControl?
    /// Whether a measurement can be negative.
    package var isNegativeAllowed = true
    /// The unit of a measurement.
    package var unit: Unit?
    /// The components of a date.
    package var dateKind: IntentParameterStyle.DateKind?
    /// The part of a place that is shown.
    package var placemarkStyle: IntentParameterStyle.PlacemarkDisplay?
    /// What is chosen of a person.
    package var personMode: IntentPerson.ParameterMode?
    /// The names of the two values of a Boolean.
    package var displayName: Bool.IntentDisplayName?
    /// How a text is entered.
    package var inputOptions: String.IntentInputOptions?
    /// The types of the files that are accepted; empty for all.
    package var contentTypes: [UTType] = []
    /// The currencies that are accepted; empty for all.
    package var currencyCodes: [String] = []
    /// The cases of an enum that are offered; empty for all.
    package var supportedValues: [any AppEnum] = []
    /// The provider of options; nil if the parameter has none of its own.
    package var optionsProvider: (any DynamicOptionsProvider)?
    /// The query that replaces the default query of the entity.
    package var query: (any EntityQuery)?
    package var requestValueDialog: IntentDialog?
    package var requestDisambiguationDialog: IntentDialog?
    package var inputConnectionBehavior = InputConnectionBehavior.default

    package init(title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil) {
        self.title = title
        self.description = description
    }

    /// The number of values of a list, in all families or by family.
    package enum Size: Hashable, Sendable {
        case all(IntentCollectionSize)
        case byFamily([IntentWidgetFamily: IntentCollectionSize])

        init(_ size: IntentCollectionSize) { self = .all(size) }
        init(_ sizes: [IntentWidgetFamily: IntentCollectionSize]) { self = .byFamily(sizes) }
    }

    /// The unit of a measurement, by the name of Foundation's constant, such as `kilometers`.
    package struct Unit: Hashable, Sendable {
        package let name: String
        /// Whether values are entered in this unit only. Otherwise, it is the unit of the default.
        package let isFixed: Bool
        /// Whether the unit is replaced by the usual one of the locale.
        package let isAdjustedForLocale: Bool
    }
}

/// A parameter of any type of values, as an intent contains it.
///
/// The parameters of an intent are the properties that `Mirror` shows: each is an object of this type, and its label is the
/// name of the property behind an underscore. Copies of an intent share these objects.
package protocol AnyIntentParameter: AnyObject, Sendable {
    /// The type of the property: optional if the parameter is, and an array for a list.
    static var valueType: any _IntentValue.Type { get }
    /// What the `@Parameter` declares.
    var declaration: ParameterDeclaration { get }
    /// The value that was assigned, without optional; nil if none was. Assigning nil restores the default.
    ///
    /// A value of another type is ignored. A list is an array; its elements may be typed as `Any`.
    var anyValue: (any Sendable)? { get set }
    /// Assigns nil, which is not the default, if the property is optional.
    func assignNil()
    /// The value that reading returns, without optional: the one that was assigned, or the default. Nil if there is none.
    var effectiveValue: (any Sendable)? { get }
}

extension AnyIntentParameter {
    /// The type of one value: neither an optional nor an array.
    package var elementType: any _IntentValue.Type { Self.valueType.elementType }
    /// Whether the property is optional.
    package var isOptional: Bool { Self.valueType.isOptional }
    /// Whether the parameter is a list.
    package var isList: Bool { Self.valueType.isList }
}

extension _IntentValue {
    /// The type of one value: neither an optional nor an array.
    package static var elementType: any _IntentValue.Type { ValueType.self }

    /// Whether the type is optional.
    package static var isOptional: Bool { self is any OptionalIntentValue.Type }

    /// Whether values are arrays, optional or not.
    package static var isList: Bool {
        if let optional = self as? any OptionalIntentValue.Type { return optional.wrappedType.isList }
        return self is any ListIntentValue.Type
    }

    /// The value without optional; nil if there is none.
    var unwrapped: (any _IntentValue)? {
        guard let optional = self as? any OptionalIntentValue else { return self }
        return optional.wrapped
    }

    /// The value nil of an optional type; nil if the type is not optional.
    static var absent: Self? { (self as? any OptionalIntentValue.Type).flatMap { $0.none as? Self } }
}

/// An optional type of parameters.
protocol OptionalIntentValue {
    static var wrappedType: any _IntentValue.Type { get }
    static var none: Self { get }
    var wrapped: (any _IntentValue)? { get }
}

/// A list type of parameters.
protocol ListIntentValue {}
