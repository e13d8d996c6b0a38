import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@testable import IntentWidgets

/// The picture of a simulated day, which is equal on every machine.
struct PictureReferenceTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Reference")

    @Test func `the picture of a simulated day is as reviewed`() throws {
        var settings = SimulationSettings()
        settings.activity.requestsPerDay = 24
        settings.activity.openingsPerDay = 4
        settings.activity.requestsPerOpening = 5
        settings.activity.editsPerDay = 1
        settings.activity.failurePercent = 5
        let widgets = [
            SimulatedWidget(kind: "Clock", model: TimelineModel(every: .seconds(60), entries: 60), count: 1),
            SimulatedWidget(kind: "Weather", model: TimelineModel(every: .seconds(600)), count: 2),
        ]
        let svg = Simulator(widgets, settings: settings).run().svg
        try expectEqual(Reference.problem(of: svg, at: "simulated-day.svg", in: Self.folder), nil)
    }
}
