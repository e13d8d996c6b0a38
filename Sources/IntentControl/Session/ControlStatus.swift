/// What the process tells its caller; the numbers of sysexits.h.
package enum ControlStatus: Int32, Hashable, Sendable {
    case done = 0
    case failed = 1
    case wrongUsage = 64
    /// A definition, value or name is wrong.
    case wrongData = 65
    case inputMissing = 66
    /// A store or an option's provider cannot be reached.
    case unavailable = 69
    /// A bug of ours.
    case ourBug = 70
    case cannotCreate = 73
    case inputOutput = 74
    case changedMeanwhile = 75
    case notPermitted = 77
    /// By the person who runs it.
    case cancelled = 130
}
