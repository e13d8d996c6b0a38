import Foundation

/// An extension that is asked in the words of its protocol, without a host.
///
/// `@unchecked Sendable`: used by one task at a time.
final class AskedExtension: @unchecked Sendable {
    private let input: FileHandle
    private let output: FileHandle
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// It ends with its input, so at the latest with this process.
    init(path: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        let input = Pipe(), output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        (self.input, self.output) = (input.fileHandleForWriting, output.fileHandleForReading)
        guard try line().contains(#""kind":"hello""#) else { throw Failure("'\(path)' is no extension") }
    }

    /// A line that asks for a page of a hundred options. One is open at a time, so all may have the same number.
    static func question(_ searchTerm: String?) -> String {
        let search = searchTerm.map { #","searchTerm":"\#($0)""# } ?? ""
        return #"{"kind":"options","id":1,"intent":"Stops","parameter":"stops","instance":"k3x9w2ab","#
            + #""widget":"com.example.stops","family":"systemMedium","locale":"en","milliseconds":4990,"values":{},"#
            + #""limit":100\#(search)}"# + "\n"
    }

    func answer(to question: String) throws -> String {
        try input.write(contentsOf: Data(question.utf8))
        return try line()
    }

    /// With its end.
    private func line() throws -> String {
        var line: [UInt8] = []
        repeat {
            let count = read(output.fileDescriptor, &buffer, buffer.count)
            guard count > 0 else { throw Failure("the extension ended") }
            line += buffer[..<count]
        } while line.last != UInt8(ascii: "\n")
        return String(decoding: line, as: UTF8.self)
    }
}
