internal import IntentSystem

/// Renders a value as an XML property list in Xcode's format: tabs, and keys sorted by their bytes.
///
/// ``readPropertyList(_:)`` returns the same value again.
package func renderPropertyList(_ root: PropertyListValue) -> [UInt8] {
    var renderer = PropertyListRenderer()
    renderer.write(root, depth: 0)
    return renderer.finished
}

/// Renders the property list that ``assemble(_:)`` returns. Each declaration is assembled when it is written.
func renderPropertyList(of file: XcodeFile) -> [UInt8] {
    var renderer = PropertyListRenderer()
    renderer.write(XcodeDictionary(file), depth: 0)
    return renderer.finished
}

/// Renders values as elements of an XML property list, one per line.
private struct PropertyListRenderer {
    private var bytes: [UInt8] = []

    init() {
        write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">

            """)
    }

    /// The bytes of the whole property list.
    var finished: [UInt8] {
        consuming get {
            write("</plist>\n")
            return bytes
        }
    }

    mutating func write(_ text: StaticString) {
        bytes += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }

    /// - Parameter depth: The number of tabs before each line.
    mutating func write(_ value: PropertyListValue, depth: Int) {
        indent(depth)
        switch value {
        case .dictionary(let members) where members.isEmpty: write("<dict/>\n")
        case .dictionary(let members): write(members, depth: depth)
        case .array(let elements): write(elements, depth: depth) { $0.write($1, depth: depth + 1) }
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
            write(key: key, depth: depth + 1)
            write(value, depth: depth + 1)
        }
        indent(depth)
        write("</dict>\n")
    }

    mutating func write(_ dictionary: XcodeDictionary, depth: Int) {
        let (lists, declarations) = (dictionary.lists, dictionary.declarations)
        guard !lists.isEmpty || !declarations.isEmpty else {
            return write(.dictionary(dictionary.values), depth: depth)
        }
        indent(depth)
        write("<dict>\n")
        let keys = Array(dictionary.values.keys) + lists.keys + declarations.keys
        for key in keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            write(key: key, depth: depth + 1)
            if let list = lists[key] {
                indent(depth + 1)
                write(list, depth: depth + 1) { $0.write(XcodeDictionary($1), depth: depth + 2) }
            } else if let declaration = declarations[key] {
                write(XcodeDictionary(declaration), depth: depth + 1)
            } else if let value = dictionary.values[key] {
                write(value, depth: depth + 1)
            }
        }
        indent(depth)
        write("</dict>\n")
    }

    private mutating func write<Element>(
        _ elements: [Element], depth: Int, _ write: (inout PropertyListRenderer, Element) -> Void
    ) {
        if elements.isEmpty { return self.write("<array/>\n") }
        self.write("<array>\n")
        for element in elements { write(&self, element) }
        indent(depth)
        self.write("</array>\n")
    }

    private mutating func write(key: String, depth: Int) {
        indent(depth)
        write(key, "<key>", "</key>\n")
    }

    private mutating func indent(_ depth: Int) {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: "\t"), count: depth))
    }

    /// Escapes carriage returns, which would be read as line feeds, and NUL, which cannot be read; quotes and other
    /// control characters are written as they are.
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

    /// Writes Base64 in lines of 76 columns, including up to eight tabs of 8 columns each.
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

extension Double {
    /// The number in the format of Apple's writer. Infinities, NaN and zeros have fixed names.
    fileprivate var propertyListText: String {
        if isNaN { return "nan" }
        if isInfinite { return self < 0 ? "-infinity" : "+infinity" }
        return isZero ? (sign == .minus ? "-0.0" : "0.0") : with17Digits
    }
}
