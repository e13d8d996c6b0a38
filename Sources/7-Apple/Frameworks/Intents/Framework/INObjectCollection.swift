public import Foundation

/// Options of a parameter, in display order.
open class INObjectCollection<ObjectType: AnyObject>: NSObject {
    public let sections: [INObjectSection<ObjectType>]
    /// Whether an editor shows an alphabetical index beside the list.
    open var usesIndexedCollation = false

    public init(sections: [INObjectSection<ObjectType>]) {
        self.sections = sections
    }

    /// Creates a collection with one section without a title.
    public convenience init(items: [ObjectType]) {
        self.init(sections: [INObjectSection(title: nil, items: items)])
    }

    /// The options of all sections, in display order.
    open var allItems: [ObjectType] { sections.flatMap(\.items) }
}

/// A section of options with a title.
open class INObjectSection<ObjectType: AnyObject>: NSObject {
    /// Nil for a section without a title.
    public let title: String?
    /// The options in display order.
    public let items: [ObjectType]

    public init(title: String?, items: [ObjectType]) {
        self.title = title
        self.items = items
    }
}
