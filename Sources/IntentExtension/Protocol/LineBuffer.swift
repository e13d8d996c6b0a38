/// Bytes as they come, cut into lines.
package struct LineBuffer: Sendable {
    /// What stands at the front of the bytes.
    package enum Part: Hashable, Sendable {
        /// A whole line, without its end.
        case line([UInt8])
        /// The line is longer than allowed; nothing after it can be trusted.
        case tooLong
    }

    private let longestLine: Int
    private var bytes: [UInt8] = []
    /// Where the first line begins that was not given yet.
    private var start = 0
    /// From where on no end of a line was looked for.
    private var searched = 0

    package init(longestLine: Int) {
        self.longestLine = longestLine
    }

    /// How much has come of a line without an end.
    package var unfinishedCount: Int { bytes.count - start }

    package mutating func append(_ more: UnsafeRawBufferPointer) {
        if start > 0 {
            bytes.removeSubrange(..<start)
            searched -= start
            start = 0
        }
        bytes.append(contentsOf: more)
    }

    /// All that was not given yet, with line ends and all.
    package mutating func takeAll() -> [UInt8] {
        defer { self = LineBuffer(longestLine: longestLine) }
        return Array(bytes[start...])
    }

    /// Nil where more bytes are needed.
    package mutating func next() -> Part? {
        guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
            searched = bytes.count
            return unfinishedCount > longestLine ? .tooLong : nil
        }
        guard end - start <= longestLine else { return .tooLong }
        defer {
            start = end + 1
            searched = start
        }
        return .line(Array(bytes[start..<end]))
    }
}
