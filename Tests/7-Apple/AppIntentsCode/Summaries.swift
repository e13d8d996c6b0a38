// Summaries in all shapes: lists, sentences, conditions in conditions, and cases.
import AppIntents
import WidgetKit

enum Theme: String, AppEnum {
    case system, dark, custom

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Theme"
    static let caseDisplayRepresentations: [Theme: DisplayRepresentation] = [
        .system: "System", .dark: "Dark", .custom: "Custom",
    ]
}

struct NotesIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Notes"

    @Parameter(title: "Folder", default: "Inbox") var folder: String
    @Parameter(title: "Theme", default: .system) var theme: Theme
    @Parameter(title: "Color") var color: String?
    @Parameter(title: "Show dates", default: true) var showsDates: Bool
    @Parameter(title: "Relative dates", default: false) var relativeDates: Bool

    static var parameterSummary: some ParameterSummary {
        // form: When { } otherwise: { }
        // form: When(…, .equalTo)
        When(\.$theme, .equalTo, .custom) {
            // form: Summary { }
            // form: parameter list builder { \.$p }
            Summary {
                \.$folder
                \.$theme
                \.$color
            }
        } otherwise: {
            When(\NotesIntent.$showsDates, .equalTo, true) {
                Summary {
                    \.$folder
                    \.$theme
                    \.$showsDates
                    \.$relativeDates
                }
            } otherwise: {
                Summary {
                    \.$folder
                    \.$theme
                    \.$showsDates
                }
            }
        }
    }
}

struct CalendarsIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Calendars"

    @Parameter(title: "Calendar") var calendar: String?
    @Parameter(title: "Events", default: 3) var events: Int
    @Parameter(title: "Show locations", default: false) var showsLocations: Bool

    static var parameterSummary: some ParameterSummary {
        // form: When(…, .hasAnyValue)
        When(\.$calendar, .hasAnyValue) {
            // form: Summary("…\(\.$p)…")
            Summary("Show \(\.$events) events of \(\.$calendar)") {
                \.$showsLocations
            }
        } otherwise: {
            // form: Summary("…")
            Summary("Show the next events")
        }
    }
}

struct AgendaIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Agenda"

    @Parameter(title: "Days", default: 1) var days: Int
    @Parameter(title: "Show times", default: true) var showsTimes: Bool
    @Parameter(title: "Theme", default: .system) var theme: Theme
    @Parameter(title: "Color") var color: String?

    static var parameterSummary: some ParameterSummary {
        When(widgetFamily: .equalTo, .systemSmall) {
            // form: Summary("…") { }
            Summary("Agenda") {
                \.$theme
            }
        } otherwise: {
            // form: Switch(_:) {}
            Switch(\.$theme) {
                // form: Case(_:) {}
                Case(.custom) {
                    Summary {
                        \.$days
                        \.$theme
                        \.$color
                    }
                }
                Case([.dark, .system]) {
                    Summary {
                        \.$days
                        \.$showsTimes
                        \.$theme
                    }
                }
                // form: DefaultCase {}
                DefaultCase {
                    Summary()
                }
            }
        }
    }
}

struct FamilyIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Family"

    @Parameter(title: "Name", default: "Everyone") var name: String
    @Parameter(title: "Photos", default: true) var photos: Bool

    static var parameterSummary: some ParameterSummary {
        Switch(.widgetFamily) {
            Case(.systemSmall) {
                Summary { \.$name }
            }
            Case([.systemMedium, .systemLarge]) {
                Summary {
                    \.$name
                    \.$photos
                }
            }
            DefaultCase {
                Summary("Family of \(\.$name)")
            }
        }
    }
}
