@_exported public import HADesignSystem
public import SwiftUI

/// The texts that the widgets show, in English.
public enum L10n {
    public enum Alert {
        public enum Confirmation {
            public enum Generic { public static let title = "Are you sure?" }
        }
    }

    public enum AppIntents {
        public enum Calendar {
            public enum Event {
                public enum Entity { public static let name = "Calendar event" }
            }
        }
    }

    public enum Widgets {
        public enum Calendar {
            public static let allDay = "All-day"
            public static let noEvents = "No upcoming events"
            public static let refreshTitle = "Refresh Calendar"
            public static let selectCalendars = "Edit widget to select calendars."
            public static let title = "Calendar"
            public static let today = "Today"
            public static let tomorrow = "Tomorrow"
        }

        public enum Custom {
            public enum ShowUpdateTime { public static let title = "Last update:" }
        }
    }
}

public enum CoreStrings {
    public static let componentCalendarTitle = "Calendar"
}

/// What the widgets read of the app's environment.
public enum Current {
    public static func date() -> Date { Date() }
}

public enum AppConstants {
    public static let deeplinkURL = URL(filePath: "/")

    public static func calendarOpenURL(serverId: String, entityId: String? = nil) -> URL? { deeplinkURL }
}

extension URL {
    public func withWidgetAuthenticity() -> URL { self }
}

public enum WidgetsKind: String {
    case calendar
}

// The app's calendars and events, which only its database creates.

public struct HACalendar {
    public let serverId: String
    public let entityId: String
    public let name: String
    public let backgroundColor: String

    /// The first colors of the palette of Home Assistant's frontend.
    public static func defaultColor(at index: Int) -> String {
        let colors = ["#4269d0", "#f4bd4a", "#ff725c"]
        return colors[index % colors.count]
    }
}

public struct HACalendarEvent {
    public let uid: String?
    public let recurrenceId: String?
    public let summary: String
    public let start: Date
    public let end: Date
    public let isAllDay: Bool
}

public enum HACalendarEventRecord {
    public static func uniqueId(
        serverId: String, calendarEntityId: String, uid: String?, recurrenceId: String?, start: Date
    ) -> String {
        "\(serverId)-\(calendarEntityId)-\(uid ?? "")-\(recurrenceId ?? "")-\(start)"
    }
}

/// The icon that the tiles of the pictures have, in the app's icon font.
public struct MaterialDesignIcons: Hashable, Encodable, Sendable {
    public static let familyName = "MaterialDesignIcons"
    public static let abTestingIcon = MaterialDesignIcons(name: "ab_testing", unicode: "\u{F01C9}")

    public let name: String
    public let unicode: String

    public func image(ofSize size: CGSize, color: UIColor?) -> UIImage { UIImage() }
}

// Xcode generates these names from the app's asset catalogs.

extension ImageResource {
    public static let logo = ImageResource(name: "Logo", bundle: .main)
}

extension ShapeStyle where Self == Color {
    public static var primaryBackground: Color { Color("primaryBackground") }
    public static var tileBackground: Color { Color("tileBackground") }
}
