package import IntentModel

/// What one check of `doctor` found.
package struct DoctorFinding: Hashable, Sendable {
    /// How grave it is; only a problem changes the exit status.
    package enum Level: String, Hashable, Sendable {
        case ok, warning, problem
    }

    package var level: Level
    /// A phrase without a full stop.
    package var message: String
    /// How to mend it, in a phrase; nil where nothing is to be mended.
    package var advice: String?
    /// What else a program may want to know, by name.
    package var facts: JSONObject

    package init(_ level: Level, _ message: String, advice: String? = nil, facts: JSONObject = [:]) {
        self.level = level
        self.message = message
        self.advice = advice
        self.facts = facts
    }
}
