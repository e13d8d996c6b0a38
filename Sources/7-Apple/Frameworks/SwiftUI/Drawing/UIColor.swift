/// The colors of UIKit that views use by name, as Apple's module re-exports UIKit.
public struct UIColor: Hashable, Sendable {
    let color: Color

    private init(named name: String) { color = Color(named: name) }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: red, green: green, blue: blue, opacity: alpha)
    }

    public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

    public init(_ color: Color) { self.color = color }

    private init(color: Color) { self.color = color }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        var copy = color
        copy.alpha = alpha
        return UIColor(color: copy)
    }

    public static let label = UIColor(named: "label")
    public static let secondaryLabel = UIColor(named: "secondaryLabel")
    public static let tertiaryLabel = UIColor(named: "tertiaryLabel")
    public static let quaternaryLabel = UIColor(named: "quaternaryLabel")
    public static let placeholderText = UIColor(named: "placeholderText")
    public static let separator = UIColor(named: "separator")
    public static let link = UIColor(named: "link")
    public static let systemFill = UIColor(named: "systemFill")
    public static let secondarySystemFill = UIColor(named: "secondarySystemFill")
    public static let tertiarySystemFill = UIColor(named: "tertiarySystemFill")
    public static let quaternarySystemFill = UIColor(named: "quaternarySystemFill")
    public static let systemBackground = UIColor(named: "systemBackground")
    public static let secondarySystemBackground = UIColor(named: "secondarySystemBackground")
    public static let tertiarySystemBackground = UIColor(named: "tertiarySystemBackground")
    public static let systemGroupedBackground = UIColor(named: "systemGroupedBackground")
    public static let secondarySystemGroupedBackground = UIColor(named: "secondarySystemGroupedBackground")
    public static let tertiarySystemGroupedBackground = UIColor(named: "tertiarySystemGroupedBackground")
    public static let systemRed = UIColor(named: "systemRed")
    public static let systemOrange = UIColor(named: "systemOrange")
    public static let systemYellow = UIColor(named: "systemYellow")
    public static let systemGreen = UIColor(named: "systemGreen")
    public static let systemMint = UIColor(named: "systemMint")
    public static let systemTeal = UIColor(named: "systemTeal")
    public static let systemCyan = UIColor(named: "systemCyan")
    public static let systemBlue = UIColor(named: "systemBlue")
    public static let systemIndigo = UIColor(named: "systemIndigo")
    public static let systemPurple = UIColor(named: "systemPurple")
    public static let systemPink = UIColor(named: "systemPink")
    public static let systemBrown = UIColor(named: "systemBrown")
    public static let systemGray = UIColor(named: "systemGray")
    public static let systemGray2 = UIColor(named: "systemGray2")
    public static let systemGray3 = UIColor(named: "systemGray3")
    public static let systemGray4 = UIColor(named: "systemGray4")
    public static let systemGray5 = UIColor(named: "systemGray5")
    public static let systemGray6 = UIColor(named: "systemGray6")
    public static let black = UIColor(named: "black")
    public static let white = UIColor(named: "white")
    public static let gray = UIColor(named: "gray")
    public static let lightGray = UIColor(named: "lightGray")
    public static let darkGray = UIColor(named: "darkGray")
    public static let red = UIColor(named: "red")
    public static let green = UIColor(named: "green")
    public static let blue = UIColor(named: "blue")
    public static let orange = UIColor(named: "orange")
    public static let yellow = UIColor(named: "yellow")
    public static let purple = UIColor(named: "purple")
    public static let clear = UIColor(named: "clear")
}

nonisolated extension Color {
    public init(_ color: UIColor) { self = color.color }
    public init(uiColor color: UIColor) { self = color.color }
}
