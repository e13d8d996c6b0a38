import Foundation
import IntentTestSupport
import Testing

/// The completion scripts in the shells themselves.
@Suite(.blocking) struct CompletionTests {
    private let sandbox: Sandbox

    init() async throws {
        sandbox = try await Sandbox.withDeskInstance()
        try sandbox.write(
            Definitions.shelves.replacingOccurrences(of: #""top""#, with: #""$(touch pwned) `touch pwned`""#),
            to: "definitions/data/shelves.json")
        let program = URL(fileURLWithPath: try BuiltProduct.path("intentctl")).deletingLastPathComponent().path
        sandbox.environment["PATH"] = "\(program):/usr/bin:/bin"
        // On a busy machine, an answer may take longer than a person waits.
        sandbox.environment["INTENT_COMPLETION_TIMEOUT"] = "30000"
    }

    /// Writes the completion script of a shell to a file of the sandbox, such as `intentctl.fish`.
    @discardableResult
    private func writeScript(for shell: String) async throws -> String {
        let script = try await sandbox.intentctl("--generate-completion-script", shell).output
        try sandbox.write(script, to: "intentctl.\(shell)")
        return script
    }

    /// Lines of a command, and the names and titles that complete them.
    private static let completions: [(line: String, completions: [String])] = [
        ("set ", ["desk\tcom.example.desk systemMedium"]), ("set de", ["desk\tcom.example.desk systemMedium"]),
        ("set desk mo", ["mode=\tMode"]), ("set desk mode=", ["mode=bright\tBright", "mode=dim\tDim"]),
        ("set desk showLabels=", ["showLabels=false", "showLabels=true"]),
        ("set desk lamps=left,", ["lamps=left,floor\tFloor Lamp, by the door", "lamps=left,right\tRight Lamp"]),
        ("set desk lamps-=", ["lamps-=left\tthe current value", "lamps-=right\tthe current value"]),
        ("set desk lamps+=", ["lamps+=floor\tFloor Lamp, by the door"]),
        ("set desk shelf=l", ["shelf=low\tLow␛[31m Shelf"]),
        ("set desk labelSize=", ["labelSize=12\tthe current value"]), ("set desk robot=", []),
        ("set desk nothing=", []), ("set nobody mo", []), ("set desk mode:=", []),
        ("add DeskWidget mode=d", ["mode=dim\tDim"]),
        ("add ", ["Clock", "com.example.desk\tDesk"]),
        ("get desk sh", ["share\tShare", "shelf\tShelf", "showLabels\tShow Labels"]),
        (
            "resize desk --family ",
            ["systemMedium", "systemSmall"].map { $0 + "\tThe new size, such as systemLarge." }
        ),
        ("add Clock --family ", ["systemSmall\tThe size, such as systemSmall."]),
    ]

    @Test(.enabled(if: Shell.isInstalled("fish")))
    func `fish offers names and values with their titles`() async throws {
        let conditions = try await writeScript(for: "fish").split(separator: "\n").filter {
            $0.hasPrefix("complete -c 'intentctl' -n ")
        }
        // Without this condition, each of them would parse the line.
        #expect(conditions.count > 400 && conditions.allSatisfy { $0.contains(" -n '__intentctl_is_command \"") })
        // One shell completes every line, because it starts slowly.
        let mark = "end of completions"
        let commands = Self.completions.map { "complete --do-complete='intentctl \($0.line)'; echo \(mark)" }
        let script = (["source intentctl.fish"] + commands).joined(separator: "; ")
        let outcome = try await sandbox.shell("fish --no-config -c \"\(script)\"")
        let answers = outcome.output.components(separatedBy: "\(mark)\n").dropLast()
        expectEqual(answers.count, Self.completions.count)
        for (expected, answer) in zip(Self.completions, answers) {
            let found = answer.split(separator: "\n").map(String.init)
            expectEqual(found.sorted(), expected.completions.sorted(), "\(expected.line)")
        }
        #expect(!sandbox.exists("pwned"))
    }

    @Test(.enabled(if: Shell.isInstalled("bash")))
    func `bash completes values behind an equals sign`() async throws {
        try await writeScript(for: "bash")
        let shell = try Shell("bash", ["--norc", "--noprofile", "-i"], in: sandbox)
        try shell.prepare("bind 'set bell-style none'; source intentctl.bash")
        expectEqual(shell.completed("intentctl set de"), "intentctl set desk ")
        expectEqual(shell.completed("intentctl set desk mo"), "intentctl set desk mode=")
        expectEqual(shell.completed("intentctl set desk mode=d"), "intentctl set desk mode=dim ")
        expectEqual(shell.completed("intentctl set desk lamps=left,r"), "intentctl set desk lamps=left,right ")
        expectEqual(shell.completed("intentctl set desk lamps+=f"), "intentctl set desk lamps+=floor ")
        expectEqual(shell.completed("intentctl add DeskWidget mode=b"), "intentctl add DeskWidget mode=bright ")
        // What a completion contains is quoted and never run.
        #expect(shell.completed(#"intentctl set desk shelf=\$"#).contains(#"\$\(touch\ pwned\)\ \`touch\ pwned\` "#))
        shell.end()
        #expect(!sandbox.exists("pwned"))
    }

    @Test(.enabled(if: Shell.isInstalled("zsh")))
    func `zsh completes values and shows their titles`() async throws {
        try await writeScript(for: "zsh")
        let shell = try Shell("zsh", ["-f", "-i"], in: sandbox)
        try shell.prepare(
            "unset zle_bracketed_paste; unsetopt beep prompt_sp; autoload -U compinit; compinit -u -D; source intentctl.zsh"
        )
        // zsh may write the space behind a completion twice.
        #expect(shell.completed("intentctl set de").hasPrefix("intentctl set desk "))
        expectEqual(shell.completed("intentctl set desk mo"), "intentctl set desk mode=")
        #expect(shell.completed("intentctl set desk mode=d").hasPrefix("intentctl set desk mode=dim "))
        #expect(shell.completed("intentctl set desk lamps=left,r").hasPrefix("intentctl set desk lamps=left,right "))
        shell.terminal.type("intentctl set desk lamps=\t\t")
        #expect(shell.terminal.wait { $0.contains("-- Floor Lamp, by the door") })
        shell.end()
        #expect(!sandbox.exists("pwned"))
    }
}

/// A shell that a person types into.
final class Shell {
    struct NotReady: Error {
        let text: String
    }

    let terminal: PseudoTerminal
    private let process = Process()
    private var completionCount = 0

    static func isInstalled(_ name: String) -> Bool {
        ["/bin/", "/usr/bin/"].contains { FileManager.default.isExecutableFile(atPath: $0 + name) }
            && FileManager.default.isExecutableFile(atPath: "/usr/bin/setsid")
    }

    /// Starts a shell, which leads a session on a terminal of its own.
    init(_ name: String, _ arguments: [String], in sandbox: Sandbox) throws {
        terminal = try PseudoTerminal(columns: 120)
        process.executableURL = URL(fileURLWithPath: "/usr/bin/setsid")
        process.arguments = ["--ctty", "--wait", name] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: sandbox.path)
        process.environment = sandbox.environment.merging(["TERM": "dumb", "LC_ALL": "C.UTF-8"]) { $1 }
        process.standardInput = terminal.programs
        process.standardOutput = terminal.programs
        process.standardError = terminal.programs
        try process.run()
    }

    /// Sets the prompt and runs a command.
    func prepare(_ command: String) throws {
        terminal.type("PS1='rea''dy> '; \(command)\n")
        guard terminal.wait(until: { $0.contains("ready> ") }) else { throw NotReady(text: terminal.text) }
    }

    /// Types a line and the tab key, and returns the line when it has changed; the line itself if it does not change.
    func completed(_ line: String) -> String {
        let start = terminal.text.utf8.count
        terminal.type(line + "\t")
        func shown(_ text: String) -> String {
            String(decoding: text.utf8.dropFirst(start), as: UTF8.self).replacingOccurrences(of: "\u{7}", with: "")
        }
        _ = terminal.wait { text in
            let shown = shown(text)
            return shown.utf8.count > line.utf8.count
        }
        // The next key is read when the completion is written; it also removes the line. The output of a command then tells
        // that all this is done: an echo of what is typed, or a prompt that is drawn again, does not.
        completionCount += 1
        terminal.type("#\u{15}echo en''d\(completionCount)\n")
        _ = terminal.wait { text in
            guard let end = shown(text).firstRange(of: "end\(completionCount)") else { return false }
            return shown(text)[end.upperBound...].contains("ready> ")
        }
        return String(shown(terminal.text).prefix { $0 != "#" && $0 != "\r" })
    }

    /// Ends the shell, whatever it is doing.
    func end() { terminal.killSession() }
}
