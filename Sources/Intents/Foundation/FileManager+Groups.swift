public import Foundation

extension FileManager {
    /// The folder that the programs of a group share: `$XDG_DATA_HOME/intents/GROUP`, in the home folder's
    /// `.local/share` where the variable is not set. It is made where it is missing.
    ///
    /// It is the folder in which the runtime keeps the group's store, too.
    /// - Returns: Nil for an identifier that is no folder's name, and where the folder cannot be made.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty, !groupIdentifier.hasPrefix("."), !groupIdentifier.contains("/") else {
            return nil
        }
        let given = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let data =
            given.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? homeDirectoryForCurrentUser.appendingPathComponent(".local/share", isDirectory: true)
        let folder = data.appendingPathComponent("intents/\(groupIdentifier)", isDirectory: true)
        do {
            try createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            return folder
        } catch {
            return nil
        }
    }
}
