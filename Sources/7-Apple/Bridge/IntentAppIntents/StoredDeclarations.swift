#if canImport(AppIntents) && canImport(Darwin)
    public import AppIntents
    public import IntentRuntime

    // Elsewhere, these protocols belong to the package's module AppIntents, which reads what they declare.

    /// An intent whose parameters have other names in its definition than its properties.
    public protocol NamedParameters {
        /// The declared names by the names of the properties; a property that is absent has the same name.
        static var parameterNames: [String: String] { get }
    }

    /// A union whose members have other names in its definition than its cases.
    public protocol NamedUnionMembers {
        /// The declared names by the names of the cases; a case that is absent has the same name.
        static var memberNames: [String: String] { get }
    }

    /// An entity for an object of a definition. Generated entities conform to it.
    public protocol StoredObjectEntity: AppEntity {
        /// The type that is generated for the objects.
        associatedtype Value: IntentObject
        /// The object that is stored for the entity.
        var value: Value { get }
    }
#elseif canImport(AppIntents)
    @_exported public import protocol AppIntents.AppIntentConvertible
    @_exported public import protocol AppIntents.NamedParameters
    @_exported public import protocol AppIntents.NamedUnionMembers
    @_exported public import protocol AppIntents.StoredObjectEntity
#endif
