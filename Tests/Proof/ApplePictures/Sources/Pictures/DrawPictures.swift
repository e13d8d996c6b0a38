import Foundation
import Shared
import SwiftUI
import WidgetKit
import WidgetTesting

/// A picture of the app's tests, and the view that it shows.
struct Picture {
    let set: String
    /// The path of Apple's picture without the appearance.
    let name: String
    let separator: String
    let family: WidgetFamily
    let size: CGSize
    let view: AnyView

    @MainActor init(
        _ set: String, _ name: String, separator: String = ".", _ family: WidgetFamily, _ size: CGSize,
        @ViewBuilder view: () -> some View
    ) {
        self.set = set
        self.name = name
        self.separator = separator
        self.family = family
        self.size = size
        // The window of a test has the background of the system.
        self.view = AnyView(
            view().frame(width: size.width, height: size.height).background(Color(uiColor: .systemBackground)))
    }

    /// Draws the view in both appearances, and prints a line with what is not drawn.
    @MainActor func draw(in folder: URL) throws {
        for scheme in [WidgetReader.ColorScheme.light, .dark] {
            let widget = try DrawnWidget(
                view, family: family, size: size, reader: WidgetReader(language: "en_US", colorScheme: scheme),
                hasContentMargins: false, at: WidgetCalendarPreviewSample.referenceDate)
            let path = "\(name)\(separator)\(scheme.rawValue)"
            let file = folder.appending(path: "\(path).svg")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data((widget.content.svg ?? "").utf8).write(to: file)
            print([set, path, widget.content.undrawn.joined(separator: ", ")].joined(separator: "\t"))
        }
    }
}

/// The pictures of the tiles, whose configurations the app's previews contain.
@MainActor func tiles() -> [Picture] {
    typealias Previews = WidgetBasicContainerView_Previews
    let families: [(name: String, family: WidgetFamily, size: CGSize, previews: _)] = [
        ("small", .systemSmall, CGSize(width: 160, height: 160), Previews.systemSmallConfigurations),
        ("medium", .systemMedium, CGSize(width: 350, height: 160), Previews.systemMediumConfigurations),
        ("large", .systemLarge, CGSize(width: 350, height: 310), Previews.systemLargeConfigurations),
    ]
    return families.flatMap { name, family, size, previews in
        previews.configurations.map { configuration in
            let test = "system\(name.prefix(1).uppercased() + name.dropFirst())Snapshots"
            return Picture(
                "tiles-\(name)", "WidgetsSnapshot.test/\(test).\(configuration.name)", separator: "-", family, size
            ) { previews.view(configuration.item) }
        }
    }
}

/// The pictures of the gauges.
@MainActor func gauges() -> [Picture] {
    func gauge(
        _ name: String, _ type: GaugeTypeAppEnum, label: String? = nil, min: String? = nil, max: String? = nil
    ) -> Picture {
        let entry = WidgetGaugeEntry(
            gaugeType: type, value: 0.84, valueLabel: "84%", label: label, min: min, max: max, runScript: false,
            showConfirmationNotification: true)
        return Picture(
            "gauges", "WidgetsSnapshot.test/gaugeWidgetSystemSmall\(name)Snapshot", .systemSmall,
            CGSize(width: 160, height: 160)
        ) { WidgetGaugeView(entry: entry) }
    }
    return [
        gauge("", .normal, min: "0", max: "100"),
        gauge("SingleLabel", .singleLabel, label: "Battery"),
        gauge("Capacity", .capacity),
    ]
}

/// The pictures of the calendar.
@MainActor func calendars() -> [Picture] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US_POSIX")
    let now = WidgetCalendarPreviewSample.referenceDate
    let sizes: [WidgetFamily: CGSize] = [
        .systemSmall: CGSize(width: 170, height: 170), .systemMedium: CGSize(width: 364, height: 170),
        .systemLarge: CGSize(width: 364, height: 382),
    ]
    func events(_ count: Int) -> [WidgetCalendarEvent] {
        WidgetCalendarEvent.upcoming(
            WidgetCalendarPreviewSample.events(referenceDate: now, calendar: calendar), at: now, limit: count,
            calendar: calendar)
    }
    func picture(
        _ name: String, _ family: WidgetFamily, _ events: [WidgetCalendarEvent], calendarCount: Int = 3,
        showsCalendarName: Bool = false
    ) -> Picture {
        Picture("calendar", "WidgetCalendarSnapshot.test/\(name)Snapshot", family, sizes[family] ?? .zero) {
            WidgetCalendarView(
                referenceDate: now, events: events, calendarCount: calendarCount, showsCalendarName: showsCalendarName,
                calendar: calendar, serverId: calendarCount == 0 ? nil : "server"
            )
            .padding(DesignSystem.Spaces.two)
            .background(Color(uiColor: .systemBackground))
        }
    }
    let count = WidgetFamilySizes.calendarSize(for: .systemMedium)
    return [
        picture("systemSmall", .systemSmall, events(WidgetFamilySizes.calendarSize(for: .systemSmall))),
        picture("systemMedium", .systemMedium, events(count), showsCalendarName: true),
        picture(
            "systemLarge", .systemLarge, events(WidgetFamilySizes.calendarSize(for: .systemLarge)),
            showsCalendarName: true),
        picture(
            "systemMediumNextDay", .systemMedium, Array(events(10).dropFirst(2).prefix(count)), showsCalendarName: true),
        picture("systemMediumNoEvents", .systemMedium, []),
        picture("systemMediumNotConfigured", .systemMedium, [], calendarCount: 0),
    ]
}

/// Writes the pictures into a folder.
@main @MainActor enum DrawPictures {
    static func main() throws {
        guard CommandLine.arguments.count == 2 else {
            FileHandle.standardError.write(Data("usage: draw-pictures FOLDER\n".utf8))
            exit(64)
        }
        let folder = URL(filePath: CommandLine.arguments[1])
        for picture in calendars() + gauges() + tiles() { try picture.draw(in: folder) }
    }
}
