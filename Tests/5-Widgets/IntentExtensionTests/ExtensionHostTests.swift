import ExtensionFaults
import Foundation
import IntentExtension
import IntentRuntime
import IntentTestSupport
import Testing

/// The resources of a host, counted in a separate process.
@Suite struct ExtensionHostTests {
    /// Returns the output of `ExtensionFaults host LINK COUNT`: the numbers of each line by its first word.
    private func report(_ fault: String, _ count: Int) async throws -> [String: [Int]] {
        let folder = try TemporaryFolder("extension")
        let program = try BuiltPrograms.path(of: "ExtensionFaults")
        let link = folder.path + "/" + fault
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: program)
        let output = folder.path + "/output"
        let text = try await withTaskExecutorPreference(BlockingExecutor()) {
            try Data().write(to: URL(fileURLWithPath: output))
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = ["host", link, String(count)]
            process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
            try process.run()
            process.waitUntilExit()
            return try String(contentsOfFile: output, encoding: .utf8)
        }
        let lines = text.split(separator: "\n").map { $0.split(separator: " ") }
        return Dictionary(
            lines.compactMap { words in
                words.first.map { (String($0), words.dropFirst().compactMap { Int($0) }) }
            }, uniquingKeysWith: { $1 })
    }

    @Test(arguments: ["kill", "garbage", "hang", "close", "early"])
    func `repeated faults leak no descriptors and no processes`(fault: String) async throws {
        let report = try await report(fault, fault == "early" ? 3 : 5)
        expectEqual(report["children"], [0])
        let descriptors = try #require(report["descriptors"])
        #expect(descriptors.count == 2 && descriptors.first == descriptors.last)
        if fault != "early" {
            expectEqual(report["failures"], [5])
            expectEqual(report["answers"], [5])
        }
    }

    @Test func `a line that exceeds the limit needs little memory`() async throws {
        let report = try await report("longLine", 3)
        expectEqual(report["failures"], [3])
        let peak = try #require(report["peak"]?.first)
        // The answer has 290 MB. The host keeps at most the maximum length of a line, 4 MB, and the last chunk.
        #expect((1_000_000..<100_000_000).contains(peak), "\(peak)")
    }
}

/// An extension that is killed at every byte of its output, from before its hello message to after an answer.
@Suite struct ExtensionCutTests {
    /// The lengths of both lines, with their line feeds.
    private static let helloLength =
        #"{"kind":"hello","protocol":1,"minor":0,"intents":[{"name":"Config"}]}"#.utf8.count + 1
    private static let answerLength =
        #"{"kind":"answer","id":1,"options":{"sections":[{"items":[{"value":{"identifier":"a"}}]}]}}"#.utf8.count + 1

    @Test func `an extension killed at any byte restarts after a crash`() async throws {
        let all = Self.helloLength + Self.answerLength
        await withTaskGroup(of: Void.self) { group in
            for count in 0...all {
                if count >= 4 { await group.next() }
                group.addTask {
                    do { try await check(count, isAnswered: count == all) } catch { Issue.record(error) }
                }
            }
        }
    }

    private func check(_ count: Int, isAnswered: Bool) async throws {
        let test = try FaultEngine("cut,\(count)")
        let state = try await test.state("bad")
        if isAnswered {
            expectEqual(state, .answered)
            // The process is killed before the first byte of the next answer.
            guard case .failed(let failure) = try await test.state("good"), failure.code == .crashed else {
                Issue.record("expected a crash after the answer")
                return
            }
        } else if case .failed(let failure) = state, failure.code == .crashed {
            #expect(failure.message.contains("was terminated by signal 9"), "after \(count) bytes")
        } else {
            Issue.record("after \(count) bytes: \(state)")
        }
        try await expectEqual(test.state("bad"), .answered, "after \(count) bytes")
        expectEqual(test.host.startCount, 2)
        test.finish()
    }
}
