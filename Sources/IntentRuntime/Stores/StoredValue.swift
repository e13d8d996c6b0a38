/// A value in its wire form, with the type it was written under.
public struct StoredValue: Hashable, Sendable {
    /// The declared type when it was written: `Integer`, `enum:CountType`, `[object:CarControl]`.
    public var type: String
    /// The value as JSON, in the wire form of its type; null is "no value".
    public var wire: JSONValue
    /// What lookups said of the chosen options.
    public var marks: [StoredMark]

    /// A value in its stored form.
    public init(type: String, wire: JSONValue, marks: [StoredMark] = []) {
        self.type = type
        self.wire = wire
        self.marks = marks
    }
}
