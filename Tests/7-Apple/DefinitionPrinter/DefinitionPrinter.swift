import AppIntents
import IntentControl
import IntentDefinitionsCommand
import SwiftUI
import WidgetKit

/// A program with App Intents that were written by hand, which prints their definition.
@main
struct DefinitionPrinter {
    static func main() async {
        await ControlProgram.main(
            widgets: NoteWidgets.registrations, commands: [.definitions(appShortcuts: NoteShortcuts.self)])
    }
}
