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

/// A value of one of several types, such as an album or a collection. A conforming enum, whose cases have the values, is generated
/// for each type with `oneOf` of a definition.
///
/// Two values are equal if they are of the same case and equal.
public protocol IntentUnion: ConfigurableValue {
    /// Creates a value from its stored form, or nil if it has no declared member.
    init?(recordValue: RecordValue)
    /// The stored form: a record in which one member has a value.
    var recordValue: RecordValue { get }
}

extension IntentUnion {
    /// Creates a value from an untyped one, or nil if that has another type.
    public init?(intentValue: IntentValue) {
        guard case .record(let record) = intentValue else { return nil }
        self.init(recordValue: record)
    }

    /// The value as an untyped one.
    public var intentValue: IntentValue { .record(recordValue) }

    /// Returns whether both values are of the same case and equal.
    public static func == (first: Self, second: Self) -> Bool { first.recordValue == second.recordValue }

    /// Hashes the case and its value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(recordValue)
    }
}
