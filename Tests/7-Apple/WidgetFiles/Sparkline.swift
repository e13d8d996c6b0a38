import SwiftUI
import WidgetKit

enum RateCurrency: String, CaseIterable, CustomLocalizedStringResourceConvertible {
    case euro, franc

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .euro: return "Euro"
        case .franc: return LocalizedStringResource("franc", defaultValue: "Swiss franc", comment: "A currency")
        }
    }
}

struct RateEntry: TimelineEntry {
    var date = Date()
    var rates: [CGFloat] = [0.4, 0.6, 0.5, 0.9]
    var currency = RateCurrency.franc
    var flag: UIImage?
}

struct RateProvider: TimelineProvider {
    func placeholder(in context: Context) -> RateEntry { RateEntry() }

    func getSnapshot(in context: Context, completion: @escaping (RateEntry) -> Void) {
        let width = context.displaySize.width * UIScreen.main.scale
        let flag = width > 0 ? UIImage(named: "flag") : UIImage(data: Data())
        completion(RateEntry(flag: flag))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<RateEntry>) -> Void) {
        getSnapshot(in: context) { completion(Timeline(entries: [$0], policy: .atEnd)) }
    }
}

struct Sparkline: View {
    let rates: [CGFloat]

    var body: some View {
        Canvas { context, size in
            let step = size.width / CGFloat(max(rates.count - 1, 1))
            let line = Path { path in
                for (index, rate) in rates.enumerated() {
                    let point = CGPoint(x: CGFloat(index) * step, y: size.height * (1 - rate))
                    if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
                }
            }
            context.addFilter(.shadow(color: .black.opacity(0.3), radius: 2))
            context.stroke(
                line,
                with: .linearGradient(
                    Gradient(colors: [.green, .blue]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0)),
                style: StrokeStyle(lineWidth: 2, lineCap: .round))
            context.drawLayer { layer in
                layer.opacity = 0.5
                layer.translateBy(x: 0, y: 4)
                layer.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.red))
                layer.draw(
                    Text("max \(rates.max() ?? 0, specifier: "%.1f")"), at: CGPoint(x: 8, y: 8), anchor: .leading)
            }
            var highest = context.resolve(Text(Image(systemName: "arrow.up")))
            highest.shading = .color(.white)
            context.draw(highest, in: CGRect(origin: .zero, size: size))
        }
        .frame(height: UIScreen.main.bounds.height / 10)
    }
}

struct RateView: View {
    let entry: RateEntry

    var body: some View {
        VStack {
            Text(entry.currency.localizedStringResource)
            Sparkline(rates: entry.rates)
            if let flag = entry.flag {
                Image(uiImage: flag).resizable().scaledToFit()
            }
        }
    }
}

struct RateWidget: Widget {
    static let title: LocalizedStringResource = "Exchange rate"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Rate", provider: RateProvider()) { RateView(entry: $0) }
            .configurationDisplayName(RateWidget.title)
            .description("The rate of the \(RateCurrency.allCases.count) currencies.")
    }
}
