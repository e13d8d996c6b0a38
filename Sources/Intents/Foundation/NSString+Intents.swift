public import Foundation

extension NSString {
    /// A text by its key, translated at once; Apple's system does it when the text is shown.
    /// - Parameter format: A key of `Localizable.strings`, or the text itself.
    public class func deferredLocalizedIntentsString(with format: String, _ arguments: any CVarArg...) -> NSString {
        localized(format, table: nil, arguments)
    }

    /// The same from another table.
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
