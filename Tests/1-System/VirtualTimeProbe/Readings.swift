import Foundation

/// What a clock returned, or how long a wait took, in seconds, and what it may be.
struct Reading: Encodable {
    let name: String
    let value: Double
    let lowest: Double
    let highest: Double

    var isExpected: Bool { value >= lowest && value <= highest }
}

/// Everything that one run of this program measured.
struct Readings {
    private(set) var all: [Reading] = []

    mutating func add(_ name: String, _ value: Double, _ lowest: Double, _ highest: Double) {
        all.append(Reading(name: name, value: value, lowest: lowest, highest: highest))
    }

    /// Adds a time since 1970 that should be that of a date.
    mutating func add(_ name: String, _ value: Date, is date: Date, within tolerance: Double = 0) {
        let expected = date.timeIntervalSince1970
        add(name, value.timeIntervalSince1970, expected - tolerance, expected + tolerance)
    }

    /// Adds how long a wait of a number of seconds takes. A wait is never shorter, and longer on a busy machine.
    mutating func add(_ name: String, waitOf seconds: Double, _ wait: () async throws -> Void) async rethrows {
        let start = ContinuousClock.now
        try await wait()
        // The kernel's clocks differ by their resolution.
        add(name, (ContinuousClock.now - start) / .seconds(1), seconds - 0.001, seconds + 5)
    }

    /// Prints everything as JSON, and ends the program with 1 if a reading is not as expected.
    func finish() throws -> Never {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        for reading in all {
            print(String(decoding: try encoder.encode(reading), as: UTF8.self))
        }
        exit(all.allSatisfy(\.isExpected) ? 0 : 1)
    }
}

/// The time that the kernel gives a new file, which no clock of this process changes.
func kernelDate() throws -> Date {
    let path = NSTemporaryDirectory() + "/virtual-time-\(ProcessInfo.processInfo.processIdentifier)"
    try Data().write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    return date ?? .distantPast
}
