public import Foundation

/// Options of a parameter, in display order.
open class INObjectCollection<ObjectType: AnyObject>: NSObject {
    public let sections: [INObjectSection<ObjectType>]
    /// Whether an editor shows an alphabetical index beside the list.
    open var usesIndexedCollation = false

    public init(sections: [INObjectSection<ObjectType>]) {
        self.sections = sections
    }

    /// Options in one group without a heading.
    public convenience init(items: [ObjectType]) {
        self.init(sections: [INObjectSection(title: nil, items: items)])
    }

    /// The options of all sections, in display order.
    open var allItems: [ObjectType] { sections.flatMap(\.items) }
}
