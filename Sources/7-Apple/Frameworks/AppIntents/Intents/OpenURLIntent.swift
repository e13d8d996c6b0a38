public import IntentFoundation

/// An action that opens a URL. Another action returns it as the one that follows.
public struct OpenURLIntent: AppIntent {
    public static let title: LocalizedStringResource = "Open URL"
    public static let isDiscoverable = false

    /// The URL.
    @Parameter(title: "URL") public var url: URL

    public init() {}

    public init(_ url: URL) { self.url = url }

    /// Fails, because no app opens URLs here.
    /// - Throws: An ``AppIntentError``.
    public func perform() async throws -> Never { throw needsToContinueInForegroundError() }
}
