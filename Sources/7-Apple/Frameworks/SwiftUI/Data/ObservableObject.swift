/// An object that announces its changes. Combine declares it, and SwiftUI re-exports it.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    /// Announces a change before it happens.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// A source of values over time. Only the types are there: nothing is published.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
}

/// Announces the changes of an object.
public final class ObservableObjectPublisher: Publisher, Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    public init() {}

    public func send() {}
}

/// A property whose changes an observable object announces.
@propertyWrapper
public struct Published<Value> {
    /// Announces the values of a property.
    public struct Publisher: SwiftUI.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
    }

    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(initialValue: Value) { wrappedValue = initialValue }

    public var projectedValue: Publisher {
        get { Publisher() }
        set {}
    }
}

/// The bindings to the properties of an observable object.
@dynamicMemberLookup
public struct ObjectBindings<Object: AnyObject> {
    let object: Object

    public subscript<Member>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Member>) -> Binding<Member> {
        binding(of: object, keyPath)
    }
}

/// An object that a view is given.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    public typealias Wrapper = ObjectBindings<ObjectType>
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    public var projectedValue: Wrapper { ObjectBindings(object: wrappedValue) }
}

/// An object that belongs to a view, created when the view first reads it.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Storage {
        private let create: () -> ObjectType
        lazy var object = create()

        init(_ create: @escaping () -> ObjectType) { self.create = create }
    }

    private let storage: Storage

    public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { storage = Storage(wrappedValue) }

    public var wrappedValue: ObjectType { storage.object }
    public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(object: storage.object) }
}

/// An object that a view above passed with `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    public init() {}

    /// The object. Traps if no view above passed one.
    public var wrappedValue: ObjectType { EnvironmentValues.current.object(of: ObjectType.self) }
    public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(object: wrappedValue) }
}
