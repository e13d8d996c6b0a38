/// What a number says about itself.
package struct NumberSettings: Hashable, Sendable {
    package var range: NumberRange?
    /// Integer and Decimal.
    package var control: NumberControl
    /// Measurements: the unit of the range, and in which a bare number is meant.
    package var unit: String?

    package init(range: NumberRange? = nil, control: NumberControl = .field, unit: String? = nil) {
        self.range = range
        self.control = control
        self.unit = unit
    }
}
