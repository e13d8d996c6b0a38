import IntentModel

/// A record that users enter, such as a station with a label. A conforming type is generated for each type with fields of a
/// definition.
///
/// Two records are equal if all of their fields are equal.
public protocol IntentRecord: ConfigurableValue {
    /// Creates a record from its stored form. Fields that are absent or have another type have no value.
    init(recordValue: RecordValue)
    /// The stored form: the values of the fields.
    var recordValue: RecordValue { get }
}

extension IntentRecord {
    /// Creates a record from an untyped value, or nil if the value is not a record.
    public init?(intentValue: IntentValue) {
        guard case .record(let record) = intentValue else { return nil }
        self.init(recordValue: record)
    }

    /// The record as an untyped value.
    public var intentValue: IntentValue { .record(recordValue) }

    /// Returns whether all fields of both records are equal.
    public static func == (first: Self, second: Self) -> Bool { first.recordValue == second.recordValue }

    /// Hashes all fields of the record.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(recordValue)
    }
}
