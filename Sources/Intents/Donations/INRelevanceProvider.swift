public import Foundation

/// When a shortcut is of use. Kept, and used by nothing.
open class INRelevanceProvider: NSObject {}
