/// An animation of a symbol. Nothing is animated here: an effect is the names from which it is composed.
public protocol SymbolEffect: Sendable {}

/// An effect of the system, with its variants.
public struct SystemSymbolEffect: SymbolEffect, Hashable {
    private let names: [String]

    fileprivate init(_ name: String) { names = [name] }

    private init(names: [String]) { self.names = names }

    private func with(_ name: String = #function) -> SystemSymbolEffect { SystemSymbolEffect(names: names + [name]) }

    public var up: Self { with() }
    public var down: Self { with() }
    public var left: Self { with() }
    public var right: Self { with() }
    public var forward: Self { with() }
    public var backward: Self { with() }
    public var clockwise: Self { with() }
    public var counterClockwise: Self { with() }
    public var byLayer: Self { with() }
    public var wholeSymbol: Self { with() }
    public var individually: Self { with() }
    public var cumulative: Self { with() }
    public var iterative: Self { with() }
    public var reversing: Self { with() }
    public var nonReversing: Self { with() }
    public var hideInactiveLayers: Self { with() }
    public var dimInactiveLayers: Self { with() }
    public var downUp: Self { with() }
    public var upUp: Self { with() }
    public var offUp: Self { with() }
    public func magic(fallback: SystemSymbolEffect) -> Self { with("magic") }
}

extension SymbolEffect where Self == SystemSymbolEffect {
    public static var appear: Self { Self("appear") }
    public static var automatic: Self { Self("automatic") }
    public static var bounce: Self { Self("bounce") }
    public static var breathe: Self { Self("breathe") }
    public static var disappear: Self { Self("disappear") }
    public static var downUp: Self { Self("downUp") }
    public static var drawOff: Self { Self("drawOff") }
    public static var drawOn: Self { Self("drawOn") }
    public static var offUp: Self { Self("offUp") }
    public static var pulse: Self { Self("pulse") }
    public static var replace: Self { Self("replace") }
    public static var rotate: Self { Self("rotate") }
    public static var scale: Self { Self("scale") }
    public static var upUp: Self { Self("upUp") }
    public static var variableColor: Self { Self("variableColor") }
    public static var wiggle: Self { Self("wiggle") }
}

/// How an effect is repeated.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How often an effect runs.
    public struct RepeatBehavior: Hashable, Sendable {
        public static let continuous = RepeatBehavior()
        public static let periodic = RepeatBehavior()
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { periodic }
    }

    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default` }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default` }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default` }

    public var repeating: Self { self }
    public var nonRepeating: Self { self }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

nonisolated extension View {
    public func symbolEffect<T: SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { attribute(effect, options, isActive) }

    public func symbolEffect<T: SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View { attribute(effect, options, value) }

    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { attribute(isEnabled) }
}

extension ContentTransition {
    public static func symbolEffect<T: SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { .symbolEffect }
}
