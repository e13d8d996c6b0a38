/// How an editor asks for a number.
package enum NumberControl: String, CaseIterable, Hashable, Sendable {
    case field, stepper, slider
}
