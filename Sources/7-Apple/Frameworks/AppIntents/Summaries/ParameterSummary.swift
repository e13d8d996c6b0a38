/// The parameters of an intent that are shown, and under which conditions.
///
/// Intents write `Summary`, `When` and `Switch`, which are aliases of the types that conform to this protocol.
public protocol ParameterSummary {
    /// The intent with the parameters.
    associatedtype Intent: AppIntent
}

/// Builds the one summary that a branch contains.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary
    where Summary.Intent == Intent {
        summary
    }
}

/// A test whether a parameter has a value.
public enum HasValueComparisonOperator: Hashable, Sendable { case hasAnyValue, hasNoValue }

/// A test whether a value is equal to another.
public enum EquatableComparisonOperator: Hashable, Sendable { case equalTo, notEqualTo }

/// A test whether a value is one of several.
public enum OneOfComparisonOperator: Hashable, Sendable { case oneOf }

/// A test whether a value is smaller or larger than another.
public enum ComparableComparisonOperator: Hashable, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}
