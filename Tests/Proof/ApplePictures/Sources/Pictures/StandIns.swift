import AppIntents
import HAWatchComplications
import Shared
import SwiftUI
import WidgetKit

// What the widgets name of their own extension, and what no picture shows.

extension View {
    /// Apple's SwiftUI draws the background of a widget only in a widget. The pictures show views in an app.
    func widgetBackground(_ background: some ShapeStyle) -> some View { self }
}

/// An icon on a lock screen.
struct WidgetCircularView: View {
    let icon: MaterialDesignIcons

    var body: some View { EmptyView() }
}

enum AppIntentHaptics {
    static func notify() {}
}

enum GaugeTypeAppEnum {
    case normal, singleLabel, capacity
}

struct IntentScriptEntity {
    let id: String
    let entityId: String
    let serverId: String
    let serverName: String
    let displayString: String
    let iconName: String
}

struct WidgetGaugeEntry: TimelineEntry {
    var date = Date()
    var gaugeType: GaugeTypeAppEnum
    var value: Double
    var valueLabel: String?
    var label: String?
    var min: String?
    var max: String?
    var complicationModel: CircularComplicationRenderModel?
    var runScript: Bool
    var script: IntentScriptEntity?
    var showConfirmationNotification: Bool
}

/// The widget that previews of the gauge name.
struct WidgetGauge: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

struct ScriptAppIntent: AppIntent {
    static let title: LocalizedStringResource = "Script"
    var script: IntentScriptEntity? {
        get { nil }
        nonmutating set {}
    }
    @Parameter(title: "Haptics") var hapticConfirmation: Bool
    @Parameter(title: "Notification") var showConfirmationNotification: Bool

    func perform() async throws -> some IntentResult { .result() }
}

struct CustomWidgetToggleAppIntent: AppIntent {
    static let title: LocalizedStringResource = "Toggle"
    @Parameter(title: "Server") var serverId: String?
    @Parameter(title: "Domain") var domain: String?
    @Parameter(title: "Entity") var entityId: String?
    @Parameter(title: "State") var widgetShowingStates: Bool?

    func perform() async throws -> some IntentResult { .result() }
}

struct CustomWidgetActivateAppIntent: AppIntent {
    static let title: LocalizedStringResource = "Activate"
    @Parameter(title: "Server") var serverId: String?
    @Parameter(title: "Domain") var domain: String?
    @Parameter(title: "Entity") var entityId: String?

    func perform() async throws -> some IntentResult { .result() }
}

struct CustomWidgetPressButtonAppIntent: AppIntent {
    static let title: LocalizedStringResource = "Press"
    @Parameter(title: "Server") var serverId: String?
    @Parameter(title: "Domain") var domain: String?
    @Parameter(title: "Entity") var entityId: String?

    func perform() async throws -> some IntentResult { .result() }
}

struct UpdateWidgetItemConfirmationStateAppIntent: AppIntent {
    static let title: LocalizedStringResource = "Confirm"
    @Parameter(title: "Widget") var widgetId: String?
    @Parameter(title: "Item") var serverUniqueId: String?

    func perform() async throws -> some IntentResult { .result() }
}

struct ResetAllCustomWidgetConfirmationAppIntent: AppIntent {
    static let title: LocalizedStringResource = "Cancel"

    func perform() async throws -> some IntentResult { .result() }
}
