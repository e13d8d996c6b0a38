#if canImport(AppIntents) && !canImport(Darwin)
    // The package's module AppIntents contains these protocols, through symbolic links to their files in this folder.
    @_exported public import protocol AppIntents.AppIntentConvertible
    @_exported public import protocol AppIntents.NamedCases
    @_exported public import protocol AppIntents.NamedDeclaration
    @_exported public import protocol AppIntents.NamedParameters
    @_exported public import protocol AppIntents.NamedUnionMembers
    @_exported public import protocol AppIntents.StoredObjectEntity
#endif
