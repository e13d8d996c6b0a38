/// A rectangle.
public nonisolated struct Rectangle: InsettableShape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with rounded corners.
public nonisolated struct RoundedRectangle: InsettableShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path {
        Path { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
    }
}

/// A rectangle whose corners are rounded differently.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        cornerRadii = RectangleCornerRadii(
            topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
            topTrailing: topTrailingRadius)
        self.style = style
    }

    public func path(in rect: CGRect) -> Path {
        Path { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
    }
}

/// A rectangle with half circles at its ends.
public nonisolated struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }
}

/// An ellipse.
public nonisolated struct Ellipse: InsettableShape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A circle.
public nonisolated struct Circle: InsettableShape {
    public init() {}

    public func path(in rect: CGRect) -> Path {
        let diameter = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(
                x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter))
    }
}

/// The shape of the container, such as a widget. Its outline here is a rectangle.
public nonisolated struct ContainerRelativeShape: InsettableShape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }
}

nonisolated extension Shape where Self == Rectangle { public static var rect: Self { Self() } }
nonisolated extension Shape where Self == Circle { public static var circle: Self { Self() } }
nonisolated extension Shape where Self == Ellipse { public static var ellipse: Self { Self() } }
nonisolated extension Shape where Self == Capsule {
    public static var capsule: Self { Self() }
    public static func capsule(style: RoundedCornerStyle) -> Self { Self(style: style) }
}
nonisolated extension Shape where Self == ContainerRelativeShape {
    public static var containerRelative: Self { Self() }
}
nonisolated extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        Self(cornerRadius: cornerRadius, style: style)
    }

    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        Self(cornerSize: cornerSize, style: style)
    }
}

/// The radii of the corners of a rectangle.
public struct RectangleCornerRadii: Hashable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

nonisolated extension UnevenRoundedRectangle {
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init(
            topLeadingRadius: cornerRadii.topLeading, bottomLeadingRadius: cornerRadii.bottomLeading,
            bottomTrailingRadius: cornerRadii.bottomTrailing, topTrailingRadius: cornerRadii.topTrailing, style: style)
    }
}

nonisolated extension Shape where Self == UnevenRoundedRectangle {
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
        Self(cornerRadii: cornerRadii, style: style)
    }

    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        Self(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
