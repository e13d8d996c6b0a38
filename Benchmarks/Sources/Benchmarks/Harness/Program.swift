import CBenchmarks
import Foundation

/// A program that is run to its end.
struct Program: Sendable {
    let path: String
    /// Whether it runs on the first core only.
    private var isOnOneCore = false

    /// Uses the first of these paths that is an executable file; nil if none is.
    init?(_ paths: String...) {
        guard let path = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else { return nil }
        self.path = path
    }

    /// A program that is on the `PATH`; nil if there is none.
    init?(named name: String) {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        guard let path = folders.map({ "\($0)/\(name)" }).first(where: FileManager.default.isExecutableFile(atPath:))
        else { return nil }
        self.path = path
    }

    /// A peer that `Peers/build` compiles; nil if it is not there.
    init?(peer name: String) {
        self.init("\(PackageFolder.path)/.build/peers/\(name)")
    }

    /// This program, whose hidden options run other processes of it.
    static var this: Program {
        get throws(Failure) {
            guard let program = Bundle.main.executablePath.flatMap({ Program($0) }) else {
                throw Failure("this program has no path")
            }
            return program
        }
    }

    var onOneCore: Program {
        var program = self
        program.isOnOneCore = true
        return program
    }

    /// Runs it without its output.
    /// - Throws: ``Failure`` if it cannot be started or does not exit with 0.
    func run(_ arguments: [String]) throws(Failure) {
        let code = withStrings(arguments) { benchmarks_run(path, $0, isOnOneCore ? 1 : 0, nil) }
        guard code == 0 else { throw failure(arguments, code) }
    }

    /// Runs it and returns the memory that it had when it exited: the largest resident memory, and what it shares with no
    /// other process, in bytes; nil if the system does not report it.
    func memory(_ arguments: [String]) throws(Failure) -> (largest: Int, unshared: Int)? {
        var memory = benchmarks_memory()
        let code = withStrings(arguments) { benchmarks_run_for_memory(path, $0, &memory) }
        guard code == 0 else { throw failure(arguments, code) }
        guard memory.largest > 0 else { return nil }
        return (Int(memory.largest) * 1_024, Int(memory.unshared) * 1_024)
    }

    /// Runs it and returns what it prints, with what it prints to standard error.
    ///
    /// The output is a file, because a server that the program leaves running would keep a pipe open.
    func output(_ arguments: [String]) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        let code = withStrings(arguments) { benchmarks_run(path, $0, isOnOneCore ? 1 : 0, file.path) }
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        guard code == 0 else { throw Failure("\(failure(arguments, code)): \(text.suffix(500))") }
        return text
    }

    private func withStrings(_ arguments: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> CInt)
        -> CInt
    {
        let strings = ([path] + arguments).map { strdup($0) } + [nil]
        defer { for string in strings { free(string) } }
        return body(strings)
    }

    private func failure(_ arguments: [String], _ code: CInt) -> Failure {
        Failure("'\(path) \(arguments.prefix(2).joined(separator: " "))…' exited with \(code)")
    }
}

/// A process that receives lines and answers them with lines.
///
/// It exits when its input is closed, at the latest when this process exits. `@unchecked Sendable`: one task uses it at a
/// time.
final class LineProcess: @unchecked Sendable {
    private let path: String
    private let input: FileHandle
    private let output: FileHandle
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// - Parameter path: By default this program.
    init(path: String? = nil, _ arguments: [String] = []) throws {
        let process = Process()
        process.executableURL = path.map { URL(fileURLWithPath: $0) } ?? Bundle.main.executableURL
        process.arguments = arguments
        let input = Pipe(), output = Pipe()
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        (self.input, self.output) = (input.fileHandleForWriting, output.fileHandleForReading)
        self.path = process.executableURL?.path ?? ""
    }

    /// - Parameter line: Without its line feed.
    func send(_ line: String) throws {
        try input.write(contentsOf: Data((line + "\n").utf8))
    }

    /// Returns the next line, including its line feed.
    func line() throws -> String {
        var line: [UInt8] = []
        repeat {
            let count = read(output.fileDescriptor, &buffer, buffer.count)
            guard count > 0 else { throw Failure("'\(path)' exited") }
            line += buffer[..<count]
        } while line.last != UInt8(ascii: "\n")
        return String(decoding: line, as: UTF8.self)
    }

    func answer(to line: String) throws -> String {
        try send(line)
        return try self.line()
    }
}

/// The folder of this package.
enum PackageFolder {
    static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardizedFileURL.path
}

/// An error that stops the benchmarks.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
