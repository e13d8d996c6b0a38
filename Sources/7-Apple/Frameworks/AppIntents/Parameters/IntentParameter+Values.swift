public import IntentFoundation
public import Intents

/// A date, or the components of one.
public protocol _IntentDateValue: _IntentValue {}

extension Date: _IntentDateValue {}
extension DateComponents: _IntentDateValue {}

extension IntentParameter where Value.ValueType: _IntentDateValue {
    public typealias DateKind = IntentParameterStyle.DateKind

    /// Creates a date.
    ///
    /// - `kind`: Whether the date, the time or both are entered.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        kind: _const DateKind = .dateTime,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil
    ) {
        self.init(title, description, defaultValue, requestValueDialog, inputConnectionBehavior, optionsProvider) {
            $0.dateKind = kind
        }
    }
}

extension IntentParameter where Value.ValueType == IntentFile {
    /// Creates a file.
    ///
    /// - `supportedTypeIdentifiers`: The uniform type identifiers that are accepted; empty for all.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        supportedTypeIdentifiers: [String],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider<IntentFile>)? = nil
    ) {
        self.init(title, description, defaultValue, requestValueDialog, inputConnectionBehavior, optionsProvider) {
            $0.contentTypes = supportedTypeIdentifiers.compactMap(UTType.init(_:))
        }
    }

    /// Creates a file.
    ///
    /// - `supportedContentTypes`: The types that are accepted; empty for all.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        supportedContentTypes: [UTType],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, requestValueDialog, inputConnectionBehavior) {
            $0.contentTypes = supportedContentTypes
        }
    }
}

extension IntentParameter where Value.ValueType == IntentPerson {
    /// Creates a person.
    ///
    /// - `mode`: What is chosen of a person.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: _const IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider<IntentPerson>)? = nil
    ) {
        self.init(title, description, defaultValue, requestValueDialog, inputConnectionBehavior, optionsProvider) {
            $0.personMode = mode
        }
    }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType == IntentPerson {
    /// Creates a list of persons with a number of values.
    @Overloaded("size: IntentCollectionSize", as: "size: [IntentWidgetFamily: IntentCollectionSize]")
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: _const IntentPerson.ParameterMode,
        size: IntentCollectionSize,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, nil, inputConnectionBehavior) {
            $0.personMode = mode
            $0.size = .init(size)
        }
    }
}

extension IntentParameter where Value.ValueType == CLPlacemark {
    public typealias PlacemarkDisplayStyle = IntentParameterStyle.PlacemarkDisplay

    /// Creates a place.
    ///
    /// - `displayStyle`: The part of the place that is shown.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        displayStyle: _const PlacemarkDisplayStyle = .name,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider<CLPlacemark>)? = nil
    ) {
        self.init(title, description, defaultValue, requestValueDialog, inputConnectionBehavior, optionsProvider) {
            $0.placemarkStyle = displayStyle
        }
    }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
    /// Creates an amount of money.
    ///
    /// - `currencyCodes`: The currencies that are accepted; empty for all.
    /// - `inclusiveRange`: The smallest and the largest amount.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider<IntentCurrencyAmount>)? = nil
    ) {
        self.init(title, description, defaultValue, requestValueDialog, inputConnectionBehavior, optionsProvider) {
            $0.currencyCodes = currencyCodes
            $0.inclusiveRange = inclusiveRange.map { .init($0) }
        }
    }
}
