//
//  QuoteWidget.swift
//

import SwiftUI
import WidgetKit

struct QuoteProvider: TimelineProvider {
    @AppStorage("quote", store: UserDefaults(suiteName: "group.example.quotes"))
    var data: Data = Data()

    public func placeholder(in context: Context) -> QuoteEntry { QuoteEntry(date: Date(), quote: nil) }

    public func getSnapshot(in context: Context, completion: @escaping (QuoteEntry) -> ()) {
        completion(QuoteEntry(date: Date(), quote: try? JSONDecoder().decode(Quote.self, from: data)))
    }

    public func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
        guard let quote = try? JSONDecoder().decode(Quote.self, from: data) else { return }
        let timeline = Timeline(entries: [QuoteEntry(date: Date(), quote: quote)], policy: .never)
        completion(timeline)
    }
}

struct Quote: Codable {
    var text: String
    var author: String?
}

struct QuoteEntry: TimelineEntry {
    public let date: Date
    public let quote: Quote?
}

struct QuoteView: View {
    var entry: QuoteProvider.Entry
    @Environment(\.widgetFamily) var family: WidgetFamily

    var fontSize: Font {
        switch family {
        case .systemSmall: return .caption
        case .systemMedium: return .body
        default: return .title2
        }
    }

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.black.ignoresSafeArea()
            if let quote = entry.quote {
                VStack(alignment: .leading, spacing: 8) {
                    Text(quote.text)
                        .font(fontSize.italic())
                        .foregroundColor(Color.white)
                        .lineLimit(nil)
                    quote.author.map { Text("— \($0)").font(.footnote).foregroundColor(.gray) }
                    if let author = quote.author, !author.isEmpty {
                        Spacer()
                        Text(author.uppercased()).tracking(2).strikethrough(false)
                    }
                }
                .padding(.all, 16)
            } else {
                Text("Open the app to choose a quote.").unredacted()
            }
        }
    }
}

struct QuoteWidget: Widget {
    private let kind: String = "QuoteWidget"

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: QuoteProvider()) { entry in
            QuoteView(entry: entry)
        }
        .configurationDisplayName("Quote of the Day")
        .description("Shows a quote.")
    }
}

struct QuoteWidget_Previews: PreviewProvider {
    static var previews: some View {
        QuoteView(entry: QuoteEntry(date: Date(), quote: Quote(text: "Less is more.", author: nil)))
            .previewContext(WidgetPreviewContext(family: .systemMedium))
            .environment(\.sizeCategory, .extraExtraLarge)
            .redacted(reason: .placeholder)
            .colorScheme(.light)
    }
}
