public import Foundation

/// A group of options under a heading.
open class INObjectSection<ObjectType: AnyObject>: NSObject {
    /// Nil for a group without a heading.
    public let title: String?
    public let subtitle: String?
    public let image: INImage?
    /// In display order.
    public let items: [ObjectType]

    public init(title: String?, items: [ObjectType]) {
        self.title = title
        subtitle = nil
        image = nil
        self.items = items
    }

    public init(title: String?, subtitle: String?, image: INImage?, items: [ObjectType]) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.items = items
    }
}
