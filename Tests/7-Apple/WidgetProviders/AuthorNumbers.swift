import IntentRuntime
import SampleHandlers
import WidgetKit

protocol AuthorService {
    func numbers() async throws -> AuthorNumbers
}

struct AuthorNumbers: Codable, Equatable {
    var fans: Int
    var money: Decimal
}

// Asks a server, and shows what it knows if there is no answer.
struct AuthorProvider: AppIntentTimelineProvider {
    let service: AuthorService
    private let cache = AuthorCache()

    init(service: AuthorService) {
        self.service = service
    }

    func placeholder(in context: Context) -> AuthorEntry {
        .init(date: .now, count: nil, isStale: false)
    }

    func snapshot(for configuration: AuthorDataIntent, in context: Context) async -> AuthorEntry {
        if context.isPreview { return .init(date: .now, count: "1,024", isStale: false) }
        return await entry(for: configuration)
    }

    func timeline(for configuration: AuthorDataIntent, in context: Context) async -> Timeline<AuthorEntry> {
        let entry = await entry(for: configuration)
        return Timeline(
            entries: [entry],
            policy: entry.isStale ? .after(.now.addingTimeInterval(5 * 60)) : .after(.now.advanced(by: 60 * 60)))
    }

    private func entry(for configuration: AuthorDataIntent) async -> AuthorEntry {
        do {
            let numbers = try await service.numbers()
            try cache.save(numbers)
            return AuthorEntry(date: .now, count: count(of: numbers, for: configuration), isStale: false)
        } catch {
            print("could not load: \(error)")
            return AuthorEntry(
                date: .now, count: cache.load().map { count(of: $0, for: configuration) }, isStale: true)
        }
    }

    private func count(of numbers: AuthorNumbers, for configuration: AuthorDataIntent) -> String {
        switch configuration.countType {
        case .money: "\(numbers.money) earned"
        default: "\(numbers.fans) fans"
        }
    }
}

struct AuthorEntry: TimelineEntry {
    var date: Date
    var count: String?
    var isStale: Bool
}

// Keeps the last answer in a file of the group.
public final class AuthorCache {
    public static var url: URL {
        FileManager.default.temporaryDirectory
            .appendingPathComponent("author-numbers-\(ProcessInfo.processInfo.processIdentifier).json")
    }

    func save(_ numbers: AuthorNumbers) throws {
        try JSONEncoder().encode(numbers).write(to: Self.url, options: .atomic)
    }

    func load() -> AuthorNumbers? {
        guard FileManager.default.fileExists(atPath: Self.url.path), let data = try? Data(contentsOf: Self.url) else {
            return nil
        }
        return try? JSONDecoder().decode(AuthorNumbers.self, from: data)
    }
}

// Every second answer is an error, as on a train.
actor FlakyAuthorService: AuthorService {
    private var calls = 0

    func numbers() async throws -> AuthorNumbers {
        calls += 1
        guard calls % 2 == 1 else { throw URLError(.notConnectedToInternet) }
        return AuthorNumbers(fans: 100 * calls, money: 12.5)
    }
}

struct AuthorWidget: Widget {
    let kind = "Author"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: kind, intent: AuthorDataIntent.self, provider: AuthorProvider(service: FlakyAuthorService())
        ) { entry in
            (entry.count ?? "–") + (entry.isStale ? " (old)" : "")
        }
        .configurationDisplayName("Author")
        .supportedFamilies([.systemSmall, .systemMedium])
        .contentMarginsDisabled()
    }
}
