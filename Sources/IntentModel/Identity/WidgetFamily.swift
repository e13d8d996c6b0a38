/// The sizes in which a widget can be placed; WidgetKit's names and order.
public enum WidgetFamily: String, CaseIterable, Hashable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
    case accessoryCircular, accessoryCorner, accessoryRectangular, accessoryInline
}
