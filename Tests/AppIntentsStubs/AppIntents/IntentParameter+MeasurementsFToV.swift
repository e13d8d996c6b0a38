public import Foundation

extension IntentParameter where Value.ValueType == Measurement<UnitFrequency> {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Frequency? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Frequency,
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
    ) where OptionsProvider.DefaultValue.ValueType == Measurement<UnitFrequency> { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitFuelEfficiency> {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const FuelEfficiency? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const FuelEfficiency,
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
    ) where OptionsProvider.DefaultValue.ValueType == Measurement<UnitFuelEfficiency> { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitIlluminance> {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Illuminance? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Illuminance,
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
    ) where OptionsProvider.DefaultValue.ValueType == Measurement<UnitIlluminance> { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitInformationStorage> {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const InformationStorage? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const InformationStorage,
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
    ) where OptionsProvider.DefaultValue.ValueType == Measurement<UnitInformationStorage> { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitLength> {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Length? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Length,
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
    ) where OptionsProvider.DefaultValue.ValueType == Measurement<UnitLength> { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitMass> {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Mass? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Mass,
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
    ) where OptionsProvider.DefaultValue.ValueType == Measurement<UnitMass> { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitPower> {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Power? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Power,
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
    ) where OptionsProvider.DefaultValue.ValueType == Measurement<UnitPower> { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitPressure> {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Pressure? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Pressure,
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
    ) where OptionsProvider.DefaultValue.ValueType == Measurement<UnitPressure> { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitSpeed> {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Speed? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Speed,
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
    ) where OptionsProvider.DefaultValue.ValueType == Measurement<UnitSpeed> { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitTemperature> {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Temperature? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Temperature,
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
    ) where OptionsProvider.DefaultValue.ValueType == Measurement<UnitTemperature> { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType == Measurement<UnitVolume> {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Volume? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Volume,
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
    ) where OptionsProvider.DefaultValue.ValueType == Measurement<UnitVolume> { self.init(preset: nil) }
}
