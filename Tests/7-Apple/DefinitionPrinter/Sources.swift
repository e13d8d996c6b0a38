import AppIntents
import SwiftUI
import WidgetKit

/// What a widget shows of the notes: those of a folder, or those with a word.
@UnionValue
enum NoteSource {
    /// In parentheses (and with a brace {): comments are no cases. case other(Int)
    case folder(FolderEntity), word(String)
    case `recent`(days: Int)

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Source"
    static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [
        .folder: "A Folder", .word: DisplayRepresentation(title: "A Word"),
    ]

    var text: String {
        switch self {
        case .folder(let folder): "in \(folder.id)"
        case .word(let word): "with '\(word)'"
        case .recent(let days): "of \(days) days"
        }
    }
}

/// The source of the notes that a widget shows.
struct ShowSourceIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Show Source"
    static let isDiscoverable = false

    @Parameter(title: "Source")
    var source: NoteSource?

    @Parameter(title: "Others")
    var others: [NoteSource]?

    @Parameter(title: "Whole Words")
    var isWhole: Bool?

    @Parameter(title: "Sorted")
    var isSorted: Bool?

    static var parameterSummary: some ParameterSummary {
        Switch(\.$source) {
            Case(.word) {
                Summary("Show \(\.$source)") {
                    \.$others
                    \.$isWhole
                    \.$isSorted
                }
            }
            DefaultCase {
                When(\.$source, .oneOf, [.folder, .recent]) {
                    Summary("Show \(\.$source)") {
                        \.$others
                        \.$isSorted
                    }
                } otherwise: {
                    Summary("Show \(\.$source)") { \.$others }
                }
            }
        }
    }
}

/// Fails with the source that it received.
struct CopySourceIntent: AppIntent {
    static let title: LocalizedStringResource = "Copy Source"
    static let isDiscoverable = false

    @Parameter(title: "Source")
    var source: NoteSource

    init() {}

    init(source: NoteSource) { self.source = source }

    static var parameterSummary: some ParameterSummary {
        When(\.$source, .notEqualTo, .recent) {
            Summary("Copy \(\.$source)")
        } otherwise: {
            Summary()
        }
    }

    func perform() async throws -> some IntentResult {
        guard case .recent = source else { throw CopyError(text: "Notes \(source.text) cannot be copied.") }
        return .result()
    }
}

struct CopyError: Error, CustomLocalizedStringResourceConvertible {
    let text: String

    var localizedStringResource: LocalizedStringResource { "\(text)" }
}

struct SourceEntry: TimelineEntry {
    let date: Date
    var source: NoteSource?
    let text: String
}

struct SourceProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> SourceEntry { SourceEntry(date: .now, text: "") }

    func snapshot(for configuration: ShowSourceIntent, in context: Context) async -> SourceEntry {
        let sources = [configuration.source].compactMap(\.self) + (configuration.others ?? [])
        return SourceEntry(
            date: .now, source: configuration.source, text: "Notes " + sources.map(\.text).joined(separator: ", "))
    }

    func timeline(for configuration: ShowSourceIntent, in context: Context) async -> Timeline<SourceEntry> {
        Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
    }
}

struct SourceWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "com.example.source", intent: ShowSourceIntent.self, provider: SourceProvider()) {
            entry in
            Text(entry.text)
            Button("Copy", intent: CopySourceIntent(source: entry.source ?? .recent(days: 1)))
        }
        .configurationDisplayName("Source")
        .supportedFamilies([.systemMedium])
    }
}
