// Controls: their configuration, their values, and the actions of a button and of a toggle.
import AppIntents
import SwiftUI
import WidgetKit

/// The lamps of a house, shared by the controls, the widget and their actions.
final class LampStore: @unchecked Sendable {
    static let shared = LampStore()

    private let lock = NSLock()
    private var lit: Set<String> = ["Hall"]

    let names = ["Hall", "Garage", "Porch"]

    func isLit(_ name: String) -> Bool { lock.withLock { lit.contains(name) } }

    func set(_ name: String, lit isLit: Bool) {
        lock.withLock { if isLit { lit.insert(name) } else { lit.remove(name) } }
    }
}

struct LampEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Lamp"
    static var defaultQuery = LampQuery()

    var id: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct LampQuery: EntityQuery {
    func entities(for identifiers: [LampEntity.ID]) async throws -> [LampEntity] {
        LampStore.shared.names.filter(identifiers.contains).map(LampEntity.init)
    }

    func suggestedEntities() async throws -> [LampEntity] {
        LampStore.shared.names.map(LampEntity.init)
    }
}

// form: ControlConfigurationIntent
@available(iOS 18.0, macOS 26.0, *)
struct LampControlIntent: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Lamp"
    static let isDiscoverable = false

    @Parameter(title: "Lamp")
    var lamp: LampEntity?

    @Parameter(title: "Label", default: "Lamp")
    var label: String
}

struct LampControlValue {
    let lamp: LampEntity
    let isLit: Bool
}

// form: AppIntentControlValueProvider
@available(iOS 18.0, macOS 26.0, *)
struct LampControlProvider: AppIntentControlValueProvider {
    func previewValue(configuration: LampControlIntent) -> LampControlValue {
        LampControlValue(lamp: configuration.lamp ?? LampEntity(id: "Hall"), isLit: false)
    }

    func currentValue(configuration: LampControlIntent) async throws -> LampControlValue {
        guard let lamp = configuration.lamp else { throw LampError.noLamp }
        return LampControlValue(lamp: lamp, isLit: LampStore.shared.isLit(lamp.id))
    }
}

// form: CustomLocalizedStringResourceConvertible
enum LampError: Error, CustomLocalizedStringResourceConvertible {
    case noLamp

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .noLamp: "Select a lamp first."
        }
    }
}

@available(iOS 18.0, macOS 26.0, *)
struct LampControl: ControlWidget {
    static let kind = "LampControl"

    var body: some ControlWidgetConfiguration {
        // form: AppIntentControlConfiguration
        AppIntentControlConfiguration(kind: Self.kind, provider: LampControlProvider()) { value in
            ControlWidgetToggle(value.lamp.id, isOn: value.isLit, action: SetLampIntent(lamp: value.lamp)) { isOn in
                Label(isOn ? "On" : "Off", systemImage: isOn ? "lightbulb.fill" : "lightbulb")
            }
            .tint(.yellow)
        }
        .displayName("Lamp")
        .description("Switches a lamp.")
        .promptsForUserConfiguration()
    }
}

// form: SetValueIntent
struct SetLampIntent: SetValueIntent {
    static var title: LocalizedStringResource = "Switch a Lamp"

    @Parameter(title: "Lamp") var lamp: LampEntity
    @Parameter(title: "On") var value: Bool

    init() {}

    init(lamp: LampEntity) {
        self.lamp = lamp
    }

    func perform() async throws -> some IntentResult {
        LampStore.shared.set(lamp.id, lit: value)
        return .result()
    }
}

struct AllLampsOffIntent: AppIntent {
    static let title: LocalizedStringResource = "Switch All Lamps Off"

    @MainActor
    func perform() async throws -> some IntentResult {
        for name in LampStore.shared.names { LampStore.shared.set(name, lit: false) }
        return .result()
    }
}

@available(iOS 18.0, macOS 26.0, *)
struct AllLampsOffControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "AllLampsOff") {
            ControlWidgetButton(action: AllLampsOffIntent()) {
                Label("All off", systemImage: "lightbulb.slash")
            }
        }
        .displayName("All lamps off")
    }
}

struct LampListView: View {
    let lamps: [LampControlValue]

    // form: Button(intent:) / Toggle(isOn:intent:)
    var body: some View {
        VStack {
            ForEach(lamps, id: \.lamp.id) { value in
                Toggle(isOn: value.isLit, intent: SetLampIntent(lamp: value.lamp)) { Text(value.lamp.id) }
            }
            Button("All off", intent: AllLampsOffIntent())
            Button(intent: AllLampsOffIntent()) { Image(systemName: "lightbulb.slash") }
        }
    }
}
