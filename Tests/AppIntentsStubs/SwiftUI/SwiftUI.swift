@_exported public import AppIntentsFoundation

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
    public var body: Never { fatalError() }
}

public struct Text: View, Sendable {
    public typealias Body = Never

    public init(_ resource: LocalizedStringResource) {}
    public init(verbatim content: String) {}
    public var body: Never { fatalError() }
}

public struct Image: View, Sendable {
    public typealias Body = Never

    public init(systemName: String) {}
    public var body: Never { fatalError() }
}

public struct Label<Title: View, Icon: View>: View {
    public typealias Body = Never

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
    public var body: Never { fatalError() }
}

@resultBuilder public enum ViewBuilder {
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

@MainActor @preconcurrency public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration

    @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: WidgetConfiguration {}

@MainActor @preconcurrency public protocol Widget {
    associatedtype Body: WidgetConfiguration

    @MainActor @preconcurrency init()
    @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
    associatedtype Body: ControlWidgetConfiguration

    @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ControlWidgetConfiguration {}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@MainActor @preconcurrency public protocol ControlWidgetTemplate {}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@MainActor @preconcurrency public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration

    @MainActor @preconcurrency init()
    @MainActor @preconcurrency var body: Self.Body { get }
}

@resultBuilder public enum ControlWidgetTemplateBuilder {
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

@MainActor @preconcurrency public protocol WidgetBundle {
    associatedtype Body: Widget

    @MainActor @preconcurrency init()
    @WidgetBundleBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension WidgetBundle {
    @MainActor @preconcurrency public static func main() {}
}

/// The result of the builder. Apple's has a different name.
public struct WidgetsOfABundle: Widget {
    public init() {}
    public var body: some WidgetConfiguration { NoConfiguration() }
}

public struct NoConfiguration: WidgetConfiguration {
    public init() {}
    public var body: Never { fatalError() }
}

@MainActor @resultBuilder public enum WidgetBundleBuilder {
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
    public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget { WidgetsOfABundle() }
    public static func buildOptional(_ widget: (any Widget)?) -> some Widget { WidgetsOfABundle() }
    public static func buildLimitedAvailability(_ widget: some Widget) -> any Widget { widget }
    public static func buildBlock() -> some Widget { WidgetsOfABundle() }
    public static func buildBlock<C0: Widget>(_ c0: C0) -> some Widget { c0 }
    // Apple's builder also accepts at most ten widgets.
    public static func buildBlock<C0: Widget, C1: Widget>(_ c0: C0, _ c1: C1) -> some Widget { WidgetsOfABundle() }
    public static func buildBlock<C0: Widget, C1: Widget, C2: Widget>(_ c0: C0, _ c1: C1, _ c2: C2) -> some Widget {
        WidgetsOfABundle()
    }
    public static func buildBlock<C0: Widget, C1: Widget, C2: Widget, C3: Widget>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
    ) -> some Widget { WidgetsOfABundle() }
    public static func buildBlock<C0: Widget, C1: Widget, C2: Widget, C3: Widget, C4: Widget>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
    ) -> some Widget { WidgetsOfABundle() }
    public static func buildBlock<C0: Widget, C1: Widget, C2: Widget, C3: Widget, C4: Widget, C5: Widget>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
    ) -> some Widget { WidgetsOfABundle() }
    public static func buildBlock<C0: Widget, C1: Widget, C2: Widget, C3: Widget, C4: Widget, C5: Widget, C6: Widget>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
    ) -> some Widget { WidgetsOfABundle() }
    public static func buildBlock<
        C0: Widget, C1: Widget, C2: Widget, C3: Widget, C4: Widget, C5: Widget, C6: Widget, C7: Widget
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) -> some Widget {
        WidgetsOfABundle()
    }
    public static func buildBlock<
        C0: Widget, C1: Widget, C2: Widget, C3: Widget, C4: Widget, C5: Widget, C6: Widget, C7: Widget, C8: Widget
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8) -> some Widget {
        WidgetsOfABundle()
    }
    public static func buildBlock<
        C0: Widget, C1: Widget, C2: Widget, C3: Widget, C4: Widget, C5: Widget, C6: Widget, C7: Widget, C8: Widget,
        C9: Widget
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9) -> some Widget
    { WidgetsOfABundle() }
}
