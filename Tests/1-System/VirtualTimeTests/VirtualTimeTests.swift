import Foundation
import IntentTestSupport
import Testing

// Where the C library is another one, the date cannot be virtual.
#if os(Linux) && canImport(Glibc)
    /// What the clocks of a separate process return. In the process of the tests, the date stays that of the system.
    @Suite struct VirtualTimeTests {
        /// A time that one call of the process returned or took.
        private struct Reading: Decodable, CustomStringConvertible {
            let name: String
            let value: Double
            let lowest: Double
            let highest: Double

            var isExpected: Bool { value >= lowest && value <= highest }
            var description: String { "\(name): \(value), not from \(lowest) to \(highest)" }
        }

        /// Dates in the past and in the future, in seconds since 1970.
        static let dates = [1_000_000_000.5, 4_000_000_000.25]

        /// Returns the output of a program that is built beside the tests, and its status.
        private func run(_ program: String, _ arguments: [String] = []) async throws -> (output: Data, status: Int32) {
            let path = try BuiltPrograms.path(of: program)
            return try await withTaskExecutorPreference(BlockingExecutor()) {
                let process = Process()
                let pipe = Pipe()
                process.executableURL = URL(fileURLWithPath: path)
                process.arguments = arguments
                process.standardOutput = pipe
                try process.run()
                let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
                process.waitUntilExit()
                return (output, process.terminationStatus)
            }
        }

        /// Runs a case of `VirtualTimeProbe`, and expects each of its readings to be in its range.
        /// - Returns: The names of the readings.
        @discardableResult
        private func expectReadings(of name: String, at date: Double) async throws -> [String] {
            let (output, status) = try await run("VirtualTimeProbe", [name, String(date)])
            let readings = try output.split(separator: UInt8(ascii: "\n")).map {
                try JSONDecoder().decode(Reading.self, from: Data($0))
            }
            expectEqual(readings.filter { !$0.isExpected }.map(\.description), [])
            #expect(!readings.isEmpty)
            expectEqual(status, 0)
            return readings.map(\.name)
        }

        @Test(arguments: dates) func `every way to read the date returns it`(date: Double) async throws {
            let names = try await expectReadings(of: "dates", at: date)
            #expect(names.contains("Date()"))
            #expect(names.contains("ContinuousClock"))
        }

        @Test(arguments: dates) func `without a start the date is the system's`(date: Double) async throws {
            try await expectReadings(of: "system", at: date)
        }

        @Test(arguments: dates) func `timeouts last by the system's clock`(date: Double) async throws {
            let names = try await expectReadings(of: "timeouts", at: date)
            #expect(names.contains("DispatchSemaphore"))
        }

        @Test(arguments: dates) func `timeouts last while the date jumps`(date: Double) async throws {
            try await expectReadings(of: "jumps", at: date)
        }

        @Test(arguments: dates) func `a wait until a date ends`(date: Double) async throws {
            let names = try await expectReadings(of: "deadlines", at: date)
            #expect(names.contains("NSCondition"))
        }

        @Test func `a provider reads the date of the simulator's clock`() async throws {
            let (output, _) = try await run("VirtualTimeSimulation")
            let counts = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isWhitespace).compactMap {
                Int($0)
            }
            #expect(counts.count == 2 && counts.first == counts.last)
            // Once an hour.
            #expect((20...25).contains(counts.first ?? 0))
        }

        @Test(arguments: dates) func `other libraries read the system's date`(date: Double) async throws {
            try await expectReadings(of: "libraries", at: date)
        }
    }
#endif
