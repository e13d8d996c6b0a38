/// What a user decides about the Swift that is made.
package struct SwiftOptions: Hashable, Sendable {
    package var access: SwiftAccess

    package init(access: SwiftAccess = .internal) {
        self.access = access
    }
}
