/// The settings of a TimeInterval: the units in which it is edited, and its range.
package struct IntervalSettings: Hashable, Sendable {
    package let smallest: TimeUnit
    /// The largest unit; equal to ``smallest`` if there is only one unit.
    package let largest: TimeUnit
    /// The unit of a number that is written without one.
    package let defaultUnit: TimeUnit
    package var range: Bounds<Duration>?
    /// The text of an empty field.
    package var placeholder: LocalizedText?

    /// - Parameter defaultUnit: The unit of a number that is written without one. `nil` for seconds, or for the smallest
    ///   unit if seconds are not one of the units.
    /// - Precondition: `smallest <= largest`, and the default unit is between them.
    package init(smallest: TimeUnit = .seconds, largest: TimeUnit = .days, defaultUnit: TimeUnit? = nil) {
        precondition(smallest <= largest, "the smallest unit of an interval is larger than the largest")
        self.smallest = smallest
        self.largest = largest
        self.defaultUnit = defaultUnit ?? (smallest...largest ~= .seconds ? .seconds : smallest)
        precondition(smallest...largest ~= self.defaultUnit, "the default unit of an interval is not one of its units")
    }

    /// Creates the settings of App Intents, which enter durations in a unit: the default unit, from which the units begin if it is
    /// smaller than seconds.
    package init(enteredIn unit: TimeUnit) {
        self.init(smallest: min(unit, .seconds), defaultUnit: unit)
    }
}

extension Field<TypedSettings> {
    /// `unit` if there is only one unit, otherwise `units` with the smallest and the largest.
    static let intervalUnits = Field(
        [.units, .unit, .defaultUnit],
        Access(
            write: { $0.settings.interval.writeUnits(to: &$1) },
            read: { (owner, fields) throws(SchemaDecodingError) in
                owner.settings.interval = try IntervalSettings(unitsOf: &fields)
            }))
}

extension IntervalSettings {
    fileprivate func writeUnits(to writer: inout SchemaObjectWriter) {
        if smallest == largest {
            writer.put("unit", smallest.rawValue)
        } else if smallest != .seconds || largest != .days {
            writer.put("units", .array([.string(smallest.rawValue), .string(largest.rawValue)]))
        }
        if defaultUnit != IntervalSettings(smallest: smallest, largest: largest).defaultUnit {
            writer.put("defaultUnit", defaultUnit.rawValue)
        }
    }

    fileprivate init(unitsOf fields: inout SchemaFields) throws(SchemaDecodingError) {
        var (smallest, largest) = (TimeUnit.seconds, TimeUnit.days)
        if let node = fields.remove("unit") {
            smallest = try node.word()
            largest = smallest
        } else if let node = fields.remove("units") {
            let units = try node.list { node throws(SchemaDecodingError) in try node.word(TimeUnit.self) }
            guard units.count == 2, units[0] <= units[1] else {
                throw node.error("two units are expected, the smaller one first")
            }
            (smallest, largest) = (units[0], units[1])
        }
        var unit: TimeUnit?
        if let node = fields.remove("defaultUnit") {
            let word = try node.word(TimeUnit.self)
            guard smallest...largest ~= word else { throw node.error("the default unit must be one of the units") }
            unit = word
        }
        self.init(smallest: smallest, largest: largest, defaultUnit: unit)
    }
}
