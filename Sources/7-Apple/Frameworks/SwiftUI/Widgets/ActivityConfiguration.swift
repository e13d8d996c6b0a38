public import IntentWidgets

/// What a live activity shows: attributes that stay, and a state that changes.
public protocol ActivityAttributes: Decodable, Encodable {
    associatedtype ContentState: Decodable, Encodable, Hashable
}

/// What a live activity shows at a time.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public let attributes: Attributes
    public let state: Attributes.ContentState
    public let activityID: String
    public let isStale: Bool
}

/// Describes what a live activity shows. There are none on this system, so a host has no widget of it; the views are kept.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    /// No widget.
    public var registration: WidgetRegistration?
    /// Returns the view on the locked screen.
    package let content: (ActivityViewContext<Attributes>) -> any View
    /// Returns the views around the camera.
    package let dynamicIsland: (ActivityViewContext<Attributes>) -> DynamicIsland

    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        self.content = content
        self.dynamicIsland = dynamicIsland
    }
}

extension WidgetConfiguration {
    /// Has no effect: there are no other devices that show a live activity.
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}

/// A place in a Dynamic Island.
public enum DynamicIslandMode: Hashable, Sendable { case compactLeading, compactTrailing, minimal, expanded }

/// The views of a live activity around the camera.
public struct DynamicIsland {
    /// The regions of the expanded form.
    package let expanded: [DynamicIslandRegion]
    package let compactLeading: any View
    package let compactTrailing: any View
    package let minimal: any View
    package private(set) var url: URL?
    package private(set) var tint: Color?

    public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: () -> CompactLeading, @ViewBuilder compactTrailing: () -> CompactTrailing,
        @ViewBuilder minimal: () -> Minimal
    ) {
        self.expanded = expanded().regions
        self.compactLeading = compactLeading()
        self.compactTrailing = compactTrailing()
        self.minimal = minimal()
    }

    public func widgetURL(_ url: URL?) -> DynamicIsland { with { $0.url = url } }
    public func keylineTint(_ color: Color?) -> DynamicIsland { with { $0.tint = color } }

    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
    ) -> DynamicIsland { self }

    private func with(_ change: (inout DynamicIsland) -> Void) -> DynamicIsland {
        var copy = self
        change(&copy)
        return copy
    }
}

/// A region of an expanded Dynamic Island.
package struct DynamicIslandRegion {
    package let position: DynamicIslandExpandedRegionPosition
    package let priority: Double
    package let content: any View
}

/// Where a region of an expanded Dynamic Island is.
public enum DynamicIslandExpandedRegionPosition: Hashable, Sendable { case leading, trailing, center, bottom }

/// A region of an expanded Dynamic Island.
public struct DynamicIslandExpandedRegion<Content: View> {
    let region: DynamicIslandRegion

    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
    ) {
        region = DynamicIslandRegion(position: position, priority: priority, content: content())
    }
}

/// The regions of an expanded Dynamic Island.
public struct DynamicIslandExpandedContent<Content: View> {
    let regions: [DynamicIslandRegion]
}

/// Builds the regions of an expanded Dynamic Island.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
    public static func buildExpression<Content: View>(
        _ region: DynamicIslandExpandedRegion<Content>
    ) -> DynamicIslandExpandedContent<Content> { DynamicIslandExpandedContent(regions: [region.region]) }

    public static func buildExpression<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<Content> { content }

    public static func buildBlock() -> DynamicIslandExpandedContent<EmptyView> {
        DynamicIslandExpandedContent(regions: [])
    }

    public static func buildBlock<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<Content> { content }

    public static func buildBlock<each Content: View>(
        _ parts: repeat DynamicIslandExpandedContent<each Content>
    ) -> DynamicIslandExpandedContent<TupleView<(repeat each Content)>> {
        var regions: [DynamicIslandRegion] = []
        repeat regions += (each parts).regions
        return DynamicIslandExpandedContent(regions: regions)
    }

    public static func buildIf<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>?
    ) -> DynamicIslandExpandedContent<Content?> { DynamicIslandExpandedContent(regions: content?.regions ?? []) }

    public static func buildEither<First: View, Second: View>(
        first: DynamicIslandExpandedContent<First>
    ) -> DynamicIslandExpandedContent<ConditionalView<First, Second>> {
        DynamicIslandExpandedContent(regions: first.regions)
    }

    public static func buildEither<First: View, Second: View>(
        second: DynamicIslandExpandedContent<Second>
    ) -> DynamicIslandExpandedContent<ConditionalView<First, Second>> {
        DynamicIslandExpandedContent(regions: second.regions)
    }

    public static func buildLimitedAvailability<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<AnyView> { DynamicIslandExpandedContent(regions: content.regions) }
}

extension View {
    /// Has no effect: there is no Dynamic Island.
    public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View { self }
}

/// How a region of an expanded Dynamic Island is placed.
public enum DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable { case `default`, belowIfTooWide }

// MARK: Previews

/// What a preview of a live activity shows.
public struct ActivityPreviewViewKind: Sendable {
    /// A form of the Dynamic Island.
    public enum DynamicIslandPreviewViewState: Hashable, Sendable { case compact, minimal, expanded }

    private let name: String

    public static let content = ActivityPreviewViewKind(name: "content")
    public static func dynamicIsland(_ state: DynamicIslandPreviewViewState) -> ActivityPreviewViewKind {
        ActivityPreviewViewKind(name: "dynamicIsland(\(state))")
    }
}

extension ActivityAttributes {
    /// Returns a view for a preview; empty, because nothing shows a preview here.
    public func previewContext(
        _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
    ) -> some View { EmptyView() }
}

/// Builds the states of a preview.
@resultBuilder
public enum PreviewActivityBuilder<Attributes: ActivityAttributes>: ListBuilder {
    public typealias Element = Attributes.ContentState
}

/// Declares a preview of a live activity in several states.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any IntentWidgets.Widget,
    @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "IntentSwiftUIMacros", type: "PreviewMacro")
