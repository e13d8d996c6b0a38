/// An instance reads differently than before.
public struct ConfigurationChange<Intent: ConfigurableIntent>: Hashable, Sendable {
    /// What the widget reads now.
    public let configuration: Intent
    /// The parameters whose effective value is another one than in the change before, in declared order.
    public let changed: [String]
    /// The instance's revision now.
    public let revision: Int
}
