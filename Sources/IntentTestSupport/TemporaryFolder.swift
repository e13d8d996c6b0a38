import Foundation

/// A folder of one test's own, for its user alone; removed with the object.
package final class TemporaryFolder: Sendable {
    package let path: String

    /// - Parameter name: How the folder's name begins.
    package init(_ name: String) throws {
        path =
            FileManager.default.temporaryDirectory
            .appendingPathComponent("\(name)-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
