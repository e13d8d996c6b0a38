public import IntentModel

/// A key for a value of the environment that a program declares.
public protocol EnvironmentKey {
    associatedtype Value
    /// The value where no view above sets one.
    static var defaultValue: Value { get }
}

/// Declares a value of the environment, in an extension of ``EnvironmentValues``, with its default.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var theme: Theme = .light
/// }
/// ```
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "IntentSwiftUIMacros", type: "EntryMacro")

/// The values of the environment in which a view is shown.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    var objects: [ObjectIdentifier: AnyObject] = [:]

    // The widget.
    public var widgetFamily = SizeFamily.systemSmall
    public var widgetRenderingMode = WidgetRenderingMode.fullColor
    public var showsWidgetContainerBackground = true
    public var showsWidgetLabel = false
    public var widgetContentMargins = EdgeInsets()
    public var levelOfDetail = LevelOfDetail.default
    public var activityFamily = ActivityFamily.medium
    public var isActivityFullscreen = false
    /// The size of the widget in points.
    package var widgetSize: CGSize?

    // How things are drawn.
    public var colorScheme: ColorScheme {
        get {
            if !hasFixedColorScheme { colorSchemeReads?.count += 1 }
            return drawnColorScheme
        }
        set { (drawnColorScheme, hasFixedColorScheme) = (newValue, true) }
    }
    /// The color scheme, for the drawing, which has the colors of both unless it was set.
    var drawnColorScheme = ColorScheme.light
    /// Whether the color scheme was set: otherwise a picture has the colors of both.
    package private(set) var hasFixedColorScheme = false
    /// Counts how often views read a color scheme that was not set: such views are drawn for both.
    var colorSchemeReads: ReadCount?
    public var colorSchemeContrast = ColorSchemeContrast.standard
    public var displayScale: CGFloat = 2
    public var pixelLength: CGFloat { 1 / displayScale }
    public var isLuminanceReduced = false
    public var redactionReasons: RedactionReasons = []
    public var font: Font?
    public var imageScale = Image.Scale.medium
    public var backgroundStyle: AnyShapeStyle?
    public var symbolRenderingMode: SymbolRenderingMode?
    public var symbolVariants = SymbolVariants.none

    // Text and its size.
    public var sizeCategory = ContentSizeCategory.large
    public var dynamicTypeSize = DynamicTypeSize.large
    public var legibilityWeight: LegibilityWeight?
    public var multilineTextAlignment = TextAlignment.leading
    public var truncationMode = Text.TruncationMode.tail
    public var lineSpacing: CGFloat = 0
    public var lineLimit: Int?
    public var allowsTightening = false
    public var minimumScaleFactor: CGFloat = 1
    public var textCase: Text.Case?

    // Locale and layout.
    public var locale = Locale.current
    public var calendar = Calendar.current
    public var timeZone = TimeZone.current
    public var layoutDirection = LayoutDirection.leftToRight
    public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
    public var verticalSizeClass: UserInterfaceSizeClass? = .regular
    public var sidebarRowSize = SidebarRowSize.medium

    // Accessibility.
    public var accessibilityReduceMotion = false
    public var accessibilityReduceTransparency = false
    public var accessibilityDifferentiateWithoutColor = false
    public var accessibilityInvertColors = false
    public var accessibilityVoiceOverEnabled = false
    public var accessibilityShowButtonShapes = false

    // Actions and state.
    public var isEnabled = true
    public var isFocused = false
    public var scenePhase = ScenePhase.active
    public var openURL = OpenURLAction { _ in .systemAction }
    public var openWindow = OpenWindowAction()
    public var dismiss = DismissAction()
    public var dismissSearch = DismissSearchAction()
    public var refresh: RefreshAction?
    public var presentationMode = Binding.constant(PresentationMode())
    public var isPresented = false

    /// Creates the default environment.
    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The object of a type that a view above passed. Traps if there is none, as in Apple's SwiftUI: the property is not
    /// optional, and there is no object to return.
    func object<Object: AnyObject>(of type: Object.Type) -> Object {
        guard let object = objects[ObjectIdentifier(type)] as? Object else {
            fatalError("no object of type \(type) in the environment; pass one with environmentObject(_:)")
        }
        return object
    }
}

/// How often a value was read.
final class ReadCount {
    var count = 0
}

extension EnvironmentValues {
    /// The environment of the body that is being read. It never changes, and only that body reads it.
    private struct Current: @unchecked Sendable {
        let values: EnvironmentValues
    }

    @TaskLocal private static var innermost: Current?

    /// The environment of the view whose body is being read, or the default environment.
    static var current: EnvironmentValues { innermost?.values ?? EnvironmentValues() }

    /// Runs a closure with this environment as the current one.
    func asCurrent<Result>(_ run: () -> Result) -> Result {
        Self.$innermost.withValue(Current(values: self), operation: run)
    }
}
