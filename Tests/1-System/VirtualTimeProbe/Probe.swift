import Dispatch
import Foundation
import VirtualTime

/// Prints what the clocks of a process return, and how long its waits take, while its date is virtual.
///
/// `VirtualTimeProbe CASE SECONDS`, where the virtual date is a number of seconds since 1970.
@main
enum Probe {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3, let seconds = Double(arguments[2]) else { exit(64) }
        let date = Date(timeIntervalSince1970: seconds)
        // A wait that never ends does not block the test.
        alarm(60)
        switch arguments[1] {
        case "system": try system(date)
        case "dates": try dates(date)
        case "timeouts": try await timeouts(date)
        case "jumps": try await jumps(date)
        case "deadlines": try await deadlines(date)
        case "libraries": try await libraries(date)
        default: exit(64)
        }
    }

    /// Without a start, after the end, and in a section with the system's time.
    static func system(_ date: Date) throws {
        var readings = Readings()
        func addSystemDate(_ name: String) throws {
            let kernel = try kernelDate()
            readings.add(name, Date(), is: kernel, within: 10)
            readings.add("time \(name)", Date(timeIntervalSince1970: Double(time(nil))), is: kernel, within: 10)
        }
        try addSystemDate("before the start")
        VirtualTime.set(date)
        try addSystemDate("after a date that is set before the start")
        try VirtualTime.start(at: date)
        readings.add("after the start", Date(), is: date)
        try VirtualTime.withSystemTime { try addSystemDate("in a section") }
        readings.add("after a section", Date(), is: date)
        VirtualTime.end()
        try addSystemDate("after the end")
        VirtualTime.set(date)
        try addSystemDate("after a date that is set after the end")
        try readings.finish()
    }

    /// Each way to read the date.
    static func dates(_ date: Date) throws {
        var readings = Readings()
        let uptime = ContinuousClock.now
        let awake = SuspendingClock.now
        try VirtualTime.start(at: date)
        readings.add("Date()", Date(), is: date)
        readings.add("Date.now", Date.now, is: date)
        readings.add("Date(timeIntervalSinceNow:)", Date(timeIntervalSinceNow: 60), is: date + 60)
        readings.add("timeIntervalSinceNow", date.timeIntervalSinceNow, 0, 0)
        readings.add("NSDate()", NSDate() as Date, is: date, within: 0.000_001)
        readings.add("time", Double(time(nil)), date.timeIntervalSince1970.rounded(.down), date.timeIntervalSince1970)
        var time = timeval()
        gettimeofday(&time, nil)
        let microseconds = Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
        readings.add("gettimeofday", Date(timeIntervalSince1970: microseconds), is: date, within: 0.000_001)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let day = 86_400.0
        let midnight = Date(timeIntervalSince1970: (date.timeIntervalSince1970 / day).rounded(.down) * day)
        readings.add("startOfDay", calendar.startOfDay(for: .now), is: midnight)
        readings.add("isDateInToday", calendar.isDateInToday(date) ? 1 : 0, 1, 1)
        readings.add("isDateInTomorrow", calendar.isDateInTomorrow(date + day) ? 1 : 0, 1, 1)
        let style = Date.RelativeFormatStyle(presentation: .numeric, locale: Locale(identifier: "en_US"))
        readings.add("RelativeFormatStyle", style.format(date + 7200) == "in 2 hours" ? 1 : 0, 1, 1)
        let thread = Thread { VirtualTime.set(Date() + 3600) }
        thread.start()
        while !thread.isFinished { usleep(1000) }
        readings.add("after another thread set it", Date(), is: date + 3600)
        VirtualTime.set(date - 3600)
        readings.add("after a date in the past", Date(), is: date - 3600)
        // All of this took less than a minute.
        readings.add("ContinuousClock", (ContinuousClock.now - uptime) / .seconds(1), 0, 60)
        readings.add("SuspendingClock", (SuspendingClock.now - awake) / .seconds(1), 0, 60)
        try readings.finish()
    }

    /// Waits that do not depend on the date.
    static func timeouts(_ date: Date) async throws {
        var readings = Readings()
        try VirtualTime.start(at: date)
        let seconds = 0.02
        await readings.add("Thread.sleep", waitOf: seconds) { sleep(seconds) }
        try await readings.add("Task.sleep", waitOf: seconds) { try await Task.sleep(for: .seconds(seconds)) }
        try await readings.add("Task.sleep, suspending", waitOf: seconds) {
            try await Task.sleep(for: .seconds(seconds), clock: .suspending)
        }
        await readings.add("asyncAfter", waitOf: seconds) {
            await withCheckedContinuation { continuation in
                DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { continuation.resume() }
            }
        }
        await readings.add("DispatchSemaphore", waitOf: seconds) { waitForSemaphore(seconds) }
        await readings.add("DispatchGroup", waitOf: seconds) { waitForGroup(seconds) }
        await readings.add("Timer", waitOf: seconds) { waitForTimer(seconds) }
        try readings.finish()
    }

    /// Timeouts while another thread sets the date to very different ones all the time.
    static func jumps(_ date: Date) async throws {
        var readings = Readings()
        try VirtualTime.start(at: date)
        let end = DispatchSemaphore(value: 0)
        let thread = Thread {
            while end.wait(timeout: .now()) == .timedOut {
                VirtualTime.set(date + 1_000_000)
                VirtualTime.set(date)
            }
            end.signal()
        }
        thread.start()
        for index in 0..<20 {
            let seconds = 0.003
            await readings.add("DispatchSemaphore \(index)", waitOf: seconds) { waitForSemaphore(seconds) }
            try await readings.add("Task.sleep \(index)", waitOf: seconds) {
                try await Task.sleep(for: .seconds(seconds))
            }
        }
        end.signal()
        while !thread.isFinished { usleep(1000) }
        try readings.finish()
    }

    /// Waits until a date.
    static func deadlines(_ date: Date) async throws {
        var readings = Readings()
        try VirtualTime.start(at: date)
        let seconds = 0.02
        await readings.add("Thread.sleep(until:)", waitOf: seconds) { sleep(until: Date() + seconds) }
        await readings.add("NSCondition", waitOf: seconds) { waitForCondition(until: Date() + seconds) }
        let deadline = Date() + 3600
        VirtualTime.set(deadline)
        let start = ContinuousClock.now
        waitForCondition(until: deadline)
        readings.add("NSCondition, passed", (ContinuousClock.now - start) / .seconds(1), 0, 5)
        // Dispatch waits in this way for a semaphore: until a time that it has just computed.
        for (name, clock) in [("wall clock", CLOCK_REALTIME), ("monotonic", CLOCK_MONOTONIC)] {
            await readings.add("pthread_cond_timedwait, \(name)", waitOf: seconds) {
                waitForPOSIXCondition(seconds, by: clock) { VirtualTime.set(deadline + 1_000_000) }
            }
            VirtualTime.set(deadline)
        }
        VirtualTime.set(date)
        // A timer of the wall clock whose date passes fires, in a static program by the virtual date.
        await readings.add("asyncAfter(wallDeadline:)", waitOf: 0) {
            await withCheckedContinuation { continuation in
                DispatchQueue.global().asyncAfter(wallDeadline: .now() + seconds) { continuation.resume() }
                VirtualTime.set(date + 1)
            }
        }
        // One whose date does not pass does not keep a processor busy.
        DispatchQueue.global().asyncAfter(wallDeadline: .now() + 3600) {}
        let processorTime = clock()
        waitForSemaphore(0.2)
        readings.add("processor time of a timer", Double(clock() - processorTime) / 1_000_000, 0, 0.05)
        try readings.finish()
    }

    /// What a shared library sees: Dispatch, in a program that is not linked statically.
    static func libraries(_ date: Date) async throws {
        var readings = Readings()
        try VirtualTime.start(at: date)
        let now = Double(Int64(bitPattern: 0 &- DispatchWallTime.now().rawValue)) / 1_000_000_000
        readings.add("DispatchWallTime", Date(timeIntervalSince1970: now), is: try kernelDate(), within: 10)
        let seconds = 0.02
        await readings.add("asyncAfter(wallDeadline:)", waitOf: seconds) {
            await withCheckedContinuation { continuation in
                DispatchQueue.global().asyncAfter(wallDeadline: .now() + seconds) { continuation.resume() }
            }
        }
        try readings.finish()
    }
}

// MARK: - Waits that block their thread

private func sleep(_ seconds: Double) {
    Thread.sleep(forTimeInterval: seconds)
}

private func sleep(until date: Date) {
    Thread.sleep(until: date)
}

/// Waits for a semaphore that no code signals.
private func waitForSemaphore(_ seconds: Double) {
    _ = DispatchSemaphore(value: 0).wait(timeout: .now() + seconds)
}

/// Waits for a group that no code leaves.
private func waitForGroup(_ seconds: Double) {
    let group = DispatchGroup()
    group.enter()
    _ = group.wait(timeout: .now() + seconds)
    group.leave()
}

/// Waits for a condition that no code signals.
private func waitForCondition(until date: Date) {
    let condition = NSCondition()
    condition.lock()
    _ = condition.wait(until: date)
    condition.unlock()
}

/// Waits until a time that it computes, for a condition that no code signals.
/// - Parameter change: Called between computing the time and waiting.
private func waitForPOSIXCondition(_ seconds: Double, by clock: clockid_t, _ change: () -> Void) {
    let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    defer {
        mutex.deallocate()
        condition.deallocate()
    }
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    #if !canImport(Darwin)
        pthread_condattr_setclock(&attributes, clock)
    #endif
    pthread_cond_init(condition, &attributes)
    pthread_condattr_destroy(&attributes)
    pthread_mutex_init(mutex, nil)
    pthread_mutex_lock(mutex)
    var deadline = timespec()
    clock_gettime(clock, &deadline)
    let nanoseconds = deadline.tv_nsec + Int(seconds * 1_000_000_000)
    deadline.tv_sec += nanoseconds / 1_000_000_000
    deadline.tv_nsec = nanoseconds % 1_000_000_000
    change()
    pthread_cond_timedwait(condition, mutex, &deadline)
    pthread_mutex_unlock(mutex)
    pthread_mutex_destroy(mutex)
    pthread_cond_destroy(condition)
}

/// Runs the run loop of this thread until a timer has fired.
private func waitForTimer(_ seconds: Double) {
    let timer = Timer(fire: Date() + seconds, interval: 0, repeats: false) { _ in }
    RunLoop.current.add(timer, forMode: .default)
    while timer.isValid { _ = RunLoop.current.run(mode: .default, before: Date() + 0.001) }
}
