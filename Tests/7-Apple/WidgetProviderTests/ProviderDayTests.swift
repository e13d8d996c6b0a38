import Foundation
import IntentTestSupport
import Testing

// Where the C library is another one, the date cannot be virtual.
#if os(Linux) && canImport(Glibc)
    /// A day of every provider of `WidgetProviders`, all of which read `Date()`, in a process with virtual time.
    @Suite(.timeLimit(.minutes(2))) struct ProviderDayTests {
        /// What the program prints of a kind.
        struct Day: Decodable, Sendable {
            let kind: String
            let asked: [Double]
            let decisions: [String: Int]
            let entries: Int
            let shown: [String]
            let failure: String?
        }

        private struct NoDay: Error { let kind: String }

        /// The days by kind. The program runs once.
        private static let days = Task {
            try await withTaskExecutorPreference(BlockingExecutor()) {
                let folder = try TemporaryFolder("widget-provider-day")
                let (process, pipe) = (Process(), Pipe())
                process.executableURL = URL(filePath: try BuiltPrograms.path(of: "WidgetProviderDay"))
                process.environment = ["TZ": "UTC", "HOME": folder.path, "TMPDIR": folder.path]
                process.standardOutput = pipe
                try process.run()
                let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
                process.waitUntilExit()
                // The providers print, too.
                let lines = output.split(separator: UInt8(ascii: "\n")).filter { $0.first == UInt8(ascii: "{") }
                let days = try lines.map { try JSONDecoder().decode(Day.self, from: $0) }
                return Dictionary(days.map { ($0.kind, $0) }) { first, _ in first }
            }
        }

        private func day(of kind: String) async throws -> Day {
            guard let day = try await Self.days.value[kind] else { throw NoDay(kind: kind) }
            return day
        }

        @Test func `a minute clock is asked once and shows each minute`() async throws {
            let clock = try await day(of: "MinuteClock")
            expectEqual(clock.shown, (0..<24).map { ($0 < 10 ? "0\($0)" : "\($0)") + ":30" })
            // Again after the last entry.
            expectEqual(clock.asked, [0, 1_439])
        }

        @Test(arguments: ["Counter", "Impatient", "Late", "Second", "EndlessInbox", "Birthday", "Steps", "Stops"])
        func `a provider that asks again at once is throttled`(kind: String) async throws {
            let asked = try await day(of: kind).asked
            // The first timeline and the budget of a day.
            expectEqual(asked.count, 71)
            #expect(zip(asked, asked.dropFirst()).allSatisfy { $1 - $0 >= 5 && $1 - $0 < 27 })
            #expect(try await day(of: kind).decisions["deferred daily-pace"] ?? 0 > 20)
        }

        @Test(arguments: ["SilentInbox", "Hero", "Eager", "Waiting", "Appointments"])
        func `a provider that wants no reload today gets none`(kind: String) async throws {
            try await expectEqual(day(of: kind).asked, [0])
        }

        @Test(arguments: [("LaterInbox", 60), ("DepartureBoard", 25), ("Mood", 30), ("Goal", 480)])
        func `no reload within the budget is lost or early`(kind: String, minutes: Int) async throws {
            try await expectEqual(day(of: kind).asked, stride(from: 0, to: 1_440, by: Double(minutes)).map(\.self))
        }

        @Test func `a reload each 15 minutes exceeds the budget`() async throws {
            let car = try await day(of: "com.example.car")
            expectEqual(car.asked.prefix(38), (0...37).map { Double($0) * 15 }[...])
            expectEqual(car.asked.count, 71)
            expectEqual(car.decisions["deferred daily-pace"], 33)
        }

        @Test func `a provider that keeps its last answer shows it`() async throws {
            let author = try await day(of: "Author")
            // After a failure five minutes pass, after an answer an hour.
            expectEqual(author.asked.prefix(5), [0, 60, 65, 125, 130])
            expectEqual(author.shown.prefix(3), ["100 fans", "300 fans", "500 fans"])
            expectEqual(author.shown[7], "1300 fans (old)")
        }

        @Test func `entries change with the date that providers read`() async throws {
            try await expectEqual(day(of: "Goal").shown.prefix(3), ["6 % of 8 h", "18 % of 8 h", "31 % of 8 h"])
            try await expectEqual(day(of: "Appointments").shown.prefix(3), ["Call", "Swim", "Swim"])
            #expect(try await day(of: "Birthday").shown.allSatisfy { $0 == "2" })
        }

        @Test(arguments: ["Forgetful", "Guarded"])
        func `missing completions are retried with growing pauses`(kind: String) async throws {
            let day = try await day(of: kind)
            let pauses = zip(day.asked, day.asked.dropFirst()).map { $1 - $0 }
            expectEqual(day.failure, "the provider did not call its completion handler")
            expectEqual(day.decisions["dropped provider-failed"], day.asked.count)
            expectEqual(pauses.first.map { $0 >= 1 && $0 < 2 }, true)
            #expect(pauses.dropFirst(6).allSatisfy { $0 >= 60 && $0 <= 75 })
            #expect(day.shown.allSatisfy { $0 == "" })
        }
    }
#endif
