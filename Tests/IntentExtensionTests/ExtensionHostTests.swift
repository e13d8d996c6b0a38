import ExtensionFaults
import Foundation
import IntentExtension
import IntentRuntime
import IntentTestSupport
import Testing

/// What a host holds, counted in a process that is nothing else.
@Suite struct ExtensionHostTests {
    /// What `ExtensionFaults host LINK COUNT` prints, by its first word.
    private func report(_ fault: String, _ count: Int) async throws -> [String: [Int]] {
        let folder = try TemporaryFolder("extension")
        let program = try BuiltProgram.path("ExtensionFaults")
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
    func faultAfterFaultLeavesNoDescriptorAndNoProcess(fault: String) async throws {
        let report = try await report(fault, fault == "early" ? 3 : 5)
        #expect(report["children"] == [0])
        let descriptors = try #require(report["descriptors"])
        #expect(descriptors.count == 2 && descriptors.first == descriptors.last)
        if fault != "early" {
            #expect(report["failures"] == [5])
            #expect(report["answers"] == [5])
        }
    }

    @Test func tenMillionOptionsInALineCostTheHostOnlyWhatALineMayHold() async throws {
        let report = try await report("longLine", 3)
        #expect(report["failures"] == [3])
        let peak = try #require(report["peak"]?.first)
        // The answer has 290 MB; what is kept of it is a line's most, 4 MB, and what came with its last piece.
        #expect((1_000_000..<100_000_000).contains(peak), "\(peak)")
    }
}
