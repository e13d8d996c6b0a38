#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// The circumstances in which content is evaluated, for content whose form depends on them, such as a view.
package struct RenderingContext: Sendable {
    /// The family and size of the widget.
    package let context: TimelineProviderContext
    /// The date of the entry.
    package let date: Date
    /// Whether the content has no real data, so that texts and pictures are redacted.
    package let isPlaceholder: Bool

    /// The circumstances of the content that is being evaluated; nil outside a host.
    @TaskLocal package static var current: RenderingContext?

    package init(context: TimelineProviderContext, date: Date, isPlaceholder: Bool = false) {
        self.context = context
        self.date = date
        self.isPlaceholder = isPlaceholder
    }
}
