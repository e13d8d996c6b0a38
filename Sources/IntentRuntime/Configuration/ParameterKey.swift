/// A parameter of an intent by its stored name, with its Swift type. Generated, as `WidgetConfigIntent.Parameters`.
public struct ParameterKey<Intent: ConfigurableIntent, Value: Sendable>: Hashable, Sendable,
    ExpressibleByStringLiteral
{
    /// The parameter's declared name, under which values are stored.
    public let name: String

    /// The key of this declared name; an edit of a name that its intent does not declare is refused.
    public init(stringLiteral value: String) {
        name = value
    }
}
