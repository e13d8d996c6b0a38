import WidgetDrawing

/// What views inherit besides the environment.
struct ContentStyle {
    // A style is resolved where it is set: it can refer to the one around it, as `primary` does.

    /// The styles of the content by their level; none for that of the system.
    var foreground: [Paint] = []
    var background: Paint?
    var tint: Paint?
    /// The color that `accentColor(_:)` set; nil for that of the program.
    var accent: WidgetDrawing.Color?
    var text = TextModifiers()
    /// The direction of the stack around the view.
    var axis: WidgetDrawing.Axis?
    /// The shape that shapes relative to their container have; nil for that of the widget.
    var containerShape: (any Shape)?
    /// The margins that scroll views add to their content.
    var contentMargins: Insets?
    /// Whether the content has the accent color where the system colors the widget.
    var isAccented = false
    /// Whether the view is what a style makes of a control.
    var isPartOfControl = false
    /// Whether controls are drawn without their labels.
    var hidesLabels = false
    /// The styles of controls by the names of their modifiers.
    var controls: [String: Any] = [:]
}

extension ViewResolver {
    /// Returns a color in a light and in a dark appearance.
    func color(_ color: Color) -> WidgetDrawing.Color {
        if case .named("accentColor") = color.source, let accent = style.accent { return accent.opacity(color.alpha) }
        if case .asset(let asset) = color.source, asset.color == nil { recordUndrawn("color '\(asset.name)'") }
        func components(_ scheme: ColorScheme) -> RGBA {
            let color = color.resolve(in: scheme)
            return rendered(
                RGBA(
                    red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
                    opacity: Double(color.opacity)))
        }
        return WidgetDrawing.Color(light: components(appearances.light), dark: components(appearances.dark))
    }

    /// The color of the content.
    var foreground: Paint { style.foreground.first ?? .color(color(.primary)) }

    /// Returns what a style fills an area with.
    func paint(_ style: any ShapeStyle) -> Paint {
        switch style {
        case let color as Color: return .color(self.color(color))
        case let resolved as Color.Resolved: return .color(color(Color(resolved)))
        case let any as AnyShapeStyle: return paint(any.base)
        case let variant as StyleVariant: return paint(variant)
        case let level as HierarchicalShapeStyle: return foreground(level: level.level)
        case is ForegroundStyle: return foreground
        case is TintShapeStyle: return tint
        case let part as GaugeTint:
            return part.paint(in: tint, isRightToLeft: environment.layoutDirection == .rightToLeft)
        case is LinkShapeStyle: return .color(color(.link))
        case is SeparatorShapeStyle: return .color(color(.separator))
        case is PlaceholderTextShapeStyle: return .color(color(.placeholder))
        case is FillShapeStyle: return .color(color(.fill))
        case is BackgroundStyle: return self.style.background ?? .color(color(.backgroundOfWidgets))
        case is SelectionShapeStyle: return tint
        case is Material:
            recordUndrawn("material")
            return .color(color(.backgroundOfWidgets).opacity(0.7))
        default: return gradient(style)
        }
    }

    /// The tint, which is blue.
    var tint: Paint { style.tint ?? .color(color(.accentColor)) }

    private func paint(_ variant: StyleVariant) -> Paint {
        switch variant.change {
        case .opacity(let opacity): return paint(variant.base).opacity(opacity)
        case .level(let level) where variant.base is FillShapeStyle: return color(level, of: Color.fills)
        case .level(let level) where variant.base is BackgroundStyle && self.style.background == nil:
            return color(level, of: Color.backgroundsOfWidgets)
        case .level(let level): return paint(variant.base).opacity(Self.opacity(ofLevel: level))
        case .blendMode, .shadow:
            recordUndrawn("style with a blend mode or a shadow")
            return paint(variant.base)
        }
    }

    /// Returns the color of a level, from 1, of a hierarchy of the system.
    private func color(_ level: Int, of colors: [Color]) -> Paint {
        .color(color(colors[min(max(level, 1), colors.count) - 1]))
    }

    func foreground(level: Int) -> Paint {
        if level > 0, level <= style.foreground.count { return style.foreground[level - 1] }
        guard let first = style.foreground.first else {
            return color(level, of: Color.labels)
        }
        return first.opacity(Self.opacity(ofLevel: level))
    }

    /// The opacity of a level of a hierarchy: those of the system's labels.
    private static func opacity(ofLevel level: Int) -> Double {
        let opacities = [1, 0.6, 0.3, 0.18]
        return opacities[min(max(level, 1), opacities.count) - 1]
    }

    private func gradient(_ style: any ShapeStyle) -> Paint {
        switch style {
        case let gradient as Gradient: return .linear(stops(gradient), from: .top, to: .bottom)
        case let any as AnyGradient:
            // The gradient of a color is a little lighter at the top.
            guard any.gradient.stops.count == 1, let stop = stops(any.gradient).first else {
                return paint(any.gradient)
            }
            return .linear(
                [GradientStop(color: stop.color.lighter, location: 0), GradientStop(color: stop.color, location: 1)],
                from: .top, to: .bottom)
        case let linear as LinearGradient:
            return .linear(stops(linear.gradient), from: linear.startPoint.place, to: linear.endPoint.place)
        case let radial as RadialGradient:
            return .radial(
                stops(radial.gradient), center: radial.center.place, startRadius: Double(radial.startRadius),
                endRadius: Double(radial.endRadius))
        case let angular as AngularGradient:
            return .angular(
                stops(angular.gradient), center: angular.center.place, start: angular.startAngle.radians,
                end: angular.endAngle.radians)
        case let mesh as MeshGradient:
            recordUndrawn("mesh gradient")
            return .linear(mesh.stops(with: self), from: .top, to: .bottom)
        case let elliptical as EllipticalGradient:
            return .elliptical(
                stops(elliptical.gradient), center: elliptical.center.place,
                startRadius: Double(elliptical.startRadiusFraction), endRadius: Double(elliptical.endRadiusFraction))
        default:
            if let resolved = style.resolution(in: environment) { return paint(resolved) }
            recordUndrawn(String(describing: type(of: style)))
            return .color(color(.gray))
        }
    }

    func stops(_ gradient: Gradient) -> [GradientStop] {
        gradient.stops.map { GradientStop(color: color($0.color), location: Double($0.location)) }
    }
}

/// The tint along a gauge: a gradient begins where the gauge does, and ends where it ends.
enum GaugeTint: ShapeStyle {
    /// A bar that is filled up to a value.
    case bar(to: Double = 1)
    /// A part of a circle, from the right and clockwise.
    case ring(share: Double)
    /// The color at a value.
    case mark(Double)

    func paint(in tint: Paint, isRightToLeft: Bool) -> Paint {
        guard case .linear(let stops, _, _) = tint else { return tint }
        switch self {
        case .bar(let value):
            // A part of the bar shows a part of the colors.
            let (start, length) = (isRightToLeft ? 1.0 : 0, 1 / max(value, 0.001))
            return .linear(
                stops, from: WidgetDrawing.UnitPoint(x: start, y: 0.5),
                to: WidgetDrawing.UnitPoint(x: isRightToLeft ? 1 - length : length, y: 0.5))
        case .ring(let share):
            // A turn from the middle of the gap, so that both ends of the line, which are round, have the color beside them.
            let placed = stops.map {
                GradientStop(color: $0.color, location: (1 - share) / 2 + $0.location * share)
            }
            return .angular(
                placed, center: UnitPoint.center.place, start: .pi * (share - 1), end: .pi * (share + 1))
        case .mark(let value): return .color(stops.color(at: value))
        }
    }
}

extension Paint {
    func opacity(_ opacity: Double) -> Paint {
        func faded(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: $0.color.opacity(opacity), location: $0.location) }
        }
        return switch self {
        case .color(let color): .color(color.opacity(opacity))
        case .linear(let stops, let start, let end): .linear(faded(stops), from: start, to: end)
        case .radial(let stops, let center, let startRadius, let endRadius):
            .radial(faded(stops), center: center, startRadius: startRadius, endRadius: endRadius)
        case .elliptical(let stops, let center, let startRadius, let endRadius):
            .elliptical(faded(stops), center: center, startRadius: startRadius, endRadius: endRadius)
        case .angular(let stops, let center, let start, let end):
            .angular(faded(stops), center: center, start: start, end: end)
        }
    }
}

extension WidgetDrawing.Color {
    /// The color, mixed with white.
    fileprivate var lighter: WidgetDrawing.Color {
        func lighter(_ color: RGBA) -> RGBA {
            func mixed(_ component: Double) -> Double { component + (1 - component) * 0.2 }
            return RGBA(
                red: mixed(color.red), green: mixed(color.green), blue: mixed(color.blue), opacity: color.opacity)
        }
        return WidgetDrawing.Color(light: lighter(light), dark: lighter(dark))
    }
}

nonisolated extension Color {
    // Colors of the system by their level.
    static let labels = [Color.primary, .secondary, Color(named: "tertiaryLabel"), Color(named: "quaternaryLabel")]
    static let fills = [
        Color.fill, Color(named: "secondarySystemFill"), Color(named: "tertiarySystemFill"),
        Color(named: "quaternarySystemFill"),
    ]
    static let backgroundsOfWidgets = [
        Color.backgroundOfWidgets, Color(named: "secondaryWidgetBackground"), Color(named: "tertiaryWidgetBackground"),
    ]
    static let separator = Color(named: "separator")
    static let fill = Color(named: "systemFill")
    static let link = Color(named: "link")
    static let placeholder = Color(named: "placeholderText")
    /// The background of widgets.
    static let backgroundOfWidgets = Color(named: "widgetBackground")
}
