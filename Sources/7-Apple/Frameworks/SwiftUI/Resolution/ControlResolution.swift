import IntentModel
import IntentRuntime
package import WidgetDrawing

extension ViewResolver {
    /// The style of a control that a modifier set; nil for none, and for an automatic one.
    fileprivate func controlStyle(_ modifier: String) -> (any ControlStyle)? {
        let style = style.controls[modifier] as? any ControlStyle
        return style is any AutomaticStyle ? nil : style
    }

    /// Resolves a view without the style that draws it, which would draw itself again.
    mutating func nodes(of view: any View, without modifier: String) throws(DrawingError) -> [Node] {
        try inheriting {
            $0.style.controls[modifier] = nil
        } _: { resolver throws(DrawingError) in
            try resolver.nodes(of: view)
        }
    }

    /// Resolves what a style makes of a control to one node, without the style.
    fileprivate mutating func node(
        of look: any View, without modifier: String, along axis: WidgetDrawing.Axis
    ) throws(DrawingError) -> Node {
        let nodes = try inheriting {
            $0.style.isPartOfControl = true
        } _: { resolver throws(DrawingError) in
            try resolver.nodes(of: look, without: modifier)
        }
        return nodes.count == 1 ? nodes[0] : try Node(.layout(WidgetDrawing.StackLayout(axis)), nodes)
    }
}

// MARK: - Buttons, toggles and links

extension Button {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        let style = resolver.controlStyle("buttonStyle")
        let look: any View
        switch style {
        case let style as any ButtonStyle:
            look = style.body(
                ButtonStyleConfiguration(role: role, label: AnyView(label), isPressed: false), in: resolver.environment)
        case let style as any PrimitiveButtonStyle where !(style is any NamedStyle):
            look = style.body(
                PrimitiveButtonStyleConfiguration(role: role, label: AnyView(label), action: {}),
                in: resolver.environment)
        case is PlainButtonStyle: look = label
        case is BorderlessButtonStyle: look = label.foregroundStyle(.tint)
        default:
            look = BorderedLabel(
                label: label, isProminent: style is BorderedProminentButtonStyle, role: role,
                shape: resolver.style.controls["buttonBorderShape"] as? ButtonBorderShape,
                size: resolver.style.controls["controlSize"] as? ControlSize)
        }
        let node = try resolver.node(of: look, without: "buttonStyle", along: .horizontal)
        return [try resolver.action(intent, label: label, drawnBy: style, node)]
    }
}

extension ViewResolver {
    /// Returns a node whose place is an action. What a style of a program draws is not read, but the label.
    fileprivate mutating func action(
        _ intent: (any WidgetIntent)?, isOn: Bool? = nil, label: some View, drawnBy style: Any?, _ node: Node
    ) throws(DrawingError) -> Node {
        // What a style draws with another control is a part of the first one.
        guard intent != nil || !self.style.isPartOfControl else { return node }
        let region = ViewRegion.action(isOn: isOn, environment.isEnabled ? intent : nil)
        let shown = environment.isEnabled ? node : try Node(.effect(.opacity(0.5)), [node])
        let action = try Node(.region(region), [shown])
        guard style != nil, !(style is any NamedStyle) || self.style.hidesLabels else { return action }
        let title = try title(of: label)
        return title.isEmpty ? action : try Node(.description(.label(title)), [action])
    }
}

extension ControlStyle {
    /// What the style makes of a control.
    fileprivate func body(_ configuration: StyledControl, in environment: EnvironmentValues) -> any View {
        environment.asCurrent { makeBody(configuration: configuration) }
    }
}

/// The label of a button with a background.
private struct BorderedLabel<Label: View>: View {
    let label: Label
    let isProminent: Bool
    let role: ButtonRole?
    var shape: ButtonBorderShape?
    var size: ControlSize?

    private var border: AnyShape {
        switch shape?.form {
        case .roundedRectangle: AnyShape(RoundedRectangle(cornerRadius: shape?.radius ?? 8))
        case .circle: AnyShape(Circle())
        default: AnyShape(Capsule())
        }
    }

    /// The distances of the label from the border.
    private var padding: CGSize {
        switch size {
        case .mini, .small: CGSize(width: 10, height: 4)
        case .large, .extraLarge: CGSize(width: 20, height: 14)
        default: CGSize(width: 12, height: 7)
        }
    }

    var body: some View {
        let background: AnyShapeStyle =
            isProminent
            ? (role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()))
            : AnyShapeStyle(FillShapeStyle())
        let foreground: AnyShapeStyle =
            isProminent
            ? AnyShapeStyle(Color.white)
            : role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
        label.foregroundStyle(foreground).padding(.horizontal, padding.width)
            .padding(.vertical, padding.height).background(background, in: border)
    }
}

extension Toggle {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        let isOn = isOn()
        let style = resolver.controlStyle("toggleStyle")
        let look: any View
        switch style {
        case let style as any ToggleStyle where !(style is any NamedStyle):
            look = style.body(
                ToggleStyleConfiguration(label: AnyView(label), isOn: .constant(isOn)), in: resolver.environment)
        case let style as SwitchToggleStyle:
            let tint = style.tint.map { AnyShapeStyle($0) } ?? resolver.style.tint.map { _ in AnyShapeStyle(.tint) }
            let picture = SwitchPicture(isOn: isOn, tint: tint ?? AnyShapeStyle(Color.green))
            guard !resolver.style.hidesLabels else {
                look = picture
                break
            }
            look = HStack {
                label
                Spacer(minLength: 8)
                picture
            }
        default: look = BorderedLabel(label: label, isProminent: isOn, role: nil)
        }
        let node = try resolver.node(of: look, without: "toggleStyle", along: .vertical)
        return [try resolver.action(intent, isOn: isOn, label: label, drawnBy: style, node)]
    }
}

private struct SwitchPicture: View {
    let isOn: Bool
    let tint: AnyShapeStyle

    var body: some View {
        Capsule().fill(isOn ? tint : AnyShapeStyle(FillShapeStyle())).frame(width: 51, height: 31)
            .overlay(alignment: isOn ? .trailing : .leading) { Circle().fill(Color.white).padding(2) }
    }
}

extension Link {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        let isText = Label.self == Text.self
        let node = try resolver.inheriting {
            // Only the link of a text alone is tinted.
            if isText, $0.style.foreground.isEmpty { $0.style.foreground = [$0.tint] }
        } _: { resolver throws(DrawingError) in
            try resolver.node(of: label)
        }
        return [try Node(.region(ViewRegion.link(destination)), [node])]
    }
}

// MARK: - Labels

extension Label {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        let style = resolver.controlStyle("labelStyle")
        switch style {
        case let style as any LabelStyle where !(style is any NamedStyle):
            let configuration = LabelStyleConfiguration(title: AnyView(title), icon: AnyView(icon))
            return try resolver.nodes(of: style.body(configuration, in: resolver.environment), without: "labelStyle")
        case is IconOnlyLabelStyle: return try resolver.nodes(of: icon)
        case is TitleOnlyLabelStyle: return try resolver.nodes(of: title)
        default:
            return try resolver.nodes(
                of: HStack(spacing: 8) {
                    icon
                    title
                })
        }
    }
}

// MARK: - Gauges and progress

extension Gauge {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        if MarkedValueLabels.self != EmptyView.self { resolver.recordUndrawn("markedValueLabels") }
        let style = resolver.controlStyle("gaugeStyle")
        let gauge = GaugeStyleConfiguration(
            value: fraction, label: AnyView(label), currentValueLabel: .some(AnyView(currentValueLabel)),
            minimumValueLabel: AnyView(minimumValueLabel), maximumValueLabel: AnyView(maximumValueLabel))
        if let style = style as? any GaugeStyle, !(style is any NamedStyle) {
            return try resolver.nodes(of: style.body(gauge, in: resolver.environment), without: "gaugeStyle")
        }
        let isCircular = style is AccessoryCircularGaugeStyle || style is AccessoryCircularCapacityGaugeStyle
        let isAccessory = [.accessoryCircular, .accessoryCorner].contains(resolver.environment.widgetFamily)
        guard isCircular || (style == nil && isAccessory) else {
            let isAccessory = style is AccessoryLinearGaugeStyle || style is AccessoryLinearCapacityGaugeStyle
            return try resolver.nodes(
                of: LinearGauge(
                    gauge: gauge, showsMark: style is AccessoryLinearGaugeStyle, showsLabel: !isAccessory))
        }
        // The labels of the bounds take the place of the label.
        return try resolver.nodes(
            of: CircularGauge(
                gauge: gauge, isCapacity: style is AccessoryCircularCapacityGaugeStyle,
                showsLabel: minimumValueLabel is EmptyView))
    }
}

/// A ring that is open at the bottom, with a mark; or a closed ring that is filled up to the value.
private struct CircularGauge: View {
    let gauge: GaugeStyleConfiguration
    let isCapacity: Bool
    let showsLabel: Bool

    private var line: StrokeStyle { StrokeStyle(lineWidth: 6, lineCap: .round) }
    /// The visible part of an open ring.
    private let share = 0.75

    var body: some View {
        ZStack {
            if isCapacity {
                // The round end before the first color has it, too.
                let tint = GaugeTint.ring(share: 0.96)
                Group {
                    Circle().inset(by: 3).stroke(tint.opacity(0.3), style: line)
                    Circle().inset(by: 3).trim(from: 0, to: gauge.value).stroke(tint, style: line)
                }
                .rotationEffect(.degrees(-90))
            } else {
                Circle().inset(by: 3).trim(from: 0, to: share).stroke(GaugeTint.ring(share: share), style: line)
                    .rotationEffect(.degrees(135))
                Circle().inset(by: 3).trim(from: 0, to: 0.0001).stroke(
                    .background, style: StrokeStyle(lineWidth: 10, lineCap: .round)
                )
                .rotationEffect(.degrees(135 + 360 * share * gauge.value))
                Circle().inset(by: 3).trim(from: 0, to: 0.0001).stroke(GaugeTint.mark(gauge.value), style: line)
                    .rotationEffect(.degrees(135 + 360 * share * gauge.value))
            }
            gauge.currentValueLabel.font(.system(size: 19, weight: .medium)).minimumScaleFactor(0.5).lineLimit(1)
                .padding(10)
        }
        .overlay(alignment: .bottom) {
            if !isCapacity {
                HStack(spacing: 10) {
                    gauge.minimumValueLabel
                    if showsLabel { gauge.label }
                    gauge.maximumValueLabel
                }
                .font(.system(size: 10, weight: .medium)).lineLimit(1)
            }
        }
        .frame(width: 58, height: 58)
    }
}

private struct LinearGauge: View {
    let gauge: GaugeStyleConfiguration
    let showsMark: Bool
    let showsLabel: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            if showsLabel { gauge.label }
            HStack {
                gauge.minimumValueLabel
                ProgressBar(fraction: gauge.value, showsMark: showsMark)
                gauge.maximumValueLabel
            }
            gauge.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A bar that is filled up to the value, or has a mark at the value.
private struct ProgressBar: View {
    let fraction: Double
    let showsMark: Bool

    var body: some View {
        GeometryReader { geometry in
            let height = geometry.size.height
            ZStack(alignment: .leading) {
                Capsule().fill(showsMark ? AnyShapeStyle(GaugeTint.bar()) : AnyShapeStyle(FillShapeStyle()))
                if showsMark {
                    Circle().fill(GaugeTint.mark(fraction)).frame(width: height, height: height)
                        .padding(2).background(.background, in: Circle())
                        .offset(x: (geometry.size.width - height) * fraction - 2)
                } else {
                    Capsule().fill(GaugeTint.bar(to: fraction)).frame(
                        width: max(geometry.size.width * fraction, fraction > 0 ? height : 0))
                }
            }
        }
        .frame(height: 6)
    }
}

extension ProgressView {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        let style = resolver.controlStyle("progressViewStyle")
        let progress = ProgressViewStyleConfiguration(
            fractionCompleted: amount.fraction(at: resolver.now), label: AnyView(label),
            currentValueLabel: AnyView(currentValueLabel))
        if let style = style as? any ProgressViewStyle, !(style is any NamedStyle) {
            return try resolver.nodes(
                of: style.body(progress, in: resolver.environment), without: "progressViewStyle")
        }
        let isCircular = style is CircularProgressViewStyle || (style == nil && progress.fractionCompleted == nil)
        let look = ProgressPicture(progress: progress, isCircular: isCircular)
        let tint = (style as? LinearProgressViewStyle)?.tint ?? (style as? CircularProgressViewStyle)?.tint
        if let tint { return try resolver.nodes(of: look.tint(tint)) }
        return try resolver.nodes(of: look)
    }
}

private struct ProgressPicture: View {
    let progress: ProgressViewStyleConfiguration
    let isCircular: Bool

    var body: some View {
        if isCircular {
            VStack(spacing: 4) {
                ZStack {
                    Circle().inset(by: 2).stroke(.tint.opacity(0.25), lineWidth: 4)
                    Circle().inset(by: 2).trim(from: 0, to: progress.fractionCompleted ?? 0.25)
                        .stroke(.tint, style: StrokeStyle(lineWidth: 4, lineCap: .round)).rotationEffect(.degrees(-90))
                    progress.currentValueLabel
                }
                .frame(minWidth: 20, maxWidth: 40, minHeight: 20, maxHeight: 40)
                progress.label
            }
        } else {
            VStack(alignment: .leading, spacing: 4) {
                progress.label
                ProgressBar(fraction: progress.fractionCompleted ?? 0, showsMark: false)
                progress.currentValueLabel.font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}

// MARK: - Views of app screens

extension NavigationLink {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        try resolver.nodes(of: label)
    }
}

extension LabeledContent {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        try resolver.nodes(
            of: HStack {
                label
                Spacer()
                content.foregroundStyle(.secondary)
            })
    }
}
