import SampleHandlers
import SwiftUI

/// The number that the configuration chooses, with its last days.
struct AuthorDataView: View {
    let entry: AuthorDataEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text("Author Data").font(.headline).foregroundStyle(.blue)
            if let newest = entry.counts.last {
                Text(newest, format: .number.grouping(.never)).font(.system(size: 32, weight: .bold))
                    .minimumScaleFactor(0.6).lineLimit(
                        1)
                Text(entry.unit).font(.footnote).foregroundStyle(.secondary)
                if entry.isOld { Text("not updated").font(.caption2).foregroundStyle(.red) }
                Sparkline(values: entry.counts.map(Double.init))
                    .stroke(.blue, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                    .padding(.top, 6)
            } else {
                Spacer()
                Text("No data yet").foregroundStyle(.secondary).frame(maxWidth: .infinity)
                Spacer()
            }
        }
        .containerBackground(.background, for: .widget)
    }
}

/// A line through values, from the least at the bottom to the largest at the top.
private struct Sparkline: Shape {
    let values: [Double]

    func path(in rect: CGRect) -> Path {
        guard let least = values.min(), let largest = values.max(), values.count > 1 else { return Path() }
        let points = values.enumerated().map { index, value in
            CGPoint(
                x: rect.minX + rect.width * CGFloat(index) / CGFloat(values.count - 1),
                y: rect.maxY - rect.height * CGFloat((value - least) / max(largest - least, 1)))
        }
        return Path { $0.addLines(points) }
    }
}
