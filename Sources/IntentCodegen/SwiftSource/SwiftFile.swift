/// A whole source file.
struct SwiftFile {
    /// Line comments before everything else; any text.
    var heading: [String]
    /// Modules in the order they are printed, each with its access.
    var imports: [SwiftCode]
    var access: SwiftAccess
    /// Modules that are imported without an access of their own, behind the others.
    var plainImports: [SwiftIdentifier] = []
    /// Modules that only bodies use, behind the others.
    var internalImports: [SwiftCode] = []
    /// What is asked before the imports: `canImport(AppIntents)`; where it is false the file is empty.
    var condition: SwiftCode?
    var declarations: [SwiftDeclaration]
}
