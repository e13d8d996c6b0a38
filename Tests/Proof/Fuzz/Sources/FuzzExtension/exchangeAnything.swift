import FuzzDriver
import IntentExtension

/// Receives any bytes as the lines of an extension, and as those of a host.
func exchangeAnything(_ bytes: [UInt8]) {
    // The size of pieces in which bytes arrive does not change the lines.
    let lines = lines(bytes, size: max(1, bytes.count))
    require(lines == FuzzExtension.lines(bytes, size: 7), "lines depend on how their bytes arrive")
    var host = HostSide()
    for case .line(let line) in lines { host.receive(line) }
    let answering = ExtensionSide()
    for case .line(let line) in lines.prefix(12) { guard answering.receive(line) else { return } }
}

/// Returns the lines of bytes that arrive in pieces, up to one that is too long.
private func lines(_ bytes: [UInt8], size: Int) -> [LineBuffer.Part] {
    var buffer = LineBuffer(maximumLineLength: 4_096)
    var lines: [LineBuffer.Part] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
        bytes[start..<min(start + size, bytes.count)].withUnsafeBytes { buffer.append($0) }
        while let part = buffer.next() {
            lines.append(part)
            if part == .tooLong { return lines }
        }
    }
    return lines
}
