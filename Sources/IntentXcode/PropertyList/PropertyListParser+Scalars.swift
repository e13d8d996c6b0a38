internal import IntentModel

extension PropertyListParser {
    // MARK: Numbers

    /// Digits, or `0x` and hexadecimal ones, with a sign or without.
    mutating func integer(_ tag: Tag) throws(PropertyListProblem) -> Int {
        let written = try trimmedText(of: tag)
        var digits = written[...]
        let isNegative = digits.hasPrefix("-")
        if isNegative || digits.hasPrefix("+") { digits.removeFirst() }
        let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
        if isHexadecimal { digits.removeFirst(2) }
        let isWhole = digits.utf8.allSatisfy { isHexadecimal ? $0.isHexadecimalDigit : $0.isASCIIDecimalDigit }
        guard !digits.isEmpty, isWhole else {
            throw PropertyListProblem(at: tag.offset, "\(quoted(written)) is no whole number")
        }
        guard let value = Int((isNegative ? "-" : "") + digits, radix: isHexadecimal ? 16 : 10) else {
            throw PropertyListProblem(at: tag.offset, "\(quoted(written)) is beyond 64 bits")
        }
        return value
    }

    mutating func real(_ tag: Tag) throws(PropertyListProblem) -> Double {
        let written = try trimmedText(of: tag)
        switch written.lowercased() {
        case "nan": return .nan
        case "inf", "+inf", "infinity", "+infinity": return .infinity
        case "-inf", "-infinity": return -.infinity
        default: break
        }
        // The standard library takes hexadecimal numbers as well, which are none here.
        guard written.utf8.allSatisfy(\.isSignOfNumber), let value = Double(written) else {
            throw PropertyListProblem(at: tag.offset, "\(quoted(written)) is no number")
        }
        guard value.isFinite else {
            throw PropertyListProblem(at: tag.offset, "\(quoted(written)) is beyond 64 bits")
        }
        return value
    }

    // MARK: Data and dates

    /// Base 64, with white space anywhere.
    mutating func data(_ tag: Tag) throws(PropertyListProblem) -> [UInt8] {
        var result: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        var padding = 0
        for byte in try text(of: tag).utf8 where !byte.isXMLSpace {
            if byte == UInt8(ascii: "=") {
                padding += 1
                continue
            }
            guard padding == 0, let value = Base64.value(byte) else {
                throw PropertyListProblem(at: tag.offset, "a character in <data> that base 64 does not have")
            }
            bits = bits << 6 | UInt32(value)
            count += 1
            // Every letter but the first of four completes a byte.
            if count % 4 != 1 { result.append(UInt8(truncatingIfNeeded: bits >> (2 * UInt32((4 - count % 4) % 4)))) }
        }
        guard (count + padding) % 4 == 0, padding < 3, count % 4 != 1 else {
            throw PropertyListProblem(
                at: tag.offset, "<data> that is cut short: base 64 has four letters for three bytes")
        }
        return result
    }

    /// `2020-09-14T12:00:00Z`
    mutating func date(_ tag: Tag) throws(PropertyListProblem) -> String {
        let written = try trimmedText(of: tag)
        let shape = written.utf8.map { $0.isASCIIDecimalDigit ? UInt8(ascii: "0") : $0 }
        let numbers = written.utf8.split { !$0.isASCIIDecimalDigit }.compactMap { Int(Substring($0)) }
        guard shape.elementsEqual("0000-00-00T00:00:00Z".utf8), numbers.count == 6,
            1...12 ~= numbers[1], 1...31 ~= numbers[2], numbers[3] < 24, numbers[4] < 60, numbers[5] <= 60
        else {
            throw PropertyListProblem(at: tag.offset, "\(quoted(written)) is no date like 2020-09-14T12:00:00Z")
        }
        return written
    }

    // MARK: Texts

    private mutating func trimmedText(of tag: Tag) throws(PropertyListProblem) -> String {
        let text = try text(of: tag).utf8
        guard let first = text.firstIndex(where: { !$0.isXMLSpace }),
            let last = text.lastIndex(where: { !$0.isXMLSpace })
        else { return "" }
        return String(Substring(text[first...last]))
    }

    private func quoted(_ text: String) -> String { text.isEmpty ? "an empty text" : "'\(shown(text))'" }
}

extension UInt8 {
    fileprivate var isHexadecimalDigit: Bool {
        isASCIIDecimalDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= self
            || UInt8(ascii: "A")...UInt8(ascii: "F") ~= self
    }

    fileprivate var isSignOfNumber: Bool {
        isASCIIDecimalDigit || self == UInt8(ascii: ".") || self == UInt8(ascii: "-") || self == UInt8(ascii: "+")
            || self == UInt8(ascii: "e") || self == UInt8(ascii: "E")
    }
}
