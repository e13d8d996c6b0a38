/// Light or dark colors.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// The contrast between colors.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

/// The weight of text that people prefer.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// The direction in which things are laid out.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

/// A rough class of widths or heights.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// The state of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }

/// The size of the rows of a sidebar.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

/// The text size that people prefer.
public enum ContentSizeCategory: CaseIterable, Comparable, Hashable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// Whether the size is one for accessibility.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

/// The text size that people prefer.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether the size is one for accessibility.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// Reasons to hide data.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// How a system draws widgets.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    public static let accented = WidgetRenderingMode(description: "accented")
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// How a system draws pictures in tinted widgets.
public enum WidgetAccentedRenderingMode: Hashable, Sendable {
    case accented, accentedDesaturated, desaturated, fullColor
}

/// The size of a live activity.
public enum ActivityFamily: Hashable, Sendable { case small, medium }

/// Opens a URL. Nothing is opened here.
public struct OpenURLAction: Sendable {
    /// What an action did with a URL.
    public struct Result: Sendable {
        public static let handled = Result()
        public static let discarded = Result()
        public static let systemAction = Result()
        public static func systemAction(_ url: URL) -> Result { Result() }
    }

    private let handler: @MainActor @Sendable (URL) -> Result

    public init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = handler }

    @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _ = handler(url) }

    @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void)
    {
        _ = handler(url)
        completion(false)
    }
}

/// Opens a window. There are none here.
public struct OpenWindowAction: Sendable {
    public func callAsFunction(id: String) {}
    public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
    public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// Dismisses what is presented. Nothing is presented here.
public struct DismissAction: Sendable {
    public func callAsFunction() {}
}

/// Ends a search. There is none here.
public struct DismissSearchAction: Sendable {
    public func callAsFunction() {}
}

/// Refreshes a list. There is nothing to refresh here.
public struct RefreshAction: Sendable {
    public func callAsFunction() async {}
}

/// Whether a view is presented. Nothing is presented here.
public struct PresentationMode: Sendable {
    public let isPresented = false

    public mutating func dismiss() {}
}

extension TimelineProviderContext.EnvironmentVariants {
    /// Returns the variants of a value; nil, as a host has one environment.
    public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> [Value]? { nil }

    /// Returns the variants of a value; nil, as a host has one environment.
    public subscript<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> [Value]? { nil }
}

extension EnvironmentValues {
    /// Takes over how a person wants widgets to be drawn.
    mutating func apply(_ reader: WidgetReader) {
        let sizes = zip(DynamicTypeSize.allCases, ContentSizeCategory.allCases)
        for (size, (type, category)) in zip(WidgetReader.TextSize.allCases, sizes) where size == reader.textSize {
            (dynamicTypeSize, sizeCategory) = (type, category)
        }
        let mode = reader.renderingMode ?? (widgetFamily.isOnLockScreen ? .vibrant : .fullColor)
        widgetRenderingMode = WidgetRenderingMode(description: mode.rawValue)
        showsWidgetContainerBackground = mode == .fullColor
    }
}
