/// Reads the files of `optionsFrom: { file: }`. It may block: the engine calls it on a thread of its own.
package protocol OptionFileReading: Sendable {
    /// - Throws: Why there is no document, in words for an editor.
    func read(_ file: OptionFile) throws(HandlerFailure) -> JSONValue
}
