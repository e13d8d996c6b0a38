public import Foundation

extension IntentParameter where Value.ValueType == Measurement<UnitAcceleration> {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Acceleration? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Acceleration,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Measurement<UnitAcceleration> { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitAngle> {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Angle? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Angle,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Measurement<UnitAngle> { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitArea> {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Area? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Area,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Measurement<UnitArea> { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitConcentrationMass> {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const ConcentrationMass? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const ConcentrationMass,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Measurement<UnitConcentrationMass> { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitDispersion> {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Dispersion? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Dispersion,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Measurement<UnitDispersion> { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitDuration> {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Duration? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: defaultValue.flatMap { defaultUnit?.measurement($0) as? Value.UnwrappedType }) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Duration,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Measurement<UnitDuration> { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitElectricCharge> {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const ElectricCharge? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const ElectricCharge,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Measurement<UnitElectricCharge> { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitElectricCurrent> {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const ElectricCurrent? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const ElectricCurrent,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Measurement<UnitElectricCurrent> { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitElectricPotentialDifference> {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const ElectricPotentialDifference? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const ElectricPotentialDifference,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Measurement<UnitElectricPotentialDifference> {
        self.init(preset: nil)
    }
}

extension IntentParameter where Value.ValueType == Measurement<UnitElectricResistance> {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const ElectricResistance? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const ElectricResistance,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Measurement<UnitElectricResistance> { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitEnergy> {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Energy? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Energy,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Measurement<UnitEnergy> { self.init(preset: nil) }
}
