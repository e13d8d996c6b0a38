import IntentSystem

/// A color: components in sRGB with an opacity, or the name of a color that the system adapts to its appearance.
///
/// Names stay names, because a system draws `red` differently in a light and in a dark appearance, and knows its accent color
/// only when it draws. Components have the precision of their text, 1/255.
public struct ColorValue: Hashable, Sendable {
    /// The colors that SwiftUI has by these names, and `accent`, its accent color.
    public enum Name: String, CaseIterable, Hashable, Sendable {
        case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
        case white, gray, black, clear, primary, secondary, accent
    }

    /// The components of a color in sRGB, each in 0...1.
    public struct Components: Hashable, Sendable {
        public let red: Double
        public let green: Double
        public let blue: Double
        public let opacity: Double

        fileprivate init(rgba: UInt32) {
            func component(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
            (red, green, blue, opacity) = (component(24), component(16), component(8), component(0))
        }

        /// Red, green and blue in 0...255.
        package var bytes: (red: UInt8, green: UInt8, blue: UInt8) {
            func byte(_ component: Double) -> UInt8 { UInt8((component * 255).rounded()) }
            return (byte(red), byte(green), byte(blue))
        }
    }

    private enum Storage: Hashable {
        case name(Name)
        /// Components as `0xRRGGBBAA`.
        case rgba(UInt32)
    }

    private let storage: Storage

    public init(_ name: Name) { storage = .name(name) }

    /// Creates a color from components in sRGB. Those outside 0...1 are limited to it.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        func byte(_ component: Double) -> UInt32 { component >= 0 ? UInt32((min(component, 1) * 255).rounded()) : 0 }
        self.init(rgba: byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | byte(opacity))
    }

    fileprivate init(rgba: UInt32) { storage = .rgba(rgba) }

    /// Creates the color of a literal: `#ff8800`, `#ff880080` with an opacity, or a name such as `orange`. Returns nil if the
    /// text is none.
    public init?(_ text: String) {
        guard let color = try? ColorValue.literal(text) else { return nil }
        self = color
    }

    /// Creates the color of a literal. Generated code calls this initializer.
    /// - Precondition: The text is a valid literal.
    public init(intentText text: String) {
        guard let color = ColorValue(text) else {
            preconditionFailure("'\(text)' is not a color; literals of generated code are checked by the generator")
        }
        self = color
    }

    /// The name; nil for a color that was given by its components.
    public var name: Name? { if case .name(let name) = storage { name } else { nil } }

    /// The components; for a name those that Apple's systems use in a light appearance. Nil for `primary`, `secondary` and
    /// `accent`, which only the system knows.
    public var components: Components? { rgba.map(Components.init) }

    /// The components as `0xRRGGBBAA`.
    fileprivate var rgba: UInt32? {
        switch storage {
        case .name(let name): name.rgba
        case .rgba(let rgba): rgba
        }
    }

    /// The literal: a name, or lowercase hexadecimal digits without an opacity of 1.
    public var text: String {
        switch storage {
        case .name(let name): name.rawValue
        case .rgba(let rgba) where rgba & 0xFF == 0xFF: "#" + (rgba >> 8).padded(to: 6, radix: 16)
        case .rgba(let rgba): "#" + rgba.padded(to: 8, radix: 16)
        }
    }
}

extension IntentValue {
    /// The color to show beside the text, as components; nil for other values, and for a color that only the system knows.
    package var swatch: ColorValue? {
        guard case .color(let color) = self else { return nil }
        return color.rgba.map(ColorValue.init(rgba:))
    }
}

extension ColorValue.Name {
    /// The components in a light appearance, as `0xRRGGBBAA`.
    ///
    /// Source: Apple's Human Interface Guidelines, "Color", system colors of iOS.
    fileprivate var rgba: UInt32? {
        switch self {
        case .red: 0xFF3B_30FF
        case .orange: 0xFF95_00FF
        case .yellow: 0xFFCC_00FF
        case .green: 0x34C7_59FF
        case .mint: 0x00C7_BEFF
        case .teal: 0x30B0_C7FF
        case .cyan: 0x32AD_E6FF
        case .blue: 0x007A_FFFF
        case .indigo: 0x5856_D6FF
        case .purple: 0xAF52_DEFF
        case .pink: 0xFF2D_55FF
        case .brown: 0xA284_5EFF
        case .white: 0xFFFF_FFFF
        case .gray: 0x8E8E_93FF
        case .black: 0x0000_00FF
        case .clear: 0x0000_0000
        case .primary, .secondary, .accent: nil
        }
    }
}

extension ColorValue: StructuredValue {
    package static var kind: ElementKind { .color }

    /// Creates a color, or nil if the value has another type.
    public init?(intentValue: IntentValue) {
        guard case .color(let value) = intentValue else { return nil }
        self = value
    }

    /// The color as an untyped value.
    public var intentValue: IntentValue { .color(self) }

    package var optionIdentifier: String { text }

    /// Reads `#rrggbb`, `#rrggbbaa` or a name.
    package static func literal(_ text: String) throws(ValueTextError) -> ColorValue {
        if let name = Name(rawValue: text) { return ColorValue(name) }
        if text.hasPrefix("#"), let rgba = rgba(text.dropFirst()) { return ColorValue(rgba: rgba) }
        throw ValueTextError(
            UserText("'\(text)' is not a color: #rrggbb, #rrggbbaa, or a name such as orange or accent"),
            suggestion: suggestion(for: text))
    }

    /// Reads six or eight hexadecimal digits.
    private static func rgba(_ digits: Substring) -> UInt32? {
        // A number may have a sign, and a color has none.
        guard digits.utf8.first?.isASCIILetterOrDigit == true, let number = UInt32(digits, radix: 16) else {
            return nil
        }
        switch digits.utf8.count {
        case 6: return number << 8 | 0xFF
        case 8: return number
        default: return nil
        }
    }

    /// Returns the color of `rgb(255, 136, 0)`, of digits without `#`, or of `#rgb`, in which each digit stands for two; or the
    /// most similar name.
    private static func suggestion(for text: String) -> String? {
        let lowercased = text.lowercased()
        if let color = functional(lowercased) { return color.text }
        if let name = otherNames[lowercased] { return name.rawValue }
        let digits = text.drop { $0 == "#" }
        let doubled = digits.reduce(into: "") { $0 += "\($1)\($1)" }
        let found = rgba(digits) ?? ([3, 4].contains(digits.utf8.count) ? rgba(doubled[...]) : nil)
        return found.map { ColorValue(rgba: $0).text } ?? NearMatch.best(for: text, in: Name.allCases.map(\.rawValue))
    }

    /// Names of other systems, in lowercase.
    private static let otherNames: [String: Name] = [
        "transparent": .clear, "accentcolor": .accent, "currentcolor": .primary,
    ]

    /// Reads `rgb(255, 136, 0)` and `rgba(255, 136, 0, 0.5)`, as style sheets have them.
    private static func functional(_ text: String) -> ColorValue? {
        guard text.hasPrefix("rgb"), text.hasSuffix(")"), let start = text.firstIndex(of: "(") else { return nil }
        let numbers = text[start...].dropFirst().dropLast().split { ", /".contains($0) }.map { Double($0) }
        let (bytes, opacity) = (numbers.prefix(3).compactMap(\.self), numbers.dropFirst(3).first ?? 1)
        guard bytes.count == 3, numbers.count <= 4, let opacity, bytes.allSatisfy({ 0...255 ~= $0 }), 0...1 ~= opacity
        else { return nil }
        return ColorValue(red: bytes[0] / 255, green: bytes[1] / 255, blue: bytes[2] / 255, opacity: opacity)
    }

    /// The wire form, which is the literal.
    package var wire: JSONValue { .string(text) }

    package init(wire json: JSONValue, keepingUnknown: Bool) throws(WireError) {
        let text = try String(wire: json)
        do { self = try ColorValue.literal(text) } catch { throw WireError(error) }
    }
}
