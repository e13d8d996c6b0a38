/// How long ago something was, as people say it.
enum AgeText {
    /// In one unit, rounded down: `1 minute`, `3 hours`, `less than a second`.
    static func text(of age: Duration) -> String {
        let seconds = age.components.seconds
        let units: [(name: String, seconds: Int64)] = [
            ("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1),
        ]
        guard let unit = units.first(where: { seconds >= $0.seconds }) else { return "less than a second" }
        let count = seconds / unit.seconds
        return "\(count) \(unit.name)\(count == 1 ? "" : "s")"
    }
}
