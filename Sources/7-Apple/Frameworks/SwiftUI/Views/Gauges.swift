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

/// The progress of a task.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView, CompoundView {
    /// The part that is complete, from 0 to 1; nil if it is unknown or depends on the time.
    package let fraction: Double?
    let label: Label
    let currentValueLabel: CurrentValueLabel

    private init(_ fraction: Double?, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    private init<V: BinaryFloatingPoint>(
        _ value: V?, of total: V, _ label: Label, _ currentValueLabel: CurrentValueLabel
    ) {
        self.init(value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }, label, currentValueLabel)
    }

    package var children: [any View] { [label, currentValueLabel] }
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
    public init(@ViewBuilder label: () -> Label = { EmptyView() }) { self.init(nil, label(), EmptyView()) }
    @PlainText
    public init(_ title: LocalizedStringKey) where Label == Text { self.init(nil, Text(title), EmptyView()) }

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
        self.init(nil, label(), currentValueLabel())
    }
}

nonisolated extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
    /// Shows the time that is left, or has passed.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(nil, EmptyView(), Text(timerInterval: timerInterval, countsDown: countsDown))
    }
}
