/// Objects of a database of Core Data. There is no such database here, so there are none.
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
    public init(
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {}

    public init<Entity>(
        entity: Entity, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {}

    public var wrappedValue: FetchedResults<Result> { FetchedResults() }
}

/// The objects that a request finds: none.
public struct FetchedResults<Result>: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }

    /// Traps: there is no object.
    public subscript(position: Int) -> Result { fatalError("no object at \(position); the collection is empty") }
}
