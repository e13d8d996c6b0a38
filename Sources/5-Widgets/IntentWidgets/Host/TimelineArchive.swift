import IntentModel
package import IntentRuntime
import IntentSystem

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// A timeline in the form in which a host stores it: a table of the entries, their content, so that one entry can be read without
/// the others, and the times at which the instance is relevant.
package struct TimelineArchive: Hashable, Sendable {
    private static let magic: [UInt8] = Array("IWT".utf8)
    private static let version: UInt8 = 1
    private static let headerSize = 4 + 8 + 1 + 8 + 4
    private static let rowSize = 8 + 1 + 4 + 8 + 8

    /// The stored form.
    package let bytes: [UInt8]
    /// When the provider was asked.
    package let made: StoreTime
    /// When the provider wants to be asked again.
    package let policy: TimelineReloadPolicy
    /// The number of entries.
    package let count: Int
    /// The times at which the provider lists the configuration as relevant.
    package let relevance: [RelevantContext]

    /// Archives a timeline.
    /// - Parameters:
    ///   - timeline: The entries are stored in ascending order of their dates; those of equal dates keep their order.
    ///   - made: When the provider was asked.
    package init(_ timeline: RenderedTimeline, made: StoreTime) {
        let entries = timeline.entries.sortedByDate()
        var writer = ByteWriter()
        var contents = ByteWriter()
        writer.append(Self.magic + [Self.version])
        writer.write(Int64(made.milliseconds))
        writer.write(timeline.policy)
        writer.write(UInt32(clamping: entries.count))
        for entry in entries {
            contents.append(entry.content.wire.rendered().utf8)
            writer.write(entry.date.timeIntervalSinceReferenceDate)
            writer.write(entry.relevance == nil ? UInt8(0) : 1)
            writer.write((entry.relevance?.score ?? 0).bitPattern)
            writer.write(entry.relevance?.duration ?? 0)
            writer.write(UInt64(contents.bytes.count))
        }
        writer.append(contents.bytes)
        for context in timeline.relevance { writer.write(context) }
        bytes = writer.bytes
        self.made = made
        policy = timeline.policy
        count = entries.count
        relevance = timeline.relevance
    }

    /// Reads an archive.
    /// - Throws: ``ContentError`` if the bytes are not an archive, or one of a later version.
    package init(bytes: [UInt8]) throws(ContentError) {
        var reader = ByteReader(bytes[...])
        guard let magic = reader.take(3), Array(magic) == Self.magic, let version = reader.number(UInt8.self) else {
            throw ContentError("the stored timeline is damaged")
        }
        guard version == Self.version else {
            throw ContentError("the stored timeline has version \(version), which is newer than this program")
        }
        guard let made = reader.number(Int64.self), let policy = reader.policy(),
            let count = reader.number(UInt32.self), reader.rest.count >= Int(count) * Self.rowSize
        else { throw ContentError("the stored timeline is damaged") }
        self.bytes = bytes
        self.made = StoreTime(milliseconds: Int(made))
        self.policy = policy
        self.count = Int(count)
        // The times follow the last content, whose end its row states.
        var end = UInt64(0)
        if count > 0 {
            var row = ByteReader(reader.rest.dropFirst(Int(count) * Self.rowSize - 8))
            end = row.number() ?? 0
        }
        guard end <= UInt64(reader.rest.count - Int(count) * Self.rowSize) else {
            throw ContentError("the stored timeline is damaged")
        }
        var times = ByteReader(reader.rest.dropFirst(Int(count) * Self.rowSize + Int(end)))
        var relevance: [RelevantContext] = []
        while let context = times.relevantContext() { relevance.append(context) }
        self.relevance = relevance
    }

    /// Returns an entry without its content.
    /// - Parameter index: From 0 to one less than ``count``.
    package func entry(at index: Int) -> LazyTimeline.Entry {
        let row = row(index)
        return LazyTimeline.Entry(date: row.date, relevance: row.relevance)
    }

    /// Reads the content of an entry.
    /// - Parameter index: From 0 to one less than ``count``.
    /// - Throws: ``ContentError`` if the archive is damaged.
    package func content(at index: Int) throws(ContentError) -> WidgetContent {
        let base = Self.headerSize + count * Self.rowSize
        let start = index == 0 ? 0 : row(index - 1).end
        let end = row(index).end
        guard start <= end, end <= UInt64(bytes.count - base) else {
            throw ContentError("the stored timeline is damaged")
        }
        let json = String(decoding: bytes[base + Int(start)..<base + Int(end)], as: UTF8.self)
        guard let value = try? JSONValue(parsing: json) else { throw ContentError("the stored timeline is damaged") }
        return try WidgetContent(wire: value)
    }

    /// Returns the index of the entry that is shown at a date: the last one that is not later, or else the first one. Nil if
    /// there are no entries.
    package func index(at date: Date) -> Int? { count == 0 ? nil : max(0, firstIndex(after: date) - 1) }

    /// Returns the indices of the entries that follow the one that is shown at a date.
    package func indices(after date: Date) -> Range<Int> { (index(at: date).map { $0 + 1 } ?? 0)..<count }

    /// Returns the index of the first entry that is later than a date; ``count`` if there is none.
    private func firstIndex(after date: Date) -> Int { (0..<count).partitionPoint { row($0).date <= date } }

    private func row(_ index: Int) -> (date: Date, relevance: TimelineEntryRelevance?, end: UInt64) {
        precondition(index >= 0 && index < count, "the timeline has \(count) entries, and no entry \(index)")
        var reader = ByteReader(bytes[(Self.headerSize + index * Self.rowSize)...])
        guard let date = reader.double(), let hasRelevance = reader.number(UInt8.self),
            let score = reader.number(UInt32.self), let duration = reader.double(), let end = reader.number(UInt64.self)
        else { preconditionFailure("the archive was checked when it was created") }
        let relevance = TimelineEntryRelevance(score: Float(bitPattern: score), duration: duration)
        return (Date(timeIntervalSinceReferenceDate: date), hasRelevance == 0 ? nil : relevance, end)
    }
}

extension [RenderedEntry] {
    /// The entries in ascending order of their dates. Those of equal dates keep their order.
    package func sortedByDate() -> [RenderedEntry] {
        let isSorted = zip(self, dropFirst()).allSatisfy { $0.date <= $1.date }
        if isSorted { return self }
        return enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
    }
}

extension ByteWriter {
    fileprivate mutating func write(_ policy: TimelineReloadPolicy) {
        switch policy.kind {
        case .atEnd: write(UInt8(0))
        case .never: write(UInt8(1))
        case .after: write(UInt8(2))
        }
        if case .after(let date) = policy.kind { write(date.timeIntervalSinceReferenceDate) } else { write(0.0) }
    }
}

extension ByteWriter {
    fileprivate mutating func write(_ context: RelevantContext) {
        write(context.start.timeIntervalSinceReferenceDate)
        write(context.end.timeIntervalSinceReferenceDate)
        write(UInt8(clamping: RelevantContext.DateKind.allCases.firstIndex(of: context.kind) ?? 0))
    }
}

extension ByteReader {
    fileprivate mutating func relevantContext() -> RelevantContext? {
        guard let start = double(), let end = double(), let kind = number(UInt8.self) else { return nil }
        let kinds = RelevantContext.DateKind.allCases
        return RelevantContext(
            start: Date(timeIntervalSinceReferenceDate: start), end: Date(timeIntervalSinceReferenceDate: end),
            kind: kinds.indices.contains(Int(kind)) ? kinds[Int(kind)] : .default)
    }

    fileprivate mutating func policy() -> TimelineReloadPolicy? {
        guard let kind = number(UInt8.self), let date = double() else { return nil }
        switch kind {
        case 0: return .atEnd
        case 1: return .never
        case 2: return .after(Date(timeIntervalSinceReferenceDate: date))
        default: return nil
        }
    }
}
