/// What the savings widget shows. It has nothing to configure.
public struct SavingsProgressText: Sendable {
    /// What is saved so far, and what it is for, in whole units of one currency.
    public let saved: Int
    public let goal: Int

    public init(saved: Int, goal: Int) {
        self.saved = saved
        self.goal = goal
    }

    /// The share that is reached, never above 100 %; a goal of 0 is reached.
    public var text: String {
        let percent = goal <= 0 ? 100 : min(100, max(0, saved * 100 / goal))
        return "\(percent) %"
    }
}
