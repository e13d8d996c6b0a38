/// The name under which the running program was called.
enum ProgramName {
    static var current: String { ControlContext.running?.programName ?? standard }

    /// Where nothing tells how the program was called.
    static let standard = "intentctl"

    /// From how the program was called: the last part of the path.
    static func name(ofPath path: String) -> String? {
        path.split(separator: "/").last.map(String.init)
    }
}
