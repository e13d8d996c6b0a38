/// One of two summaries, depending on a test of a parameter or of the widget's family.
public struct ParameterSummaryWhenCondition<Intent, WhenCondition, Otherwise>: ParameterSummary, StructuredSummary
where Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary {
    package let node: SummaryNode

    private init(_ condition: SummaryCondition, _ when: () -> WhenCondition, _ otherwise: () -> Otherwise) {
        node = .condition(condition, then: .of(when()), otherwise: .of(otherwise()))
    }

    /// Tests whether a parameter has a value.
    public init<Parameter: AnyIntentValue>(
        _ path: KeyPath<Intent, Parameter>, _ test: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) { self.init(.init(.parameter(path), test), when, otherwise) }

    /// Tests whether a parameter is equal to a value, or smaller or larger.
    @Overloaded("Equatable", as: "Comparable")
    public init<ValueType: Equatable, Parameter: AnyIntentValue>(
        _ path: KeyPath<Intent, Parameter>, _ test: EquatableComparisonOperator, _ operand: ValueType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where ValueType == Parameter.Value { self.init(.init(.parameter(path), test, operand), when, otherwise) }

    /// Tests whether an optional parameter is equal to a value, or smaller or larger.
    @Overloaded("Equatable", as: "Comparable")
    public init<Value: ExpressibleByNilLiteral, Parameter: AnyIntentValue>(
        _ path: KeyPath<Intent, Parameter>, _ test: EquatableComparisonOperator, _ operand: Value.ValueType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value == Parameter.Value, Value.ValueType: Equatable {
        self.init(.init(.parameter(path), test, operand), when, otherwise)
    }

    /// Tests whether a parameter is one of several values.
    public init<Value, Parameter: AnyIntentValue>(
        _ path: KeyPath<Intent, Parameter>, _ test: OneOfComparisonOperator, _ operand: [Value.ValueType],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value == Parameter.Value, Value.ValueType: Equatable {
        self.init(.init(.parameter(path), test, operand), when, otherwise)
    }

    /// Tests whether the case of a union is one, or one of several.
    @Overloaded(
        "EquatableComparisonOperator, _ operand: Value.ValueType.Cases",
        as: "OneOfComparisonOperator, _ operand: [Value.ValueType.Cases]")
    public init<Value, Parameter: AnyIntentValue>(
        _ path: KeyPath<Intent, Parameter>, _ test: EquatableComparisonOperator, _ operand: Value.ValueType.Cases,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value == Parameter.Value, Value.ValueType: AppUnionValue {
        self.init(.init(.parameter(path), test, operand), when, otherwise)
    }

    /// Tests whether the identifier of an entity is one, or one of several.
    @Overloaded("EquatableComparisonOperator, _ operand: String", as: "OneOfComparisonOperator, _ operand: [String]")
    public init<Parameter: AnyIntentValue>(
        _ path: KeyPath<Intent, Parameter>, identifier test: EquatableComparisonOperator, _ operand: String,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter.Value.ValueType: AppEntity { self.init(.init(.identifier(path), test, operand), when, otherwise) }

    /// Tests whether the family of the widget is one, or one of several.
    @Overloaded(
        "EquatableComparisonOperator, _ operand: IntentWidgetFamily",
        as: "OneOfComparisonOperator, _ operand: [IntentWidgetFamily]")
    public init(
        widgetFamily test: EquatableComparisonOperator, _ operand: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) { self.init(.init(.widgetFamily, test, operand), when, otherwise) }
}
