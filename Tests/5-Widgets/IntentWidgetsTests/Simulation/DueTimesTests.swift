import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@testable import IntentWidgets

struct DueTimesTests {
    @Test(arguments: [1, 2, 3, 7, 100])
    func `instances come by the time at which they are due`(count: Int) {
        var generator = SeededGenerator(seed: UInt64(count))
        var times = DueTimes()
        for time in (0..<count).shuffled(using: &generator) {
            times.insert(id(time), at: StoreTime(milliseconds: time))
        }
        for time in 0..<count {
            expectEqual(times.earliest { _, _ in true }, StoreTime(milliseconds: time))
            expectEqual(times.removeAll(until: StoreTime(milliseconds: time)), [id(time)])
        }
        expectEqual(times.count, 0)
    }

    private func id(_ number: Int) -> InstanceID { InstanceID(stringLiteral: "i\(number)") }
}

/// The times are in minutes of the first day.
struct DonationMemoryTests {
    private func time(_ minutes: Int) -> StoreTime { StoreTime(milliseconds: minutes * 60_000) }

    @Test func `the oldest donations are forgotten, whatever their order`() {
        var settings = StackSettings()
        settings.maximumDonations = 2
        settings.donationsForFullRaise = 4
        let zone = DayClock(zone: .gmt)
        var memory = DonationMemory()
        for minutes in [600, 60, 610, 620] { memory.add(time(minutes), settings: settings) }
        expectEqual(memory.raise(at: time(620), settings: settings, zone: zone), 0.5)
        expectEqual(memory.raise(at: time(60), settings: settings, zone: zone), 0)
    }
}
