/// The colors of UIKit that views use by name, as Apple's module re-exports UIKit.
///
/// Unchecked, because the class is open, as it is on Apple's systems: its own color never changes.
open class UIColor: NSObject, @unchecked Sendable {
    let color: Color

    public init(_ color: Color) { self.color = color }

    private init(system name: String) { color = Color(named: name) }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: red, green: green, blue: blue, opacity: alpha)
    }

    public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
    }

    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha)
    }

    public init(cgColor: CGColor) { color = Color(cgColor: cgColor) }

    /// Creates a color of an asset catalog, whether or not there is one with this name.
    public init?(named name: String) { color = Color(name) }

    public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        color = Color(name, bundle: bundle)
    }

    public init(resource: ColorResource) { color = Color(resource) }

    /// Creates a color with the components that the closure returns for a light and for a dark appearance.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        func resolved(_ style: UIUserInterfaceStyle, _ scheme: ColorScheme) -> Color.Resolved {
            dynamicProvider(UITraitCollection(userInterfaceStyle: style)).color.resolve(in: scheme)
        }
        color = Color(.dynamic(light: resolved(.light, .light), dark: resolved(.dark, .dark)))
    }

    public var cgColor: CGColor { CGColor(color.resolve(in: EnvironmentValues())) }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        var copy = color
        copy.alpha = alpha
        return UIColor(copy)
    }

    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(Color(color.resolve(in: traitCollection.userInterfaceStyle == .dark ? .dark : .light)))
    }

    /// Stores the components in a light appearance.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = color.resolve(in: EnvironmentValues())
        red?.pointee = CGFloat(components.red)
        green?.pointee = CGFloat(components.green)
        blue?.pointee = CGFloat(components.blue)
        alpha?.pointee = CGFloat(components.opacity)
        return true
    }

    /// Stores the components in a light appearance.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = color.resolve(in: EnvironmentValues())
        let (red, green, blue) = (components.red, components.green, components.blue)
        let (largest, smallest) = (max(red, green, blue), min(red, green, blue))
        let range = largest - smallest
        var sector: Float = 0
        if range > 0 {
            sector =
                largest == red
                ? (green - blue) / range : largest == green ? 2 + (blue - red) / range : 4 + (red - green) / range
        }
        hue?.pointee = CGFloat((sector < 0 ? sector + 6 : sector) / 6)
        saturation?.pointee = CGFloat(largest > 0 ? range / largest : 0)
        brightness?.pointee = CGFloat(largest)
        alpha?.pointee = CGFloat(components.opacity)
        return true
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
    open override var hash: Int { color.hashValue }
    open override var description: String { color.description }

    public static let label = UIColor(system: "label")
    public static let secondaryLabel = UIColor(system: "secondaryLabel")
    public static let tertiaryLabel = UIColor(system: "tertiaryLabel")
    public static let quaternaryLabel = UIColor(system: "quaternaryLabel")
    public static let placeholderText = UIColor(system: "placeholderText")
    public static let separator = UIColor(system: "separator")
    public static let link = UIColor(system: "link")
    public static let systemFill = UIColor(system: "systemFill")
    public static let secondarySystemFill = UIColor(system: "secondarySystemFill")
    public static let tertiarySystemFill = UIColor(system: "tertiarySystemFill")
    public static let quaternarySystemFill = UIColor(system: "quaternarySystemFill")
    public static let systemBackground = UIColor(system: "systemBackground")
    public static let secondarySystemBackground = UIColor(system: "secondarySystemBackground")
    public static let tertiarySystemBackground = UIColor(system: "tertiarySystemBackground")
    public static let systemGroupedBackground = UIColor(system: "systemGroupedBackground")
    public static let secondarySystemGroupedBackground = UIColor(system: "secondarySystemGroupedBackground")
    public static let tertiarySystemGroupedBackground = UIColor(system: "tertiarySystemGroupedBackground")
    public static let systemRed = UIColor(system: "systemRed")
    public static let systemOrange = UIColor(system: "systemOrange")
    public static let systemYellow = UIColor(system: "systemYellow")
    public static let systemGreen = UIColor(system: "systemGreen")
    public static let systemMint = UIColor(system: "systemMint")
    public static let systemTeal = UIColor(system: "systemTeal")
    public static let systemCyan = UIColor(system: "systemCyan")
    public static let systemBlue = UIColor(system: "systemBlue")
    public static let systemIndigo = UIColor(system: "systemIndigo")
    public static let systemPurple = UIColor(system: "systemPurple")
    public static let systemPink = UIColor(system: "systemPink")
    public static let systemBrown = UIColor(system: "systemBrown")
    public static let systemGray = UIColor(system: "systemGray")
    public static let systemGray2 = UIColor(system: "systemGray2")
    public static let systemGray3 = UIColor(system: "systemGray3")
    public static let systemGray4 = UIColor(system: "systemGray4")
    public static let systemGray5 = UIColor(system: "systemGray5")
    public static let systemGray6 = UIColor(system: "systemGray6")
    public static let black = UIColor(system: "black")
    public static let white = UIColor(system: "white")
    public static let clear = UIColor(system: "clear")
    public static let tintColor = UIColor(.accentColor)
    public static let lightText = UIColor(system: "lightText")
    public static let darkText = UIColor(system: "darkText")
    public static let opaqueSeparator = UIColor(system: "opaqueSeparator")

    // These have the same components in every appearance, unlike the colors of the system.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

/// The circumstances in which a color of UIKit is drawn.
public struct UITraitCollection: Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle

    public init(userInterfaceStyle: UIUserInterfaceStyle = .light) { self.userInterfaceStyle = userInterfaceStyle }
}

/// Light or dark colors.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

nonisolated extension Color {
    @_disfavoredOverload
    public init(_ color: UIColor) { self = color.color }
    public init(uiColor color: UIColor) { self = color.color }
}
