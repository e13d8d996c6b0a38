import Foundation
import Testing

/// One run of the built `intentgen`.
struct IntentGenProcess {
    let status: Int32
    let output: String
    let errors: String

    /// - Parameter environment: Added to the test's own.
    init(_ arguments: [String], in folder: String? = nil, environment: [String: String] = [:]) throws {
        let process = Process()
        process.executableURL = try Self.executable()
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(filePath: folder) }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try process.run()
        // Both are read while the process runs, so that neither fills up; errors are few.
        self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }

    /// Beside the bundle of the tests.
    private static func executable() throws -> URL {
        #if os(macOS)
            let folder = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
                .deletingLastPathComponent()
        #else
            let folder: URL? = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        #endif
        let url = try #require(folder).appending(path: "intentgen")
        try #require(FileManager.default.isExecutableFile(atPath: url.path), "build the product intentgen first")
        return url
    }
}
