/// For programs whose definitions came as generated code: the files beside the definitions are not theirs to read.
struct NoOptionFiles: OptionFileReading {
    func read(_ file: OptionFile) throws(HandlerFailure) -> JSONValue {
        throw .unavailable("this program does not read option files, such as \(file.path)")
    }
}
