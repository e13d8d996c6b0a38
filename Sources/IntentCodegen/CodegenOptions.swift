/// What a user decides about the files that are made.
package struct CodegenOptions: Hashable, Sendable {
    /// Who sees the generated declarations.
    package var access: SwiftAccess

    package init(access: SwiftAccess = .internal) {
        self.access = access
    }
}
