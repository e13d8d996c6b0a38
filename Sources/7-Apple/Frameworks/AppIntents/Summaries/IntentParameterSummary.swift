public import IntentFoundation

/// A list of parameters, optionally with a sentence that contains some of them.
///
/// `Summary()` shows every parameter. `Summary { \.$p; \.$q }` shows only those that it lists, and a sentence shows those that
/// it contains, followed by those in its list.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary, StructuredSummary {
    /// Builds a list of parameters from key paths such as `\.$city`.
    @resultBuilder
    public enum ParameterKeyPathsBuilder: ListBuilder {
        public typealias Element = PartialKeyPath<Intent>

        public static func buildExpression<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) -> [Element] {
            [path]
        }
    }

    package let node: SummaryNode

    private init(_ text: ParameterSummaryString<Intent>?, _ table: String?, _ others: [PartialKeyPath<Intent>]?) {
        node = .parameters(text.map { SummaryText(parts: $0.parts, table: table) }, others: others)
    }

    /// Creates a summary that shows every parameter.
    public init() { self.init(nil, nil, nil) }

    /// Creates a summary that shows the listed parameters.
    public init(@ParameterKeyPathsBuilder _ otherParameters: () -> [PartialKeyPath<Intent>]) {
        self.init(nil, nil, otherParameters())
    }

    /// Creates a summary that shows the parameters in a sentence.
    public init(_ summaryString: ParameterSummaryString<Intent>, table: String? = nil) {
        self.init(summaryString, table, nil)
    }

    /// Creates a summary that shows the parameters in a sentence, followed by the listed ones.
    public init(
        _ summaryString: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder _ otherParameters: () -> [PartialKeyPath<Intent>]
    ) {
        self.init(summaryString, table, otherParameters())
    }
}

/// A sentence that contains parameters: `"Departures from \(\.$station)"`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    /// Collects the texts and parameters of a sentence.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts: [SummaryText.Part] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.text(literal)) }
        }

        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            parts.append(.parameter(keyPath))
        }
    }

    fileprivate let parts: [SummaryText.Part]

    public init(stringLiteral value: String) { parts = [.text(value)] }
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }
}
