/// One of several summaries, depending on the value of a parameter or on the widget's family.
///
/// The first case with the value counts, and then the default case. Without a default case, other values show every parameter.
public struct ParameterSummarySwitchCondition<Intent, Value, CaseCondition>: ParameterSummary, StructuredSummary
where Intent: AppIntent, Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase {
    /// The family of the widget as the subject of a `Switch`.
    public enum WidgetFamily: Hashable, Sendable { case widgetFamily }

    package let node: SummaryNode

    private init(_ subject: SummaryCondition.Subject, _ cases: CaseCondition) {
        let branches = (cases as? any SummaryBranches)?.branches ?? []
        node = branches.reversed().reduce(.parameters(nil, others: nil)) { otherwise, branch in
            guard let values = branch.values else { return branch.node }
            let comparison: SummaryCondition.Comparison = values.count == 1 ? .equalTo : .oneOf
            return .condition(
                SummaryCondition(subject: subject, comparison: comparison, operands: values),
                then: branch.node, otherwise: otherwise)
        }
    }

    /// Chooses by the value of a parameter.
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ builder: () -> CaseCondition
    ) {
        self.init(.parameter(keyPath), builder())
    }

    /// Chooses by the case of a union.
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value.ValueType.Cases> _ builder: () -> CaseCondition
    ) where Value.ValueType: AppUnionValue {
        self.init(.parameter(keyPath), builder())
    }

    /// Chooses by the family of the widget.
    public init(
        _ widgetFamily: WidgetFamily,
        @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ builder: () -> CaseCondition
    ) where Value == IntentWidgetFamily {
        self.init(.widgetFamily, builder())
    }
}

/// A case of a `Switch`, or all of its cases.
public protocol _ParameterSummarySwitchCase {
    associatedtype Intent: AppIntent
}

/// Builds the cases of a `Switch`. The default case is the last.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
    public static func buildExpression<Summary: ParameterSummary>(
        _ expression: ParameterSummaryCaseCondition<Intent, Value, Summary>
    ) -> ParameterSummaryCaseCondition<Intent, Value, Summary> {
        expression
    }

    public static func buildExpression<Summary: ParameterSummary>(
        _ expression: ParameterSummaryDefaultCaseCondition<Intent, Value, Summary>
    ) -> ParameterSummaryDefaultCaseCondition<Intent, Value, Summary> {
        expression
    }

    public static func buildBlock<each Case: _ParameterSummarySwitchCase>(
        _ cases: repeat each Case
    ) -> ParameterSummaryTupleCaseCondition<Intent, Value, (repeat each Case)> {
        var branches: [SummaryBranch] = []
        repeat branches += ((each cases) as? any SummaryBranches)?.branches ?? []
        return ParameterSummaryTupleCaseCondition(branches: branches)
    }
}

/// The summary for some values of a parameter.
public struct ParameterSummaryCaseCondition<Intent, Value, Summary>: _ParameterSummarySwitchCase, SummaryBranches
where Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary {
    let branches: [SummaryBranch]

    /// Creates the case of one value.
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
        self.init([value], parameterSummary)
    }

    /// Creates the case of several values.
    public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
        branches = [SummaryBranch(values: values, node: .of(parameterSummary()))]
    }
}

/// The summary for all other values of a parameter.
public struct ParameterSummaryDefaultCaseCondition<Intent, Value, Summary>: _ParameterSummarySwitchCase, SummaryBranches
where Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary {
    let branches: [SummaryBranch]

    public init(@ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
        branches = [SummaryBranch(values: nil, node: .of(parameterSummary()))]
    }
}

/// All cases of a `Switch`.
public struct ParameterSummaryTupleCaseCondition<Intent, Value, Cases>: _ParameterSummarySwitchCase, SummaryBranches
where Intent: AppIntent, Value: _IntentValue {
    let branches: [SummaryBranch]
}

/// A case of a `Switch`.
struct SummaryBranch {
    /// The values of the case; nil for the default case.
    let values: [Any]?
    let node: SummaryNode
}

/// A case of a `Switch`, or all of its cases, whose structure can be read.
protocol SummaryBranches {
    var branches: [SummaryBranch] { get }
}
