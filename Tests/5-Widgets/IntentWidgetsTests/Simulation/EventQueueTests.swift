import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@testable import IntentWidgets

struct EventQueueTests {
    @Test(arguments: [0, 1, 2, 3, 4, 7, 100])
    func `events come by time, then by number`(count: Int) {
        var generator = SeededGenerator(seed: UInt64(count))
        let events = (0..<count).map {
            EventQueue.Event(time: Int.random(in: 0...count / 3, using: &generator), number: $0)
        }
        var queue = EventQueue()
        for event in events.shuffled(using: &generator) { queue.insert(event) }
        var found: [EventQueue.Event] = []
        while let event = queue.removeFirst() {
            found.append(event)
            #expect(queue.first.map { event < $0 } != false)
        }
        expectEqual(found, events.sorted())
    }
}

struct DueHeapTests {
    @Test(arguments: [1, 2, 3, 7, 100])
    func `instances come by the time at which they are due`(count: Int) {
        var generator = SeededGenerator(seed: UInt64(count))
        var heap = DueHeap()
        for time in (0..<count).shuffled(using: &generator) { heap.insert(id(time), at: StoreTime(milliseconds: time)) }
        for time in 0..<count {
            expectEqual(heap.earliest { _, _ in true }, StoreTime(milliseconds: time))
            expectEqual(heap.removeAll(until: StoreTime(milliseconds: time)), [id(time)])
        }
        expectEqual(heap.count, 0)
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
