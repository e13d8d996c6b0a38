/// What a parameter says about its type; each part is for the types that its comment names.
package struct TypeSettings: Hashable, Sendable {
    /// String.
    package var isMultiline: Bool
    /// Integer and Decimal, and measurements in ``unit``.
    package var range: NumberRange?
    /// Integer and Decimal.
    package var control: NumberControl
    /// Boolean: what "on" is called; nil for the platform's word.
    package var trueTitle: LocalizedText?
    /// Boolean: what "off" is called.
    package var falseTitle: LocalizedText?
    /// TimeInterval and measurements: the unit in which a bare number is meant.
    package var unit: String?

    package init() {
        isMultiline = false
        range = nil
        control = .field
        trueTitle = nil
        falseTitle = nil
        unit = nil
    }
}
