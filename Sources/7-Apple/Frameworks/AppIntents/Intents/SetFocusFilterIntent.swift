/// An action that adapts an app when a Focus begins or ends.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
    /// What the system adapts during the Focus.
    var appContext: FocusFilterAppContext { get }

    /// Returns the filters to suggest.
    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
    public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

    public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }

    /// The filter of the current Focus.
    /// - Throws: An ``AppIntentError``, because there is no Focus here.
    public static var current: Self {
        get async throws { throw AppIntentError(.unrecoverable, "there is no Focus here") }
    }
}

/// What the system adapts during a Focus.
public struct FocusFilterAppContext: Sendable {
    /// The notifications that are shown, by the beginning of their identifier; nil for all.
    public let targetContentIdentifierPrefix: String?

    public init() { targetContentIdentifierPrefix = nil }

    public init(targetContentIdentifierPrefix: String) {
        self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
    }
}

/// The Focus for which filters are suggested. Nothing is known of it here.
public struct FocusFilterSuggestionContext: Sendable {}
