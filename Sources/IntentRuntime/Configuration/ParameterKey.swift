/// A parameter of an intent by its stored name, with its Swift type. Generated, as `WidgetConfigIntent.Parameters`.
public struct ParameterKey<Intent: IntentConfiguration, Value: Sendable>: Hashable, Sendable,
    ExpressibleByStringLiteral
{
    public let name: String

    public init(stringLiteral value: String) {
        name = value
    }
}
