/// The items of a list as a command line writes it: `lock,trunk`, with `\,` for a comma in an item.
package enum CommaList {
    /// A backslash before anything but a comma is a backslash. The empty text is the empty list; else there is one
    /// item more than commas that divide, and an item may be empty.
    package static func items(of text: String) -> [String] {
        guard !text.isEmpty else { return [] }
        var items: [String] = []
        var item: [UInt8] = []
        var isEscaped = false
        for byte in text.utf8 {
            if byte == comma, isEscaped {
                item[item.count - 1] = comma
            } else if byte == comma {
                items.append(String(decoding: item, as: UTF8.self))
                item.removeAll()
            } else {
                item.append(byte)
            }
            isEscaped = byte == backslash
        }
        return items + [String(decoding: item, as: UTF8.self)]
    }

    private static let comma = UInt8(ascii: ",")
    private static let backslash = UInt8(ascii: "\\")
}
