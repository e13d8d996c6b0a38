package import WidgetDrawing

extension ModifiedContent where Content: View, Modifier: ViewModifier {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        if let attribute = modifier as? ViewAttribute { return try resolver.nodes(of: content, with: attribute) }
        let body = resolver.environment.asCurrent { modifier.body(content: ViewModifierContent(content: content)) }
        return try resolver.nodes(of: body)
    }
}

/// The arguments of a modifier.
struct ModifierArguments {
    let values: [Any]

    subscript<Value>(index: Int) -> Value? { index < values.count ? values[index] as? Value : nil }

    /// A length or a number; nil for nil.
    func number(_ index: Int) -> Double? { (self[index] as CGFloat?).map { Double($0) } ?? self[index] }
}

/// What a modifier means for the picture.
@MainActor
struct ModifierRule {
    typealias Arguments = ModifierArguments

    /// Resolves the content.
    let nodes: (Arguments, inout ViewResolver, any View) throws(DrawingError) -> [Node]

    /// A modifier that changes what views inherit.
    static func inherited(_ change: @escaping (inout ContentStyle, Arguments) -> Void) -> ModifierRule {
        ModifierRule { arguments, resolver, content throws(DrawingError) in
            try resolver.inheriting {
                change(&$0.style, arguments)
            } _: { resolver throws(DrawingError) in
                try resolver.nodes(of: content)
            }
        }
    }

    /// A modifier that changes the paints that views inherit.
    static func painted(_ change: @escaping (inout ContentStyle, [Paint]) -> Void) -> ModifierRule {
        ModifierRule { arguments, resolver, content throws(DrawingError) in
            let paints = arguments.values.compactMap { $0 as? any ShapeStyle }.map { resolver.paint($0) }
            return try resolver.inheriting {
                change(&$0.style, paints)
            } _: { resolver throws(DrawingError) in
                try resolver.nodes(of: content)
            }
        }
    }

    /// The styles of the content. The first level of the system's styles is not a style of its own: the other levels remain those
    /// of the system, as in Apple's pictures.
    static var foregroundStyle: ModifierRule {
        let painted = painted { $0.foreground = $1 }
        return ModifierRule { arguments, resolver, content throws(DrawingError) in
            let styles = arguments.values.compactMap { $0 as? any ShapeStyle }
            let isPrimary = styles.count == 1 && (styles.first as? HierarchicalShapeStyle)?.level == 1
            guard isPrimary, resolver.style.foreground.isEmpty else {
                return try painted.nodes(arguments, &resolver, content)
            }
            return try resolver.nodes(of: content)
        }
    }

    /// A modifier around each view.
    static func around(
        _ wrap: @escaping (Arguments, inout ViewResolver) -> Node.Content?
    ) -> ModifierRule {
        ModifierRule { arguments, resolver, content throws(DrawingError) in
            let wrapper = wrap(arguments, &resolver)
            guard let wrapper else { return try resolver.nodes(of: content) }
            return try resolver.nodes(of: content).map { node throws(DrawingError) in
                try node.wrapped { node throws(DrawingError) in try Node(wrapper, [node]) }
            }
        }
    }

    /// A modifier with a second view, behind each view, in front of it, or as its mask.
    static func beside(
        _ role: SecondaryLayout.Role, alignment: Int?,
        _ view: @escaping (Arguments) -> (any View)?
    ) -> ModifierRule {
        ModifierRule { arguments, resolver, content throws(DrawingError) in
            let place = (alignment.flatMap { arguments[$0] } ?? Alignment.center).place
            guard let other = view(arguments) else { return try resolver.nodes(of: content) }
            let second = try resolver.node(of: other, joinedBy: WidgetDrawing.ZStackLayout(alignment: place))
            return try resolver.nodes(of: content).map { node throws(DrawingError) in
                try node.wrapped { node throws(DrawingError) in
                    try Node(.layout(SecondaryLayout(role, alignment: place)), [node, second])
                }
            }
        }
    }
}

extension Node {
    /// Returns the node as a modifier changes it: of a row of a grid, it changes each cell.
    fileprivate func wrapped(_ wrap: (Node) throws(DrawingError) -> Node) throws(DrawingError) -> Node {
        guard case .layout(let layout) = content, layout is GridRowLayout else { return try wrap(self) }
        return try Node(content, children.map(wrap))
    }
}

extension ViewResolver {
    /// Resolves the content of a modifier of this module.
    mutating func nodes(of content: any View, with attribute: ViewAttribute) throws(DrawingError) -> [Node] {
        let arguments = ModifierArguments(values: attribute.arguments)
        switch attribute.effect {
        case .hidden:
            return try nodes(of: content).map { node throws(DrawingError) in try Node(.effect(.hidden), [node]) }
        case .environment(let change):
            return try inheriting {
                change(&$0.environment)
            } _: { resolver throws(DrawingError) in
                try resolver.nodes(of: content)
            }
        case .before(let view) where attribute.name == "containerBackground":
            return try withBackground(of: content, view, arguments[1])
        case .before(let view):
            return try ModifierRule.beside(.background, alignment: 0) { _ in view }.nodes(arguments, &self, content)
        case .after(let view) where attribute.name == "overlay":
            return try ModifierRule.beside(.overlay, alignment: 0) { _ in view }.nodes(arguments, &self, content)
        case .after(let view):
            recordUndrawn(attribute.name)
            let caption = Node.Content.description(.caption(try title(of: view)))
            return [try Node(caption, [try node(of: content)])]
        case .widgetURL(let url):
            let nodes = try nodes(of: content)
            guard let url else { return nodes }
            return try nodes.map { node throws(DrawingError) in try Node(.region(ViewRegion.widget(url)), [node]) }
        case .none:
            if attribute.name == "onAppear", let action: () -> Void = arguments[0] {
                appearActions?.actions.append(action)
            }
            guard let rule = ModifierRule.all[attribute.name] else {
                if !ModifierRule.invisible.contains(attribute.name) { recordUndrawn(attribute.name) }
                return try nodes(of: content)
            }
            return try rule.nodes(arguments, &self, content)
        }
    }

    /// A background that extends to the edges of the widget.
    fileprivate mutating func withBackground(
        of content: any View, _ background: any View, _ alignment: Alignment?
    ) throws(DrawingError) -> [Node] {
        let place = (alignment ?? .center).place
        let background =
            if let color = systemBackground {
                try Node(.shape(WidgetDrawing.Shape(.rectangle), .fill(.color(color))))
            } else {
                try node(of: background, joinedBy: WidgetDrawing.ZStackLayout(alignment: place))
            }
        return [try Node(.containerBackground, [try node(of: content), background])]
    }
}

// MARK: - Rules by the names of modifiers

extension ModifierRule {
    static let all: [String: ModifierRule] = [layout, drawing, effects, traits, text, controls].reduce(into: [:]) {
        $0.merge($1) { $1 }
    }

    private static let layout: [String: ModifierRule] = [
        "frame": .around { arguments, _ in
            .layout(
                FrameLayout(
                    width: arguments.number(0), height: arguments.number(1), alignment: arguments.alignment(2)))
        },
        "flexibleFrame": .around { arguments, _ in
            .layout(
                FlexibleFrameLayout(
                    width: .init(
                        minimum: arguments.number(0), ideal: arguments.number(1), maximum: arguments.number(2)),
                    height: .init(
                        minimum: arguments.number(3), ideal: arguments.number(4), maximum: arguments.number(5)),
                    alignment: arguments.alignment(6)))
        },
        "padding": .around { arguments, _ in .layout(PaddingLayout(arguments.insets)) },
        "safeAreaPadding": .around { arguments, _ in .layout(PaddingLayout(arguments.insets)) },
        "scenePadding": .around { arguments, _ in .layout(PaddingLayout(arguments.insets)) },
        "fixedSize": .around { arguments, _ in
            let axes: Axis.Set = [
                arguments[0] == true ? .horizontal : [], arguments[1] == true ? .vertical : [],
            ]
            return .layout(FixedSizeLayout(axes.all))
        },
        "aspectRatio": .around { arguments, _ in
            .layout(AspectRatioLayout(arguments.number(0), fills: arguments[1] == ContentMode.fill))
        },
        "position": .around { arguments, _ in
            (arguments[0] as CGPoint?).map { .layout(PositionLayout(Point(x: Double($0.x), y: Double($0.y)))) }
        },
        "contentMargins": .inherited { style, arguments in
            if arguments[2] != ContentMarginPlacement.scrollIndicators { style.contentMargins = arguments.insets }
        },
        "layoutPriority": .around { arguments, _ in arguments.number(0).map { .trait(.layoutPriority($0)) } },
        "zIndex": .around { arguments, _ in arguments.number(0).map { .trait(.zIndex($0)) } },
        "gridCellColumns": .around { arguments, _ in arguments[0].map { .trait(.gridColumns($0)) } },
        "containerRelativeFrame": .around { arguments, resolver in
            guard let axes: Axis.Set = arguments[0], let length: (CGFloat, Axis) -> CGFloat = arguments[2] else {
                return nil
            }
            let size = resolver.environment.pictureSize
            return .layout(
                FrameLayout(
                    width: axes.contains(.horizontal) ? Double(length(size.width, .horizontal)) : nil,
                    height: axes.contains(.vertical) ? Double(length(size.height, .vertical)) : nil,
                    alignment: arguments.alignment(1)))
        },
    ]

    private static let drawing: [String: ModifierRule] = [
        "foregroundColor": .painted { $0.foreground = $1 },
        "foregroundStyle": .foregroundStyle,
        "tint": .painted { $0.tint = $1.first },
        "accentColor": ModifierRule { arguments, resolver, content throws(DrawingError) in
            let accent = (arguments[0] as Color?).map { resolver.color($0) }
            return try resolver.inheriting {
                ($0.style.accent, $0.style.tint) = (accent, accent.map { .color($0) })
            } _: { resolver throws(DrawingError) in
                try resolver.nodes(of: content)
            }
        },
        "backgroundStyle": .painted { $0.background = $1.first },
        "opacity": .around { arguments, _ in arguments.number(0).map { .effect(.opacity(min(max($0, 0), 1))) } },
        "background": .beside(.background, alignment: nil) { arguments in
            StyledShape(
                shape: arguments.shape(1) ?? arguments.shape(0) ?? Rectangle(),
                style: arguments.style(0) ?? BackgroundStyle(), fill: arguments.fill)
        },
        "overlay": .beside(.overlay, alignment: nil) { arguments in
            StyledShape(
                shape: arguments.shape(1) ?? Rectangle(), style: arguments.style(0) ?? ForegroundStyle(),
                fill: arguments.fill)
        },
        "border": .beside(.overlay, alignment: nil) { arguments in
            StyledShape(
                shape: InsetOutline(base: Rectangle(), margin: (arguments[1] ?? 1) / 2),
                style: arguments.style(0) ?? ForegroundStyle(), stroke: StrokeStyle(lineWidth: arguments[1] ?? 1))
        },
        "mask": .beside(.mask, alignment: 1) { arguments in arguments[0] },
        "containerBackground": ModifierRule { arguments, resolver, content throws(DrawingError) in
            let background = StyledShape(shape: Rectangle(), style: arguments.style(0) ?? BackgroundStyle())
            return try resolver.withBackground(of: content, background, nil)
        },
        "shadow": .around { arguments, resolver in
            .effect(
                .shadow(
                    resolver.color(arguments[0] ?? .black), radius: arguments.number(1) ?? 0,
                    x: arguments.number(2) ?? 0, y: arguments.number(3) ?? 0))
        },
        "cornerRadius": .around { arguments, _ in
            let radius = arguments.number(0) ?? 0
            return .effect(.clip(WidgetDrawing.Shape(.roundedRectangle(width: radius, height: radius))))
        },
        "clipShape": .around { arguments, resolver in
            arguments.shape(0).map { .effect(.clip(resolver.drawn($0, arguments.fill))) }
        },
        "clipped": .around { _, _ in .effect(.clip(WidgetDrawing.Shape(.rectangle))) },
        "offset": .around { arguments, _ in
            (arguments[0] as CGSize?).map { .effect(.offset(Size(width: Double($0.width), height: Double($0.height)))) }
        },
        "scaleEffect": .around { arguments, _ in
            .effect(
                .transform(
                    AffineTransform(a: arguments.number(0) ?? 1, d: arguments.number(1) ?? 1),
                    anchor: arguments.anchor(2)))
        },
        "rotationEffect": .around { arguments, _ in
            let turn = CGAffineTransform(rotationAngle: (arguments[0] ?? Angle.zero).radians)
            return .effect(.transform(turn.drawn, anchor: arguments.anchor(1)))
        },
        "accessibilityIdentifier": .around { arguments, _ in
            (arguments[0] as String?).map { .description(.name($0)) }
        },
        "accessibilityLabel": ModifierRule { arguments, resolver, content throws(DrawingError) in
            try resolver.nodes(of: content).map { [resolver] node throws(DrawingError) in
                try resolver.labeled(arguments[0], node)
            }
        },
        "blur": .around { arguments, _ in arguments.number(0).map { .effect(.blur(radius: $0)) } },
        "privacySensitive": ModifierRule { arguments, resolver, content throws(DrawingError) in
            let isHidden = arguments[0] == true && resolver.environment.redactionReasons.contains(.privacy)
            return try resolver.inheriting {
                if isHidden { $0.environment.redactionReasons.insert(.placeholder) }
            } _: { resolver throws(DrawingError) in
                try resolver.nodes(of: content)
            }
        },
    ]

    private static let text: [String: ModifierRule] = [
        "fontWeight": .inherited { style, arguments in style.text.weight = arguments[0] },
        "fontWidth": .inherited { style, arguments in style.text.width = arguments[0] },
        "fontDesign": .inherited { style, arguments in style.text.design = arguments[0] },
        "bold": .inherited { style, arguments in style.text.isBold = arguments[0] ?? true },
        "italic": .inherited { style, arguments in style.text.isItalic = arguments[0] ?? true },
        "monospaced": .inherited { style, arguments in style.text.isMonospaced = arguments[0] ?? true },
        "monospacedDigit": .inherited { style, _ in style.text.hasMonospacedDigits = true },
        "kerning": .inherited { style, arguments in style.text.tracking = arguments.number(0) ?? 0 },
        "tracking": .inherited { style, arguments in style.text.tracking = arguments.number(0) ?? 0 },
        "baselineOffset": .inherited { style, arguments in style.text.baselineOffset = arguments.number(0) ?? 0 },
        "underline": .inherited { style, arguments in style.text.isUnderlined = arguments[0] ?? true },
        "strikethrough": .inherited { style, arguments in style.text.isStruckThrough = arguments[0] ?? true },
        "labelsHidden": .inherited { style, _ in style.hidesLabels = true },
    ]

    /// Styles of controls, which the controls look up by the name of their modifier.
    private static let controls: [String: ModifierRule] = Dictionary(
        uniqueKeysWithValues: [
            "buttonStyle", "toggleStyle", "labelStyle", "gaugeStyle", "progressViewStyle", "buttonBorderShape",
            "controlSize",
        ].map {
            name in (name, .inherited { style, arguments in style.controls[name] = arguments.values.first })
        })

    /// Modifiers that a still picture does not show.
    fileprivate static let invisible: Set<String> = [
        "accessibilityAction", "accessibilityAddTraits", "accessibilityElement", "accessibilityHeading",
        "accessibilityHidden", "accessibilityHint", "accessibilityIgnoresInvertColors", "accessibilityInputLabels",
        "alert", "allowsHitTesting", "confirmationDialog", "contextMenu", "fullScreenCover", "onContinueUserActivity",
        "onLongPressGesture", "popover", "presentationDetents", "previewDevice", "previewDisplayName",
        "previewInterfaceOrientation", "previewLayout", "refreshable", "scrollDisabled", "scrollIndicators", "sheet",
        "swipeActions", "symbolEffectsRemoved", "userActivity",
        "accessibilityRemoveTraits", "accessibilityRepresentation",
        "accessibilityShowsLargeContentViewer", "accessibilitySortPriority", "accessibilityValue", "animation",
        "accessoryWidgetGroupStyle", "activityBackgroundTint", "activitySystemActionForegroundColor",
        "contentShape", "contentTransition", "edgesIgnoringSafeArea",
        "geometryGroup", "gesture", "help", "highPriorityGesture", "id", "ignoresSafeArea",
        "invalidatableContent", "matchedGeometryEffect", "onAppear", "onChange", "onDisappear",
        "onHover", "onOpenURL", "onReceive", "onSubmit", "onTapGesture", "preference",
        "preferredColorScheme", "sensoryFeedback", "simultaneousGesture", "symbolEffect", "task",
        "textSelection", "transaction", "transition", "widgetCurvesContent",
    ]
}

extension ModifierArguments {
    func style(_ index: Int) -> (any ShapeStyle)? { self[index] }
    func shape(_ index: Int) -> (any Shape)? { self[index] }
    /// How a shape is filled, if it is stated.
    fileprivate var fill: FillStyle? { values.lazy.compactMap { $0 as? FillStyle }.first }

    @MainActor fileprivate func alignment(_ index: Int) -> WidgetDrawing.Alignment {
        (self[index] ?? Alignment.center).place
    }

    @MainActor func anchor(_ index: Int) -> WidgetDrawing.UnitPoint {
        (self[index] ?? UnitPoint.center).place
    }

    /// Insets, or sides with a length, which is 16 without a number.
    fileprivate var insets: Insets {
        if let insets: EdgeInsets = self[0] {
            return Insets(
                top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
                trailing: Double(insets.trailing))
        }
        let edges: Edge.Set = self[0] ?? .all
        let length = number(1) ?? PaddingLayout.standardLength
        func inset(_ edge: Edge.Set) -> Double { edges.contains(edge) ? length : 0 }
        return Insets(top: inset(.top), leading: inset(.leading), bottom: inset(.bottom), trailing: inset(.trailing))
    }
}
