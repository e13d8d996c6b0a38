public import IntentFoundation
public import IntentMeasurements

extension IntentParameter {
    /// Creates a measurement with a default in one unit, which can be entered in all units of its dimension.
    ///
    /// - `defaultValue`: The number of the default; nil if there is no default.
    /// - `defaultUnit`: The unit of the default; nil for the base unit of the dimension.
    /// - `defaultUnitAdjustForLocale`: Whether the unit is replaced by the usual one of the locale.
    /// - `supportsNegativeNumbers`: Whether negative values are accepted.
    public convenience init<Unit: IntentUnit>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: Unit? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) where Value.ValueType == Measurement<Unit> {
        let value = defaultValue.map { Measurement(value: $0, unit: defaultUnit ?? Unit.baseUnit()) }
        self.init(title, description, value, requestValueDialog, inputConnectionBehavior) {
            $0.unit = defaultUnit.map {
                .init(name: $0.name, isFixed: false, isAdjustedForLocale: defaultUnitAdjustForLocale)
            }
            $0.isNegativeAllowed = supportsNegativeNumbers
        }
    }

    /// Creates a measurement that is entered in one unit.
    ///
    /// - `defaultValue`: The number of the default; nil if there is no default.
    /// - `unit`: The unit.
    /// - `unitAdjustForLocale`: Whether the unit is replaced by the usual one of the locale.
    /// - `supportsNegativeNumbers`: Whether negative values are accepted.
    public convenience init<Unit: IntentUnit>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: Unit,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) where Value.ValueType == Measurement<Unit> {
        let value = defaultValue.map { Measurement(value: $0, unit: unit) }
        self.init(title, description, value, requestValueDialog, inputConnectionBehavior) {
            $0.unit = .init(name: unit.name, isFixed: true, isAdjustedForLocale: unitAdjustForLocale)
            $0.isNegativeAllowed = supportsNegativeNumbers
        }
    }
}

extension IntentUnit {
    /// The name of Foundation's constant, such as `kilometers`; the symbol of another unit.
    fileprivate var name: String { Self.namedUnits.first { $0.unit == self }?.name ?? symbol }
}
