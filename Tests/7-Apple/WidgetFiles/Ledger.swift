import SwiftUI
import WidgetKit

final class Ledger: ObservableObject {
    @Published var entries: [LedgerLine] = [LedgerLine(id: 1, title: "Tea", amount: 2.5)]
    @Published var isEditing = false

    func remove(_ offsets: IndexSet) {
        for index in offsets.sorted(by: >) { entries.remove(at: index) }
    }
}

struct LedgerLine: Identifiable, Hashable {
    var id: Int
    var title: String
    var amount: Double
}

enum Currency: String {
    case euro, dollar
}

struct LedgerScreen: View {
    @StateObject private var ledger = Ledger()
    @AppStorage("showsTotals", store: UserDefaults(suiteName: "group.ledger")) private var showsTotals = true
    @AppStorage("currency") var currency: Currency = .euro
    @AppStorage("note") var note: String?
    @State private var selection: Int? = nil
    @State private var isAlertShown = false
    @State var progress: Double
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) var presentationMode
    @Environment(\.horizontalSizeClass) var horizontal
    @Environment(\.verticalSizeClass) var vertical
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dynamicTypeSize) var typeSize

    init(progress: Double = 0.5) {
        _progress = State(initialValue: progress)
    }

    var body: some View {
        NavigationView {
            List {
                Section(header: Text("Lines")) {
                    ForEach($ledger.entries) { $line in
                        LedgerRow(line: $line)
                            .tag(line.id)
                            .listRowBackground(Color(.secondarySystemBackground))
                    }
                    .onDelete(perform: ledger.remove)
                }
                Section {
                    Toggle("Totals", isOn: $showsTotals)
                    Toggle(isOn: $ledger.isEditing) { Text("Edit") }
                    ProgressView(value: progress, total: 1)
                        .progressViewStyle(LinearProgressViewStyle(tint: .green))
                    ProgressView("Loading").progressViewStyle(.circular)
                }
            }
            .scrollContentBackground(.hidden)
            .navigationTitle("Ledger")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                Button("Close") {
                    presentationMode.wrappedValue.dismiss()
                    dismiss()
                }
            }
            .sheet(isPresented: $ledger.isEditing) {
                Text("Sheet")
            }
            .alert("Sure?", isPresented: $isAlertShown) {
                Button("Delete", role: .destructive) { ledger.remove([0]) }
            }
        }
        .navigationViewStyle(.stack)
        .environmentObject(ledger)
        .onAppear {
            progress = 1
        }
        .onChange(of: scenePhase) { phase in
            if phase == .active { progress = 0 }
        }
        .onChange(of: progress) { old, new in
            print(old, new)
        }
        .onOpenURL { url in print(url) }
        .onReceive(ledger.objectWillChange) { _ in }
        .task {
            await Task.yield()
        }
        .onTapGesture { isAlertShown = true }
        .preferredColorScheme(.dark)
        .accentColor(.purple)
    }
}

struct LedgerRow: View {
    @Binding var line: LedgerLine
    @EnvironmentObject var ledger: Ledger

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            TextField("Title", text: $line.title)
            Text(line.amount, format: .number)
            Text("\(line.amount, specifier: "%.2f") of \(ledger.entries.count)")
        }
        .id(line.id)
        .layoutPriority(1)
        .zIndex(2)
    }
}

struct LedgerSummary: View {
    @ObservedObject var ledger: Ledger

    var body: some View {
        TabView {
            Text("Total").accessibilityLabel("Total of all lines")
            Text("Average").accessibilityHidden(true)
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
    }
}

struct LedgerScreen_Previews: PreviewProvider {
    static var previews: some View {
        LedgerScreen()
            .previewDevice(PreviewDevice(rawValue: "iPhone 15"))
            .previewLayout(.fixed(width: 300, height: 500))
        LedgerRow(line: .constant(LedgerLine(id: 1, title: "Tea", amount: 2)))
            .environmentObject(Ledger())
    }
}

func onMainThread() {
    withAnimation(.spring()) {}
    let renderer = { @MainActor in ImageRenderer(content: Text("x")) }
    _ = renderer
}
