import CBenchmarks
import Foundation

/// Another program, which is run from its start to its end. What it prints goes nowhere.
struct Program: Sendable {
    let path: String
    /// Whether it gets the first core alone.
    private var isOnOneCore = false

    /// The first of these paths that is a program; nil where none is.
    init?(_ paths: String...) {
        guard let path = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else { return nil }
        self.path = path
    }

    var onOneCore: Program {
        var program = self
        program.isOnOneCore = true
        return program
    }

    /// - Throws: ``Failure`` where it cannot be started or does not exit with 0.
    func run(_ arguments: [String]) throws(Failure) {
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        let code = benchmarks_run(path, &words, isOnOneCore ? 1 : 0)
        guard code == 0 else {
            throw Failure("'\(path) \(arguments.prefix(2).joined(separator: " "))…' ended with \(code)")
        }
    }
}

/// Something did not run.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
