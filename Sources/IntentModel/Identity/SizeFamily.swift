/// The sizes in which a widget can be placed; WidgetKit's names and order.
public enum SizeFamily: String, CaseIterable, Hashable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
    case accessoryCircular, accessoryCorner, accessoryRectangular, accessoryInline

    /// By the case: hashing its name would cost several times as much.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(order)
    }

    /// The place among all cases, from 0.
    private var order: UInt8 {
        switch self {
        case .systemSmall: 0
        case .systemMedium: 1
        case .systemLarge: 2
        case .systemExtraLarge: 3
        case .systemExtraLargePortrait: 4
        case .accessoryCircular: 5
        case .accessoryCorner: 6
        case .accessoryRectangular: 7
        case .accessoryInline: 8
        }
    }
}
