/// The process's own command line.
enum ProcessArguments {
    /// The program's path, then its arguments.
    /// - Throws: `wrongUsage` for one that is no UTF-8, which would else be stored with its bytes replaced.
    static func read() throws(ControlFailure) -> [String] {
        var arguments: [String] = []
        for index in 0..<Int(CommandLine.argc) {
            guard let bytes = CommandLine.unsafeArgv[index] else { break }
            guard let argument = String(validatingCString: bytes) else {
                throw .usage("argument \(index), '\(String(cString: bytes))', is not UTF-8")
            }
            arguments.append(argument)
        }
        return arguments
    }
}
