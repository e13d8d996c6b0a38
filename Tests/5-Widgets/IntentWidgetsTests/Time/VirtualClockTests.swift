import Foundation
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import Synchronization
import Testing

@Suite struct VirtualClockTests {
    private static let start = Date(timeIntervalSince1970: 1_700_000_000)

    @Test func `an advance passes each event in order`() async throws {
        let clock = VirtualClock(Self.start)
        let worker = AlarmWorker(clock, seconds: [30, 10, 20])
        clock.attach(worker)
        await clock.advance(by: .seconds(25))
        expectEqual(worker.rung, [10, 20])
        expectEqual(clock.now, Self.start.addingTimeInterval(25))
        expectEqual(clock.uptime, .seconds(25))
        await expectEqual(clock.advanceToNextEvent(), Self.start.addingTimeInterval(30))
        await expectEqual(clock.advanceToNextEvent(), nil)
        expectEqual(worker.rung, [10, 20, 30])
    }

    @Test func `an advance waits for work that an event began`() async throws {
        let clock = VirtualClock(Self.start)
        let worker = AlarmWorker(clock, seconds: [10])
        clock.attach(worker)
        await clock.advance(by: .seconds(10))
        expectEqual(worker.workDone, 1)
    }

    @Test func `work that ends at once is noticed`() async throws {
        let clock = VirtualClock(Self.start)
        let letters = Mutex((sent: 0, read: 0))
        clock.attach(ClosureWorker { letters.withLock { $0.read = $0.sent } })
        clock.attach(
            ClosureWorker {
                let isFirst = letters.withLock { $0.sent } == 0
                let work = isFirst ? clock.beginWork() : nil
                letters.withLock { $0.sent = 1 }
                work?.end()
            })
        await clock.settle()
        expectEqual(letters.withLock { $0.read }, 1)
    }

    @Test func `work that sleeps by the clock wakes in time`() async throws {
        let clock = VirtualClock(Self.start)
        let dates = Mutex<[Date]>([])
        let work = clock.beginWork()
        let task = Task {
            await work.perform {
                for _ in 0..<3 {
                    try? await clock.sleep(until: clock.now.addingTimeInterval(60))
                    dates.withLock { $0.append(clock.now) }
                }
            }
            work.end()
        }
        await clock.advance(by: .seconds(3600))
        await task.value
        expectEqual(dates.withLock { $0 }, [60, 120, 180].map(Self.start.addingTimeInterval))
    }

    @Test func `a canceled sleep throws`() async throws {
        let clock = VirtualClock(Self.start)
        let task = Task { try await clock.sleep(until: .distantFuture) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func `excluded work does not hold an advance up`() async throws {
        let clock = VirtualClock(Self.start)
        let (begun, gate) = (Gate(), Gate())
        let work = clock.beginWork()
        let task = Task {
            await work.perform {
                clock.excludeCurrentCall()
                begun.open()
                await gate.wait()
            }
            work.end()
        }
        await begun.wait()
        await clock.advance(by: .seconds(60))
        expectEqual(clock.now, Self.start.addingTimeInterval(60))
        gate.open()
        await task.value
    }

    @Test func `work without progress is excluded after a timeout`() async throws {
        let deadlines = ManualDeadlines()
        let clock = VirtualClock(Self.start, workTimeout: .seconds(28), deadlines: deadlines)
        let work = clock.beginWork()
        let advance = Task { await clock.advance(by: .seconds(60)) }
        await deadlines.scheduled(1)
        expectEqual(clock.now, Self.start)
        deadlines.advance(by: .seconds(28))
        await advance.value
        expectEqual(clock.now, Self.start.addingTimeInterval(60))
        work.end()
    }

    @Test func `observers receive each date before its events`() async throws {
        let clock = VirtualClock(Self.start)
        let worker = AlarmWorker(clock, seconds: [10])
        clock.attach(worker)
        let seen = Mutex<[String]>([])
        clock.onAdvance { date in
            seen.withLock { $0.append("\(Int(date.timeIntervalSince(Self.start))): \(worker.rung.count)") }
        }
        await clock.advance(by: .seconds(20))
        expectEqual(seen.withLock { $0 }, ["0: 0", "10: 0", "20: 1"])
    }

    @Test func `a date that is set leaves the uptime`() async throws {
        let clock = VirtualClock(Self.start)
        await clock.set(to: Self.start.addingTimeInterval(-86_400))
        expectEqual(clock.uptime, .zero)
        expectEqual(clock.now, Self.start.addingTimeInterval(-86_400))
    }

    @Test func `a machine that sleeps passes events at once`() async throws {
        let clock = VirtualClock(Self.start)
        let worker = AlarmWorker(clock, seconds: [10, 20])
        clock.attach(worker)
        await clock.sleepMachine(for: .seconds(3600))
        expectEqual(worker.rung, [3600, 3600])
        expectEqual(clock.uptime, .seconds(3600))
    }

    @Test(arguments: [0.0, 1.0005, 1_772_438_400.123, 4_102_444_799.999, -0.25])
    func `times become dates and the same times again`(seconds: Double) {
        let time = StoreTime(roundingDown: Date(timeIntervalSince1970: seconds))
        expectEqual(StoreTime(roundingDown: time.date), time)
        expectEqual(StoreTime(roundingUp: time.date), time)
    }

    @Test func `dates that no clock reaches have times`() {
        #expect(StoreTime(roundingUp: .distantFuture) > StoreTime(roundingUp: Self.start))
        expectEqual(StoreTime(roundingDown: Date(timeIntervalSince1970: .infinity)).milliseconds, 1_000_000_000_000_000)
        expectEqual(StoreTime(roundingDown: Date(timeIntervalSince1970: .nan)).milliseconds, 0)
    }

    @Test func `the system clock sleeps until a date`() async throws {
        let clock = SystemClock()
        let date = clock.now.addingTimeInterval(0.01)
        try await clock.sleep(until: date)
        #expect(clock.now >= date)
    }

    @Test(arguments: [-Double.infinity, -1e300, 1e300, .infinity, .nan])
    func `the system clock sleeps until any date`(_ seconds: Double) async {
        let sleep = Task { try await SystemClock().sleep(until: Date(timeIntervalSince1970: seconds)) }
        sleep.cancel()
        _ = await sleep.result
    }

    @Test func `sums of times do not overflow`() {
        let (first, last) = (StoreTime(milliseconds: .min), StoreTime(milliseconds: .max))
        expectEqual(last.milliseconds - first.milliseconds, 2_000_000_000_000_000)
        expectEqual(first.text, "-29719-04-05T22:13:20.000Z")
        expectEqual(StoreTime(milliseconds: 1_767_225_600_123).milliseconds, 1_767_225_600_123)
    }
}

/// Does not state whether it has changed anything.
private final class ClosureWorker: ClockWorker {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }

    func catchUp() async -> (isChanged: Bool, next: StoreTime?) {
        body()
        return (false, nil)
    }
}

/// Rings at some seconds after the start, and works after each alarm.
private final class AlarmWorker: ClockWorker {
    private struct State {
        var alarms: [StoreTime]
        var rung: [Int] = []
        var workDone = 0
    }

    private let clock: VirtualClock
    private let start: StoreTime
    private let state: Mutex<State>

    init(_ clock: VirtualClock, seconds: [Int]) {
        self.clock = clock
        let start = clock.time
        self.start = start
        state = Mutex(
            State(alarms: seconds.sorted().map { StoreTime(milliseconds: start.milliseconds + $0 * 1000) }))
    }

    var rung: [Int] { state.withLock { $0.rung } }
    var workDone: Int { state.withLock { $0.workDone } }

    func catchUp() async -> (isChanged: Bool, next: StoreTime?) {
        let now = clock.time
        let count = state.withLock { state in
            let due = state.alarms.prefix { $0 <= now }.count
            state.alarms.removeFirst(due)
            for _ in 0..<due { state.rung.append((now.milliseconds - start.milliseconds) / 1000) }
            return due
        }
        for _ in 0..<count {
            let work = clock.beginWork()
            Task {
                await Task.yield()
                self.state.withLock { $0.workDone += 1 }
                work.end()
            }
        }
        return (count > 0, state.withLock { $0.alarms.first })
    }
}
