/// How much resident memory an extension may hold.
public struct MemoryLimit: Hashable, Sendable, CustomStringConvertible {
    /// 1 or more.
    public let bytes: Int

    /// - Precondition: `bytes` is 1 or more.
    public init(bytes: Int) {
        precondition(bytes >= 1, "a limit leaves room for something")
        self.bytes = bytes
    }

    /// 30 MB, what developers report of widget extensions on Apple's systems; Apple publishes no number.
    public static let apple = MemoryLimit(bytes: 30_000_000)

    /// Reads `apple`, or a number with its unit: `30MB`, `512KB`, `1GB` (of 1000), `32MiB` (of 1024), `30000000`.
    /// - Returns: Nil for other texts, and for less than one byte.
    public init?(_ text: String) {
        if text == "apple" {
            self = .apple
            return
        }
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits), let unit = Self.units[String(text.dropFirst(digits.count))] else { return nil }
        let (bytes, isTooLarge) = number.multipliedReportingOverflow(by: unit)
        guard bytes >= 1, !isTooLarge else { return nil }
        self.bytes = bytes
    }

    private static let units = [
        "": 1, "B": 1, "KB": 1000, "MB": 1_000_000, "GB": 1_000_000_000, "KiB": 1 << 10, "MiB": 1 << 20,
        "GiB": 1 << 30,
    ]

    /// In megabytes: `30 MB`.
    public var description: String { Self.text(ofBytes: bytes) }

    static func text(ofBytes bytes: Int) -> String {
        let tenths = (bytes + 50_000) / 100_000
        return tenths % 10 == 0 ? "\(tenths / 10) MB" : "\(tenths / 10).\(tenths % 10) MB"
    }
}
