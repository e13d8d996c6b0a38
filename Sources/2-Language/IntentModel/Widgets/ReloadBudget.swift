/// A limit on how often the timeline of one widget instance is reloaded.
///
/// Each preset states where its numbers come from. A budget applies to one instance, over a period of 24 hours that follows the
/// user's day and does not begin at midnight.
public struct ReloadBudget: Hashable, Sendable {
    /// The name by which commands and settings specify the budget: `apple-documentation`.
    public let name: String
    /// The number of reloads in 24 hours, from an instance that is seldom visible to one that is visible often; nil means no
    /// limit.
    public let dailyReloads: ClosedRange<Int>?
    /// The shortest time between two reloads of an instance, in seconds.
    public let minimumSpacing: Int
    /// The number of reloads that are granted in a row before the minimum spacing applies; at least 1.
    public let burst: Int
    /// The share of the daily reloads that a timeline may use as early as it asks, from 0 to 1. The others are spread evenly over
    /// the day. 1 for a budget without a pace.
    public let unpacedShare: Double
    /// Where the numbers come from, in one sentence.
    public let source: String

    /// Creates a budget.
    /// - Parameters:
    ///   - minimumSpacing: Seconds, not negative.
    ///   - burst: At least 1.
    ///   - unpacedShare: From 0 to 1.
    public init(
        name: String, dailyReloads: ClosedRange<Int>?, minimumSpacing: Int, burst: Int = 1, unpacedShare: Double = 1,
        source: String
    ) {
        precondition(minimumSpacing >= 0, "a spacing of \(minimumSpacing) s is negative")
        precondition(burst >= 1, "a burst has at least one reload")
        precondition((0...1).contains(unpacedShare), "a share is from 0 to 1")
        precondition(dailyReloads.map { $0.lowerBound >= 0 } ?? true, "a number of reloads is negative")
        self.name = name
        self.dailyReloads = dailyReloads
        self.minimumSpacing = minimumSpacing
        self.burst = burst
        self.unpacedShare = unpacedShare
        self.source = source
    }

    /// The preset with this name, or nil if there is none.
    public init?(named name: String) {
        guard let preset = ReloadBudget.presets.first(where: { $0.name == name }) else { return nil }
        self = preset
    }
}

extension ReloadBudget {
    /// The presets, with the default first.
    public static let presets: [ReloadBudget] = [
        appleDocumentation, appleEngineer72, fieldReports, openHarmonyForms, unlimited,
    ]

    /// 40 to 70 reloads a day, at least 5 minutes apart: `apple-documentation`.
    ///
    /// The range and the spacing are those of Apple's article “Keeping a widget up to date”, which gives the range for a widget
    /// that is viewed frequently. The article also states that the system distributes reloads over the day; the quarter that is
    /// not distributed, and the burst, are models of this package.
    public static let appleDocumentation = ReloadBudget(
        name: "apple-documentation", dailyReloads: 40...70, minimumSpacing: 5 * 60, burst: 3, unpacedShare: 0.25,
        source: "Apple's documentation for the range and the spacing; the burst and the pace are models")

    /// 72 reloads a day, one every 20 minutes: `apple-engineer-72`.
    ///
    /// Developers report this number as the answer of an Apple engineer; Apple does not publish it.
    public static let appleEngineer72 = ReloadBudget(
        name: "apple-engineer-72", dailyReloads: 72...72, minimumSpacing: 20 * 60,
        source: "an answer of an Apple engineer, as developers report it")

    /// 24 to 48 reloads a day, at least 15 minutes apart: `field-reports`.
    ///
    /// Developers report that a reload is seldom granted sooner than 15 minutes after the previous one, that one every half hour
    /// is dependable for a widget that is often visible, and one every hour for the others. The numbers are a cautious model of
    /// these reports, not a measurement.
    public static let fieldReports = ReloadBudget(
        name: "field-reports", dailyReloads: 24...48, minimumSpacing: 15 * 60, unpacedShare: 0.25,
        source: "a cautious model of what developers report, not a measurement")

    /// 50 reloads a day, at least 5 minutes apart: `openharmony-forms`.
    ///
    /// OpenHarmony's Form Kit documents that `setFormNextRefreshTime` takes 5 minutes or more, and limits timed updates to 50 a
    /// day for each form, however often it is visible.
    public static let openHarmonyForms = ReloadBudget(
        name: "openharmony-forms", dailyReloads: 50...50, minimumSpacing: 5 * 60,
        source: "OpenHarmony's Form Kit, which limits timed updates of a form")

    /// No limit and no spacing: `unlimited`, for kiosks and dashboards.
    ///
    /// A model of this package. A host still waits between two reloads that the timeline itself causes, by default a second, so
    /// that a provider which asks again at once causes no busy loop.
    public static let unlimited = ReloadBudget(
        name: "unlimited", dailyReloads: nil, minimumSpacing: 0, source: "a model for screens that are always powered")
}
