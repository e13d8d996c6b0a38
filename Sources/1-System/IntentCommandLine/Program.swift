internal import IntentSystem

/// The running program.
package enum Program {
    /// The version of the package, which all its programs share.
    package static let version = PackageVersion.current

    /// The name and the arguments that the program was started with.
    package struct Invocation: Hashable, Sendable {
        /// The last component of the path; nil if the caller passed none.
        package let name: String?
        package let arguments: [String]
    }

    /// Returns the process's own command line.
    /// - Throws: `wrongUsage` for an argument that is not UTF-8, which Swift's `CommandLine` would repair silently.
    package static func invocation() throws(CommandError) -> Invocation {
        var arguments: [String] = []
        for index in 0..<Int(CommandLine.argc) {
            guard let bytes = CommandLine.unsafeArgv[index] else { break }
            guard let argument = String(validatingCString: bytes) else {
                throw .usage("argument \(index), '\(String(cString: bytes))', is not UTF-8")
            }
            arguments.append(argument)
        }
        return Invocation(name: arguments.first.flatMap(name), arguments: Array(arguments.dropFirst()))
    }

    /// Sets how wide the argument parser prints help, in the environment variable that it reads: as wide as the variable or the
    /// terminal says, but at least 40 columns. With fewer than there are before a text, the parser leaves texts out or traps.
    ///
    /// Call this only before the process ends.
    package static func boundHelpWidth() {
        let columns = Environment.process["COLUMNS"].flatMap { Int($0) } ?? StandardStream.output.terminalColumns ?? 80
        CurrentProcess.setEnvironmentVariable("COLUMNS", String(min(max(columns, 40), 1_000)))
    }

    /// Returns the last component of the path with which a program was started.
    package static func name(ofPath path: String) -> String? {
        let name = FilePath(path).name
        return name.isEmpty ? nil : name
    }
}

/// The environment variables of a run. An empty variable counts as unset.
package struct Environment: Sendable {
    private let value: @Sendable (String) -> String?

    package init(_ value: @escaping @Sendable (String) -> String?) {
        self.value = value
    }

    package init(_ variables: [String: String]) {
        self.init { variables[$0] }
    }

    package subscript(name: String) -> String? {
        guard let value = value(name), !value.isEmpty else { return nil }
        return value
    }

    /// The environment of the running process.
    package static let process = Environment { CurrentProcess.environmentVariable($0) }
}
