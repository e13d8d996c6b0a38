/// A value in its wire form, with the type it was written under.
public struct StoredValue: Hashable, Sendable {
    /// The declared type when it was written: `Integer`, `enum:CountType`, `[object:CarControl]`.
    public var type: String
    public var wire: JSONValue
    public var marks: [StoredMark]

    public init(type: String, wire: JSONValue, marks: [StoredMark] = []) {
        self.type = type
        self.wire = wire
        self.marks = marks
    }
}
