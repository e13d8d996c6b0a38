public import Foundation

/// A group of options under a heading.
open class INObjectSection<ObjectType: AnyObject>: NSObject {
    /// Nil for a group without a heading.
    public let title: String?
    /// In display order.
    public let items: [ObjectType]

    public init(title: String?, items: [ObjectType]) {
        self.title = title
        self.items = items
    }
}
