/// The numbers that may be chosen, both ends included. Steps count from the minimum, else from 0.
package enum NumberRange: Hashable, Sendable {
    case integers(minimum: Int?, maximum: Int?, step: Int?)
    case decimals(minimum: Double?, maximum: Double?, step: Double?)
}
