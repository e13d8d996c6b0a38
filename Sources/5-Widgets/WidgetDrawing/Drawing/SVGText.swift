/// Returns a number with at most the given decimals, rounded as an integer, so that it is the same text everywhere.
func svgNumber(_ value: Double, decimals: Int = 2) -> String {
    guard value.isFinite else { return "0" }
    let unit = decimals == 2 ? 100 : 10_000
    let scaled = Int((min(max(value, -1e9), 1e9) * Double(unit)).rounded())
    let (whole, part) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(unit))
    var text = (scaled < 0 ? "-" : "") + String(whole)
    guard part != 0 else { return text }
    var digits = String(part)
    digits = String(repeating: "0", count: decimals - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    text += "." + digits
    return text
}

/// Returns a text for the content or an attribute of an element, without characters that XML does not allow.
func svgText(_ text: String) -> String {
    // Most texts are numbers and names. U+FFFE and U+FFFF begin with the byte EF.
    guard text.utf8.contains(where: isSpecial) else { return text }
    var output = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": output.append(contentsOf: "&amp;".unicodeScalars)
        case "<": output.append(contentsOf: "&lt;".unicodeScalars)
        case ">": output.append(contentsOf: "&gt;".unicodeScalars)
        case "\"": output.append(contentsOf: "&quot;".unicodeScalars)
        case "\t", "\n", "\r": output.append(" ")
        case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
        default: output.append(scalar)
        }
    }
    return String(output)
}

private func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case ..<0x20, 0xEF, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): true
    default: false
    }
}

extension RGBA {
    /// The color in hexadecimal, without its opacity.
    var svgColor: String {
        "#"
            + [red, green, blue].map { component in
                let byte = UInt8(min(max(component.isNaN ? 0 : component, 0), 1) * 255 + 0.5)
                return (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }.joined()
    }
}

extension Font {
    /// The family, for a text whose design is not that of the picture.
    var svgFamily: String? {
        if let name { return "'\(name.filter { $0 != "'" })',\(SVGWriter.fonts)" }
        return switch design {
        case .standard: nil
        case .rounded: "ui-rounded,'SF Pro Rounded',\(SVGWriter.fonts)"
        case .serif: "ui-serif,'New York',serif"
        case .monospaced: "ui-monospace,'SF Mono',monospace"
        }
    }
}

extension Outline {
    /// The outline in the language of a path's `d`.
    var svgData: String {
        elements.map { element in
            switch element {
            case .move(let end): "M\(end.svgPair)"
            case .line(let end): "L\(end.svgPair)"
            case .quadCurve(let end, let control): "Q\(control.svgPair) \(end.svgPair)"
            case .curve(let end, let control1, let control2):
                "C\(control1.svgPair) \(control2.svgPair) \(end.svgPair)"
            case .close: "Z"
            }
        }.joined()
    }
}

extension Point {
    fileprivate var svgPair: String { "\(svgNumber(x)) \(svgNumber(y))" }
}
