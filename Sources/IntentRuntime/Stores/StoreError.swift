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
        /// The store cannot be opened or reached, for example because the folder does not exist.
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
    }

    /// The kind of the failure.
    public let code: Code
    /// A message for the person who runs the program. It contains no values of instances.
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

extension StoreError {
    package static func unknownInstance(_ id: InstanceID) -> StoreError {
        StoreError(.unknownInstance, "unknown instance '\(id)'")
    }

    package static func instanceExists(_ id: InstanceID) -> StoreError {
        StoreError(.instanceExists, "'\(id)' is or was in use; identifiers are never reused")
    }
}
