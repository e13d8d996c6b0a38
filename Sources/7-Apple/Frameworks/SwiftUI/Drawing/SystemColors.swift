/// The components of the system's colors in a light and in a dark appearance, as Apple's guidelines for colors state them.
enum SystemColors {
    /// A color as `0xRRGGBB`, with its opacity.
    private typealias Components = (rgb: UInt32, opacity: Float)

    /// Returns the components of a color by its name in SwiftUI or UIKit; nil for another name.
    static func components(of name: String, isDark: Bool) -> Color.Resolved? {
        guard let row = rows[name] ?? rows[lowercasedName(name)] else { return nil }
        let (rgb, opacity) = isDark ? row.dark : row.light
        func component(_ shift: UInt32) -> Float { Float((rgb >> shift) & 0xff) / 255 }
        return Color.Resolved(red: component(16), green: component(8), blue: component(0), opacity: opacity)
    }

    /// `systemRed` is the color `red`.
    private static func lowercasedName(_ name: String) -> String {
        guard name.hasPrefix("system") else { return name }
        let rest = name.dropFirst("system".count)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }

    private static let rows: [String: (light: Components, dark: Components)] = [
        "red": ((0xff3b30, 1), (0xff453a, 1)), "orange": ((0xff9500, 1), (0xff9f0a, 1)),
        "yellow": ((0xffcc00, 1), (0xffd60a, 1)), "green": ((0x34c759, 1), (0x30d158, 1)),
        "mint": ((0x00c7be, 1), (0x63e6e2, 1)), "teal": ((0x30b0c7, 1), (0x40c8e0, 1)),
        "cyan": ((0x32ade6, 1), (0x64d2ff, 1)), "blue": ((0x007aff, 1), (0x0a84ff, 1)),
        "accentColor": ((0x007aff, 1), (0x0a84ff, 1)), "indigo": ((0x5856d6, 1), (0x5e5ce6, 1)),
        "purple": ((0xaf52de, 1), (0xbf5af2, 1)), "pink": ((0xff2d55, 1), (0xff375f, 1)),
        "brown": ((0xa2845e, 1), (0xac8e68, 1)), "gray": ((0x8e8e93, 1), (0x8e8e93, 1)),
        "gray2": ((0xaeaeb2, 1), (0x636366, 1)), "gray3": ((0xc7c7cc, 1), (0x48484a, 1)),
        "gray4": ((0xd1d1d6, 1), (0x3a3a3c, 1)), "gray5": ((0xe5e5ea, 1), (0x2c2c2e, 1)),
        "gray6": ((0xf2f2f7, 1), (0x1c1c1e, 1)),
        "white": ((0xffffff, 1), (0xffffff, 1)), "black": ((0x000000, 1), (0x000000, 1)),
        "clear": ((0x000000, 0), (0x000000, 0)),
        "primary": ((0x000000, 1), (0xffffff, 1)), "label": ((0x000000, 1), (0xffffff, 1)),
        "secondary": ((0x3c3c43, 0.6), (0xebebf5, 0.6)), "secondaryLabel": ((0x3c3c43, 0.6), (0xebebf5, 0.6)),
        "tertiaryLabel": ((0x3c3c43, 0.3), (0xebebf5, 0.3)), "quaternaryLabel": ((0x3c3c43, 0.18), (0xebebf5, 0.16)),
        "placeholderText": ((0x3c3c43, 0.3), (0xebebf5, 0.3)), "link": ((0x007aff, 1), (0x0984ff, 1)),
        "separator": ((0x3c3c43, 0.29), (0x545458, 0.6)), "opaqueSeparator": ((0xc6c6c8, 1), (0x38383a, 1)),
        "background": ((0xffffff, 1), (0x000000, 1)),
        "secondarySystemBackground": ((0xf2f2f7, 1), (0x1c1c1e, 1)),
        "tertiarySystemBackground": ((0xffffff, 1), (0x2c2c2e, 1)),
        "groupedBackground": ((0xf2f2f7, 1), (0x000000, 1)),
        "secondarySystemGroupedBackground": ((0xffffff, 1), (0x1c1c1e, 1)),
        "tertiarySystemGroupedBackground": ((0xf2f2f7, 1), (0x2c2c2e, 1)),
        "widgetBackground": ((0xffffff, 1), (0x1c1c1e, 1)),
        // In the dark, those in front of another background.
        "secondaryWidgetBackground": ((0xf2f2f7, 1), (0x2c2c2e, 1)),
        "tertiaryWidgetBackground": ((0xffffff, 1), (0x3a3a3c, 1)),
        "fill": ((0x787880, 0.2), (0x787880, 0.36)), "secondarySystemFill": ((0x787880, 0.16), (0x787880, 0.32)),
        "tertiarySystemFill": ((0x767680, 0.12), (0x767680, 0.24)),
        "quaternarySystemFill": ((0x747480, 0.08), (0x767680, 0.18)),
        "lightText": ((0xffffff, 0.6), (0xffffff, 0.6)), "darkText": ((0x000000, 1), (0x000000, 1)),
    ]
}
