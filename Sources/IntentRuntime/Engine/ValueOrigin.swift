/// Where an effective value comes from.
public enum ValueOrigin: Hashable, Sendable {
    /// The user chose it, "no value" included.
    case user
    /// A default that the definition states.
    case definitionDefault
    /// A default that a handler, or a provided list of options, gave when it was asked.
    case handlerDefault
    /// There is neither a value nor a default.
    case none
}
