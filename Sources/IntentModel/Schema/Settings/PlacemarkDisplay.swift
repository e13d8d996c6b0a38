/// What of a place is shown.
package enum PlacemarkDisplay: String, CaseIterable, Hashable, Sendable {
    case name, city
}
