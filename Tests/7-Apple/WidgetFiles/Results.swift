import SwiftUI

final class SavedRecord {
    var name = ""
}

struct SavedRecords: View {
    @FetchRequest(sortDescriptors: []) private var records: FetchedResults<SavedRecord>

    var body: some View {
        List(0..<records.count, id: \.self) { index in
            Text(records[index].name)
        }
        .listStyle(.plain)
    }
}
