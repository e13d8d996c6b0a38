internal import IntentModel

/// Bytes that are not the state of an instance.
package enum ReloadStateError: Error, Hashable, Sendable {
    /// A newer program wrote the bytes.
    case unknownVersion(UInt8)
    /// The bytes end too early, or contain a value that no state has.
    case damaged

    package var message: String {
        switch self {
        case .unknownVersion(let version):
            "the reload state has version \(version); this program reads version \(ReloadState.version)"
        case .damaged: "the reload state is damaged"
        }
    }
}

// The form in stores. The first byte is the version. Then each field follows as a number of 7 bits per byte, the lowest first;
// an optional field is preceded by a byte 0 or 1. Times are differences to the first one. Bytes after the last field are those
// of a newer program that added fields, and are ignored.
extension ReloadState {
    static let version: UInt8 = 1

    /// The state in the form in which stores keep it: about 20 bytes, and 3 or 4 for each reload of the last 24 hours.
    package var bytes: [UInt8] {
        var writer = StateWriter(version: Self.version)
        writer.put(Int(seed))
        writer.put(lastSeen)
        writer.put(Int(hours.hour))
        writer.put(Int(hours.bits))
        writer.put(isVisible ? 1 : 0)
        writer.put(failures)
        for time in [madeAt, outdatedSince, lastReload, lastRequest, spacedUntil == .min ? nil : spacedUntil] {
            writer.put(time, from: lastSeen)
        }
        writer.put(scheduled, from: lastSeen)
        writer.put(requested, from: lastSeen)
        writer.put(attempt?.started, from: lastSeen)
        if let attempt {
            writer.put(Int(attempt.cause.code))
            writer.put(attempt.resumptions)
        }
        writer.put(window.count)
        var previous = lastSeen
        for time in window.times {
            writer.put(time - previous)
            previous = time
        }
        return writer.bytes
    }

    /// Reads the form that ``bytes`` has.
    package init(bytes: [UInt8]) throws(ReloadStateError) {
        var reader = StateReader(bytes)
        let version = try reader.byte()
        guard version == Self.version else { throw .unknownVersion(version) }
        guard let seed = UInt32(exactly: try reader.number()) else { throw .damaged }
        let lastSeen = try reader.time()
        guard let hour = Int32(exactly: try reader.number()), let bits = UInt32(exactly: try reader.number()) else {
            throw .damaged
        }
        self.init(
            seed: seed, lastSeen: lastSeen, hours: VisibleHours(hour: hour, bits: bits),
            isVisible: try reader.number() == 1)
        failures = try reader.count()
        madeAt = try reader.time(from: lastSeen)
        outdatedSince = try reader.time(from: lastSeen)
        lastReload = try reader.time(from: lastSeen)
        lastRequest = try reader.time(from: lastSeen)
        spacedUntil = try reader.time(from: lastSeen) ?? .min
        scheduled = try reader.waiting(from: lastSeen)
        requested = try reader.waiting(from: lastSeen)
        if let started = try reader.time(from: lastSeen) {
            attempt = Attempt(cause: try reader.cause(), started: started, resumptions: try reader.count())
        }
        window = ReloadWindow(times: try reader.window(from: lastSeen))
    }
}

private struct StateWriter {
    private(set) var bytes: [UInt8]

    init(version: UInt8) {
        bytes = [version]
    }

    /// The sign is the lowest bit, so that small numbers are short whatever their sign.
    mutating func put(_ number: Int) {
        var rest = UInt64(bitPattern: Int64(number << 1 ^ number >> 63))
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func put(_ time: Int?, from reference: Int) {
        put(time == nil ? 0 : 1)
        if let time { put(time - reference) }
    }

    mutating func put(_ waiting: ReloadState.Waiting?, from reference: Int) {
        put(waiting?.since, from: reference)
        guard let waiting else { return }
        put(Int(waiting.cause.code))
        put(waiting.planned - waiting.since)
        put(waiting.isFromForeground ? 1 : 0)
    }
}

private struct StateReader {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        self.bytes = bytes[...]
    }

    mutating func byte() throws(ReloadStateError) -> UInt8 {
        guard let byte = bytes.popFirst() else { throw .damaged }
        return byte
    }

    mutating func number() throws(ReloadStateError) -> Int {
        var value: UInt64 = 0
        for shift in stride(from: 0, to: 64, by: 7) {
            let next = try byte()
            value |= UInt64(next & 0x7F) << UInt64(shift)
            if next < 0x80 { return Int(truncatingIfNeeded: value >> 1) ^ -Int(truncatingIfNeeded: value & 1) }
        }
        throw .damaged
    }

    mutating func count() throws(ReloadStateError) -> Int {
        let count = try number()
        guard 0...0xFFFF_FFFF ~= count else { throw .damaged }
        return count
    }

    mutating func time() throws(ReloadStateError) -> Int {
        let time = try number()
        guard -StoreTime.bound...StoreTime.bound ~= time else { throw .damaged }
        return time
    }

    mutating func time(from reference: Int) throws(ReloadStateError) -> Int? {
        try number() == 1 ? reference + time() : nil
    }

    mutating func cause() throws(ReloadStateError) -> ReloadCause {
        let code = try byteNumber()
        guard let cause = ReloadCause.allCases.first(where: { $0.code == code }) else { throw .damaged }
        return cause
    }

    mutating func waiting(from reference: Int) throws(ReloadStateError) -> ReloadState.Waiting? {
        guard let since = try time(from: reference) else { return nil }
        let cause = try cause()
        let planned = since + (try time())
        return ReloadState.Waiting(
            cause: cause, since: since, planned: planned, isFromForeground: try number() == 1)
    }

    /// Reads the times of a window, which ascend within 49 days.
    mutating func window(from reference: Int) throws(ReloadStateError) -> [Int] {
        let count = try count()
        guard count <= bytes.count else { throw .damaged }
        var times: [Int] = []
        var previous = reference
        for _ in 0..<count {
            previous += try time()
            guard previous >= times.last ?? previous, previous - (times.first ?? previous) <= Int(UInt32.max) else {
                throw .damaged
            }
            times.append(previous)
        }
        return times
    }

    private mutating func byteNumber() throws(ReloadStateError) -> UInt8 {
        guard let code = UInt8(exactly: try number()) else { throw .damaged }
        return code
    }
}
