/// A whole source file.
struct SwiftFile {
    /// Line comments before everything else; any text.
    var heading: [String]
    /// Modules in the order they are printed, each with its access.
    var imports: [SwiftCode]
    var access: SwiftAccess
    var declarations: [SwiftDeclaration]
}
