/// A part that few values have, one word large where it is not there.
@propertyWrapper
package struct Boxed<Part: Hashable & Sendable>: Hashable, Sendable {
    private var storage: Storage

    private enum Storage: Hashable, Sendable {
        case nothing
        indirect case part(Part)
    }

    package init(wrappedValue: Part?) {
        storage = wrappedValue.map(Storage.part) ?? .nothing
    }

    package var wrappedValue: Part? {
        get { if case .part(let part) = storage { part } else { nil } }
        set { storage = newValue.map(Storage.part) ?? .nothing }
    }
}
