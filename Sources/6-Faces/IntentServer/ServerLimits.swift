/// The limits of the server: how much a client may send, and how long it may take.
package struct ServerLimits: Hashable, Sendable {
    /// The largest size of a request's address and header fields together, in bytes.
    package var headerBytes = 16 << 10
    /// The largest size of a request's content in bytes.
    package var bodyBytes = 1 << 20
    /// The largest size of a document to import in bytes. It is never kept as a whole.
    package var importBytes = 64 << 20
    /// How long a request may take to arrive, with its content. A document to import may take longer, as long as a part of it
    /// arrives within this time.
    package var requestTime = Duration.seconds(10)
    /// How long the board may take to answer.
    package var answerTime = Duration.seconds(60)
    /// How long a client may take to accept a part of an answer. A slower reader is disconnected.
    package var writeTime = Duration.seconds(10)
    /// How long a connection may be idle between two requests.
    package var idleTime = Duration.seconds(60)
    /// How long the server waits for answers that are being sent when it stops.
    package var stopTime = Duration.seconds(2)
    /// How long a client has to read the last answer before the connection is closed.
    var drainTime = Duration.seconds(1)
    /// How many connections are open at the same time. Others wait until one is closed.
    package var connections = 1_024
    /// How many event streams are open at the same time.
    package var eventStreams = 256

    package init() {}

    /// The largest size of a request's address in bytes.
    var addressBytes: Int { headerBytes / 2 }
    /// The largest number of header fields.
    var headerFields: Int { 128 }
}

extension ServerLimits {
    /// The limits that a setting such as `connections=200` changes.
    private static let settings: [(name: String, set: @Sendable (inout ServerLimits, Int) -> Void)] = [
        ("header-bytes", { $0.headerBytes = $1 }), ("body-bytes", { $0.bodyBytes = $1 }),
        ("import-bytes", { $0.importBytes = $1 }), ("request-seconds", { $0.requestTime = .seconds($1) }),
        ("answer-seconds", { $0.answerTime = .seconds($1) }), ("write-seconds", { $0.writeTime = .seconds($1) }),
        ("idle-seconds", { $0.idleTime = .seconds($1) }), ("connections", { $0.connections = $1 }),
        ("event-streams", { $0.eventStreams = $1 }),
    ]

    /// The names of all limits.
    package static var names: [String] { settings.map(\.name) }

    /// Changes a limit.
    /// - Parameter setting: A name, an equals sign, and a whole number from 1.
    /// - Throws: ``ServerSettingsError`` if the setting has another form or is out of range.
    package mutating func change(_ setting: String) throws(ServerSettingsError) {
        let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let (name, set) = Self.settings.first(where: { $0.name == parts[0] }) else {
            throw ServerSettingsError(
                "usage",
                "'\(setting)' is not a limit; write NAME=NUMBER with one of \(Self.names.joined(separator: ", "))"
            )
        }
        // A header must have space for the fields that every browser sends.
        let range = name == "header-bytes" ? 4_096...(1 << 20) : 1...(1 << 30)
        guard let number = Int(parts[1]), range.contains(number) else {
            throw ServerSettingsError(
                "usage", "the limit \(name) is \(range.lowerBound) to \(range.upperBound), not '\(parts[1])'")
        }
        set(&self, number)
    }
}

/// The reason why a server cannot be started with its settings.
package struct ServerSettingsError: Error, Hashable, CustomStringConvertible {
    /// A code for scripts, in camel case.
    package let code: String
    /// A phrase without a full stop.
    package let description: String

    package init(_ code: String, _ description: String) {
        self.code = code
        self.description = description
    }
}
