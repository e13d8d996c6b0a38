import Foundation
import IntentTestSupport
import Testing

/// A completed run of the built `intentgen`.
struct IntentGenProcess {
    let status: Int32
    let output: String
    let errors: String

    /// - Parameters:
    ///   - environment: Variables to add to those of the test.
    ///   - device: The file that standard output is written to; nil to collect it.
    init(
        _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:], device: String? = nil
    ) throws {
        let process = Process()
        process.executableURL = URL(filePath: try BuiltPrograms.path(of: "intentgen"))
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(filePath: folder) }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let (output, errors) = (Pipe(), Pipe())
        if let device {
            process.standardOutput = FileHandle(forWritingAtPath: device)
            try output.fileHandleForWriting.close()
        } else {
            process.standardOutput = output
        }
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try process.run()
        // The pipe for errors cannot fill up meanwhile, because errors are short.
        self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }
}
