/// The used part of Apple's type.
public struct UTType: Hashable, Sendable {
    public let identifier: String

    public init?(_ identifier: String) {
        self.identifier = identifier
    }
}
