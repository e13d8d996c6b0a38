/// A value in a range.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>:
    PrimitiveView,
    CompoundView
{
    /// The position of the value in its range, from 0 to 1.
    package let fraction: Double
    let label: Label
    let currentValueLabel: CurrentValueLabel
    let minimumValueLabel: BoundsLabel
    let maximumValueLabel: BoundsLabel

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel, _ minimum: BoundsLabel,
        _ maximum: BoundsLabel
    ) {
        let width = bounds.upperBound - bounds.lowerBound
        fraction = width > 0 ? min(max(Double((value - bounds.lowerBound) / width), 0), 1) : 0
        self.label = label
        currentValueLabel = current
        minimumValueLabel = minimum
        maximumValueLabel = maximum
    }

    package var children: [any View] { [label, minimumValueLabel, currentValueLabel, maximumValueLabel] }
}

nonisolated extension Gauge where MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
    ) where BoundsLabel == EmptyView {
        self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}

// Labels of marked values are not drawn.
nonisolated extension Gauge {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) where BoundsLabel == EmptyView {
        self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}

/// How far something is.
enum ProgressAmount {
    case unknown
    case fraction(Double)
    /// The part of an interval that has passed, or that remains.
    case time(ClosedRange<Date>, countsDown: Bool)

    /// The amount from 0 to 1; nil if it is unknown.
    func fraction(at now: Date) -> Double? {
        switch self {
        case .unknown: return nil
        case .fraction(let fraction): return fraction
        case .time(let interval, let countsDown):
            let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
            let passed = length > 0 ? min(max(now.timeIntervalSince(interval.lowerBound) / length, 0), 1) : 1
            return countsDown ? 1 - passed : passed
        }
    }
}

/// The progress of a task.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView, CompoundView {
    /// The part that is complete, from 0 to 1; nil if it is unknown or depends on the time.
    let amount: ProgressAmount
    let label: Label
    let currentValueLabel: CurrentValueLabel

    private init(_ amount: ProgressAmount, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
        self.amount = amount
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    private init<V: BinaryFloatingPoint>(
        _ value: V?, of total: V, _ label: Label, _ currentValueLabel: CurrentValueLabel
    ) {
        let fraction = value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
        self.init(fraction.map { .fraction($0) } ?? .unknown, label, currentValueLabel)
    }

    package var children: [any View] { [label, currentValueLabel] }
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
    public init(@ViewBuilder label: () -> Label = { EmptyView() }) { self.init(.unknown, label(), EmptyView()) }
    @PlainText
    public init(_ title: LocalizedStringKey) where Label == Text { self.init(.unknown, Text(title), EmptyView()) }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(value, of: total, EmptyView(), EmptyView())
    }

    @PlainText
    public init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
        self.init(value, of: total, Text(title), EmptyView())
    }
}

nonisolated extension ProgressView {
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
    ) {
        self.init(value, of: total, label(), currentValueLabel())
    }

    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
    ) {
        self.init(.time(timerInterval, countsDown: countsDown), label(), currentValueLabel())
    }
}

nonisolated extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
    /// Shows the time that is left, or has passed.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        let text = Text(timerInterval: timerInterval, countsDown: countsDown)
        self.init(.time(timerInterval, countsDown: countsDown), EmptyView(), text)
    }
}

nonisolated extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// Creates the view of progress that a style draws. It does not have that style.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            configuration.fractionCompleted.map { .fraction($0) } ?? .unknown,
            configuration.label ?? AnyView(EmptyView()), configuration.currentValueLabel ?? AnyView(EmptyView()))
    }
}
