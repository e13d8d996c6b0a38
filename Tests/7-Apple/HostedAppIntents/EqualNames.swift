import AppIntents
import SwiftUI
import WidgetKit

// Types of equal names in different types, as code with one namespace for each feature has them.

public enum Lights {
    public struct ToggleIntent: WidgetConfigurationIntent {
        public static let title: LocalizedStringResource = "Toggle Lights"

        @Parameter(title: "Kind", default: .spot) public var kind: Kind
        @Parameter(title: "Room") public var room: Room?

        public init() {}

        public func perform() async throws -> some IntentResult {
            guard room == nil else { throw ToggleError(description: "the lights of \(room?.id ?? "no room")") }
            return .result()
        }
    }

    public enum Kind: String, AppEnum {
        case spot, ceiling

        public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind of Light"
        public static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [
            .spot: "Spot", .ceiling: "Ceiling",
        ]
    }

    public struct Room: AppEntity {
        public let id: String

        public init(id: String) { self.id = id }

        public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lit Room"
        public static let defaultQuery = Rooms()

        public var displayRepresentation: DisplayRepresentation { "Lit \(id)" }
    }

    public struct Rooms: EnumerableEntityQuery {
        public init() {}

        public func entities(for identifiers: [String]) async throws -> [Room] { identifiers.map(Room.init) }
        public func allEntities() async throws -> [Room] { [Room(id: "hall"), Room(id: "kitchen")] }
    }
}

public enum Doors {
    public struct ToggleIntent: WidgetConfigurationIntent {
        public static let title: LocalizedStringResource = "Toggle Doors"

        @Parameter(title: "Kind", default: .sliding) public var kind: Kind
        @Parameter(title: "Room") public var room: Room?

        public init() {}

        public func perform() async throws -> some IntentResult {
            guard room == nil else { throw ToggleError(description: "the doors of \(room?.id ?? "no room")") }
            return .result()
        }
    }

    public enum Kind: String, AppEnum {
        case sliding, revolving

        public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind of Door"
        public static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [
            .sliding: "Sliding", .revolving: "Revolving",
        ]
    }

    public struct Room: AppEntity {
        public let id: String

        public init(id: String) { self.id = id }

        public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Locked Room"
        public static let defaultQuery = Rooms()

        public var displayRepresentation: DisplayRepresentation { "Locked \(id)" }
    }

    public struct Rooms: EnumerableEntityQuery {
        public init() {}

        public func entities(for identifiers: [String]) async throws -> [Room] { identifiers.map(Room.init) }
        public func allEntities() async throws -> [Room] { [Room(id: "vault")] }
    }
}

/// A third intent of this name, which is in no type.
public struct ToggleIntent: WidgetConfigurationIntent {
    public static let title: LocalizedStringResource = "Toggle"

    /// An entity and an enum of each namespace in one intent.
    @Parameter(title: "Light", default: .ceiling) public var light: Lights.Kind
    @Parameter(title: "Door", default: .revolving) public var door: Doors.Kind
    @Parameter(title: "Lit") public var lit: Lights.Room?
    @Parameter(title: "Locked") public var locked: Doors.Room?

    public init() {}

    public func perform() async throws -> some IntentResult { .result() }
}

/// Two more intents of this name, one of which states another.
public enum Fans {
    public struct ToggleIntent: WidgetConfigurationIntent {
        public static let title: LocalizedStringResource = "Toggle Fans"
        public static let persistentIdentifier = "Ventilate"

        public init() {}
    }

    public enum Ceiling {
        public struct Toggle: WidgetConfigurationIntent {
            public static let title: LocalizedStringResource = "Toggle Ceiling Fans"

            public init() {}
        }
    }
}

struct ToggleError: Error, CustomLocalizedStringResourceConvertible, CustomStringConvertible {
    let description: String

    var localizedStringResource: LocalizedStringResource { "\(description)" }
}

public struct ToggleWidget<Intent: WidgetConfigurationIntent>: Widget {
    private let kind: String
    private let text: (Intent) -> String

    public init() { self.init("Toggle") { "\($0)" } }

    public init(_ kind: String, text: @escaping (Intent) -> String) {
        (self.kind, self.text) = (kind, text)
    }

    public var registered: [WidgetRegistration] { [body.registration].compactMap(\.self) }

    public var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: kind, intent: Intent.self, provider: ToggleProvider<Intent>()) { entry in
            Button(intent: entry.intent) { Text(text(entry.intent)) }
        }
        .supportedFamilies([.systemSmall])
    }
}

struct ToggleEntry<Intent: WidgetConfigurationIntent>: TimelineEntry {
    let date: Date
    let intent: Intent
}

struct ToggleProvider<Intent: WidgetConfigurationIntent>: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> ToggleEntry<Intent> { ToggleEntry(date: .now, intent: Intent()) }

    func snapshot(for configuration: Intent, in context: Context) async -> ToggleEntry<Intent> {
        ToggleEntry(date: .now, intent: configuration)
    }

    func timeline(for configuration: Intent, in context: Context) async -> Timeline<ToggleEntry<Intent>> {
        Timeline(entries: [ToggleEntry(date: .now, intent: configuration)], policy: .never)
    }
}

public enum ToggleWidgets {
    /// Widgets whose intents have the same unqualified name.
    @MainActor public static var registrations: [WidgetRegistration] {
        ToggleWidget<Lights.ToggleIntent>("lights") { "\($0.kind) \($0.room?.id ?? "")" }.registered
            + ToggleWidget<Doors.ToggleIntent>("doors") { "\($0.kind) \($0.room?.id ?? "")" }.registered
    }
}

// Controls whose intents have one unqualified name.

public struct LampControl: ControlWidget {
    public struct SwitchIntent: SetValueIntent {
        public static let title: LocalizedStringResource = "Switch Lamp"

        @Parameter(title: "On") public var value: Bool

        public init() {}

        public func perform() async throws -> some IntentResult { .result() }
    }

    public init() {}

    public var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "lamp") {
            ControlWidgetToggle("Lamp", isOn: false, action: SwitchIntent()) { _ in Image(systemName: "lightbulb") }
        }
    }
}

public struct HeaterControl: ControlWidget {
    public struct SwitchIntent: SetValueIntent {
        public static let title: LocalizedStringResource = "Switch Heater"

        @Parameter(title: "Degrees") public var degrees: Int?
        @Parameter(title: "On") public var value: Bool

        public init() {}

        public func perform() async throws -> some IntentResult { .result() }
    }

    public init() {}

    public var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "heater") {
            ControlWidgetToggle("Heater", isOn: false, action: SwitchIntent()) { _ in Image(systemName: "flame") }
        }
    }
}
