import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct RideAttributes: ActivityAttributes {
    public struct ContentState: Codable, Hashable {
        var minutes: Int
        var arrival: Date
    }

    var driver: String
}

struct RideLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { context in
            HStack {
                Text("\(context.attributes.driver) arrives in \(context.state.minutes) min")
                if context.isStale {
                    Image(systemName: "wifi.slash")
                }
                Text(timerInterval: Date.now...context.state.arrival, countsDown: true)
            }
            .activityBackgroundTint(Color.cyan)
            .activitySystemActionForegroundColor(Color.black)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Text(context.attributes.driver)
                }
                DynamicIslandExpandedRegion(.trailing, priority: 1) {
                    Text("\(context.state.minutes)").dynamicIsland(verticalPlacement: .belowIfTooWide)
                }
                if context.state.minutes < 2 {
                    DynamicIslandExpandedRegion(.center) { Text("Now") }
                }
                bottom(of: context)
            } compactLeading: {
                Image(systemName: "car")
            } compactTrailing: {
                Text("\(context.state.minutes)")
            } minimal: {
                Text("\(context.state.minutes)")
            }
            .widgetURL(URL(string: "rides://current"))
            .keylineTint(Color.red)
            .contentMargins(.trailing, 8, for: .expanded)
        }
        .supplementalActivityFamilies([.small])
    }

    @DynamicIslandExpandedContentBuilder
    private func bottom(
        of context: ActivityViewContext<RideAttributes>
    ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedRegion(.bottom) {
            ProgressView(value: 0.5)
        }
    }
}

struct RideWidgets: WidgetBundle {
    var body: some Widget {
        HarborWidget()
        RideLiveActivity()
    }
}

@MainActor
final class RideTracker: ObservableObject {
    @Published private(set) var current: Activity<RideAttributes>?

    func start(driver: String) {
        guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
        let state = RideAttributes.ContentState(minutes: 9, arrival: .now.addingTimeInterval(540))
        do {
            current = try Activity<RideAttributes>.request(
                attributes: RideAttributes(driver: driver), content: .init(state: state, staleDate: nil),
                pushType: .token)
        } catch {
            print("no activity: \(error.localizedDescription)")
        }
    }

    func update(minutes: Int) async {
        let state = RideAttributes.ContentState(minutes: minutes, arrival: .now)
        await current?.update(
            ActivityContent(state: state, staleDate: .now.addingTimeInterval(60), relevanceScore: 50),
            alertConfiguration: AlertConfiguration(title: "Soon", body: "\(minutes) min", sound: .default))
        await current?.update(using: state)
        for await change in Activity<RideAttributes>.activityUpdates where change.activityState == .active {
            for await content in change.contentUpdates { print(content.state.minutes) }
        }
    }

    func end() async {
        for activity in Activity<RideAttributes>.activities {
            await activity.end(nil, dismissalPolicy: .immediate)
            await activity.end(using: activity.contentState, dismissalPolicy: .after(.now))
        }
    }
}

struct EndRideIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "End the ride"

    func perform() async throws -> some IntentResult { .result() }
}

extension RideAttributes {
    fileprivate static var preview: RideAttributes { RideAttributes(driver: "Kim") }
}

extension RideAttributes.ContentState {
    fileprivate static var soon: RideAttributes.ContentState {
        RideAttributes.ContentState(minutes: 2, arrival: .now)
    }
}

#Preview("Notification", as: .content, using: RideAttributes.preview) {
    RideLiveActivity()
} contentStates: {
    RideAttributes.ContentState.soon
    RideAttributes.ContentState(minutes: 9, arrival: .now)
}

#Preview("Island", as: .dynamicIsland(.compact), using: RideAttributes.preview) {
    RideLiveActivity()
} contentStates: {
    RideAttributes.ContentState.soon
}

struct RidePreviews: PreviewProvider {
    static var previews: some View {
        RideAttributes.preview.previewContext(.soon, viewKind: .dynamicIsland(.expanded))
            .previewDisplayName("Expanded")
        RideAttributes.preview.previewContext(.soon, isStale: true, viewKind: .content)
    }
}
