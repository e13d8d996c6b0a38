import Foundation
import SwiftUI
import WidgetKit

// MARK: - Model

struct Forecast: Codable, Hashable {
    var temperature: Double
    var condition: Condition

    enum Condition: String, Codable, CaseIterable {
        case sun, cloud, rain

        var symbol: String {
            switch self {
            case .sun: return "sun.max.fill"
            case .cloud: return "cloud.fill"
            case .rain: return "cloud.rain.fill"
            }
        }

        var color: Color {
            switch self {
            case .sun: .yellow
            case .cloud: Color(white: 0.8)
            case .rain: .init(.sRGB, red: 0.2, green: 0.4, blue: 0.9, opacity: 1)
            }
        }
    }
}

// MARK: - Provider

class WeatherProvider: TimelineProvider {
    typealias Entry = WeatherEntry
    private var last: Forecast?

    func placeholder(in context: Context) -> WeatherEntry { WeatherEntry(date: Date(), result: nil) }

    func getSnapshot(in context: Context, completion: @escaping (WeatherEntry) -> Void) {
        let forecast = last ?? Forecast(temperature: 20, condition: .sun)
        completion(WeatherEntry(date: Date(), result: .success(forecast)))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<WeatherEntry>) -> Void) {
        DispatchQueue.main.async {
            let entry = WeatherEntry(date: Date(), result: .failure(WeatherError.offline))
            completion(Timeline(entries: [entry], policy: .after(Date().addingTimeInterval(30 * 60))))
        }
    }
}

enum WeatherError: Error { case offline }

struct WeatherEntry: TimelineEntry {
    let date: Date
    let result: Result<Forecast, any Error>?
}

// MARK: - Views

struct WeatherWidgetView: View {
    @Environment(\.widgetFamily) private var family

    let entry: WeatherProvider.Entry

    var body: some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { background }
            .modify { view in
                if #available(iOS 17, *) {
                    view.containerBackground(.blue.gradient, for: .widget)
                } else {
                    view
                }
            }
    }

    @ViewBuilder
    private var content: some View {
        switch entry.result {
        case .success(let forecast):
            switch family {
            case .systemSmall: SmallWeather(forecast: forecast)
            case .accessoryRectangular, .accessoryCircular, .accessoryInline:
                Label("\(forecast.temperature.formatted())°", systemImage: forecast.condition.symbol)
            default: LargeWeather(forecasts: [forecast, forecast])
            }
        case .failure(let error):
            VStack {
                Image(systemName: "wifi.slash").font(.title)
                Text(error.localizedDescription).font(.caption).lineLimit(2...4)
            }
        case nil:
            ProgressView().redacted(reason: .placeholder)
        }
    }

    private var background: some View {
        ContainerRelativeShape()
            .fill(LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom))
    }
}

private struct SmallWeather: View {
    let forecast: Forecast

    var body: some View {
        VStack(alignment: .center) {
            Image(systemName: forecast.condition.symbol)
                .resizable()
                .aspectRatio(contentMode: .fit)
                .foregroundStyle(forecast.condition.color)
                .frame(height: 40)
            Text(String(format: "%.0f°", forecast.temperature)).font(.system(size: 30)).fontWeight(.thin)
        }
    }
}

private struct LargeWeather: View {
    let forecasts: [Forecast]

    var body: some View {
        HStack(spacing: 10) {
            ForEach(Array(forecasts.enumerated()), id: \.offset) { index, forecast in
                SmallWeather(forecast: forecast)
                if index < forecasts.count - 1 {
                    Divider().background(Color.white)
                }
            }
        }
        .padding(.horizontal)
        .padding(.bottom, 10)
        .padding(8)
    }
}

extension View {
    func modify<Content: View>(@ViewBuilder _ transform: (Self) -> Content) -> some View { transform(self) }

    fileprivate func reverseMask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        self.mask {
            Rectangle().overlay(alignment: alignment) { mask().blendMode(.destinationOut) }
        }
    }
}

extension Color {
    static let sky = Color("Sky")

    init(hex: UInt32) {
        self.init(
            .sRGB, red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255,
            blue: Double(hex & 0xff) / 255, opacity: 1)
    }
}

struct WeatherWidget: Widget {
    let kind: String = "WeatherWidget"

    public var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: kind,
            provider: WeatherProvider(),
            content: { WeatherWidgetView(entry: $0).reverseMask { Circle() }.background(Color(hex: 0x102030)) }
        )
        .configurationDisplayName(NSLocalizedString("Weather", comment: "The name of the widget"))
        .description("weather.description")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
        .containerBackgroundRemovable(false)
    }
}
