/// One of two summaries, depending on a test of a parameter or of the widget's family.
public struct ParameterSummaryWhenCondition<Intent, WhenCondition, Otherwise>: ParameterSummary, StructuredSummary
where Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary {
    package let node: SummaryNode

    private init(
        _ subject: SummaryCondition.Subject, _ comparison: SummaryCondition.Comparison, _ operands: [Any],
        _ when: () -> WhenCondition, _ otherwise: () -> Otherwise
    ) {
        node = .condition(
            SummaryCondition(subject: subject, comparison: comparison, operands: operands),
            then: .of(when()), otherwise: .of(otherwise()))
    }

    /// Tests whether a parameter has a value.
    public init<Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(.parameter(keyPath), .init(comparisonOperator), [], when, otherwise)
    }

    /// Tests whether a parameter is equal to a value.
    public init<ValueType: Equatable, Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator, _ value: ValueType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where ValueType == Parameter.Value {
        self.init(.parameter(keyPath), .init(comparisonOperator), [value], when, otherwise)
    }

    /// Tests whether an optional parameter is equal to a value.
    public init<Value: ExpressibleByNilLiteral, Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator,
        _ value: Value.ValueType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value == Parameter.Value, Value.ValueType: Equatable {
        self.init(.parameter(keyPath), .init(comparisonOperator), [value], when, otherwise)
    }

    /// Tests whether a parameter is one of several values.
    public init<Value, Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: OneOfComparisonOperator,
        _ values: [Value.ValueType],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value == Parameter.Value, Value.ValueType: Equatable {
        self.init(.parameter(keyPath), .oneOf, values, when, otherwise)
    }

    /// Tests the case of a union.
    public init<Value, Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator,
        _ value: Value.ValueType.Cases,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value == Parameter.Value, Value.ValueType: AppUnionValue {
        self.init(.parameter(keyPath), .init(comparisonOperator), [value], when, otherwise)
    }

    /// Tests whether the case of a union is one of several.
    public init<Value, Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: OneOfComparisonOperator,
        _ values: [Value.ValueType.Cases],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value == Parameter.Value, Value.ValueType: AppUnionValue {
        self.init(.parameter(keyPath), .oneOf, values, when, otherwise)
    }

    /// Tests whether a parameter is smaller or larger than a value.
    public init<ValueType: Comparable, Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: ComparableComparisonOperator, _ value: ValueType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where ValueType == Parameter.Value {
        self.init(.parameter(keyPath), .init(comparisonOperator), [value], when, otherwise)
    }

    /// Tests whether an optional parameter is smaller or larger than a value.
    public init<Value: ExpressibleByNilLiteral, Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: ComparableComparisonOperator,
        _ value: Value.ValueType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value == Parameter.Value, Value.ValueType: Comparable {
        self.init(.parameter(keyPath), .init(comparisonOperator), [value], when, otherwise)
    }

    /// Tests the identifier of an entity.
    public init<Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: EquatableComparisonOperator,
        _ value: String,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter.Value.ValueType: AppEntity {
        self.init(.identifier(keyPath), .init(comparisonOperator), [value], when, otherwise)
    }

    /// Tests whether the identifier of an entity is one of several.
    public init<Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: OneOfComparisonOperator,
        _ values: [String],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter.Value.ValueType: AppEntity {
        self.init(.identifier(keyPath), .oneOf, values, when, otherwise)
    }

    /// Tests the family of the widget.
    public init(
        widgetFamily comparisonOperator: EquatableComparisonOperator, _ value: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(.widgetFamily, .init(comparisonOperator), [value], when, otherwise)
    }

    /// Tests whether the family of the widget is one of several.
    public init(
        widgetFamily comparisonOperator: OneOfComparisonOperator, _ values: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(.widgetFamily, .oneOf, values, when, otherwise)
    }
}
