/// When an intent may not run.
package enum IntentRestriction: String, CaseIterable, Hashable, Sendable {
    case whileLocked, whileProtectedDataUnavailable
}
