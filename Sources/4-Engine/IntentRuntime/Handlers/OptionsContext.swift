/// The circumstances of a request for options.
public struct OptionsContext: Sendable {
    /// The instance that is configured. Before one is placed, it is an identifier that no instance has.
    public let instance: InstanceID?
    /// The kind of the widget.
    public let kind: WidgetKind
    /// The current size family.
    public let family: SizeFamily
    /// The BCP 47 tag of the user's language.
    public let locale: String
    /// The maximum number of options to return, at least 1. Additional options are ignored.
    public let limit: Int
    /// The cursor of an earlier collection, whose next page is requested; nil for the first page.
    public let cursor: String?
    /// The time at which the call is abandoned.
    public let deadline: ContinuousClock.Instant

    /// Creates a context, for tests of handlers and for other hosts than the engine. The default deadline is five
    /// seconds from now.
    public init(
        instance: InstanceID? = nil, kind: WidgetKind = "", family: SizeFamily = .systemMedium,
        locale: String = "en", limit: Int = 100, cursor: String? = nil,
        deadline: ContinuousClock.Instant = .now + .seconds(5)
    ) {
        self.instance = instance
        self.kind = kind
        self.family = family
        self.locale = locale
        self.limit = limit
        self.cursor = cursor
        self.deadline = deadline
    }
}

/// The circumstances of a lookup of options by identifier.
public struct LookupContext: Sendable {
    /// The instance that is configured. Before one is placed, it is an identifier that no instance has.
    public let instance: InstanceID?
    /// The kind of the widget.
    public let kind: WidgetKind
    /// The current size family.
    public let family: SizeFamily
    /// The BCP 47 tag of the user's language.
    public let locale: String
    /// The time at which the call is abandoned.
    public let deadline: ContinuousClock.Instant

    /// Creates a context, for tests of handlers and for other hosts than the engine. The default deadline is five
    /// seconds from now.
    public init(
        instance: InstanceID? = nil, kind: WidgetKind = "", family: SizeFamily = .systemMedium,
        locale: String = "en", deadline: ContinuousClock.Instant = .now + .seconds(5)
    ) {
        self.instance = instance
        self.kind = kind
        self.family = family
        self.locale = locale
        self.deadline = deadline
    }
}

/// The circumstances of the validation of a configuration, which are those of a lookup.
public typealias ValidationContext = LookupContext

/// The circumstances of a request for a default.
public struct DefaultContext: Sendable {
    /// The instance that is configured. Before one is placed, it is an identifier that no instance has.
    public let instance: InstanceID?
    /// The kind of the widget.
    public let kind: WidgetKind
    /// The current size family.
    public let family: SizeFamily
    /// The BCP 47 tag of the user's language.
    public let locale: String
    /// The number of values that the largest size family of the widget shows, at least 1; 1 for a single value.
    public let count: Int
    /// The time at which the call is abandoned.
    public let deadline: ContinuousClock.Instant

    /// Creates a context, for tests of handlers and for other hosts than the engine. The default deadline is five
    /// seconds from now.
    public init(
        instance: InstanceID? = nil, kind: WidgetKind = "", family: SizeFamily = .systemMedium,
        locale: String = "en", count: Int = 1, deadline: ContinuousClock.Instant = .now + .seconds(5)
    ) {
        self.instance = instance
        self.kind = kind
        self.family = family
        self.locale = locale
        self.count = count
        self.deadline = deadline
    }
}
