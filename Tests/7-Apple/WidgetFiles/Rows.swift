import SwiftUI
import WidgetKit

/// Rows with their numbers, without data, and without animation.
struct RowsView: View {
    let rows: [String]

    var body: some View {
        if rows.isEmpty {
            ContentUnavailableView("No rows", systemImage: "tray", description: Text("Add one."))
        } else {
            VStack {
                ForEach(Array(rows.enumerated()), id: \.offset) { index, row in
                    Text("\(index + 1). \(row)")
                }
            }
            .transaction { $0.animation = nil }
        }
    }
}
