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

    /// Creates a prediction with the values of one parameter.
    public init<Value>(
        parameters: KeyPath<Intent, IntentParameter<Value>>,
        displayRepresentation: @escaping (Value) -> DisplayRepresentation
    ) where Parameters == KeyPath<Intent, IntentParameter<Value>> {
        keyPaths = [parameters]
        represent = { intent in
            guard let value = intent[keyPath: parameters].readableValue else { return nil }
            return displayRepresentation(value)
        }
    }

    /// Creates a prediction with the values of two parameters.
    public init<First, Second>(
        parameters: (KeyPath<Intent, IntentParameter<First>>, KeyPath<Intent, IntentParameter<Second>>),
        displayRepresentation: @escaping (First, Second) -> DisplayRepresentation
    ) where Parameters == (KeyPath<Intent, IntentParameter<First>>, KeyPath<Intent, IntentParameter<Second>>) {
        keyPaths = [parameters.0, parameters.1]
        represent = { intent in
            guard let first = intent[keyPath: parameters.0].readableValue,
                let second = intent[keyPath: parameters.1].readableValue
            else { return nil }
            return displayRepresentation(first, second)
        }
    }

    /// Creates a prediction with the values of three parameters.
    public init<First, Second, Third>(
        parameters: (
            KeyPath<Intent, IntentParameter<First>>, KeyPath<Intent, IntentParameter<Second>>,
            KeyPath<Intent, IntentParameter<Third>>
        ),
        displayRepresentation: @escaping (First, Second, Third) -> DisplayRepresentation
    )
    where
        Parameters == (
            KeyPath<Intent, IntentParameter<First>>, KeyPath<Intent, IntentParameter<Second>>,
            KeyPath<Intent, IntentParameter<Third>>
        )
    {
        keyPaths = [parameters.0, parameters.1, parameters.2]
        represent = { intent in
            guard let first = intent[keyPath: parameters.0].readableValue,
                let second = intent[keyPath: parameters.1].readableValue,
                let third = intent[keyPath: parameters.2].readableValue
            else { return nil }
            return displayRepresentation(first, second, third)
        }
    }

    /// Returns how the intent is suggested; nil if one of the parameters has no value.
    package func representation(of intent: Intent) -> DisplayRepresentation? { represent(intent) }
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
