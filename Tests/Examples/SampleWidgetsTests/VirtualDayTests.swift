import Foundation
import IntentTestSupport
import Testing

/// A simulated day of the sample widgets in `samplectl`, and their pictures, compared with files.
struct VirtualDayTests {
    /// Runs `samplectl simulate` in UTC, and expects that it succeeds.
    /// - Returns: What it printed.
    private func simulate(_ arguments: [String]) async throws -> String {
        try await samplectl(["simulate"] + arguments)
    }

    private func samplectl(_ arguments: [String], zone: String = "UTC") async throws -> String {
        let path = try BuiltPrograms.path(of: "samplectl")
        return try await withTaskExecutorPreference(BlockingExecutor()) {
            let process = Process()
            let pipe = Pipe()
            process.executableURL = URL(fileURLWithPath: path)
            process.arguments = arguments
            process.environment = ["TZ": zone, "HOME": FileManager.default.temporaryDirectory.path]
            process.standardOutput = pipe
            try process.run()
            let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            expectEqual(process.terminationStatus, 0)
            return String(decoding: output, as: UTF8.self)
        }
    }

    // Where the C library is another one, the date cannot be virtual.
    #if os(Linux) && canImport(Glibc)
        @Test func `the providers of the samples have a virtual day`() async throws {
            let log = try await simulate(["--providers", "--log", "--days", "1"])
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            try expectEqual(Reference.problem(of: log, at: "Reference/virtual-day.log", in: folder), nil)
        }

        @Test func `equal seeds give equal logs, others do not`() async throws {
            let logs = [
                try await simulate(["--providers", "--log", "--seed", "7"]),
                try await simulate(["--providers", "--log", "--seed", "7"]),
                try await simulate(["--providers", "--log", "--seed", "8"]),
            ]
            expectEqual(logs[0], logs[1])
            #expect(logs[0] != logs[2])
        }

        @Test(arguments: [("Asia/Tokyo", "T15:00:00.000Z"), ("UTC", "T00:00:00.000Z")])
        func `the providers have the time zone of the person`(zone: String, midnight: String) async throws {
            // The provider of the kind ends its timeline at midnight.
            let log = try await samplectl(
                [
                    "simulate", "--providers", "--kind", "SavingsProgress", "--days", "15", "--visibility", "always",
                    "--log", "--time-zone", zone,
                ], zone: "America/New_York")
            let lines = log.split(separator: "\n")
            #expect(lines.count > 1 && lines.allSatisfy { $0.dropFirst(10).hasPrefix(midnight) }, "\(log)")
        }
    #endif

    @Test(arguments: [
        ("SimulatedDay.svg", ["simulate", "--svg"]),
        (
            "RequestedReloads.svg",
            ["simulate", "--kind", "CarWidget", "--requests", "288", "--instances", "3", "--svg"]
        ),
        ("CarWidget.svg", ["preview", "CarWidget", "--output"]),
        ("SavingsProgress.svg", ["preview", "SavingsProgress", "--output"]),
    ])
    func `the pictures of the guides are current`(name: String, command: [String]) async throws {
        let place = try TemporaryFolder("picture")
        let file = place.path + "/" + name
        _ = try await samplectl(command + [file])
        let svg = try String(contentsOfFile: file, encoding: .utf8)
        let folder = Repository.manual.appending(path: "Resources")
        try expectEqual(Reference.problem(of: svg, at: name, in: folder), nil)
    }
}
