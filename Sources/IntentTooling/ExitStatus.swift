/// What the process tells its caller; the numbers of sysexits.h, with the meanings that the commands document.
package struct ExitStatus: RawRepresentable, Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    private init(_ rawValue: Int32) {
        self.rawValue = rawValue
    }

    package static let done = ExitStatus(0)
    /// `--check` or `diff` found something, or a failure that none of the others names.
    package static let found = ExitStatus(1)
    package static let wrongUsage = ExitStatus(64)
    /// A definition, value or name is wrong.
    package static let wrongDefinition = ExitStatus(65)
    package static let inputMissing = ExitStatus(66)
    /// A bug of ours.
    package static let ourBug = ExitStatus(70)
    package static let outputNotCreated = ExitStatus(73)
    package static let inputOutput = ExitStatus(74)
    package static let notPermitted = ExitStatus(77)
    package static let wrongSettings = ExitStatus(78)
}
