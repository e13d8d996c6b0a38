/// The type of one value, before brackets.
package enum ElementType: Hashable, Sendable {
    case string, integer, decimal, boolean, url, timeInterval
    case measurement(Dimension)
    /// An enum of the schema, by declared name.
    case enumeration(String)
    /// An object type of the schema, by declared name.
    case object(String)
}
