/// A handler that also performs its intent, for a button or toggle of a widget.
///
/// ```swift
/// extension LockHandler: IntentPerforming {
///     func perform(_ intent: LockIntent, context: PerformContext) async throws {
///         try await car.setLocked(context.isOn ?? true)
///     }
/// }
/// ```
///
/// To perform an intent that needs no other handler, pass an ``IntentPerformer`` to the engine.
public protocol IntentPerforming: IntentHandling {
    /// Performs the intent with the values that the button or toggle declares.
    ///
    /// The engine calls it on a dedicated thread, one at a time for each instance, and abandons a call at the deadline of
    /// its context.
    /// - Throws: ``HandlerError`` for a known state. Any other error is a failure with its description. A toggle then
    ///   returns to its former state.
    func perform(_ intent: Intent, context: PerformContext) async throws
}

/// The circumstances in which an intent is performed.
public struct PerformContext: Sendable {
    /// The instance that contains the button or toggle; nil outside a widget.
    public let instance: InstanceID?
    /// The kind of the widget.
    public let kind: WidgetKind
    /// The current size family.
    public let family: SizeFamily
    /// The BCP 47 tag of the user's language.
    public let locale: String
    /// The state that a toggle shall have; nil for a button.
    public let isOn: Bool?
    /// The time at which the call is abandoned.
    public let deadline: ContinuousClock.Instant

    /// Creates a context, for tests of handlers and for other hosts than the engine. The default deadline is 28 seconds
    /// from now.
    public init(
        instance: InstanceID? = nil, kind: WidgetKind = "", family: SizeFamily = .systemMedium,
        locale: String = "en", isOn: Bool? = nil, deadline: ContinuousClock.Instant = .now + .seconds(28)
    ) {
        self.instance = instance
        self.kind = kind
        self.family = family
        self.locale = locale
        self.isOn = isOn
        self.deadline = deadline
    }
}

/// An intent that performs itself, as an App Intent does.
///
/// ```swift
/// extension LockIntent: PerformableIntent {
///     func perform() async throws { try await Car.shared.lock(doors) }
/// }
/// ```
public protocol PerformableIntent: ConfigurableIntent {
    /// What ``perform()`` returns, which is ignored: the widget shows the effect after its reload.
    associatedtype PerformResult = Void

    /// Performs the intent.
    func perform() async throws -> PerformResult
}

/// A handler that performs an intent with a closure, or with the intent's own function.
///
/// ```swift
/// let engine = try IntentEngine(
///     store: store,
///     handlers: [
///         IntentPerformer(LockIntent.self),
///         IntentPerformer(RefreshIntent.self) { intent, context in try await feed.refresh(intent.feed) },
///     ])
/// ```
public struct IntentPerformer<Intent: ConfigurableIntent>: IntentPerforming {
    private let body: @Sendable (Intent, PerformContext) async throws -> Void

    /// Creates a handler that calls a closure.
    public init(
        _ intent: Intent.Type, perform body: @escaping @Sendable (Intent, PerformContext) async throws -> Void
    ) {
        self.body = body
    }

    /// Creates a handler that calls the intent's own function.
    public init(_ intent: Intent.Type) where Intent: PerformableIntent {
        body = { intent, _ in _ = try await intent.perform() }
    }

    public func perform(_ intent: Intent, context: PerformContext) async throws {
        try await body(intent, context)
    }
}
