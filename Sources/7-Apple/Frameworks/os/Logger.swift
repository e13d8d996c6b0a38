// Other packages use a module `os` wherever it can be imported, so this one needs no other module and no library: not even the
// C module, which only a file with `import os.log` needs.
#if canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

/// Writes messages to standard error, one a line: those of the levels that Apple's systems keep, which are notices, warnings,
/// errors and faults.
public struct Logger: Sendable {
    private let log: OSLog

    public init() { log = .default }
    public init(_ log: OSLog) { self.log = log }
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    public func log(_ message: OSLogMessage) { log(level: .default, message) }
    public func log(level: OSLogType, _ message: OSLogMessage) { log.record(message.text, level) }
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// Where messages come from.
public final class OSLog: Sendable {
    /// A category with a meaning for tools.
    public struct Category: Hashable, Sendable {
        let name: String

        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        public static let dynamicTracing = Category(name: "DynamicTracing")
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    public static let `default` = OSLog(subsystem: "", category: "")
    /// Messages that are not written.
    public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

    private let category: String
    private let isEnabled: Bool

    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isEnabled: true)
    }

    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name)
    }

    private init(subsystem: String, category: String, isEnabled: Bool) {
        self.category = category
        self.isEnabled = isEnabled
    }

    /// Whether messages of a level are written.
    public func isEnabled(type: OSLogType) -> Bool { isEnabled && type != .info && type != .debug }

    func record(_ message: String, _ level: OSLogType) {
        guard isEnabled(type: level) else { return }
        var line = (category.isEmpty ? message : "\(category): \(message)") + "\n"
        line.withUTF8 { bytes in _ = write(2, bytes.baseAddress, bytes.count) }
    }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = OSLogType(0)
    public static let info = OSLogType(1)
    public static let debug = OSLogType(2)
    public static let error = OSLogType(16)
    public static let fault = OSLogType(17)
}

/// Writes a message with conversions such as `%@` and `%{private}d`, each replaced by the text of an argument.
public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...
) {
    log.record(formatted("\(message)", arguments), type)
}

/// Writes a message with conversions such as `%@` and `%{private}d`, each replaced by the text of an argument.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: Any...) {
    log.record(formatted("\(message)", arguments), type)
}

@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.record(message.text, .default) }

@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { log.record(message.text, type) }

func formatted(_ format: String, _ arguments: [Any]) -> String {
    var remaining = arguments[...]
    return format.replacing(/%(\{[^}]*\})?[-+ #0-9.*]*(hh|h|ll|l|q|z|t|j)?[a-zA-Z@%]/) { match -> String in
        if match.output.0.hasSuffix("%") { return "%" }
        let argument = remaining.popFirst().map { "\($0)" } ?? ""
        let isHidden = match.output.1.map { $0.contains("private") || $0.contains("sensitive") } ?? false
        return isHidden ? OSLogPrivacy.hidden : argument
    }
}
