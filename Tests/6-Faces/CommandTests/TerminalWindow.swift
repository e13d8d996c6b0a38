import Foundation

/// A program in a terminal of its own, which tmux emulates.
///
/// Tests wait for what the screen shows, and look at it again after the program has written something.
final class TerminalWindow {
    static let tmux = "/usr/bin/tmux"
    static let isAvailable = FileManager.default.isExecutableFile(atPath: tmux)

    struct TimedOut: Error, CustomStringConvertible {
        let screen: String

        var description: String { "the screen stayed:\n\(screen)" }
    }

    /// Its folder lasts as long as the terminal.
    private let sandbox: Sandbox
    private let control: TerminalControl
    /// A pipe that the programs in the terminal keep open.
    private let programs: Int32

    /// Starts a shell command, whose exit status the screen then shows, as in `exit 130`.
    init(
        _ command: String, in sandbox: Sandbox, columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
    ) async throws {
        self.sandbox = sandbox
        let name = UUID().uuidString.prefix(8)
        let (socket, pipe) = ("\(sandbox.path)/tmux-\(name)", "\(sandbox.path)/programs-\(name)")
        mkfifo(pipe, 0o600)
        programs = Foundation.open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        let variables = ["TERM": "tmux-256color"].merging(environment) { $1 }
        let assignments = variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
        let program = try BuiltProduct.path("intentctl")
        // The shell prints the status on the normal screen, and `cat` keeps the window open.
        let line = """
            exec 9>'\(pipe)'; export \(assignments); intentctl='\(program)'; \(command); echo "exit $?"; exec cat
            """
        control = try TerminalControl(
            Self.tmux,
            [
                "-u", "-f", "/dev/null", "-S", socket, "-C", "new-session", "-x", "\(columns)", "-y", "\(rows)",
                "/bin/sh", "-c", line,
            ],
            folder: sandbox.path, environment: sandbox.environment)
        try await control.reply()
        // The server and its terminal end with the control mode.
        try await tmux("set-option", "destroy-unattached", "on")
    }

    /// Waits for the programs to end: one that saves a draft would create a removed folder again.
    deinit {
        close()
        var ending = pollfd(fd: programs, events: 0, revents: 0)
        poll(&ending, 1, 10_000)
        Foundation.close(programs)
    }

    /// Closes the terminal, as a lost connection does: programs in it receive SIGHUP.
    func close() {
        control.close()
    }

    /// Presses keys by their names in tmux, such as `Enter`, `C-c` or `S-Up`.
    func press(_ keys: String...) async throws {
        try await tmux(["send-keys"] + keys)
    }

    func type(_ text: String) async throws {
        try await tmux("send-keys", "-l", text)
    }

    /// Pastes text as a terminal does, between the marks of a bracketed paste if the program asked for them.
    func paste(_ text: String) async throws {
        try await tmux("set-buffer", text)
        try await tmux("paste-buffer", "-p")
    }

    func resize(columns: Int, rows: Int) async throws {
        try await tmux("resize-window", "-x", "\(columns)", "-y", "\(rows)")
    }

    /// Returns what the screen shows.
    /// - Parameter withColors: Whether the text contains the escape sequences of colors and emphasis.
    func screen(withColors: Bool = false) async throws -> String {
        try await tmux(["capture-pane", "-p"] + (withColors ? ["-e"] : []))
    }

    /// Waits until the screen contains all texts.
    @discardableResult
    func wait(for texts: String..., without absent: String? = nil) async throws -> String {
        try await wait { screen in
            texts.allSatisfy(screen.contains) && absent.map(screen.contains) != true
        }
    }

    /// Waits until the screen satisfies a condition.
    /// - Returns: The screen.
    @discardableResult
    func wait(until isDone: (String) -> Bool) async throws -> String {
        let deadline = ContinuousClock.now + .seconds(60)
        while true {
            let seen = control.outputs
            let screen = try await screen()
            if isDone(screen) { return screen }
            guard try await control.nextOutput(after: seen, until: deadline) else { throw TimedOut(screen: screen) }
        }
    }

    @discardableResult
    private func tmux(_ arguments: String...) async throws -> String {
        try await tmux(arguments)
    }

    @discardableResult
    private func tmux(_ arguments: [String]) async throws -> String {
        try await control.run(arguments)
    }
}
