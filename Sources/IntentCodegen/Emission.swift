/// What one target made of a schema.
package struct Emission: Hashable, Sendable {
    /// Empty where there are problems.
    package let files: [GeneratedFile]
    package let problems: [CodegenProblem]

    package init(files: [GeneratedFile] = [], problems: [CodegenProblem] = []) {
        self.files = files
        self.problems = problems
    }
}
