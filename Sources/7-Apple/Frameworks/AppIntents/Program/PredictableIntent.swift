/// An action that is suggested with the values that people often use.
///
/// Nothing suggests actions here, so predictions are not kept.
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
    /// Creates a prediction without parameters.
    public init(displayRepresentation: @escaping () -> DisplayRepresentation) where Parameters == () {}

    /// Creates a prediction with the values of parameters.
    public init<each Value>(
        parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
        displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
    ) where Parameters == (repeat KeyPath<Intent, IntentParameter<each Value>>) {}
}

/// The predictions of an intent.
public struct IntentPredictionTuple<Intent: AppIntent, each Parameters>: IntentPredictionConfiguration {}

/// Builds the predictions of an intent.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
    public static func buildExpression<Parameters>(
        _ prediction: IntentPrediction<Intent, Parameters>
    ) -> IntentPrediction<Intent, Parameters> { prediction }

    public static func buildBlock<each Parameters>(
        _ predictions: repeat IntentPrediction<Intent, each Parameters>
    ) -> IntentPredictionTuple<Intent, repeat each Parameters> { IntentPredictionTuple() }
}
