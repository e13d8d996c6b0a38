public import Foundation

/// What a handler makes of a number with a unit.
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
