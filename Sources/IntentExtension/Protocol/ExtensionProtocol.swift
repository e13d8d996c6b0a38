/// The numbers of the protocol between a host and an extension: see the article "The protocol of extensions".
package enum ExtensionProtocol {
    /// Another one is refused.
    package static let major = 1
    /// A newer one is spoken to in this one's words.
    package static let minor = 0
    /// What a line holds at most, its end not counted.
    package static let longestLine = 4 << 20
}
