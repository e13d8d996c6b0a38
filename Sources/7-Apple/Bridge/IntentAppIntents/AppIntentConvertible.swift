public import Foundation
public import IntentMeasurements
internal import IntentModel
public import IntentRuntime

#if canImport(Darwin)
    public import AppIntents
#endif

// Outside of Apple's systems, this file and that of the values belong to the package's module AppIntents, which stores the
// values of every App Intent, not only of generated ones.

/// A parameter's Swift type that converts to and from a type of App Intents.
public protocol AppIntentConvertible: ConfigurableValue {
    /// The type of the `@Parameter` property.
    associatedtype AppIntentValue: _IntentValue & Sendable

    /// Creates a value, or returns nil if this type cannot represent it.
    init?(appIntentValue: AppIntentValue)
    /// The App Intents value, or nil if App Intents cannot represent it.
    var appIntentValue: AppIntentValue? { get }
}

extension IntentValues {
    /// Sets the value of a row. Nil leaves the parameter at its default.
    public mutating func set<Value: AppIntentConvertible>(
        _ name: String, from value: Value.AppIntentValue?, as type: Value.Type
    ) {
        set(name, to: value.flatMap(Value.init(appIntentValue:)))
    }

    /// Sets the values of a row. Nil leaves the parameter at its default.
    public mutating func set<Value: AppIntentConvertible>(
        _ name: String, from values: [Value.AppIntentValue]?, as type: [Value].Type
    ) {
        guard let values else { return }
        set(name, to: values.compactMap(Value.init(appIntentValue:)))
    }
}

// Types that App Intents uses unchanged.

extension AppIntentConvertible where AppIntentValue == Self {
    public init?(appIntentValue: Self) { self = appIntentValue }
    public var appIntentValue: Self? { self }
}

extension Bool: AppIntentConvertible { public typealias AppIntentValue = Bool }
extension Int: AppIntentConvertible { public typealias AppIntentValue = Int }
extension Double: AppIntentConvertible { public typealias AppIntentValue = Double }
extension String: AppIntentConvertible { public typealias AppIntentValue = String }
extension URL: AppIntentConvertible { public typealias AppIntentValue = URL }
extension DateComponents: AppIntentConvertible { public typealias AppIntentValue = DateComponents }

extension Measurement: AppIntentConvertible where UnitType: IntentUnit {
    public typealias AppIntentValue = Measurement<UnitType>
}

extension Duration: AppIntentConvertible {
    /// Creates a duration from a measurement in any unit; nil if it is out of range.
    public init?(appIntentValue measurement: Measurement<UnitDuration>) {
        self.init(seconds: measurement.converted(to: .seconds).value)
    }

    /// The duration as a measurement in seconds.
    public var appIntentValue: Measurement<UnitDuration>? {
        Measurement(value: seconds, unit: .seconds)
    }
}
