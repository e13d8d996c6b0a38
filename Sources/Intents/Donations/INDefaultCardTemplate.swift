public import Foundation

/// How a watch would show a shortcut. Kept, and shown by nothing.
open class INDefaultCardTemplate: NSObject {
    open var title: String
    open var subtitle: String?
    open var image: INImage?

    public init(title: String) {
        self.title = title
    }
}
