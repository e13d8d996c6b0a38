/// A generated enum: its cases have numbers in Swift, as Xcode gives them, and names where they are stored.
public protocol INStoredEnum: RawRepresentable, Sendable where RawValue == Int {
    /// No value.
    static var unknown: Self { get }
    /// The case of this stored name; `unknown` for a name that the definition does not know.
    init(storedName: String)
    /// What is stored; nil for `unknown`.
    static func storedName(of value: Self) -> String?
}
