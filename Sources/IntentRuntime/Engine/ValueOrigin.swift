/// Where an effective value comes from.
public enum ValueOrigin: Hashable, Sendable {
    case user
    /// A default that the definition states.
    case definitionDefault
    /// A default that a handler, or a provided list of options, gave when it was asked.
    case handlerDefault
    case none
}
