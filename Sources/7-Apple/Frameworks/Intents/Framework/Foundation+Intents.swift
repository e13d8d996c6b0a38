// On Apple's systems, Intents exports Foundation, and most handlers import nothing else.
@_exported public import Foundation
internal import IntentSystem

extension FileManager {
    /// Returns the folder that the programs of a group share: `$XDG_DATA_HOME/intents/GROUP`, or
    /// `~/.local/share/intents/GROUP` if the variable is not set. Creates the folder if it does not exist.
    ///
    /// The runtime keeps the group's store in the same folder.
    /// - Returns: Nil if the identifier is not a valid folder name, or the folder cannot be created.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        let name = FilePath(groupIdentifier)
        guard name.isName, !name.isHidden else { return nil }
        let dataHome = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].flatMap {
            FilePath($0).isAbsolute ? $0 : nil
        }
        let data =
            dataHome.map { URL(fileURLWithPath: $0, isDirectory: true) }
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

extension NSString {
    /// Returns a localized text. It is localized immediately; on Apple's systems, when it is shown.
    /// - Parameters:
    ///   - format: A key in `Localizable.strings`, or the text itself.
    ///   - arguments: The values for the placeholders of the text.
    public class func deferredLocalizedIntentsString(with format: String, _ arguments: any CVarArg...) -> NSString {
        localized(format, table: nil, arguments)
    }

    /// Returns a localized text from the given table.
    public class func deferredLocalizedIntentsString(
        with format: String, fromTable table: String, _ arguments: any CVarArg...
    ) -> NSString {
        localized(format, table: table, arguments)
    }

    private static func localized(_ format: String, table: String?, _ arguments: [any CVarArg]) -> NSString {
        let text = Bundle.main.localizedString(forKey: format, value: nil, table: table)
        return NSString(string: arguments.isEmpty ? text : String(format: text, arguments: arguments))
    }
}
