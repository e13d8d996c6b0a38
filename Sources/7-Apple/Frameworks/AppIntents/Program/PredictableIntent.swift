/// An action that is suggested with the values that people often use.
///
/// Nothing suggests actions here. The declarations can be read.
public protocol PredictableIntent: AppIntent {
    /// The type of the predictions.
    associatedtype PredictionConfiguration: IntentPredictionConfiguration

    /// How suggestions of this action are shown.
    @IntentPredictionsBuilder<Self> static var predictionConfiguration: PredictionConfiguration { get }
}

/// Predictions of an intent.
public protocol IntentPredictionConfiguration {
    /// The intent.
    associatedtype Intent: AppIntent
}

/// How an intent is suggested with values of some of its parameters.
public struct IntentPrediction<Intent: AppIntent, Parameters>: IntentPredictionConfiguration {
    /// The key paths of the parameters, from the intent to their objects.
    package let keyPaths: [PartialKeyPath<Intent>]
    private let represent: (Intent) -> DisplayRepresentation?

    /// Creates a prediction without parameters.
    public init(displayRepresentation: @escaping () -> DisplayRepresentation) where Parameters == () {
        keyPaths = []
        represent = { _ in displayRepresentation() }
    }

    /// Creates a prediction with the values of parameters.
    public init<each Value>(
        parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
        displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
    ) where Parameters == (repeat KeyPath<Intent, IntentParameter<each Value>>) {
        var keyPaths: [PartialKeyPath<Intent>] = []
        repeat keyPaths.append(each parameters)
        self.keyPaths = keyPaths
        represent = { intent in
            try? displayRepresentation(repeat intent[keyPath: each parameters].predictedValue)
        }
    }

    /// Returns how the intent is suggested; nil if one of the parameters has no value.
    package func representation(of intent: Intent) -> DisplayRepresentation? { represent(intent) }
}

extension IntentParameter {
    /// The value for a prediction.
    /// - Throws: An error if there is none.
    fileprivate var predictedValue: Value {
        get throws {
            guard let readableValue else { throw needsValueError() }
            return readableValue
        }
    }
}

/// The predictions of an intent.
public struct IntentPredictionTuple<Intent: AppIntent, each Parameters>: IntentPredictionConfiguration {
    /// The predictions.
    package let predictions: (repeat IntentPrediction<Intent, each Parameters>)
}

/// Builds the predictions of an intent.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
    public static func buildExpression<Parameters>(
        _ expression: IntentPrediction<Intent, Parameters>
    ) -> IntentPrediction<Intent, Parameters> {
        expression
    }

    public static func buildBlock<each Parameters>(
        _ predictions: repeat IntentPrediction<Intent, each Parameters>
    ) -> IntentPredictionTuple<Intent, repeat each Parameters> {
        IntentPredictionTuple(predictions: (repeat each predictions))
    }
}
