public import IntentModel

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

    /// Creates a context, such as for a test of a provider.
    /// - Parameters:
    ///   - family: The size family.
    ///   - isPreview: Whether the entry is shown in a gallery.
    ///   - displaySize: The size in points; nil for the usual size of the family.
    ///   - environmentVariants: The environments in which the entries are shown.
    ///   - instance: The placed instance, if any.
    public init(
        family: SizeFamily, isPreview: Bool = false, displaySize: (width: Double, height: Double)? = nil,
        environmentVariants: EnvironmentVariants = EnvironmentVariants(), instance: InstanceID? = nil
    ) {
        self.family = family
        self.isPreview = isPreview
        let size = displaySize ?? family.usualDisplaySize
        displayWidth = size.width
        displayHeight = size.height
        self.environmentVariants = environmentVariants
        self.instance = instance
    }
}

extension TimelineProviderContext {
    /// The size of the widget in points. With WidgetKit, it is a `CGSize`.
    @_disfavoredOverload
    public var displaySize: (width: Double, height: Double) { (displayWidth, displayHeight) }

    /// The values of the environment in which a widget is shown, by key path of the environment's values.
    ///
    /// A host has one environment, and no display whose scale or color scheme it knows: every list is nil, as for a value that
    /// does not vary.
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
    /// The size of the family in points on a common phone, which a host without a display reports.
    package var usualDisplaySize: (width: Double, height: Double) {
        switch self {
        case .systemSmall: (158, 158)
        case .systemMedium: (338, 158)
        case .systemLarge: (338, 354)
        case .systemExtraLarge: (715, 354)
        case ._systemExtraLargePortrait: (354, 715)
        case .accessoryCircular, ._accessoryCorner: (76, 76)
        case .accessoryRectangular: (172, 76)
        case .accessoryInline: (257, 26)
        case .unrecognized: (158, 158)
        }
    }
}
