#if canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

/// A message with values, of which those with the privacy `private` or `sensitive` are not written.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<Value>(
        _ value: Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        text += align.padding(privacy.shown("\(value)"))
    }

    public mutating func appendInterpolation<Value: BinaryInteger>(
        _ value: Value, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        text += align.padding(privacy.shown(String(value, radix: format.radix, uppercase: format.isUppercase)))
    }

    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
        _ value: Value, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        text += align.padding(privacy.shown(format.text(of: Double(value))))
    }
}

/// Whether a value is written.
public struct OSLogPrivacy: Sendable {
    /// What is written instead of a hidden value.
    public enum Mask: Sendable { case hash, none }

    /// The text in the place of a hidden value.
    static let hidden = "<private>"

    private let isHidden: Bool

    public static let auto = OSLogPrivacy(isHidden: false)
    public static let `public` = OSLogPrivacy(isHidden: false)
    public static let `private` = OSLogPrivacy(isHidden: true)
    public static let sensitive = OSLogPrivacy(isHidden: true)
    public static func auto(mask: Mask) -> OSLogPrivacy { auto }
    public static func `private`(mask: Mask) -> OSLogPrivacy { `private` }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { sensitive }

    func shown(_ text: String) -> String { isHidden ? Self.hidden : text }
}

/// How an integer is written.
public struct OSLogIntegerFormatting: Sendable {
    let radix: Int
    let isUppercase: Bool

    public static let decimal = OSLogIntegerFormatting(radix: 10, isUppercase: false)
    public static let hex = OSLogIntegerFormatting(radix: 16, isUppercase: false)
    public static let octal = OSLogIntegerFormatting(radix: 8, isUppercase: false)
    public static func hex(uppercase: Bool) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 16, isUppercase: uppercase)
    }
}

/// How a floating-point number is written.
public struct OSLogFloatFormatting: Sendable {
    private let conversion: String

    public static let fixed = OSLogFloatFormatting(conversion: "%f")
    public static let exponential = OSLogFloatFormatting(conversion: "%e")
    public static let hybrid = OSLogFloatFormatting(conversion: "%g")
    public static func fixed(precision: Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(conversion: "%.\(max(0, min(precision, 99)))f")
    }

    func text(of value: Double) -> String {
        // The largest number has 309 digits before the point.
        var text = [CChar](repeating: 0, count: 512)
        let count = withVaList([value]) { vsnprintf(&text, text.count, conversion, $0) }
        return String(decoding: text.prefix(max(0, Int(count))).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}

/// How a text is aligned.
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isRight: Bool

    public static let none = OSLogStringAlignment(columns: 0, isRight: false)
    public static func left(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isRight: false)
    }
    public static func right(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isRight: true)
    }

    func padding(_ text: String) -> String {
        let spaces = String(repeating: " ", count: max(0, columns - text.count))
        return isRight ? spaces + text : text + spaces
    }
}
