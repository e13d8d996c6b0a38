/// A unit and how it becomes its dimension's base unit: `base = value * coefficient + constant`, or for the one
/// reciprocal pair (fuel efficiency) `base = coefficient / value`.
package struct MeasurementUnit: Hashable, Sendable {
    package let name: String
    package let coefficient: Double
    package let constant: Double
    package let isReciprocal: Bool

    package init(_ name: String, _ coefficient: Double, plus constant: Double = 0, isReciprocal: Bool = false) {
        self.name = name
        self.coefficient = coefficient
        self.constant = constant
        self.isReciprocal = isReciprocal
    }

    package func inBaseUnit(_ value: Double) -> Double {
        isReciprocal ? coefficient / value : value * coefficient + constant
    }

    package func value(fromBaseUnit value: Double) -> Double {
        isReciprocal ? coefficient / value : (value - constant) / coefficient
    }
}
