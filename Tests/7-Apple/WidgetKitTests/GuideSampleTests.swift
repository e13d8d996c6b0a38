import AppIntents
import Foundation
import IntentTestSupport
import SwiftUI
import Testing
import WidgetKit

// The samples of the manual's article about interactive widgets, as they are printed there.

struct DoorControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "com.example.door", provider: DoorProvider()) { door in
            ControlWidgetToggle(door.name, isOn: door.isLocked, action: SetLockIntent(door)) { isLocked in
                Label(isLocked ? "Locked" : "Open", systemImage: isLocked ? "lock" : "lock.open")
            }
        }
        .displayName("Door Lock")
    }
}

struct DoorView: View {
    let door: Door

    var body: some View {
        Toggle(isOn: door.isLocked, intent: LockDoorIntent(door: door)) { Text(door.name) }
        Button("Honk", intent: HonkHornIntent())
    }
}

// What the samples use.

struct Door: Sendable {
    let name: String
    let isLocked: Bool
}

struct DoorProvider: AppIntentControlValueProvider {
    func previewValue(configuration: DoorConfiguration) -> Door { Door(name: "Front", isLocked: true) }

    func currentValue(configuration: DoorConfiguration) async throws -> Door { Door(name: "Front", isLocked: true) }
}

struct DoorConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Door"
}

struct SetLockIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Set a Lock"

    @Parameter(title: "Locked") var value: Bool

    init() {}

    init(_ door: Door) {}

    func perform() async throws -> some IntentResult { .result() }
}

struct LockDoorIntent: AppIntent {
    static let title: LocalizedStringResource = "Lock a Door"

    init() {}

    init(door: Door) {}

    func perform() async throws -> some IntentResult { .result() }
}

struct HonkHornIntent: AppIntent {
    static let title: LocalizedStringResource = "Honk"

    func perform() async throws -> some IntentResult { .result() }
}

struct GuideSampleTests {
    @Test func `the samples of the guide are those that compile here`() throws {
        let guide = Repository.folder.appending(path: "Sources/Documentation/Intent.docc/Guides/InteractiveWidgets.md")
        let code = try lines(of: URL(filePath: #filePath))
        let samples = try String(contentsOf: guide, encoding: .utf8).components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
            .filter { $0.contains("ControlWidget") || $0.contains("Toggle(") }
            // The sample with generated code is that of the sample widgets, `CarLock`.
            .filter { !$0.contains("ControlKind.") }
        expectEqual(samples.count, 2)
        for line in samples.flatMap({ $0.split(separator: "\n") }) {
            #expect(code.contains(line.drop { $0 == " " }), "\(line)")
        }
    }

    private func lines(of file: URL) throws -> Set<Substring> {
        Set(try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { $0.drop { $0 == " " } })
    }
}
