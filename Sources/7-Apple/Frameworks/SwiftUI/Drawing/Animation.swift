/// The course of an animation. Nothing is animated here.
public enum Animation: Hashable, Sendable {
    case `default`, linear, easeIn, easeOut, easeInOut, spring, bouncy, smooth, snappy, interactiveSpring, timingCurve
    case interpolatingSpring

    public static func linear(duration: TimeInterval) -> Animation { linear }
    public static func easeIn(duration: TimeInterval) -> Animation { easeIn }
    public static func easeOut(duration: TimeInterval) -> Animation { easeOut }
    public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { bouncy }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { smooth }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { snappy }

    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { spring }

    public static func spring(duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        spring
    }

    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { interpolatingSpring }

    public static func interpolatingSpring(
        duration: TimeInterval, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation { interpolatingSpring }

    public static func timingCurve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
    ) -> Animation { timingCurve }

    public func delay(_ delay: TimeInterval) -> Animation { self }
    public func speed(_ speed: Double) -> Animation { self }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Makes changes, without an animation.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// The circumstances of a change.
public struct Transaction: Sendable {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false

    public init() {}

    public init(animation: Animation?) { self.animation = animation }
}

/// Makes changes, without an animation.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// How a view appears and disappears.
public struct AnyTransition: Sendable {
    package let name: String

    public static let identity = AnyTransition(name: "identity")
    public static let opacity = AnyTransition(name: "opacity")
    public static let scale = AnyTransition(name: "scale")
    public static let slide = AnyTransition(name: "slide")
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move(\(edge))") }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push(\(edge))") }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(name: "offset") }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition(name: "offset") }

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(name: "asymmetric(\(insertion.name), \(removal.name))")
    }

    public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(name: "\(name), \(other.name)") }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How the content of a view changes.
public enum ContentTransition: Hashable, Sendable {
    case identity, opacity, interpolate, symbolEffect
    case numericText(countsDown: Bool = false)

    public static func numericText(value: Double) -> ContentTransition { .numericText() }
}
