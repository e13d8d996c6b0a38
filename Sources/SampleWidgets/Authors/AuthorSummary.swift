/// What the author widget shows: one number, chosen by the configuration.
public struct AuthorSummary: Sendable {
    public let fans: Int
    /// In whole units of the author's currency.
    public let money: Int

    public init(fans: Int, money: Int) {
        self.fans = fans
        self.money = money
    }

    /// The widget's one line.
    public func line(for configuration: AuthorDataIntent) -> String {
        switch configuration.countType {
        case .fans: "\(fans) fans"
        case .money: "\(money) earned"
        case .unrecognized: "\(fans) fans, \(money) earned"
        }
    }
}
