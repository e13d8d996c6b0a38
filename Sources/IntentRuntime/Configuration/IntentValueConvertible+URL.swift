// The small part of Foundation, where it is a module: all of it takes an extension 6 MB of memory.
#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension URL: IntentValueConvertible {
    /// Nil for what is no address, and for text that Foundation cannot read as one.
    public init?(intentValue: IntentValue) {
        guard case .url(let text) = intentValue else { return nil }
        self.init(string: text)
    }

    /// The address as its absolute text.
    public var intentValue: IntentValue { .url(absoluteString) }
}

extension URL {
    /// An address that a definition gives. Text that Foundation cannot read as an address is a path, so that a
    /// default is never missing.
    public init(intentText text: String) {
        self = URL(string: text) ?? URL(fileURLWithPath: text)
    }
}
