import AppIntents
import SwiftUI
import WidgetKit

/// The note that a control pins.
struct PinControlIntent: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Choose Note"

    // Without a default, the control shows nothing before it is configured.
    @Parameter(title: "Note")
    var note: String
}

/// Pins a note.
struct PinNoteIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Pin Note"

    @Parameter(title: "Note")
    var note: String

    @Parameter(title: "Color", default: "red")
    var color: String

    @Parameter(title: "Pinned")
    var value: Bool

    init() {}

    init(_ note: String) { self.note = note }

    // The color has a default and no row.
    static var parameterSummary: some ParameterSummary { Summary("Pin \(\.$note)") { \.$value } }

    func perform() async throws -> some IntentResult { .result() }
}

struct PinControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "com.example.notes.pin", intent: PinControlIntent.self) { configuration in
            ControlWidgetToggle(isOn: false, action: PinNoteIntent(configuration.note)) {
                Label(configuration.note, systemImage: "pin")
            }
        }
        .displayName("Pin")
    }
}
