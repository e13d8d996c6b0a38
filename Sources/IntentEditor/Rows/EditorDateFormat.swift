/// How a date is shown, and which parts it has. Values themselves are Gregorian and have no zone.
public struct EditorDateFormat: Hashable, Sendable {
    /// `dateTime`, `date` or `time`.
    public var kind: String
    /// `full`, `long`, `medium`, `short` or `none`.
    public var dateStyle: String
    /// The same for the time of day.
    public var timeStyle: String
    /// Whether near days go by their names: today, tomorrow.
    public var isRelative: Bool
    /// A pattern such as `MMM d, y`, instead of the styles; nil for these.
    public var template: String?
}
