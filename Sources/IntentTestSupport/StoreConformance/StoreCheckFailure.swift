/// A store broke a promise.
package struct StoreCheckFailure: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
