public import CoreLocation
public import Foundation

public protocol AnyIntentValue {
    associatedtype Value: _IntentValue
}

public enum InputConnectionBehavior: Sendable { case `default`, never, connectToPreviousIntentResult }

public enum IntentWidgetFamily: Hashable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
    case accessoryCircular, accessoryCorner, accessoryRectangular, accessoryInline
}

public struct IntentCollectionSize: Equatable, Sendable, ExpressibleByIntegerLiteral {
    public init(integerLiteral value: IntegerLiteralType) {}
    public init(exactly: _const Int) {}
    public init(min: _const Int, max: _const Int) {}
}

@propertyWrapper public final class IntentParameter<Value>: AnyIntentValue, @unchecked Sendable
where Value: _IntentValue, Value: Sendable {
    public typealias InclusiveRange<T> = (lowerBound: T, upperBound: T)

    public enum IntControlStyle: Sendable { case field, stepper }
    public enum DoubleControlStyle: Sendable { case field, stepper, slider }
    public enum DateKind: Sendable { case date, dateTime, time }
    public enum PlacemarkDisplayStyle: Sendable { case address, city, name }
    public enum Acceleration: Sendable {
        case metersPerSecondSquared, gravity
    }
    public enum Angle: Sendable {
        case degrees, arcMinutes, arcSeconds, radians, gradians, revolutions
    }
    public enum Area: Sendable {
        case squareMeters, squareMegameters, squareKilometers, squareCentimeters, squareMillimeters
        case squareMicrometers, squareNanometers, squareInches, squareFeet, squareYards, squareMiles, acres
        case ares, hectares
    }
    public enum ConcentrationMass: Sendable {
        case gramsPerLiter, milligramsPerDeciliter
    }
    public enum Dispersion: Sendable {
        case partsPerMillion
    }
    public enum Duration: Sendable {
        case seconds, picoseconds, nanoseconds, microseconds, milliseconds, minutes, hours

        func measurement(_ value: Double) -> Measurement<UnitDuration> {
            switch self {
            case .seconds: Measurement(value: value, unit: .seconds)
            case .picoseconds: Measurement(value: value, unit: .picoseconds)
            case .nanoseconds: Measurement(value: value, unit: .nanoseconds)
            case .microseconds: Measurement(value: value, unit: .microseconds)
            case .milliseconds: Measurement(value: value, unit: .milliseconds)
            case .minutes: Measurement(value: value, unit: .minutes)
            case .hours: Measurement(value: value, unit: .hours)
            }
        }
    }
    public enum ElectricCharge: Sendable {
        case coulombs, megaampereHours, kiloampereHours, ampereHours, milliampereHours, microampereHours
    }
    public enum ElectricCurrent: Sendable {
        case amperes, megaamperes, kiloamperes, milliamperes, microamperes
    }
    public enum ElectricPotentialDifference: Sendable {
        case volts, megavolts, kilovolts, millivolts, microvolts
    }
    public enum ElectricResistance: Sendable {
        case ohms, megaohms, kiloohms, milliohms, microohms
    }
    public enum Energy: Sendable {
        case joules, kilojoules, kilocalories, calories, kilowattHours
    }
    public enum Frequency: Sendable {
        case hertz, terahertz, gigahertz, megahertz, kilohertz, millihertz, microhertz, nanohertz
    }
    public enum FuelEfficiency: Sendable {
        case litersPer100Kilometers, milesPerImperialGallon, milesPerGallon
    }
    public enum Illuminance: Sendable {
        case lux
    }
    public enum InformationStorage: Sendable {
        case bits, bytes, nibbles, yottabytes, zettabytes, exabytes, petabytes, terabytes, gigabytes
        case megabytes, kilobytes, yottabits, zettabits, exabits, petabits, terabits, gigabits, megabits
        case kilobits, yobibytes, zebibytes, exbibytes, pebibytes, tebibytes, gibibytes, mebibytes, kibibytes
        case yobibits, zebibits, exbibits, pebibits, tebibits, gibibits, mebibits, kibibits
    }
    public enum Length: Sendable {
        case meters, megameters, kilometers, hectometers, decameters, decimeters, centimeters, millimeters
        case micrometers, nanometers, picometers, inches, feet, yards, miles, scandinavianMiles, lightyears
        case nauticalMiles, fathoms, furlongs, astronomicalUnits, parsecs
    }
    public enum Mass: Sendable {
        case kilograms, grams, decigrams, centigrams, milligrams, micrograms, nanograms, picograms, ounces
        case pounds, stones, metricTons, shortTons, carats, ouncesTroy, slugs
    }
    public enum Power: Sendable {
        case watts, terawatts, gigawatts, megawatts, kilowatts, milliwatts, microwatts, nanowatts, picowatts
        case femtowatts, horsepower
    }
    public enum Pressure: Sendable {
        case newtonsPerMetersSquared, gigapascals, megapascals, kilopascals, hectopascals, inchesOfMercury
        case bars, millibars, millimetersOfMercury, poundsForcePerSquareInch
    }
    public enum Speed: Sendable {
        case metersPerSecond, kilometersPerHour, milesPerHour, knots
    }
    public enum Temperature: Sendable {
        case kelvin, celsius, fahrenheit
    }
    public enum Volume: Sendable {
        case liters, megaliters, kiloliters, deciliters, centiliters, milliliters, cubicKilometers
        case cubicMeters, cubicDecimeters, cubicCentimeters, cubicMillimeters, cubicInches, cubicFeet
        case cubicYards, cubicMiles, acreFeet, bushels, teaspoons, tablespoons, fluidOunces, cups, pints
        case quarts, gallons, imperialTeaspoons, imperialTablespoons, imperialFluidOunces, imperialPints
        case imperialQuarts, imperialGallons, metricCups
    }

    private let preset: Value.UnwrappedType?
    private var chosen: Value?

    init(preset: Value.UnwrappedType?) {
        self.preset = preset
    }

    /// The chosen value, the default or nil. A missing required value ends the program, as in Apple's framework.
    public var wrappedValue: Value {
        get {
            if let chosen { return chosen }
            if let preset, let value = preset as? Value { return value }
            guard let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value else {
                fatalError("a parameter without a default is read before it has a value")
            }
            return none
        }
        set { chosen = newValue }
    }

    public var projectedValue: IntentParameter<Value> { self }
}

extension IntentParameter where Value.ValueType == Int {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: _const Value.UnwrappedType? = nil,
        controlStyle: _const IntControlStyle = .stepper,
        inclusiveRange: _const InclusiveRange<Int>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: defaultValue) }
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        controlStyle: _const IntControlStyle = .stepper,
        inclusiveRange: _const InclusiveRange<Int>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Int { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType == Double {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: _const Value.UnwrappedType? = nil,
        controlStyle: _const DoubleControlStyle = .stepper,
        inclusiveRange: _const InclusiveRange<Double>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: defaultValue) }
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        controlStyle: _const DoubleControlStyle = .stepper,
        inclusiveRange: _const InclusiveRange<Double>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Double { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType == Bool {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: _const Value.UnwrappedType? = nil,
        displayName: Bool.IntentDisplayName? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: defaultValue) }
}

extension IntentParameter where Value.ValueType == String {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: _const Value.UnwrappedType? = nil,
        inputOptions: String.IntentInputOptions? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: defaultValue) }
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        inputOptions: String.IntentInputOptions? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == String { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType == URL {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: defaultValue) }
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == URL { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType == DateComponents {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        kind: _const DateKind = .dateTime,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        kind: _const DateKind = .dateTime,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == DateComponents { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType == IntentFile {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        supportedTypeIdentifiers: [String] = [],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: defaultValue) }
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        supportedTypeIdentifiers: [String] = [],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == IntentFile { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType == IntentPerson {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        mode: _const IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        mode: _const IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == IntentPerson { self.init(preset: nil) }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType == IntentPerson {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        mode: _const IntentPerson.ParameterMode = .contact,
        size: IntentCollectionSize,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        mode: _const IntentPerson.ParameterMode = .contact,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType == CLPlacemark {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        displayStyle: _const PlacemarkDisplayStyle = .name,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        displayStyle: _const PlacemarkDisplayStyle = .name,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == CLPlacemark { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: nil) }
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == IntentCurrencyAmount { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType == IntentPaymentMethod {
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == IntentPaymentMethod { self.init(preset: nil) }
}

extension IntentParameter where Value.ValueType: AppEnum {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: _const Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = []
    ) { self.init(preset: defaultValue) }
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: _const Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = [],
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType { self.init(preset: defaultValue) }
}

extension IntentParameter where Value.ValueType: AppEntity {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: defaultValue) }
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        query: Query
    ) where Query.Entity == Value.ValueType { self.init(preset: defaultValue) }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType: AppEntity {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: defaultValue) }
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        query: Query
    ) where Query.Entity == Value.ValueType { self.init(preset: defaultValue) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) { self.init(preset: defaultValue) }
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        query: Query
    ) where Query.Entity == Value.ValueType { self.init(preset: defaultValue) }
}

extension Bool {
    public struct IntentDisplayName: Sendable {
        public init(true: LocalizedStringResource, false: LocalizedStringResource) {}
    }
}

extension String {
    public struct IntentInputOptions: Sendable {
        public enum KeyboardType: Sendable {
            case `default`, asciiCapable, numbersAndPunctuation, numberPad, URL
        }
        public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }

        public init(
            keyboardType: _const KeyboardType = .asciiCapable,
            capitalizationType: _const CapitalizationType = .sentences,
            multiline: _const Bool = false, autocorrect: _const Bool = true, smartQuotes: _const Bool = true,
            smartDashes: _const Bool = true
        ) {}
    }
}
