/// A failure of a store. Nothing was changed, except possibly with the code ``Code/unknownOutcome``.
public struct StoreError: Error, Sendable {
    /// The kind of a failure. New codes may be added.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        /// The code as it appears in JSON output, such as `readOnly`.
        public let description: String

        init(_ name: String) {
            description = name
        }

        /// The instance was never placed, or it was forgotten.
        public static let unknownInstance = Code("unknownInstance")
        /// The identifier is or was in use.
        public static let instanceExists = Code("instanceExists")
        /// The store does not exist, and the program opened it without creating it.
        public static let missing = Code("missing")
        /// The store cannot be opened or reached, for example because another program keeps it locked.
        public static let unavailable = Code("unavailable")
        /// The store can be read but not written.
        public static let readOnly = Code("readOnly")
        /// The file is not a store, is truncated, or is damaged.
        public static let damaged = Code("damaged")
        /// The store has another major version of the format.
        public static let otherVersion = Code("otherVersion")
        /// The file belongs to another user, is a link, or can be read by others.
        public static let notPermitted = Code("notPermitted")
        /// The disk is full, or reading or writing failed.
        public static let inputOutput = Code("inputOutput")
        /// The connection was lost during a commit, or the disk failed to synchronize. The write may or may not have
        /// taken effect; read the instance before writing again.
        public static let unknownOutcome = Code("unknownOutcome")
        /// The store has a widget host and does not allow a second one.
        public static let hostExists = Code("hostExists")
        /// The lease of a widget host has expired, or another host has taken over. Renew the lease and read the records again.
        public static let leaseLost = Code("leaseLost")
    }

    /// The kind of the failure.
    public let code: Code
    /// A phrase without a full stop for the person who runs the program. It contains no values of instances.
    public let message: String
    /// The error of the system or the database, for logs.
    public let underlying: (any Error)?

    /// Creates an error, for implementations of ``InstanceStore``.
    public init(_ code: Code, _ message: String, underlying: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.underlying = underlying
    }
}

extension StoreError: CustomStringConvertible {
    /// The message on one line.
    public var description: String { message.onOneLine }
}

extension StoreError {
    /// Returns a revision or a sequence number from a database. Arithmetic with it cannot overflow.
    /// - Throws: ``StoreError`` with code `damaged` for a number that no program has written.
    @usableFromInline package static func checkedOrdinal(_ number: Int) throws(StoreError) -> Int {
        guard (1...maximumOrdinal).contains(number) else {
            throw StoreError(.damaged, "the store contains a revision or a sequence number out of range, \(number)")
        }
        return number
    }

    /// The highest integer that JSON numbers represent exactly in all languages.
    private static let maximumOrdinal = 1 << 53

    package static func unknownInstance(_ id: InstanceID) -> StoreError {
        StoreError(.unknownInstance, "unknown instance '\(id)'")
    }

    /// - Parameters:
    ///   - place: The path of the store, or a phrase.
    ///   - host: The name of the other host, and its process if it is known.
    package static func hostExists(at place: String, _ host: String) -> StoreError {
        StoreError(.hostExists, "\(place) already has a host, \(host); stop it first")
    }

    package static let leaseLost = StoreError(
        .leaseLost, "the lease of this host has expired or was taken over, so nothing was written")

    package static func instanceExists(_ id: InstanceID) -> StoreError {
        StoreError(.instanceExists, "'\(id)' is or was in use; identifiers are never reused")
    }
}
