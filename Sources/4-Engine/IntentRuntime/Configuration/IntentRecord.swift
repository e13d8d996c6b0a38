import IntentModel

/// A value whose stored form is a record: a record that users enter, or a value of one of several types.
///
/// Two values are equal if their stored forms are equal.
public protocol RecordRepresentable: ConfigurableValue {
    /// Creates a value from its stored form, or nil if that does not represent one.
    init?(recordValue: RecordValue)
    /// The stored form.
    var recordValue: RecordValue { get }
}

extension RecordRepresentable {
    /// Creates a value from an untyped one, or nil if that is not a record that represents one.
    public init?(intentValue: IntentValue) {
        guard case .record(let record) = intentValue else { return nil }
        self.init(recordValue: record)
    }

    /// The value as an untyped one.
    public var intentValue: IntentValue { .record(recordValue) }

    /// Returns whether the stored forms of both values are equal.
    public static func == (first: Self, second: Self) -> Bool { first.recordValue == second.recordValue }

    /// Hashes the stored form.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(recordValue)
    }
}

/// A record that users enter, such as a station with a label. A conforming type is generated for each type with fields of a
/// definition.
///
/// Two records are equal if all of their fields are equal.
public protocol IntentRecord: RecordRepresentable {
    /// Creates a record from its stored form. Fields that are absent or have another type have no value.
    init(recordValue: RecordValue)
}

/// A value of one of several types, such as an album or a collection. A conforming enum, whose cases have the values, is generated
/// for each type with `oneOf` of a definition. Its stored form is a record in which one member has a value.
///
/// Two values are equal if they are of the same case and equal.
public protocol IntentUnion: RecordRepresentable {}
