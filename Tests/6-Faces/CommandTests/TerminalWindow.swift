import Foundation

/// A program in a terminal of its own, which tmux emulates.
///
/// Tests wait for what the screen shows. Asking tmux takes a few milliseconds, so that a loop around it is no busy loop.
final class TerminalWindow {
    static let tmux = "/usr/bin/tmux"
    static let isAvailable = FileManager.default.isExecutableFile(atPath: tmux)

    struct TimedOut: Error, CustomStringConvertible {
        let screen: String

        var description: String { "the screen stayed:\n\(screen)" }
    }

    private let sandbox: Sandbox
    private let socket: String
    /// The server runs in the foreground: `Process` would wait for a daemon, which inherits its descriptors.
    private let server = Process()

    /// Starts a shell command, whose exit status the screen then shows, as in `exit 130`.
    init(
        _ command: String, in sandbox: Sandbox, columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
    ) async throws {
        self.sandbox = sandbox
        socket = "\(sandbox.path)/tmux-\(UUID().uuidString.prefix(8))"
        let variables = ["TERM": "tmux-256color"].merging(environment) { $1 }
        let assignments = variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
        let program = try BuiltProduct.path("intentctl")
        // The shell prints the status on the normal screen, and `cat` keeps the window open.
        let line = "export \(assignments); intentctl='\(program)'; \(command); echo \"exit $?\"; exec cat"
        server.executableURL = URL(fileURLWithPath: Self.tmux)
        server.arguments = ["-D", "-S", socket, "-f", "/dev/null"]
        server.currentDirectoryURL = URL(fileURLWithPath: sandbox.path)
        server.environment = sandbox.environment
        server.standardInput = FileHandle.nullDevice
        server.standardOutput = FileHandle.nullDevice
        server.standardError = FileHandle.nullDevice
        try server.run()
        let start = [
            "-N", "-u", "-S", socket, "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
            "/bin/sh -c '\(line.replacingOccurrences(of: "'", with: #"'\''"#))'",
        ]
        let deadline = ContinuousClock.now + .seconds(60)
        // The server needs a moment until it listens.
        while try await sandbox.finish(Self.tmux, start, input: "").status != 0 {
            if ContinuousClock.now > deadline { throw TimedOut(screen: "tmux does not start") }
        }
    }

    deinit {
        close()
    }

    /// Closes the terminal, as a lost connection does: programs in it receive SIGHUP.
    func close() {
        // A killed server closes its terminals. Waiting for it here could block a thread that another test needs.
        if server.isRunning { kill(server.processIdentifier, SIGKILL) }
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
            let screen = try await screen()
            if isDone(screen) { return screen }
            if ContinuousClock.now > deadline { throw TimedOut(screen: screen) }
        }
    }

    @discardableResult
    private func tmux(_ arguments: String...) async throws -> String {
        try await tmux(arguments)
    }

    @discardableResult
    private func tmux(_ arguments: [String]) async throws -> String {
        try await sandbox.finish(Self.tmux, ["-S", socket] + arguments, input: "").output
    }
}
