import SampleHandlers
import SwiftUI

/// A ring that closes when the goal is reached.
struct SavingsView: View {
    let entry: SavingsEntry

    var body: some View {
        VStack(spacing: 10) {
            ZStack {
                Circle().stroke(.quaternary, lineWidth: 12)
                Circle()
                    .trim(from: 0, to: entry.share)
                    .stroke(.purple, style: StrokeStyle(lineWidth: 12, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                Text(entry.percent).font(.title3.bold()).minimumScaleFactor(0.5).lineLimit(1).padding(12)
            }
            .padding(6)
            Text(entry.amount).font(.footnote).foregroundStyle(.secondary)
        }
        .containerBackground(.background, for: .widget)
    }
}
