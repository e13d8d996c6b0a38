/// An axis of a chart.
public protocol AxisContent {}

/// A part of the marks at a value of an axis.
public protocol AxisMark {}

/// The parts at the values of an axis.
struct AxisPart: AxisMark {
    enum Kind {
        case gridLine
        case tick(AxisTick.Length)
        /// The text or the view at a value; nil for the usual text.
        case label(text: ((PlotValue) -> Text?)?, view: AnyView?)
    }

    var kind: Kind
    var isCentered: Bool?
    var stroke: StrokeStyle?
    var style: (any ShapeStyle)?
    var font: Font?
    var offset = CGSize.zero
    var place = AxisLabelPlace()
}

/// Where a label is, and what happens if it touches another one.
struct AxisLabelPlace {
    /// The point of the label that is at the value; nil for the usual one.
    var anchor: UnitPoint?
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
    var collisions = AxisValueLabelCollisionResolution.automatic
    /// What the picture lacks.
    var undrawn: [String] = []
}

/// What consists of parts.
protocol AxisPartSource {
    var parts: [AxisPart] { get }
}

/// Several parts.
public struct AxisParts: AxisMark, AxisPartSource {
    let parts: [AxisPart]
}

extension AxisMark {
    var allParts: [AxisPart] { (self as? any AxisPartSource)?.parts ?? [] }

    private func with(_ change: (inout AxisPart) -> Void) -> AxisParts {
        AxisParts(
            parts: allParts.map { part in
                var part = part
                change(&part)
                return part
            })
    }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { with { $0.style = style } }
    public func font(_ font: Font?) -> some AxisMark { with { $0.font = font } }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        with { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
    }
}

/// A line across the plot.
public struct AxisGridLine: AxisMark, AxisPartSource {
    let parts: [AxisPart]

    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        parts = [AxisPart(kind: .gridLine, isCentered: centered, stroke: stroke)]
    }
}

/// A short line at the axis.
public struct AxisTick: AxisMark, AxisPartSource {
    /// How long a tick is.
    public enum Length: Hashable, Sendable, ExpressibleByIntegerLiteral {
        case automatic, label, longestLabel
        case points(CGFloat)

        public init(integerLiteral value: Int) { self = .points(CGFloat(value)) }
    }

    let parts: [AxisPart]

    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        parts = [AxisPart(kind: .tick(length), isCentered: centered, stroke: stroke)]
    }
}

/// A text or a view at the axis.
public struct AxisValueLabel: AxisMark, AxisPartSource {
    let parts: [AxisPart]

    private init(
        _ text: ((PlotValue) -> Text?)?, _ view: AnyView?, _ centered: Bool?, _ place: AxisLabelPlace = .init()
    ) {
        parts = [AxisPart(kind: .label(text: text, view: view), isCentered: centered, place: place)]
    }

    private static func place(
        _ anchor: UnitPoint?, _ alignment: Alignment?, _ collisions: AxisValueLabelCollisionResolution,
        _ offsetsMarks: Bool?, _ orientation: AxisValueLabelOrientation, _ x: CGFloat?, _ y: CGFloat?
    ) -> AxisLabelPlace {
        let undrawn = [
            ("multiLabelAlignment", alignment != nil), ("offsetsMarks", offsetsMarks == true),
            ("orientation", orientation != .automatic && orientation != .horizontal),
            ("collisionResolution", collisions.isTruncating),
        ]
        return AxisLabelPlace(
            anchor: anchor, horizontalSpacing: x, verticalSpacing: y, collisions: collisions,
            undrawn: undrawn.filter(\.1).map { "AxisValueLabel(\($0.0):)" })
    }

    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            nil, nil, centered,
            Self.place(
                anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation, horizontalSpacing,
                verticalSpacing))
    }

    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(
            format.text(of:), nil, centered,
            Self.place(
                anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation, horizontalSpacing,
                verticalSpacing))
    }

    public init<Content: View>(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            nil, AnyView(content()), centered,
            Self.place(
                anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation, horizontalSpacing,
                verticalSpacing))
    }

    public init<S: StringProtocol>(_ text: S, centered: Bool? = nil) {
        let text = Text(verbatim: String(text))
        self.init({ _ in text }, nil, centered)
    }

    public init(_ key: LocalizedStringKey, centered: Bool? = nil) { self.init(nil, AnyView(Text(key)), centered) }
}

extension FormatStyle where FormatInput: Plottable, FormatOutput == String {
    /// Returns the text of a value; nil for one of another type.
    fileprivate func text(of value: PlotValue) -> Text? {
        AxisValue(value: value, index: 0, count: 1).as(FormatInput.self).map { Text(formatting: $0, in: self) }
    }
}

/// What happens to labels that touch.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    /// The least distance from the label before, without which a label is left out; nil if all are drawn.
    let leastDistance: CGFloat?
    private(set) var isTruncating = false

    public static let automatic = greedy()
    public static let disabled = AxisValueLabelCollisionResolution(leastDistance: nil)
    public static let truncate = AxisValueLabelCollisionResolution(leastDistance: nil, isTruncating: true)

    /// Leaves out labels that touch the one before them. All of them have the same priority.
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self {
        AxisValueLabelCollisionResolution(leastDistance: minimumSpacing ?? 0)
    }
}

/// The direction of labels, which are drawn horizontally.
public enum AxisValueLabelOrientation: Hashable, Sendable {
    case automatic, horizontal, vertical, verticalReversed
}

/// A value of an axis.
public struct AxisValue {
    let value: PlotValue
    public let index: Int
    public let count: Int

    /// The value as a type; nil for one of another type.
    public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? {
        let primitive: Any? =
            switch value {
            case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
            case .category(let text): text
            case .number(let number): Self.number(number, as: Value.PrimitivePlottable.self)
            }
        return (primitive as? Value.PrimitivePlottable).flatMap { Value(primitivePlottable: $0) }
    }

    private static func number(_ number: Double, as type: Any.Type) -> Any? {
        switch type {
        case let type as any BinaryInteger.Type: type.init(exactly: number)
        case let type as any BinaryFloatingPoint.Type: type.init(number)
        case is Decimal.Type: Decimal(number)
        default: nil
        }
    }
}

/// The values at which an axis has marks.
public struct AxisMarkValues {
    enum Rule {
        case automatic(count: Int?, leastStep: Double = 0)
        case stride(Double)
        case dates(DateTicks)
        case values([PlotValue])
    }

    let rule: Rule
    /// Whether the scale begins or ends at a round value, which is not drawn.
    let isRounded: Bool

    private init(_ rule: Rule, _ roundLowerBound: Bool? = nil, _ roundUpperBound: Bool? = nil) {
        self.rule = rule
        isRounded = roundLowerBound == true || roundUpperBound == true
    }

    fileprivate init<P: Plottable>(_ values: [P]) { self.init(.values(values.map { PlotValue($0) })) }

    public static var automatic: AxisMarkValues { AxisMarkValues(.automatic(count: nil)) }

    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(.automatic(count: desiredCount), roundLowerBound, roundUpperBound) }

    public static func automatic<P: Plottable & BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            .automatic(count: desiredCount, leastStep: Double(minimumStride)), roundLowerBound, roundUpperBound)
    }

    public static func stride<P: Plottable & Numeric>(
        by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(.stride(PlotValue(step).number ?? 0), roundLowerBound, roundUpperBound) }

    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            .dates(DateTicks(component: component, count: count, calendar: calendar)), roundLowerBound, roundUpperBound)
    }
}

/// The marks of an axis.
public struct AxisMarks: AxisContent {
    /// The form of the marks.
    public enum Preset: Hashable, Sendable { case automatic, aligned, extended, inset }

    /// The side of the plot.
    public enum Position: Hashable, Sendable { case automatic, leading, trailing, top, bottom }

    let preset: Preset
    let position: Position
    let values: AxisMarkValues
    /// The parts at a value; nil for the usual ones.
    let content: ((AxisValue) -> [AxisPart])?
    let format: ((PlotValue) -> Text?)?
    let stroke: StrokeStyle?

    private init(
        _ preset: Preset, _ position: Position, _ values: AxisMarkValues, _ stroke: StrokeStyle? = nil,
        _ content: ((AxisValue) -> [AxisPart])? = nil, format: ((PlotValue) -> Text?)? = nil
    ) {
        (self.preset, self.position, self.values, self.stroke) = (preset, position, values, stroke)
        (self.format, self.content) = (format, content)
    }

    /// What the picture lacks.
    var undrawn: [String] {
        (preset == .automatic ? [] : ["AxisMarks(preset:)"]) + (values.isRounded ? ["rounded bounds of an axis"] : [])
    }

    public init(
        preset: Preset = .automatic, position: Position = .automatic, values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) { self.init(preset, position, values, stroke) }

    public init<P: Plottable>(
        preset: Preset = .automatic, position: Position = .automatic, values: [P], stroke: StrokeStyle? = nil
    ) { self.init(preset, position, AxisMarkValues(values), stroke) }

    public init<F: FormatStyle>(
        format: F, preset: Preset = .automatic, position: Position = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(preset, position, values, stroke, format: format.text(of:))
    }

    public init<Content: AxisMark>(
        preset: Preset = .automatic, position: Position = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { self.init(preset, position, values) { content($0).allParts } }

    public init<P: Plottable, Content: AxisMark>(
        preset: Preset = .automatic, position: Position = .automatic, values: [P],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { self.init(preset, position, AxisMarkValues(values)) { content($0).allParts } }

    public init<P: Plottable, Content: AxisMark>(
        preset: Preset = .automatic, position: Position = .automatic, values: [P],
        @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(preset, position, AxisMarkValues(values)) { _ in content().allParts } }

    public init<Content: AxisMark>(
        preset: Preset = .automatic, position: Position = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(preset, position, values) { _ in content().allParts } }
}

/// Several axes.
public struct AxisGroup: AxisContent {
    let axes: [AxisMarks]
}

extension AxisContent {
    var allAxes: [AxisMarks] { (self as? AxisGroup)?.axes ?? (self as? AxisMarks).map { [$0] } ?? [] }
}

/// Builds the axes of a chart.
@resultBuilder
public enum AxisContentBuilder: GroupBuilder {
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> AxisGroup {
        AxisGroup(axes: content.allAxes)
    }

    public static func group(_ groups: [AxisGroup]) -> AxisGroup { AxisGroup(axes: groups.flatMap(\.axes)) }
}

/// Builds the parts at a value of an axis.
@resultBuilder
public enum AxisMarkBuilder: GroupBuilder {
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> AxisParts {
        AxisParts(parts: content.allParts)
    }

    public static func group(_ groups: [AxisParts]) -> AxisParts { AxisParts(parts: groups.flatMap(\.parts)) }
}
