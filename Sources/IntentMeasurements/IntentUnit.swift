public import Foundation

/// A dimension of Foundation's whose units have names in definitions.
public protocol IntentUnit: Foundation.Dimension {
    /// The units by Foundation's own names for them.
    static var namedUnits: [(name: String, unit: Foundation.Dimension)] { get }
}
