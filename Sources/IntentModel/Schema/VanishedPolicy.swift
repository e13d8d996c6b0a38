/// What becomes of a chosen option that is no longer known; `ifVanished`.
package enum VanishedPolicy: String, CaseIterable, Hashable, Sendable {
    case keepAndFlag, useDefault, clear
}
