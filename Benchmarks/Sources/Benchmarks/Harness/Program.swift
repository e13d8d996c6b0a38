import CBenchmarks
import Foundation

/// A program that is run to its end. Its output is discarded.
struct Program: Sendable {
    let path: String
    /// Whether it runs on the first core only.
    private var isOnOneCore = false

    /// Uses the first of these paths that is an executable file; nil if none is.
    init?(_ paths: String...) {
        guard let path = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else { return nil }
        self.path = path
    }

    var onOneCore: Program {
        var program = self
        program.isOnOneCore = true
        return program
    }

    /// - Throws: ``Failure`` if it cannot be started or does not exit with 0.
    func run(_ arguments: [String]) throws(Failure) {
        var strings = ([path] + arguments).map { strdup($0) } + [nil]
        defer { for string in strings { free(string) } }
        let code = benchmarks_run(path, &strings, isOnOneCore ? 1 : 0)
        guard code == 0 else {
            throw Failure("'\(path) \(arguments.prefix(2).joined(separator: " "))…' exited with \(code)")
        }
    }
}

/// An error that stops the benchmarks.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
