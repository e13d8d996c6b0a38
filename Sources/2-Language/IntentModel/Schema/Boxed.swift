/// A property that few values have, stored out of line so that it takes only one word.
@propertyWrapper
package struct Boxed<Part: Hashable & Sendable>: Hashable, Sendable {
    private var storage: Storage

    private enum Storage: Hashable, Sendable {
        case empty
        indirect case part(Part)
    }

    package init(wrappedValue: Part?) {
        storage = wrappedValue.map(Storage.part) ?? .empty
    }

    package var wrappedValue: Part? {
        get { if case .part(let part) = storage { part } else { nil } }
        set { storage = newValue.map(Storage.part) ?? .empty }
    }
}
