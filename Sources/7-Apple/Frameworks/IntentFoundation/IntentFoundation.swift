// Files that use these types expect Foundation with them.
@_exported import Foundation
