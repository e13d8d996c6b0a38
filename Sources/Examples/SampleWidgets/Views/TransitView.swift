import SampleHandlers
import SwiftUI
import WidgetKit

/// The name of a line in its color, and the next departures.
struct TransitView: View {
    @Environment(\.widgetRenderingMode) private var renderingMode
    let entry: TransitEntry

    var body: some View {
        Group {
            if let line = entry.line {
                VStack(alignment: .leading, spacing: 8) {
                    Text(line.displayString)
                        .font(.subheadline.bold())
                        .foregroundStyle(.white)
                        .lineLimit(1)
                        .padding(.horizontal, 10)
                        .padding(.vertical, 5)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .background(line.tint.opacity(renderingMode.fillOpacity), in: .rect(cornerRadius: 9))
                    if entry.departures.isEmpty { Text("No departures").foregroundStyle(.secondary) }
                    ForEach(entry.departures) { departure in
                        HStack {
                            Text(departure.stop).lineLimit(1)
                            Spacer()
                            Text(departure.timeText).bold().monospacedDigit()
                        }
                        .font(.subheadline)
                    }
                    Spacer(minLength: 0)
                }
            } else {
                Text("Choose a line").foregroundStyle(.secondary)
            }
        }
        .containerBackground(.background, for: .widget)
    }
}

extension TransitLine {
    fileprivate var tint: Color {
        switch color {
        case "teal": .teal
        case "orange": .orange
        case "red": .red
        case "green": .green
        default: .indigo
        }
    }
}
