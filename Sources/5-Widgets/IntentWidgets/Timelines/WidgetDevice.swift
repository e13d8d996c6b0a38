public import IntentModel

/// A device on which widgets are shown, with the sizes that Apple publishes for its screen.
///
/// The sizes of widgets depend on the screen alone, so one device of each screen is enough.
public struct WidgetDevice: Hashable, Sendable, RawRepresentable, CaseIterable {
    private typealias Size = (width: Double, height: Double)

    /// The name, such as `iphone-15`.
    public let rawValue: String
    /// The size of the screen in points, held upright.
    public let screen: (width: Double, height: Double)
    /// The number of pixels in a point.
    public let scale: Double
    private let sizes: [SizeFamily: Size]

    /// Returns the size of a widget in points.
    ///
    /// A family that the device does not have is as large as on the usual device, or on the first one that has it. Apple
    /// publishes no size of an upright extra large widget, which has the sides of the other one.
    public func size(of family: SizeFamily) -> (width: Double, height: Double) {
        switch family {
        case ._systemExtraLargePortrait:
            let turned = size(of: .systemExtraLarge)
            return (turned.height, turned.width)
        case ._accessoryCorner: return size(of: .accessoryCircular)
        case .unrecognized: return size(of: .systemSmall)
        default: return ([self, .usual] + Self.allCases).lazy.compactMap { $0.sizes[family] }.first ?? (0, 0)
        }
    }
}

extension WidgetDevice {
    /// The devices, from Apple's Human Interface Guidelines.
    public static let allCases: [WidgetDevice] = [
        .phone("iphone-15-pro-max", (430, 932), 170, 364, 382, circular: 76, rectangular: (172, 76), inline: 257),
        .phone("iphone-15", (393, 852), 158, 338, 354, circular: 72, rectangular: (160, 72), inline: 234),
        .phone("iphone-13-mini", (375, 812), 155, 329, 345, circular: 72, rectangular: (157, 72), inline: 225),
        .phone("iphone-se", (375, 667), scale: 2, 148, 321, 324, circular: 68, rectangular: (153, 68), inline: 225),
        WidgetDevice(
            rawValue: "ipad-air", screen: (820, 1180), scale: 2,
            sizes: [
                .systemSmall: (155, 155), .systemMedium: (342, 155), .systemLarge: (342, 342),
                .systemExtraLarge: (715.5, 342),
            ]),
    ]

    /// The device of a host that names none.
    public static let usual: WidgetDevice = allCases.first { $0.rawValue == "iphone-15" } ?? allCases[0]

    /// The device with a name; nil if there is none.
    public init?(rawValue: String) {
        guard let device = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = device
    }

    /// A phone: the sides of a small widget, the width of a medium one and the height of a large one.
    private static func phone(
        _ name: String, _ screen: (width: Double, height: Double), scale: Double = 3, _ small: Double,
        _ medium: Double, _ large: Double, circular: Double, rectangular: Size, inline: Double
    ) -> WidgetDevice {
        WidgetDevice(
            rawValue: name, screen: screen, scale: scale,
            sizes: [
                .systemSmall: (small, small), .systemMedium: (medium, small), .systemLarge: (medium, large),
                .accessoryCircular: (circular, circular), .accessoryRectangular: rectangular,
                .accessoryInline: (inline, 26),
            ])
    }
}

extension SizeFamily {
    /// The size of the family in points on the device of a host that names none.
    package var usualDisplaySize: (width: Double, height: Double) { WidgetDevice.usual.size(of: self) }
}
