public import IntentModel

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A tap on a widget, outside of its buttons and toggles.
public enum WidgetTap: Hashable, Sendable {
    /// A tap outside of the regions with links.
    case widget
    /// A tap on a region, by the name in its ``WidgetLink``.
    case region(String)
}

/// What a tap opens.
public struct ResolvedTap: Hashable, Sendable {
    /// The instance that was tapped, which distinguishes two widgets with the same URL.
    public let instance: InstanceID
    /// The kind of the instance.
    public let kind: WidgetKind
    /// The URL to open; nil to open the app only.
    public let url: URL?
}

extension WidgetContent {
    /// Returns the URL that a tap opens; nil to open the app only.
    ///
    /// A region without a link, or in a family with one tap target, opens the URL of the widget.
    public func url(for tap: WidgetTap, in family: SizeFamily) -> URL? {
        guard case .region(let name) = tap, family.hasLinks else { return url }
        return links.first { $0.region == name }?.url ?? url
    }
}

extension SizeFamily {
    /// Whether a widget of this family has more than one tap target, so that its regions can open different URLs. The small
    /// family and those of the lock screen have one.
    public var hasLinks: Bool {
        switch self {
        case .systemMedium, .systemLarge, .systemExtraLarge, ._systemExtraLargePortrait: true
        case .systemSmall, .accessoryCircular, ._accessoryCorner, .accessoryRectangular, .accessoryInline,
            .unrecognized:
            false
        }
    }
}

extension WidgetHost {
    /// Returns what a tap on an instance opens at present.
    /// - Throws: ``HostError`` with code `notShown` if the host does not show the instance or has no content for it;
    ///   `StoreError`.
    public func resolve(tap: WidgetTap = .widget, on id: InstanceID) async throws -> ResolvedTap {
        let shown = try await shown(on: id)
        return ResolvedTap(instance: id, kind: shown.kind, url: shown.content.url(for: tap, in: shown.family))
    }
}
