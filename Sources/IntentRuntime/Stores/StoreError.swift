/// A store could not do what was asked; nothing was changed, but see ``Code/unknownOutcome``.
public struct StoreError: Error, Sendable {
    /// Open, so that a new one breaks no switch.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        /// The code as programs and the command line's JSON name it: `readOnly`.
        public let description: String

        init(_ name: String) {
            description = name
        }

        /// No such instance was ever placed.
        public static let unknownInstance = Code("unknownInstance")
        /// The id is in use, or was.
        public static let instanceExists = Code("instanceExists")
        /// Cannot be opened or reached: no such folder, no permission, not a regular place.
        public static let unavailable = Code("unavailable")
        /// Can be read, not written.
        public static let readOnly = Code("readOnly")
        /// Not a store, cut short, or damaged.
        public static let damaged = Code("damaged")
        /// Written by another major version of the file format.
        public static let otherVersion = Code("otherVersion")
        /// Somebody else's, a link, or readable by others.
        public static let notPermitted = Code("notPermitted")
        /// The disk is full, or reading or writing failed.
        public static let inputOutput = Code("inputOutput")
        /// The connection was lost while a write was committed, or the disk failed to synchronise it, and nobody can tell
        /// whether it happened: read before writing again.
        public static let unknownOutcome = Code("unknownOutcome")
    }

    /// What kind of failure.
    public let code: Code
    /// One sentence for the person who runs the program, without values of instances.
    public let message: String
    /// What the system or the database said; for logs, not for people.
    public let underlying: (any Error)?

    /// For implementations of ``InstanceStore``.
    public init(_ code: Code, _ message: String, underlying: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.underlying = underlying
    }
}
