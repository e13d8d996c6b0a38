/// Writes values as elements of an XML property list, a line each.
struct PropertyListRenderer {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ text: StaticString) {
        bytes += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }

    /// - Parameter depth: How many tabs it stands behind.
    mutating func write(_ value: PropertyListValue, depth: Int) {
        indent(depth)
        switch value {
        case .dictionary(let members) where members.isEmpty: write("<dict/>\n")
        case .dictionary(let members): write(members, depth: depth)
        case .array(let elements) where elements.isEmpty: write("<array/>\n")
        case .array(let elements):
            write("<array>\n")
            for element in elements { write(element, depth: depth + 1) }
            indent(depth)
            write("</array>\n")
        case .string(let text): write(text, "<string>", "</string>\n")
        case .integer(let number): write(String(number), "<integer>", "</integer>\n")
        case .real(let number): write(number.propertyListText, "<real>", "</real>\n")
        case .boolean(true): write("<true/>\n")
        case .boolean(false): write("<false/>\n")
        case .data(let data): write(data, depth: depth)
        case .date(let text): write(text, "<date>", "</date>\n")
        }
    }

    private mutating func write(_ members: [String: PropertyListValue], depth: Int) {
        write("<dict>\n")
        for (key, value) in members.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            indent(depth + 1)
            write(key, "<key>", "</key>\n")
            write(value, depth: depth + 1)
        }
        indent(depth)
        write("</dict>\n")
    }

    private mutating func indent(_ depth: Int) {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: "\t"), count: depth))
    }

    /// A return would be read as a line feed, and NUL not at all. Quotes stay as they are, as do other control
    /// characters.
    private mutating func write(_ text: String, _ opening: StaticString, _ closing: StaticString) {
        write(opening)
        var text = text
        text.withUTF8 { utf8 in
            var start = 0
            for (index, byte) in utf8.enumerated() where byte.isEscapedInXML {
                bytes += utf8[start..<index]
                writeEscape(byte)
                start = index + 1
            }
            bytes += utf8[start...]
        }
        write(closing)
    }

    private mutating func writeEscape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "&"): write("&amp;")
        case UInt8(ascii: "<"): write("&lt;")
        case UInt8(ascii: ">"): write("&gt;")
        case UInt8(ascii: "\r"): write("&#13;")
        default: write("&#0;")
        }
    }

    /// Lines of base 64 that take 76 columns with their tabs, of which more than 8 do not count.
    private mutating func write(_ data: [UInt8], depth: Int) {
        let tabs = min(depth, 8)
        let lineLength = (76 - 8 * tabs) / 4 * 3
        write("<data>\n")
        for start in stride(from: 0, to: data.count, by: lineLength) {
            indent(tabs)
            Base64.append(data[start..<min(start + lineLength, data.count)], to: &bytes)
            write("\n")
        }
        indent(depth)
        write("</data>\n")
    }
}

extension UInt8 {
    fileprivate var isEscapedInXML: Bool {
        self == UInt8(ascii: "&") || self == UInt8(ascii: "<") || self == UInt8(ascii: ">")
            || self == UInt8(ascii: "\r") || self == 0
    }
}
