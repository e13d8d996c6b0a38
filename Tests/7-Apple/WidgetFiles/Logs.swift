import Foundation
import OSLog
import os.log

private let log = Logger(subsystem: "com.example.tides", category: "provider")
private let oldLog = OSLog(subsystem: "com.example.tides", category: "old")
private let signposter = OSSignposter(subsystem: "com.example.tides", category: .pointsOfInterest)

enum TideLog {
    static func record(height: Double, place: String, error: (any Error)?) {
        log.debug("height \(height, format: .fixed(precision: 2), privacy: .public)")
        log.info(
            "at \(place, privacy: .private(mask: .hash)), \(255, format: .hex), \(place, align: .right(columns: 9))")
        log.notice("\(place, privacy: .public)")
        log.log(level: .info, "read")
        log.trace("trace")
        if let error { log.error("failed: \(error.localizedDescription)") }
        os_log("height %{public}@ of %d", log: oldLog, type: .debug, place, 3)
        os_log(.error, log: .disabled, "unreadable")
        let state = signposter.beginInterval("read", id: signposter.makeSignpostID())
        signposter.endInterval("read", state)
    }
}

final class TideCache: Sendable {
    private let heights = OSAllocatedUnfairLock<[String: Double]>(initialState: [:])

    func height(of place: String) -> Double? { heights.withLock { $0[place] } }
}
