/// The name under which the running program was called. ArgumentParser asks for it in static members, so it is
/// bound to the task that parses.
enum ProgramName {
    @TaskLocal static var current = standard

    /// Where nothing tells how the program was called.
    static let standard = "intentctl"

    /// From how the program was called: the last part of the path.
    static func name(ofPath path: String) -> String? {
        path.split(separator: "/").last.map(String.init)
    }
}
