/// A Swift type that a parameter can have.
public protocol IntentValueConvertible: Sendable, Hashable {
    /// Nil where the value is of another type.
    init?(intentValue: IntentValue)
    var intentValue: IntentValue { get }
}
