/// A number with the unit it was given in, such as 3 kilometers.
public struct MeasurementValue: Hashable, Sendable {
    /// Always finite.
    public let value: Double
    /// The unit's name as Foundation spells it: `kilometers`, `celsius`.
    public let unit: String

    public init(value: Double, unit: String) {
        self.value = value
        self.unit = unit
    }
}
