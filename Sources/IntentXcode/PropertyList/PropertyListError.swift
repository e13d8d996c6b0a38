/// Where and why bytes are no property list.
package struct PropertyListError: Error, Hashable, Sendable {
    /// 1-based.
    package let line: Int
    /// 1-based, in Unicode scalars.
    package let column: Int
    /// The value that it is in, `INIntents[0].INIntentName`; empty at the top.
    package let keyPath: String
    /// One phrase without a full stop.
    package let message: String
}
