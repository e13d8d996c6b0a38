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

/// The result of resolving a string.
open class INStringResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedString: String) -> Self { make(.success(resolvedString)) }

    open class func disambiguation(with stringsToDisambiguate: [String]) -> Self {
        make(.disambiguation(stringsToDisambiguate))
    }

    open class func confirmationRequired(with stringToConfirm: String?) -> Self {
        make(.confirmationRequired(stringToConfirm, reason: nil))
    }
}

/// The result of resolving a Boolean.
open class INBooleanResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Bool) -> Self { make(.success(resolvedValue)) }

    open class func confirmationRequired(with valueToConfirm: Bool?) -> Self {
        make(.confirmationRequired(valueToConfirm, reason: nil))
    }
}

/// The result of resolving an integer.
open class INIntegerResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Int) -> Self { make(.success(resolvedValue)) }

    open class func confirmationRequired(with valueToConfirm: Int?) -> Self {
        make(.confirmationRequired(valueToConfirm, reason: nil))
    }
}

/// The result of resolving a decimal number.
open class INDoubleResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Double) -> Self { make(.success(resolvedValue)) }

    open class func confirmationRequired(with valueToConfirm: Double?) -> Self {
        make(.confirmationRequired(valueToConfirm, reason: nil))
    }
}

/// The result of resolving a time interval in seconds.
open class INTimeIntervalResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedTimeInterval: TimeInterval) -> Self { make(.success(resolvedTimeInterval)) }

    open class func confirmationRequired(with timeIntervalToConfirm: TimeInterval?) -> Self {
        make(.confirmationRequired(timeIntervalToConfirm, reason: nil))
    }
}

/// The result of resolving a measurement.
open class INMeasurementResolutionResult<UnitType: Dimension>: INIntentResolutionResult {
    open class func success(with resolvedValue: Measurement<UnitType>) -> Self { make(.success(resolvedValue)) }

    open class func disambiguation(with valuesToDisambiguate: [Measurement<UnitType>]) -> Self {
        make(.disambiguation(valuesToDisambiguate))
    }

    open class func confirmationRequired(with valueToConfirm: Measurement<UnitType>?) -> Self {
        make(.confirmationRequired(valueToConfirm, reason: nil))
    }
}

public typealias INLengthResolutionResult = INMeasurementResolutionResult<UnitLength>
public typealias INMassResolutionResult = INMeasurementResolutionResult<UnitMass>
public typealias INSpeedResolutionResult = INMeasurementResolutionResult<UnitSpeed>
public typealias INTemperatureResolutionResult = INMeasurementResolutionResult<UnitTemperature>
public typealias INVolumeResolutionResult = INMeasurementResolutionResult<UnitVolume>
public typealias INEnergyResolutionResult = INMeasurementResolutionResult<UnitEnergy>

/// The result of resolving a date or time.
open class INDateComponentsResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedDateComponents: DateComponents) -> Self {
        make(.success(resolvedDateComponents))
    }

    open class func disambiguation(with dateComponentsToDisambiguate: [DateComponents]) -> Self {
        make(.disambiguation(dateComponentsToDisambiguate))
    }

    open class func confirmationRequired(with dateComponentsToConfirm: DateComponents?) -> Self {
        make(.confirmationRequired(dateComponentsToConfirm, reason: nil))
    }
}

/// The result of resolving a URL.
open class INURLResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedURL: URL) -> Self { make(.success(resolvedURL)) }

    open class func disambiguation(with urlsToDisambiguate: [URL]) -> Self { make(.disambiguation(urlsToDisambiguate)) }

    open class func confirmationRequired(with urlToConfirm: URL?) -> Self {
        make(.confirmationRequired(urlToConfirm, reason: nil))
    }
}

/// The result of resolving a file.
open class INFileResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedFile: INFile) -> Self { make(.success(resolvedFile)) }

    open class func disambiguation(with filesToDisambiguate: [INFile]) -> Self {
        make(.disambiguation(filesToDisambiguate))
    }

    open class func confirmationRequired(with fileToConfirm: INFile?) -> Self {
        make(.confirmationRequired(fileToConfirm, reason: nil))
    }
}

/// The result of resolving a person.
open class INPersonResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPerson: INPerson) -> Self { make(.success(resolvedPerson)) }

    open class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self {
        make(.disambiguation(peopleToDisambiguate))
    }

    open class func confirmationRequired(with personToConfirm: INPerson?) -> Self {
        make(.confirmationRequired(personToConfirm, reason: nil))
    }
}

/// The result of resolving a placemark.
open class INPlacemarkResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPlacemark: CLPlacemark) -> Self { make(.success(resolvedPlacemark)) }

    open class func disambiguation(with placemarksToDisambiguate: [CLPlacemark]) -> Self {
        make(.disambiguation(placemarksToDisambiguate))
    }

    open class func confirmationRequired(with placemarkToConfirm: CLPlacemark?) -> Self {
        make(.confirmationRequired(placemarkToConfirm, reason: nil))
    }
}

/// The result of resolving an amount of money.
open class INCurrencyAmountResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedCurrencyAmount: INCurrencyAmount) -> Self {
        make(.success(resolvedCurrencyAmount))
    }

    open class func disambiguation(with currencyAmountsToDisambiguate: [INCurrencyAmount]) -> Self {
        make(.disambiguation(currencyAmountsToDisambiguate))
    }

    open class func confirmationRequired(with currencyAmountToConfirm: INCurrencyAmount?) -> Self {
        make(.confirmationRequired(currencyAmountToConfirm, reason: nil))
    }
}

/// The result of resolving a payment method.
open class INPaymentMethodResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPaymentMethod: INPaymentMethod) -> Self {
        make(.success(resolvedPaymentMethod))
    }

    open class func disambiguation(with paymentMethodsToDisambiguate: [INPaymentMethod]) -> Self {
        make(.disambiguation(paymentMethodsToDisambiguate))
    }

    open class func confirmationRequired(with paymentMethodToConfirm: INPaymentMethod?) -> Self {
        make(.confirmationRequired(paymentMethodToConfirm, reason: nil))
    }
}

/// The result of resolving an enum case. Generated subclasses accept the cases.
open class INEnumResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Int) -> Self { make(.success(resolvedValue)) }

    open class func confirmationRequired(with valueToConfirm: Int) -> Self {
        make(.confirmationRequired(valueToConfirm, reason: nil))
    }
}

/// The result of resolving an object.
open class INObjectResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedObject: INObject) -> Self { make(.success(resolvedObject)) }

    open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    open class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}

/// The result of resolving a phrase.
open class INSpeakableStringResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedString: INSpeakableString) -> Self { make(.success(resolvedString)) }

    open class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self {
        make(.disambiguation(stringsToDisambiguate))
    }

    open class func confirmationRequired(with stringToConfirm: INSpeakableString?) -> Self {
        make(.confirmationRequired(stringToConfirm, reason: nil))
    }
}
