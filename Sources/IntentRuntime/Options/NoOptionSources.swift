/// For programs whose definitions came as generated code: what stands beside the definitions is not theirs to read.
package struct NoOptionSources: OptionSourceReading {
    package init() {}

    package func check(_ source: DocumentSource) throws(HandlerFailure) {
        switch source {
        case .file(let file):
            throw .unavailable("this program does not read option files, such as \(file.path)")
        case .command, .address:
            throw .sourceNotTrusted("options come from \(source.name), which is not trusted")
        }
    }

    package func read(_ source: DocumentSource, for question: DocumentQuestion) throws(HandlerFailure) -> JSONValue {
        throw .unavailable("this program does not read options from \(source.name)")
    }
}
