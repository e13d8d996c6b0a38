nonisolated extension View {
    public func foregroundColor(_ color: Color?) -> some View { attribute(color) }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { attribute(style) }

    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        attribute(primary, secondary)
    }

    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View { attribute(primary, secondary, tertiary) }

    public func tint(_ tint: Color?) -> some View { attribute(tint) }
    public func tint<S: ShapeStyle>(_ tint: S) -> some View { attribute(tint) }
    public func accentColor(_ color: Color?) -> some View { attribute(color) }
    public func opacity(_ opacity: Double) -> some View { attribute(opacity) }

    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        attribute(alignment, effect: .before(background))
    }

    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        attribute(alignment, effect: .before(content()))
    }

    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        attribute(style)
    }

    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { attribute() }

    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { attribute(style, shape, fillStyle) }

    public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        attribute(shape, fillStyle)
    }
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { attribute(style) }

    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        attribute(alignment, effect: .after(overlay))
    }

    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        attribute(alignment, effect: .after(content()))
    }

    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        attribute(style)
    }

    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { attribute(style, shape, fillStyle) }

    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { attribute(content, width) }

    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { attribute(color, radius, x, y) }

    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { attribute(radius) }
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { attribute(shape, style) }
    public func clipped(antialiased: Bool = false) -> some View { attribute() }
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View { attribute(shape) }
    public func mask<Mask: View>(_ mask: Mask) -> some View { attribute(mask) }

    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        attribute(mask(), alignment)
    }

    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        attribute(scale, scale, anchor)
    }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        attribute(scale.width, scale.height, anchor)
    }

    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        attribute(x, y, anchor)
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { attribute(angle, anchor) }

    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View { attribute(angle, axis.x, axis.y, axis.z, anchor, perspective, anchorZ) }

    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        attribute(radius).undrawn("blur(opaque:)", if: opaque)
    }
    public func blendMode(_ blendMode: BlendMode) -> some View { attribute(blendMode) }
    public func brightness(_ amount: Double) -> some View { attribute(amount) }
    public func contrast(_ amount: Double) -> some View { attribute(amount) }
    public func saturation(_ amount: Double) -> some View { attribute(amount) }
    public func grayscale(_ amount: Double) -> some View { attribute(amount) }
    public func hueRotation(_ angle: Angle) -> some View { attribute(angle) }
    public func colorInvert() -> some View { attribute() }
    public func colorMultiply(_ color: Color) -> some View { attribute(color) }
    public func luminanceToAlpha() -> some View { attribute() }
    public func compositingGroup() -> some View { attribute() }
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        attribute().undrawn("drawingGroup(opaque:)", if: opaque)
            .undrawn("drawingGroup(colorMode:)", if: colorMode != .nonLinear)
    }
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { attribute(colorScheme) }
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        attribute(variant, effect: .environment { $0.symbolVariants.add(variant) })
    }

    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }

    public func animation(_ animation: Animation?) -> some View { attribute(animation) }
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { attribute(animation, value) }
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { attribute() }

    public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { attribute(value) }

    public func transition(_ transition: AnyTransition) -> some View { attribute(transition) }
    public func contentTransition(_ transition: ContentTransition) -> some View { attribute(transition) }
}
