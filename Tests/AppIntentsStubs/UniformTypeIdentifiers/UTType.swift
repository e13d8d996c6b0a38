/// The part of Apple's type that is needed here.
public struct UTType: Hashable, Sendable {
    public let identifier: String

    public init?(_ identifier: String) {
        self.identifier = identifier
    }
}
