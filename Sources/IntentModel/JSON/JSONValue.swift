/// A JSON text as a value. Objects keep their order; whole numbers that fit in 64 bits are told apart from others.
public enum JSONValue: Hashable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    /// Always finite.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
}
