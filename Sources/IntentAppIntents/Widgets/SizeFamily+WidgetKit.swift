#if canImport(AppIntents) && canImport(WidgetKit)
    public import IntentRuntime
    public import WidgetKit

    extension IntentRuntime.SizeFamily {
        /// A family that this version does not know is read as a medium one.
        init(_ family: WidgetKit.WidgetFamily) {
            self =
                IntentRuntime.SizeFamily.allCases.first { $0.widgetKitFamily == family } ?? .systemMedium
        }

        /// Nil for a family that this platform does not have.
        var widgetKitFamily: WidgetKit.WidgetFamily? {
            switch self {
            #if !os(watchOS)
                case .systemSmall: .systemSmall
                case .systemMedium: .systemMedium
                case .systemLarge: .systemLarge
                case .systemExtraLarge: .systemExtraLarge
            #endif
            #if !os(macOS)
                case .accessoryCircular: .accessoryCircular
                case .accessoryRectangular: .accessoryRectangular
                case .accessoryInline: .accessoryInline
            #endif
            #if os(watchOS)
                case .accessoryCorner: .accessoryCorner
            #endif
            // The portrait one is newer than the platforms that the package supports.
            default: nil
            }
        }
    }

    /// Those of the families that this platform has; for generated widgets.
    public func widgetKitFamilies(_ families: [IntentRuntime.SizeFamily]) -> [WidgetKit.WidgetFamily] {
        families.compactMap(\.widgetKitFamily)
    }
#endif
