/// Where a parameter's options come from.
package enum OptionSource: Hashable, Sendable {
    /// No list: any value of the type; for an enum its cases, for a Boolean its two values.
    case free
    /// Nothing can be chosen; only other actions fill it.
    case none
    /// A handler in code.
    case dynamic
    /// The literals of the definition, in order.
    case listed([ListedOption])
    /// A JSON file below the definition's folder.
    case file(OptionFile)
    /// What a command prints, once the user allows it.
    case command(OptionCommand)
    /// What an address answers, once the user allows it.
    case address(OptionAddress)
}
