import Foundation
import WidgetKit

struct FeedEntry: TimelineEntry {
    let date: Date
    let headline: String
}

struct Feed {
    struct Failure: Error {}

    var isOnline = false

    func headline() async throws -> String {
        guard isOnline else { throw Failure() }
        return "News"
    }
}

// The error of the feed is lost in a task.
struct ForgetfulProvider: TimelineProvider {
    func placeholder(in context: Context) -> FeedEntry { FeedEntry(date: Date(), headline: "") }

    func getSnapshot(in context: Context, completion: @escaping (FeedEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<FeedEntry>) -> Void) {
        Task {
            let headline = try await Feed().headline()
            completion(Timeline(entries: [FeedEntry(date: Date(), headline: headline)], policy: .atEnd))
        }
    }
}

// A guard returns without an answer.
struct GuardedProvider: TimelineProvider {
    var account: String? = nil

    func placeholder(in context: Context) -> FeedEntry { FeedEntry(date: Date(), headline: "") }

    func getSnapshot(in context: Context, completion: @escaping (FeedEntry) -> Void) {
        guard let account else { return }
        completion(FeedEntry(date: Date(), headline: account))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<FeedEntry>) -> Void) {
        guard let account else { return }
        completion(Timeline(entries: [FeedEntry(date: Date(), headline: account)], policy: .never))
    }
}

// What is cached comes first, and what is new comes later, through the same closure.
struct EagerProvider: TimelineProvider {
    func placeholder(in context: Context) -> FeedEntry { FeedEntry(date: Date(), headline: "") }

    func getSnapshot(in context: Context, completion: @escaping (FeedEntry) -> Void) {
        completion(FeedEntry(date: Date(), headline: "first"))
        completion(FeedEntry(date: Date(), headline: "second"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<FeedEntry>) -> Void) {
        completion(Timeline(entries: [FeedEntry(date: Date(), headline: "cached")], policy: .never))
        DispatchQueue.global(qos: .utility).async {
            completion(Timeline(entries: [FeedEntry(date: Date(), headline: "fresh")], policy: .atEnd))
        }
    }
}

struct ForgetfulWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Forgetful", provider: ForgetfulProvider()) { $0.headline }
    }
}

struct GuardedWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Guarded", provider: GuardedProvider()) { $0.headline }
    }
}

struct EagerWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Eager", provider: EagerProvider()) { $0.headline }
    }
}
