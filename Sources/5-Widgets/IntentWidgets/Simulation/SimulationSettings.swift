#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The time, the person and the rules of a simulation.
///
/// Two simulations with equal settings and equal widgets make the same decisions, on any machine.
public struct SimulationSettings: Sendable {
    /// The rules of the simulated host.
    public var host = HostSettings()
    /// The number of days, at least 1.
    public var days = 1
    /// Determines everything that is random.
    public var seed: UInt64 = 1
    /// A date of the first day, which begins at midnight in the calendar.
    public var start = Date(timeIntervalSince1970: 1_767_225_600)
    /// Whether the simulation begins at ``start``, and not at midnight. It ends at midnight after the last day.
    public var beginsAtStart = false
    /// The calendar and the time zone of the person.
    public var calendar: Calendar
    /// The time zone of the person, if Foundation does not have it; nil for that of the calendar.
    package var zone: SimulatedZone?
    /// When a person looks at the widgets.
    public var visibility = VisibilityModel.typical
    /// What apps and servers do to each kind of widget.
    public var activity = SimulatedActivity()
    /// When the machine sleeps. In that time, nothing happens.
    public var sleeps: [Range<Date>] = []

    /// Creates settings: one day, the first of January 2026 in UTC, of a typical person.
    public init() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        self.calendar = calendar
    }

    /// The local time of the person.
    var localTime: SimulatedZone { zone ?? SimulatedZone.of(calendar) }
}

/// When a person looks at a widget: so many times a day, at random times of the hours in which the person is awake.
public struct VisibilityModel: Hashable, Sendable {
    /// The name by which commands specify the model.
    public let name: String
    /// The hours of the person's day, from 0 to 24.
    public let hours: Range<Int>
    /// How often the widget becomes visible in these hours; nil if it always is.
    public let looksPerDay: Int?
    /// How long a look lasts, in seconds.
    public let lookDuration: Int

    /// Creates a model.
    /// - Parameters:
    ///   - name: The name of the model.
    ///   - hours: Hours from 0 to 24.
    ///   - looksPerDay: Not negative; nil for a widget that is always visible.
    ///   - lookDuration: Seconds. Looks do not overlap, so long ones are cut.
    public init(name: String, hours: Range<Int>, looksPerDay: Int?, lookDuration: Int = 60) {
        precondition(hours.lowerBound >= 0 && hours.upperBound <= 24 && !hours.isEmpty, "a day has the hours 0 to 24")
        precondition(looksPerDay ?? 0 >= 0 && lookDuration >= 0, "a person cannot look a negative number of times")
        self.name = name
        self.hours = hours
        self.looksPerDay = looksPerDay
        self.lookDuration = lookDuration
    }

    /// The model with this name, or nil if there is none.
    public init?(named name: String) {
        guard let model = VisibilityModel.presets.first(where: { $0.name == name }) else { return nil }
        self = model
    }

    /// The models with names, with the default first.
    public static let presets: [VisibilityModel] = [typical, frequent, seldom, always, never]

    /// 32 looks of a minute between 7 and 23 o'clock.
    public static let typical = VisibilityModel(name: "typical", hours: 7..<23, looksPerDay: 32)
    /// 96 looks of two minutes between 7 and 23 o'clock.
    public static let frequent = VisibilityModel(name: "frequent", hours: 7..<23, looksPerDay: 96, lookDuration: 120)
    /// 3 looks of a minute between 8 and 20 o'clock.
    public static let seldom = VisibilityModel(name: "seldom", hours: 8..<20, looksPerDay: 3)
    /// Always visible, as on a kiosk.
    public static let always = VisibilityModel(name: "always", hours: 0..<24, looksPerDay: nil)
    /// Never visible, as on a screen that is never opened.
    public static let never = VisibilityModel(name: "never", hours: 7..<23, looksPerDay: 0)
}

/// What apps, people and servers do to the widgets of one kind on each day. By default, nothing.
public struct SimulatedActivity: Hashable, Sendable {
    /// Requests to reload the kind while its app is in the background.
    public var requestsPerDay = 0
    /// Reloads that a server pushes.
    public var pushesPerDay = 0
    /// How often the app is opened, in the hours in which the person is awake.
    public var openingsPerDay = 0
    /// How long the app is in the foreground, in seconds.
    public var openingDuration = 120
    /// Requests to reload the kind while the app is in the foreground, for each time that it is opened.
    public var requestsPerOpening = 0
    /// How often the configuration of each instance is edited.
    public var editsPerDay = 0
    /// The percentage of answers that are failures.
    public var failurePercent = 0

    /// Creates an activity in which nothing happens.
    public init() {}
}
