import Foundation

/// Expands the macros of the module SwiftUI.
///
/// The compiler starts this program and sends it requests. Each message, in both directions, is JSON text after its
/// length in eight bytes, the lowest first. Every macro expands to nothing, so no request is read beyond its kind, and
/// the program needs no library for Swift's syntax.
@main
enum SwiftUIMacros {
    static func main() throws {
        while let request = try readMessage() {
            try write(reply(to: request))
        }
    }

    /// Returns the answer to a request: the version of the protocol, or an expansion without source text.
    private static func reply(to request: Data) -> Data {
        let message = try? JSONSerialization.jsonObject(with: request) as? [String: Any]
        return Data(
            message?["getCapability"] != nil
                ? #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#.utf8
                : #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#.utf8)
    }

    private static func readMessage() throws -> Data? {
        guard let header = try readExactly(8) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard let count = Int(exactly: length) else { return nil }
        return try readExactly(count)
    }

    /// Returns the next bytes of standard input, or nil at its end.
    private static func readExactly(_ count: Int) throws -> Data? {
        var data = Data()
        while data.count < count {
            guard let part = try FileHandle.standardInput.read(upToCount: count - data.count), !part.isEmpty else {
                return nil
            }
            data += part
        }
        return data
    }

    private static func write(_ message: Data) throws {
        let length = UInt64(message.count)
        let header = Data((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) })
        try FileHandle.standardOutput.write(contentsOf: header + message)
    }
}
