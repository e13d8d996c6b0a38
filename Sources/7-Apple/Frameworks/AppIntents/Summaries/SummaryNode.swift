/// The structure of a summary: which parameters are shown under which conditions.
///
/// A `Switch` is a chain of conditions.
package indirect enum SummaryNode {
    /// The parameters in the text, followed by the others. If both are absent, all parameters are shown, in their order.
    case parameters(SummaryText?, others: [AnyKeyPath]?)
    /// One of two structures.
    case condition(SummaryCondition, then: SummaryNode, otherwise: SummaryNode)

    /// Returns the structure of a summary.
    static func of(_ summary: some ParameterSummary) -> SummaryNode {
        (summary as? any StructuredSummary)?.node ?? .parameters(nil, others: nil)
    }
}

/// A summary as a sentence with parameters.
package struct SummaryText {
    package enum Part {
        case text(String)
        /// A key path from the intent to the parameter's object.
        case parameter(AnyKeyPath)
    }

    package let parts: [Part]
    /// The name of the string table; nil for the default table.
    package let table: String?
}

/// A test in a summary.
package struct SummaryCondition {
    package enum Subject {
        /// The value of a parameter, by the key path from the intent to its object.
        case parameter(AnyKeyPath)
        /// The identifier of an entity.
        case identifier(AnyKeyPath)
        case widgetFamily
    }

    package enum Comparison {
        case hasAnyValue, hasNoValue, equalTo, notEqualTo, oneOf
        case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
    }

    package let subject: Subject
    package let comparison: Comparison
    /// The values to compare with: none for a test of existence, several for `oneOf`. An optional value is not unwrapped.
    package let operands: [Any]
}

extension SummaryCondition {
    init(_ subject: Subject, _ test: HasValueComparisonOperator) {
        self.init(subject: subject, comparison: test == .hasAnyValue ? .hasAnyValue : .hasNoValue, operands: [])
    }

    init(_ subject: Subject, _ test: EquatableComparisonOperator, _ operand: Any) {
        self.init(subject: subject, comparison: test == .equalTo ? .equalTo : .notEqualTo, operands: [operand])
    }

    init(_ subject: Subject, _ test: ComparableComparisonOperator, _ operand: Any) {
        let comparison: Comparison =
            switch test {
            case .lessThan: .lessThan
            case .lessThanOrEqualTo: .lessThanOrEqualTo
            case .greaterThan: .greaterThan
            case .greaterThanOrEqualTo: .greaterThanOrEqualTo
            }
        self.init(subject: subject, comparison: comparison, operands: [operand])
    }

    init(_ subject: Subject, _ test: OneOfComparisonOperator, _ operands: [Any]) {
        self.init(subject: subject, comparison: .oneOf, operands: operands)
    }
}

/// A type of summaries whose structure can be read.
package protocol StructuredSummary {
    var node: SummaryNode { get }
}

extension AppIntent {
    /// The structure of the summary.
    package static var summaryNode: SummaryNode { .of(parameterSummary) }
}
