public import IntentFoundation
public import IntentRuntime

/// An action or configuration with parameters.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, WidgetIntent, Sendable {
    /// The type of the summary.
    associatedtype SummaryContent: ParameterSummary
    /// The type that ``perform()`` returns.
    associatedtype PerformResult: IntentResult
    /// The type of ``description``.
    ///
    /// Intents declare descriptions as `IntentDescription`, optional or not, and as text. An associated type accepts all of these.
    associatedtype Described = IntentDescription?

    /// The title.
    static var title: LocalizedStringResource { get }
    /// The description.
    static var description: Described { get }
    /// The parameters that are shown, and under which conditions.
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
    /// Whether the intent is offered to people as an action.
    static var isDiscoverable: Bool { get }
    /// Whether the action brings the app to the foreground.
    static var openAppWhenRun: Bool { get }
    /// Whether the action runs on a locked device.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// Where the action runs.
    static var supportedModes: IntentModes { get }

    init()
    /// Runs the action.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public typealias Parameter = IntentParameter
    public typealias Summary = IntentParameterSummary<Self>
    public typealias When<Condition: ParameterSummary, Otherwise: ParameterSummary> =
        ParameterSummaryWhenCondition<Self, Condition, Otherwise>
    public typealias Switch<Value: _IntentValue, Cases: _ParameterSummarySwitchCase> =
        ParameterSummarySwitchCondition<Self, Value, Cases>
    public typealias Case<Value: _IntentValue, Content: ParameterSummary> =
        ParameterSummaryCaseCondition<Self, Value, Content>
    public typealias DefaultCase<Value: _IntentValue, Content: ParameterSummary> =
        ParameterSummaryDefaultCaseCondition<Self, Value, Content>

    public static var description: IntentDescription? { nil }
    public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }
    public static var isDiscoverable: Bool { true }
    public static var openAppWhenRun: Bool { false }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var supportedModes: IntentModes { openAppWhenRun ? .foreground(.immediate) : .background }

    /// The description in whatever form the intent declares it; nil if it declares none.
    package static var declaredDescription: IntentDescription? {
        switch description as Any {
        case let description as IntentDescription: description
        case let text as LocalizedStringResource: IntentDescription(text)
        case let text as String: IntentDescription(stringLiteral: text)
        default: nil
        }
    }
}
