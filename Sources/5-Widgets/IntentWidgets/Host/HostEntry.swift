import IntentModel
import IntentRuntime

/// What a host keeps in memory of one instance, and stores in its record.
struct HostEntry: Sendable {
    /// The reason why the newest attempt to get a timeline failed.
    struct Failure: Hashable, Sendable {
        var time: StoreTime
        var message: String
    }

    /// Decides when the timeline is reloaded.
    var reload: ReloadState
    /// The kind under which the widget is registered.
    var kind: WidgetKind
    var family: SizeFamily
    /// The newest revision of the configuration that the host has seen.
    var revision: Int
    /// Nil after a success.
    var failure: Failure?
    /// The buttons and toggles whose effect the timeline does not show yet, in the order of the taps.
    var pending: [PendingAction] = []
}

extension HostEntry {
    private static let version: UInt8 = 1
    /// Messages of providers may be long.
    private static let maximumMessageBytes = 2_000

    /// The state of a record.
    var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(Self.version)
        writer.write(counted: reload.bytes)
        writer.write(Int64(revision))
        writer.write(counted: Array(family.rawValue.utf8))
        writer.write(UInt8(failure == nil ? 0 : 1))
        if let failure {
            writer.write(Int64(failure.time.milliseconds))
            writer.write(counted: Array(failure.message.utf8.prefix(Self.maximumMessageBytes)))
        }
        if !pending.isEmpty { writer.write(pending) }
        return writer.bytes
    }

    /// Reads the state of a record.
    /// - Throws: ``ContentError`` or ``ReloadStateError`` if this version cannot read it.
    init(bytes: [UInt8], kind: WidgetKind) throws {
        var reader = ByteReader(bytes[...])
        guard let version = reader.number(UInt8.self) else { throw ContentError("the record of the host is damaged") }
        guard version == Self.version else {
            throw ContentError("the record of the host has version \(version), which is newer than this program")
        }
        guard let reload = reader.counted(), let revision = reader.number(Int64.self), let family = reader.counted(),
            let hasFailure = reader.number(UInt8.self)
        else { throw ContentError("the record of the host is damaged") }
        self.reload = try ReloadState(bytes: Array(reload))
        self.kind = kind
        self.family = SizeFamily(rawValue: String(decoding: family, as: UTF8.self))
        self.revision = Int(revision)
        if hasFailure != 0, let time = reader.number(Int64.self), let message = reader.counted() {
            failure = Failure(
                time: StoreTime(milliseconds: Int(time)), message: String(decoding: message, as: UTF8.self))
        }
        pending = reader.pendingActions() ?? []
    }

    /// The record of an instance.
    func record(of id: InstanceID) -> HostRecord {
        HostRecord(instance: id, due: reload.nextDue, state: bytes)
    }
}

/// The times at which instances are due, the earliest first. An entry that no longer holds is ignored when its time comes.
struct DueHeap: Sendable {
    private struct Entry {
        let time: StoreTime
        let instance: InstanceID
    }

    private var entries: [Entry] = []

    var count: Int { entries.count }

    mutating func insert(_ instance: InstanceID, at time: StoreTime) {
        entries.append(Entry(time: time, instance: instance))
        var index = entries.count - 1
        while index > 0, entries[index].time < entries[(index - 1) / 2].time {
            entries.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    /// Returns the earliest time that holds, without the entries before it.
    /// - Parameter isValid: Whether an instance is due at a time.
    mutating func earliest(where isValid: (InstanceID, StoreTime) -> Bool) -> StoreTime? {
        while let first = entries.first {
            if isValid(first.instance, first.time) { return first.time }
            removeFirst()
        }
        return nil
    }

    /// Removes the entries up to a time, and returns their instances, the earliest first, each once.
    mutating func removeAll(until time: StoreTime) -> [InstanceID] {
        var found: [InstanceID] = []
        var seen: Set<InstanceID> = []
        while let first = entries.first, first.time <= time {
            if seen.insert(first.instance).inserted { found.append(first.instance) }
            removeFirst()
        }
        return found
    }

    mutating func rebuild(from times: some Sequence<(InstanceID, StoreTime)>) {
        // An array in ascending order is a heap.
        entries = times.map { Entry(time: $1, instance: $0) }.sorted { $0.time < $1.time }
    }

    private mutating func removeFirst() {
        entries.swapAt(0, entries.count - 1)
        entries.removeLast()
        var index = 0
        while true {
            let children = (2 * index + 1)..<min(2 * index + 3, max(2 * index + 1, entries.count))
            guard let least = children.min(by: { entries[$0].time < entries[$1].time }),
                entries[least].time < entries[index].time
            else { return }
            entries.swapAt(index, least)
            index = least
        }
    }
}
