/// The other place involved: where a name was first declared, what a mapping belongs to.
package struct DiagnosticNote: Sendable, Hashable {
    package var file: FileIndex
    package var range: SourceRange
    package var message: String

    package init(file: FileIndex, range: SourceRange, message: String) {
        self.file = file
        self.range = range
        self.message = message
    }
}
