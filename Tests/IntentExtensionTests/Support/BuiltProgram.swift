import Foundation
import Testing

/// The programs that were built beside the tests.
enum BuiltProgram {
    static func path(_ name: String) throws -> String {
        #if canImport(Darwin)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
            let folder = try #require(bundle?.bundleURL.deletingLastPathComponent().path)
        #else
            let folder = try URL(
                fileURLWithPath: FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            ).deletingLastPathComponent().path
        #endif
        let program = folder + "/" + name
        try #require(FileManager.default.isExecutableFile(atPath: program), "\(program) is not built")
        return program
    }
}
