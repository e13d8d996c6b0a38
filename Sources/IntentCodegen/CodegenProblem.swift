/// Why a valid schema has no Swift form: two of its names meet.
package struct CodegenProblem: Hashable, Sendable {
    /// The definition file's name, as in ``DefinitionFile``.
    package let fileName: String
    /// The declaration that has to change, by its path: `types.CarControl`. Empty for the file itself.
    package let path: String
    /// A phrase without a full stop.
    package let message: String
}
