public import Foundation
import IntentRuntime
public import IntentWidgets
package import SampleHandlers
import Synchronization

/// The numbers of an author, fetched every half hour. If the source cannot be reached, the widget keeps the numbers it has.
public struct AuthorDataWidget: Widget {
    private let source: any AuthorSource

    public init() {
        self.init(source: AuthorService())
    }

    /// Creates a widget that gets its numbers from a source, such as one that fails.
    package init(source: any AuthorSource) {
        self.source = source
    }

    public var body: some WidgetConfiguration {
        AppIntentConfiguration(WidgetKind.AuthorDataWidget.self, provider: AuthorDataProvider(source: source)) {
            AuthorDataView(entry: $0)
        }
    }
}

/// The numbers of an author at one time.
public struct AuthorDataEntry: TimelineEntry {
    public let date: Date
    let configuration: AuthorDataIntent
    /// The numbers of the last days, oldest first; empty if none were ever fetched.
    let days: [AuthorSummary]
    /// Whether the source could not be reached, so that the numbers are older.
    let isOld: Bool

    private var countsMoney: Bool { configuration.countType == .money }
    var counts: [Int] { days.map { countsMoney ? $0.money : $0.fans } }
    var unit: String { countsMoney ? "earned" : "fans" }
}

/// A source of an author's numbers, such as a web service.
package protocol AuthorSource: Sendable {
    /// Returns the numbers of the last seven days, oldest first.
    /// - Throws: Any error if the source cannot be reached.
    func days(until date: Date) async throws -> [AuthorSummary]
}

/// Provides one entry, and asks to be called again in half an hour; in ten minutes if the source could not be reached.
final class AuthorDataProvider: AppIntentTimelineProvider {
    private let source: any AuthorSource
    private let newest = Mutex<[AuthorSummary]>([])

    init(source: any AuthorSource) {
        self.source = source
    }

    func placeholder(in context: Context) -> AuthorDataEntry {
        sample(AuthorDataIntent(), context)
    }

    func snapshot(for configuration: AuthorDataIntent, in context: Context) async -> AuthorDataEntry {
        let known = newest.withLock { $0 }
        guard !known.isEmpty else { return sample(configuration, context) }
        return AuthorDataEntry(date: Date(), configuration: configuration, days: known, isOld: false)
    }

    func timeline(for configuration: AuthorDataIntent, in context: Context) async -> Timeline<AuthorDataEntry> {
        let now = Date()
        let fetched = try? await source.days(until: now)
        let days = newest.withLock { newest in
            newest = fetched ?? newest
            return newest
        }
        let entry = AuthorDataEntry(
            date: now, configuration: configuration, days: days, isOld: fetched == nil)
        return Timeline(entries: [entry], policy: .after(now.addingTimeInterval(fetched == nil ? 600 : 1800)))
    }

    private func sample(_ configuration: AuthorDataIntent, _ context: Context) -> AuthorDataEntry {
        let days = [820, 860, 910, 930, 980, 1010, 1080].map { AuthorSummary(fans: $0, money: $0 / 7) }
        return AuthorDataEntry(date: Date(), configuration: configuration, days: days, isOld: false)
    }
}

/// Numbers of a fictional author, which grow over time. A real app would request them from a server.
struct AuthorService: AuthorSource {
    func days(until date: Date) -> [AuthorSummary] {
        (0..<7).map { day in
            let fans = fans(at: date.addingTimeInterval(Double(day - 6) * 86_400))
            return AuthorSummary(fans: fans, money: fans / 7)
        }
    }

    /// About one new reader in two hours since 2026, more of them on some days than on others.
    private func fans(at date: Date) -> Int {
        let hours = Int(date.timeIntervalSince1970 / 3600) - 490_896
        return 1200 + max(0, hours) / 2 + (hours / 24 * 7 % 5)
    }
}
