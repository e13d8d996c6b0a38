internal import IntentSystem

/// One of the process's output streams, written without a buffer.
package enum StandardStream: Sendable {
    case output, error

    package var isTerminal: Bool { descriptor.isTerminal }

    /// The number of columns of the terminal; nil if the stream is no terminal or the terminal does not report it.
    package var terminalColumns: Int? { descriptor.terminalColumns }

    /// Whether standard input is a terminal.
    package static var isInputTerminal: Bool { Descriptor.standardInput.isTerminal }

    package func style(environment: Environment = .process) -> TextStyle {
        TextStyle(isTerminal: isTerminal, environment: environment)
    }

    /// Whether text on the stream is colored, by the process's environment.
    package var showsColor: Bool { style().hasColor }

    /// Writes all of the text.
    /// - Throws: `inputOutput` if the reader has closed the stream or the device is full.
    package func write(_ text: String) throws(CommandError) {
        try write { descriptor throws(SystemFailure) in try descriptor.writeAll(text) }
    }

    /// Writes a document that can contain text from elsewhere; see ``TextStyle/document(_:)``.
    package func write(document: String) throws(CommandError) {
        try write(style().document(document))
    }

    /// Writes all bytes.
    package func write(bytes: [UInt8]) throws(CommandError) {
        try write { descriptor throws(SystemFailure) in try descriptor.writeAll(bytes) }
    }

    private func write(_ body: (Descriptor) throws(SystemFailure) -> Void) throws(CommandError) {
        do throws(SystemFailure) {
            try body(descriptor)
        } catch {
            let name = self == .output ? "standard output" : "standard error"
            throw CommandError(.inputOutput, "outputClosed", "\(name) cannot be written: \(error.message)")
        }
    }

    /// Opens `/dev/null` for standard streams that are closed, so that no file opened later, such as the store,
    /// receives the number of one and with it what is written to the stream.
    package static func reserveClosedDescriptors() {
        Descriptor.reserveStandardStreams()
    }

    private var descriptor: Descriptor { self == .output ? .standardOutput : .standardError }
}
