import AppIntents
import SwiftUI
import WidgetKit

/// The order of the notes in a widget.
enum NoteOrder: String, AppEnum {
    case newest, title

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "note.order"
    static let caseDisplayRepresentations: [NoteOrder: DisplayRepresentation] = [
        .newest: DisplayRepresentation(title: "note.order.newest", image: .init(systemName: "clock")),
        .title: "note.order.title",
    ]
}

/// A folder of notes.
struct FolderEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Folder"
    static let defaultQuery = FolderQuery()

    let id: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct FolderQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [FolderEntity] {
        identifiers.map { FolderEntity(id: $0) }
    }

    func suggestedEntities() async throws -> [FolderEntity] { ["Home", "Work"].map { FolderEntity(id: $0) } }

    func entities(matching string: String) async throws -> [FolderEntity] {
        try await suggestedEntities().filter { $0.id.contains(string) }
    }

    func defaultResult() async -> FolderEntity? { FolderEntity(id: "Home") }
}

/// The notes that a widget shows.
struct ShowNotesIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Show Notes"
    static let description = IntentDescription("Choose the notes that the widget shows.")
    // No definition says this.
    static let openAppWhenRun = true

    @Parameter(title: "Folder")
    var folder: FolderEntity?

    @Parameter(title: "note.order", default: .newest)
    var order: NoteOrder

    @Parameter(title: "Show Text", description: "Off for titles only.", default: true)
    var showsText: Bool

    @Parameter(title: "Lines", default: 3, controlStyle: .stepper, inclusiveRange: (1, 9))
    var lines: Int

    static var parameterSummary: some ParameterSummary {
        When(\.$showsText, .equalTo, true) {
            Summary {
                \.$folder
                \.$order
                \.$showsText
                \.$lines
            }
        } otherwise: {
            Summary {
                \.$folder
                \.$order
                \.$showsText
            }
        }
    }
}

struct NotesEntry: TimelineEntry {
    let date: Date
    let lines: Int
}

struct NotesProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> NotesEntry { NotesEntry(date: .now, lines: 0) }

    func snapshot(for configuration: ShowNotesIntent, in context: Context) async -> NotesEntry {
        NotesEntry(date: .now, lines: configuration.lines)
    }

    func timeline(for configuration: ShowNotesIntent, in context: Context) async -> Timeline<NotesEntry> {
        Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
    }
}

struct NotesWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "com.example.notes", intent: ShowNotesIntent.self, provider: NotesProvider()) {
            entry in
            Text("\(entry.lines)")
        }
        .configurationDisplayName("Notes")
        .description("Your notes.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct NoteWidgets: WidgetBundle {
    var body: some Widget {
        NotesWidget()
        SourceWidget()
        PinControl()
    }
}

/// Writes a note.
struct WriteNoteIntent: AppIntent {
    static let title: LocalizedStringResource = "Write Note"

    @Parameter(title: "Folder")
    var folder: FolderEntity?

    func perform() async throws -> some IntentResult { .result() }
}

struct NoteShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: WriteNoteIntent(),
            phrases: ["Write with \(.applicationName)", "Write into \(\.$folder) with \(.applicationName)"],
            shortTitle: "Write", systemImageName: "pencil")
    }
}
