/// A color of an asset catalog.
struct AssetColor: Sendable {
    private let light: Color.Resolved
    private let dark: Color.Resolved

    /// Reads a color set; nil for one without a color.
    init?(inSet folder: String) {
        guard let entries = AssetContents(inSet: folder)?.colors else { return nil }
        func color(isDark: Bool) -> AssetContents.Color? { entries.first { $0.isUsed(isDark: isDark) }?.color }
        guard let light = color(isDark: false)?.resolved(isDark: false) else { return nil }
        self.light = light
        // A color of the system has a dark appearance of its own.
        dark = (color(isDark: true) ?? color(isDark: false))?.resolved(isDark: true) ?? light
    }

    func resolved(in scheme: ColorScheme) -> Color.Resolved { scheme == .dark ? dark : light }
}

extension AssetContents.Color {
    fileprivate func resolved(isDark: Bool) -> Color.Resolved? {
        if let reference {
            let name = reference.hasSuffix("Color") ? String(reference.dropLast("Color".count)) : reference
            return SystemColors.components(of: name, isDark: isDark)
        }
        guard let components else { return nil }
        func component(_ name: String) -> Float? { components[name].flatMap(Self.number) }
        let opacity = components["alpha"].flatMap(Float.init) ?? 1
        guard let red = component("red") ?? component("white") else { return nil }
        return Color.Resolved(
            colorSpace: colorSpace, red: red, green: component("green") ?? red, blue: component("blue") ?? red,
            opacity: opacity)
    }

    private var colorSpace: Color.RGBColorSpace {
        switch space {
        case "display-p3": .displayP3
        case "extended-linear-srgb": .sRGBLinear
        default: .sRGB
        }
    }

    /// Returns a component in the forms of Xcode: `0.500`, `128` of 255, or `0x80`.
    private static func number(_ text: String) -> Float? {
        if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Float($0) / 255 } }
        if let byte = Int(text) { return Float(byte) / 255 }
        return Float(text)
    }
}
