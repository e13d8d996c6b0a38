import AppIntents
import SwiftUI
import WidgetKit

/// A toggle of a horn, whose intent reports what it received.
public struct HornControl: ControlWidget {
    public init() {}

    public var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "horn") {
            ControlWidgetToggle("Horn", isOn: false, action: SoundHornIntent(times: 3))
        }
    }
}

public struct SoundHornIntent: SetValueIntent {
    public static var title: LocalizedStringResource = "Sound the Horn"

    @Parameter(title: "Times") public var times: Int
    @Parameter(title: "On") public var value: Bool

    public init() {}

    public init(times: Int) {
        self.times = times
    }

    public func perform() async throws -> some IntentResult {
        guard !value else { throw HornError(times: times) }
        return .result()
    }
}

struct HornError: Error, CustomLocalizedStringResourceConvertible {
    let times: Int

    var localizedStringResource: LocalizedStringResource { "The horn sounds \(times) times." }
}
