import WidgetKit

// Nobody has signed in, so there is nothing to show. Three ways to say so.
struct InboxEntry: TimelineEntry {
    let date: Date
}

struct LaterInboxProvider: TimelineProvider {
    func placeholder(in context: Context) -> InboxEntry { InboxEntry(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (InboxEntry) -> Void) {
        completion(InboxEntry(date: Date()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<InboxEntry>) -> Void) {
        completion(Timeline(entries: [], policy: .after(Date() + 60 * 60)))
    }
}

struct SilentInboxProvider: TimelineProvider {
    func placeholder(in context: Context) -> InboxEntry { InboxEntry(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (InboxEntry) -> Void) {
        completion(InboxEntry(date: Date()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<InboxEntry>) -> Void) {
        let timeline = Timeline<InboxEntry>(entries: [], policy: .never)
        completion(timeline)
    }
}

struct EndlessInboxProvider: TimelineProvider {
    func placeholder(in context: Context) -> InboxEntry { InboxEntry(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (InboxEntry) -> Void) {
        completion(InboxEntry(date: Date()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<InboxEntry>) -> Void) {
        completion(.init(entries: [InboxEntry](), policy: .atEnd))
    }
}

struct LaterInbox: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "LaterInbox", provider: LaterInboxProvider()) { _ in "Inbox" }
    }
}

struct SilentInbox: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "SilentInbox", provider: SilentInboxProvider()) { _ in "Inbox" }
    }
}

struct EndlessInbox: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "EndlessInbox", provider: EndlessInboxProvider()) { _ in "Inbox" }
    }
}
