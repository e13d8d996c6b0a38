internal import IntentSystem

/// The exit codes of both programs, with the numbers of `sysexits.h` where it has one.
///
/// Thrown as an error, a status ends a command that has already reported the reason.
package enum CommandStatus: Int32, Error, Hashable, Sendable {
    case success = 0
    /// A check found something, or a failure that no other case names.
    case failure = 1
    case wrongUsage = 64
    /// A definition, value, name or imported file is invalid.
    case invalidData = 65
    case inputMissing = 66
    /// A store, an extension or an option's provider is unavailable.
    case unavailable = 69
    /// A bug of the program.
    case internalError = 70
    case cannotCreate = 73
    case inputOutput = 74
    /// Another writer changed the data first; nothing was written.
    case conflict = 75
    case notPermitted = 77
    case invalidSettings = 78
    /// SIGHUP ended the program, as a terminal does that is closed.
    case hungUp = 129
    /// The user canceled; nothing was written.
    case canceled = 130
    /// SIGTERM ended the program, as a service manager does.
    case terminated = 143

    /// The code of an error's problem when the status says enough.
    var problemCode: String {
        switch self {
        case .success, .failure: "failed"
        case .wrongUsage: "usage"
        case .invalidData: "invalidData"
        case .inputMissing: "missingFile"
        case .unavailable: "unavailable"
        case .internalError: "unexpected"
        case .cannotCreate: "cannotCreate"
        case .inputOutput: "inputOutput"
        case .conflict: "editConflict"
        case .notPermitted: "notPermitted"
        case .invalidSettings: "invalidSettings"
        case .hungUp: "hungUp"
        case .canceled: "cancelled"
        case .terminated: "terminated"
        }
    }

    /// Ends the process.
    package func exit() -> Never {
        CurrentProcess.exit(rawValue)
    }
}
