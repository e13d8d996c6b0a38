public import IntentModel

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The family, or size, of a widget, as programs for Apple's platforms call it.
public typealias WidgetFamily = SizeFamily

/// The circumstances in which a provider is asked.
public struct TimelineProviderContext: Sendable {
    /// The size family of the instance.
    public let family: SizeFamily
    /// Whether the entry is shown in a gallery of widgets rather than for a placed instance.
    public let isPreview: Bool
    /// The width of the widget in points.
    public let displayWidth: Double
    /// The height of the widget in points.
    public let displayHeight: Double
    /// The environments in which the entries are shown.
    public let environmentVariants: EnvironmentVariants
    /// The placed instance; nil for a preview.
    public let instance: InstanceID?
    /// Who the entries are for.
    public let reader: WidgetReader
    /// The device on which the widget is shown.
    public let device: WidgetDevice
    /// The margins around the content of the widget in points; 0 if the widget disables them.
    package var contentMargin: Double

    /// Creates a context, such as for a test of a provider.
    /// - Parameters:
    ///   - family: The size family.
    ///   - isPreview: Whether the entry is shown in a gallery.
    ///   - displaySize: The size in points; nil for that of the family on the device.
    ///   - environmentVariants: The environments in which the entries are shown.
    ///   - instance: The placed instance, if any.
    ///   - reader: Who the entries are for.
    ///   - device: The device, unless the reader has one.
    public init(
        family: SizeFamily, isPreview: Bool = false, displaySize: (width: Double, height: Double)? = nil,
        environmentVariants: EnvironmentVariants = EnvironmentVariants(), instance: InstanceID? = nil,
        reader: WidgetReader = WidgetReader(), device: WidgetDevice = .usual
    ) {
        self.family = family
        self.isPreview = isPreview
        self.device = reader.device ?? device
        let size = displaySize ?? self.device.size(of: family)
        displayWidth = size.width
        displayHeight = size.height
        self.environmentVariants = environmentVariants
        self.instance = instance
        self.reader = reader
        contentMargin = family.usualContentMargin
    }
}

extension TimelineProviderContext {
    /// The locale in which texts are shown.
    public var locale: Locale { reader.locale }

    /// The direction in which the language of the reader is written.
    public var layoutDirection: WidgetReader.LayoutDirection { reader.layoutDirection }

    /// The colors of the reader; nil if they are not known, or if one content serves for both.
    public var colorScheme: WidgetReader.ColorScheme? { reader.colorScheme }

    /// The size of the widget in points. With WidgetKit, it is a `CGSize`.
    @_disfavoredOverload
    public var displaySize: (width: Double, height: Double) { (displayWidth, displayHeight) }

    /// The values of the environment in which a widget is shown, by key path of the environment's values.
    ///
    /// A host has one environment: every list is nil, as for a value that does not vary.
    @dynamicMemberLookup
    public struct EnvironmentVariants: Sendable {
        /// Creates variants without values.
        public init() {}

        /// The attribute requires a subscript in this module. The one that programs use is in SwiftUI, with the values.
        public subscript(dynamicMember keyPath: KeyPath<Never, Never>) -> Never {
            preconditionFailure("there is no value of type Never")
        }
    }
}

extension SizeFamily {
    /// Whether widgets of the family are shown on a lock screen or a watch.
    package var isOnLockScreen: Bool {
        switch self {
        case .accessoryCircular, ._accessoryCorner, .accessoryRectangular, .accessoryInline: true
        default: false
        }
    }

    /// The margins around the content of a widget, in points. Those of a lock screen have none.
    package var usualContentMargin: Double { isOnLockScreen ? 0 : 16 }
}
