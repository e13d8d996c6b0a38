/// A material of glass, with which a view is backed.
public struct Glass: Hashable, Sendable {
    enum Base { case regular, clear, identity }

    let base: Base
    var tint: Color?

    public static let regular = Glass(base: .regular)
    public static let clear = Glass(base: .clear)
    /// No glass.
    public static let identity = Glass(base: .identity)

    /// Returns the glass in a color.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tint = color
        return copy
    }

    /// Returns the glass itself: pictures do not react.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }

    private init(base: Base) { self.base = base }
}

/// The form of glass where none is stated: a capsule.
public struct DefaultGlassEffectShape: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
    /// Backs the view with glass, which is drawn as a translucent material or in its tint.
    @ViewBuilder
    public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        switch (glass.base, glass.tint) {
        case (.identity, _): self
        case (_, let tint?): background(tint.opacity(0.7), in: shape)
        case (.clear, nil): background(.ultraThinMaterial, in: shape)
        case (.regular, nil): background(.regularMaterial, in: shape)
        }
    }
}

/// Views with glass, whose forms a system merges where they are close together. They stay apart here.
public nonisolated struct GlassEffectContainer<Content: View>: PrimitiveView, ContentContainer {
    package let content: Content

    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}
