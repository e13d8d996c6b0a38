import IntentRuntime
package import IntentSystem

/// Timeouts and limits that an ``ExtensionHost`` applies to its extension.
public struct ExtensionSettings: Sendable {
    /// The time without requests after which the process is stopped. The next request starts it again.
    public var idleTimeout: Duration
    /// The maximum time between the start of the process and its first message.
    public var startTimeout: Duration
    /// The time that a handler may continue to run after its request was canceled. Then the host kills the process,
    /// which frees its memory, and sends the other pending requests to a new one.
    public var cancellationGracePeriod: Duration
    /// The maximum resident memory of the process; nil for no limit. It is measured at each answer, and every 50
    /// milliseconds while an answer is pending. Where ``isMemoryMeasured`` is false, the limit has no effect, and `log`
    /// receives a line that says so.
    public var memoryLimit: MemoryLimit?
    /// A closure that receives each line that the process writes to standard error, without its line feed and with dots in place
    /// of secrets that the process has received; nil to discard them. It is called on a thread of the host. The reason of a crash
    /// contains the last lines in either case.
    public var log: (@Sendable (String) -> Void)?

    /// The clock that schedules timeouts.
    package var deadlines: any DeadlineScheduling

    /// Creates settings: by default 30 seconds of idle time, 10 seconds to start, 1 second after a cancellation, and no
    /// memory limit.
    public init(
        idleTimeout: Duration = .seconds(30), startTimeout: Duration = .seconds(10),
        cancellationGracePeriod: Duration = .seconds(1), memoryLimit: MemoryLimit? = nil,
        log: (@Sendable (String) -> Void)? = nil
    ) {
        self.idleTimeout = idleTimeout
        self.startTimeout = startTimeout
        self.cancellationGracePeriod = cancellationGracePeriod
        self.memoryLimit = memoryLimit
        self.log = log
        deadlines = DeadlineThread()
    }
}

extension ExtensionSettings {
    /// Whether this system reports the resident memory of other processes, without which there is no memory limit: true on
    /// Linux with `/proc`, and on macOS.
    public static var isMemoryMeasured: Bool { CurrentProcess.residentBytes != nil }
}

/// The maximum resident memory of an extension.
public struct MemoryLimit: Hashable, Sendable, CustomStringConvertible {
    /// The number of bytes, at least 1.
    public let bytes: Int

    /// Creates a limit of a number of bytes.
    /// - Precondition: `bytes` is at least 1.
    public init(bytes: Int) {
        precondition(bytes >= 1, "a memory limit must be at least one byte")
        self.bytes = bytes
    }

    /// 30 MB, the limit that developers observe for widget extensions on Apple platforms. Apple documents no number.
    public static let apple = MemoryLimit(bytes: 30_000_000)

    /// Creates a limit from a text: `apple`, or a number with an optional unit, such as `30MB`, `512KB` or `1GB` (powers of
    /// 1000), `32MiB` (powers of 1024) or `30000000` (bytes).
    ///
    /// The result is nil for any other text and for less than one byte.
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

    /// The limit in megabytes, such as `30 MB`.
    public var description: String { Self.text(ofBytes: bytes) }

    /// Returns a number of bytes in megabytes, with at most one decimal place.
    static func text(ofBytes bytes: Int) -> String {
        let tenths = bytes / 100_000 + (bytes % 100_000 >= 50_000 ? 1 : 0)
        return tenths % 10 == 0 ? "\(tenths / 10) MB" : "\(tenths / 10).\(tenths % 10) MB"
    }
}
