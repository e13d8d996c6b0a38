package import IntentModel

/// A row that a database returns for a statement. Columns are numbered from 0. Values that several databases store are read
/// from consecutive columns, which statements list in this order.
@usableFromInline package protocol StoreRow {
    func isNull(_ column: CInt) -> Bool
    func text(_ column: CInt) -> String
    func integer(_ column: CInt) throws(StoreError) -> Int
    func bytes(_ column: CInt) throws(StoreError) -> [UInt8]

    /// Calls a closure with the bytes of a text, which are valid until it returns.
    func withBytes<Result, Failure>(
        _ column: CInt, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result
}

extension StoreRow {
    @inlinable package func optionalText(_ column: CInt) -> String? { isNull(column) ? nil : text(column) }

    /// Returns a revision or a sequence number.
    @inlinable package func ordinal(_ column: CInt) throws(StoreError) -> Int {
        try StoreError.checkedOrdinal(integer(column))
    }

    @inlinable package func time(_ column: CInt) throws(StoreError) -> StoreTime? {
        isNull(column) ? nil : StoreTime(milliseconds: try integer(column))
    }

    @inlinable package func json(_ column: CInt) throws(StoreError) -> JSONValue {
        try withBytes(column) { bytes throws(StoreError) in try JSONValue(stored: bytes) }
    }
}

extension JSONValue {
    @usableFromInline package init(stored bytes: UnsafeBufferPointer<UInt8>) throws(StoreError) {
        do {
            // Deeper than any value that is stored.
            self = try JSONValue(parsing: bytes, depthLimit: 512)
        } catch {
            throw StoreError(.damaged, "the store contains a value that is not JSON", underlying: error)
        }
    }
}

extension InstanceID {
    @inlinable package init(_ row: some StoreRow, column: CInt) throws(StoreError) {
        guard let id = InstanceID(row.text(column)) else {
            throw StoreError(.damaged, "the store contains an instance with an invalid identifier")
        }
        self = id
    }
}

extension StoredInstance {
    /// Reads kind, family, intent and revision.
    /// - Parameter follows: The column of the instance that this one follows.
    @inlinable package init(
        _ id: InstanceID, _ row: some StoreRow, from column: CInt, isRemoved: Bool, follows: CInt
    ) throws(StoreError) {
        self.init(
            id: id, kind: WidgetKind(row.text(column)), family: SizeFamily(rawValue: row.text(column + 1)),
            intent: row.optionalText(column + 2), revision: try row.ordinal(column + 3), isRemoved: isRemoved,
            follows: try row.isNull(follows) ? nil : InstanceID(row, column: follows))
    }
}

extension StoredValue {
    /// Reads type, wire form, marks and write order.
    @inlinable package init(_ row: some StoreRow, from column: CInt) throws(StoreError) {
        self.init(
            type: row.text(column), wire: try row.json(column + 1),
            marks: row.isNull(column + 2) ? [] : StoredMark.list(try row.json(column + 2)),
            writeOrder: try row.integer(column + 3))
    }
}

extension LoggedChange {
    /// Reads sequence, instance, revision, time, cause, both families, differences and kind.
    package init(_ row: some StoreRow, from column: CInt) throws(StoreError) {
        let logged = try row.json(column + 7)
        self.init(
            sequence: try row.ordinal(column), instance: try InstanceID(row, column: column + 1),
            kind: WidgetKind(row.text(column + 8)), revision: try row.ordinal(column + 2),
            time: StoreTime(milliseconds: try row.integer(column + 3)),
            cause: ChangeCause(rawValue: row.text(column + 4)),
            familyBefore: row.optionalText(column + 5).map(SizeFamily.init(rawValue:)),
            familyAfter: SizeFamily(rawValue: row.text(column + 6)),
            differences: [LoggedChange.Difference](logged: logged),
            following: LoggedChange.Following(logged: logged["follows"]),
            restoredRevision: logged["restoredRevision"]?.integerValue,
            copiedFrom: logged["copiedFrom"]?.stringValue.flatMap(InstanceID.init),
            preset: logged["preset"]?.stringValue.map { PresetName($0) })
    }
}

extension RecordChange {
    /// Reads sequence and instance.
    package init(_ row: some StoreRow, from column: CInt) throws(StoreError) {
        self.init(sequence: try row.ordinal(column), instance: try InstanceID(row, column: column + 1))
    }
}

extension HostRecord {
    /// Reads due time and state.
    package init(of instance: InstanceID, _ row: some StoreRow, from column: CInt) throws(StoreError) {
        self.init(instance: instance, due: try row.time(column), state: try row.bytes(column + 1))
    }
}

extension HostRequest {
    /// Reads action, kind, instance, argument and time.
    package init(_ row: some StoreRow, from column: CInt) throws(StoreError) {
        let target: Target =
            if let kind = row.optionalText(column + 1) {
                .kind(WidgetKind(kind))
            } else if row.isNull(column + 2) {
                .everything
            } else {
                .instance(try InstanceID(row, column: column + 2))
            }
        self.init(
            Action(rawValue: row.text(column)), of: target, argument: row.optionalText(column + 3),
            at: StoreTime(milliseconds: try row.integer(column + 4)))
    }
}
