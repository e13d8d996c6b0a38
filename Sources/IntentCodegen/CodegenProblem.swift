/// Why the files of a run have no Swift form together: the names that are made of their names meet.
package struct CodegenProblem: Hashable, Sendable {
    /// The file that has to be renamed, as an index into the files of the run.
    package let file: Int
    /// The file whose name it meets.
    package let other: Int
    /// A phrase without a full stop.
    package let message: String
}
