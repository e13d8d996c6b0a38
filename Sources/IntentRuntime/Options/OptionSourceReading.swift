/// Reads the documents of `optionsFrom`: a file, what a command prints, what an address answers.
///
/// Both functions may block: the engine calls them on a thread of their own, and cancels the task when nobody waits
/// for its answer any more.
package protocol OptionSourceReading: Sendable {
    /// Whether the source may be asked at all. It is called before each use, also of what the source said earlier.
    /// - Throws: `sourceNotTrusted` for a command or an address that the user has not allowed.
    func check(_ source: DocumentSource) throws(HandlerFailure)

    /// Asks the source, which was checked just before.
    /// - Throws: Why there is no document, in words for an editor.
    func read(_ source: DocumentSource, for question: DocumentQuestion) async throws(HandlerFailure) -> JSONValue
}
