internal import IntentModel

/// What files call the families of widgets, in their order.
enum SizeClass: String, CaseIterable {
    case small = "Small"
    case medium = "Medium"
    case large = "Large"
    case extraLarge = "ExtraLarge"
    case accessoryInline = "AccessoryInline"
    case accessoryCorner = "AccessoryCorner"
    case accessoryCircular = "AccessoryCircular"
    case accessoryRectangular = "AccessoryRectangular"

    /// No file lists fewer.
    static let fewest = 3

    var family: SizeFamily {
        switch self {
        case .small: .systemSmall
        case .medium: .systemMedium
        case .large: .systemLarge
        case .extraLarge: .systemExtraLarge
        case .accessoryInline: .accessoryInline
        case .accessoryCorner: .accessoryCorner
        case .accessoryCircular: .accessoryCircular
        case .accessoryRectangular: .accessoryRectangular
        }
    }
}
