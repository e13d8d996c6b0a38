import AppIntents
import SwiftUI
import WidgetKit

struct StarterControl: ControlWidget {
    static let kind: String = "com.example.starter.Starter"

    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(
            kind: Self.kind,
            provider: Provider()
        ) { value in
            ControlWidgetToggle(
                "Brew",
                isOn: value.isBrewing,
                action: BrewIntent(value.name)
            ) { isBrewing in
                Label(isBrewing ? "Brewing" : "Idle", systemImage: "cup.and.saucer")
            }
        }
        .displayName("Teapot")
        .description("A control that brews tea.")
    }
}

extension StarterControl {
    struct Value {
        var isBrewing: Bool
        var name: String
    }

    struct Provider: AppIntentControlValueProvider {
        func previewValue(configuration: TeapotConfiguration) -> Value {
            StarterControl.Value(isBrewing: false, name: configuration.teapotName)
        }

        func currentValue(configuration: TeapotConfiguration) async throws -> Value {
            let isBrewing = Teapots.isBrewing(configuration.teapotName)
            return StarterControl.Value(isBrewing: isBrewing, name: configuration.teapotName)
        }
    }
}

struct TeapotConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Teapot Configuration"

    @Parameter(title: "Teapot", default: "Kettle")
    var teapotName: String
}

struct BrewIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Brew tea"

    @Parameter(title: "Teapot")
    var name: String

    @Parameter(title: "Teapot is brewing")
    var value: Bool

    init() {}

    init(_ name: String) {
        self.name = name
    }

    func perform() async throws -> some IntentResult {
        Teapots.set(name, isBrewing: value)
        return .result()
    }
}

/// The teapots that are brewing, as a file in the folder for temporary files.
enum Teapots {
    private static var file: URL {
        FileManager.default.temporaryDirectory.appending(path: "teapots.txt")
    }

    static func isBrewing(_ name: String) -> Bool {
        brewing.contains(name)
    }

    static func set(_ name: String, isBrewing: Bool) {
        let others = brewing.filter { $0 != name }
        let names = isBrewing ? others + [name] : others
        try? names.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    }

    private static var brewing: [String] {
        (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
    }
}
