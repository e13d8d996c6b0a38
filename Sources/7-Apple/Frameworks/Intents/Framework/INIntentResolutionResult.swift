public import Foundation

/// The result of resolving a parameter's value. Each type of value has a subclass.
open class INIntentResolutionResult: NSObject {
    /// The kind of result. It is private on Apple's systems; here, tests of a handler can read it.
    public enum Outcome {
        /// The resolved value.
        case success(Any)
        /// The user must provide a value.
        case needsValue
        /// The handler needs no value.
        case notRequired
        /// The value is not supported, for the reason with this number if there is one.
        case unsupported(reason: Int?)
        /// The user must choose one of these values.
        case disambiguation([Any])
        /// The user must confirm this value.
        case confirmationRequired(Any?, reason: Int?)
    }

    /// The outcome; nil if the object was not created by a class method.
    public private(set) var outcome: Outcome?

    public required override init() {}

    open class func needsValue() -> Self { make(.needsValue) }

    open class func notRequired() -> Self { make(.notRequired) }

    open class func unsupported() -> Self { make(.unsupported(reason: nil)) }

    open class func unsupported(withReason reason: Int) -> Self { make(.unsupported(reason: reason)) }

    open class func confirmationRequired(withItemToConfirm itemToConfirm: Any, forReason reason: Int) -> Self {
        make(.confirmationRequired(itemToConfirm, reason: reason))
    }

    /// Creates a result. For generated code and subclasses.
    public class func make(_ outcome: Outcome) -> Self {
        let result = Self()
        result.outcome = outcome
        return result
    }
}

/// The result of resolving a value of one type.
open class INValueResolutionResult<Value>: INIntentResolutionResult {
    open class func success(with resolvedValue: Value) -> Self { make(.success(resolvedValue)) }

    open class func confirmationRequired(with valueToConfirm: Value?) -> Self {
        make(.confirmationRequired(valueToConfirm, reason: nil))
    }
}

/// The result of resolving a value of one type that people can choose from several.
open class INChoiceResolutionResult<Value>: INValueResolutionResult<Value> {
    open class func disambiguation(with valuesToDisambiguate: [Value]) -> Self {
        make(.disambiguation(valuesToDisambiguate))
    }
}

open class INStringResolutionResult: INChoiceResolutionResult<String> {}
open class INBooleanResolutionResult: INValueResolutionResult<Bool> {}
open class INIntegerResolutionResult: INValueResolutionResult<Int> {}
open class INDoubleResolutionResult: INValueResolutionResult<Double> {}
/// The result of resolving a time interval in seconds.
open class INTimeIntervalResolutionResult: INValueResolutionResult<TimeInterval> {}
open class INDateComponentsResolutionResult: INChoiceResolutionResult<DateComponents> {}
open class INURLResolutionResult: INChoiceResolutionResult<URL> {}
open class INFileResolutionResult: INChoiceResolutionResult<INFile> {}
open class INPersonResolutionResult: INChoiceResolutionResult<INPerson> {}
open class INPlacemarkResolutionResult: INChoiceResolutionResult<CLPlacemark> {}
open class INCurrencyAmountResolutionResult: INChoiceResolutionResult<INCurrencyAmount> {}
open class INPaymentMethodResolutionResult: INChoiceResolutionResult<INPaymentMethod> {}
open class INSpeakableStringResolutionResult: INChoiceResolutionResult<INSpeakableString> {}
/// The result of resolving an enum case. Generated subclasses accept the cases.
open class INEnumResolutionResult: INValueResolutionResult<Int> {}
/// The result of resolving an object. Generated subclasses accept objects of their class.
open class INObjectResolutionResult: INChoiceResolutionResult<INObject> {}

open class INMeasurementResolutionResult<UnitType: Dimension>: INChoiceResolutionResult<Measurement<UnitType>> {}
public typealias INLengthResolutionResult = INMeasurementResolutionResult<UnitLength>
public typealias INMassResolutionResult = INMeasurementResolutionResult<UnitMass>
public typealias INSpeedResolutionResult = INMeasurementResolutionResult<UnitSpeed>
public typealias INTemperatureResolutionResult = INMeasurementResolutionResult<UnitTemperature>
public typealias INVolumeResolutionResult = INMeasurementResolutionResult<UnitVolume>
public typealias INEnergyResolutionResult = INMeasurementResolutionResult<UnitEnergy>
