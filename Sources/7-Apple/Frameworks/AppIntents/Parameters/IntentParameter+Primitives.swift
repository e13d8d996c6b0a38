public import IntentFoundation

// Defaults, ranges and styles of these types are literals, as in Apple's framework.

extension IntentParameter {
    /// The smallest and the largest value.
    public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)
    public typealias IntControlStyle = IntentParameterStyle.IntControl
    public typealias DoubleControlStyle = IntentParameterStyle.DoubleControl
}

extension IntentParameter where Value.ValueType == Int {
    /// Creates an integer.
    ///
    /// - `controlStyle`: How the number is entered.
    /// - `inclusiveRange`: The smallest and the largest number.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: _const Value.UnwrappedType? = nil,
        controlStyle: _const IntControlStyle = .stepper,
        inclusiveRange: _const InclusiveRange<Int>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider<Int>)? = nil
    ) {
        self.init(title, description, defaultValue, requestValueDialog, inputConnectionBehavior, optionsProvider) {
            $0.controlStyle = .init(controlStyle)
            $0.inclusiveRange = inclusiveRange.map { .init($0) }
        }
    }
}

extension IntentParameter where Value.ValueType == Double {
    /// Creates a number.
    ///
    /// - `controlStyle`: How the number is entered.
    /// - `inclusiveRange`: The smallest and the largest number.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: _const Value.UnwrappedType? = nil,
        controlStyle: _const DoubleControlStyle = .stepper,
        inclusiveRange: _const InclusiveRange<Double>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider<Double>)? = nil
    ) {
        self.init(title, description, defaultValue, requestValueDialog, inputConnectionBehavior, optionsProvider) {
            $0.controlStyle = controlStyle
            $0.inclusiveRange = inclusiveRange.map { .init($0) }
        }
    }
}

extension IntentParameter where Value.ValueType == Bool {
    /// Creates a switch.
    ///
    /// - `displayName`: The names of the two values.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: _const Value.UnwrappedType? = nil,
        displayName: Bool.IntentDisplayName? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, requestValueDialog, inputConnectionBehavior) {
            $0.displayName = displayName
        }
    }
}

extension IntentParameter where Value.ValueType == String {
    /// Creates a text.
    ///
    /// - `inputOptions`: How the text is entered.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: _const Value.UnwrappedType? = nil,
        inputOptions: String.IntentInputOptions? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider<String>)? = nil
    ) {
        self.init(title, description, defaultValue, requestValueDialog, inputConnectionBehavior, optionsProvider) {
            $0.inputOptions = inputOptions
        }
    }
}

extension IntentParameterStyle.DoubleControl {
    fileprivate init(_ style: IntentParameterStyle.IntControl) {
        switch style {
        case .field: self = .field
        case .stepper: self = .stepper
        }
    }
}

extension ClosedRange<Decimal> {
    init(_ range: (lowerBound: Int, upperBound: Int)) { self.init((Decimal(range.0), Decimal(range.1))) }
    init(_ range: (lowerBound: Double, upperBound: Double)) { self.init((bound(range.0), bound(range.1))) }

    init(_ range: (lowerBound: Decimal, upperBound: Decimal)) {
        precondition(range.lowerBound <= range.upperBound, "a range begins with its smallest value")
        self = range.lowerBound...range.upperBound
    }
}

extension Decimal {
    /// No number in a range is larger. A decimal has fewer digits before the point than a double can have.
    static let limit = Decimal(sign: .plus, exponent: 120, significand: 1)

    /// The number with the digits that are written for a double; nil if a decimal cannot have them.
    init?(writtenAs number: Double) { self.init(string: "\(number)") }
}

/// Returns the bound of a range: at most the limit, and zero for a number that is too small for a decimal.
private func bound(_ number: Double) -> Decimal {
    precondition(!number.isNaN, "a range begins and ends with a number")
    if let number = Decimal(writtenAs: number), abs(number) <= .limit { return number }
    return number.magnitude < 1 ? 0 : number < 0 ? -.limit : .limit
}
