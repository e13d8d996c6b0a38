import Foundation
import IntentTestSupport
import Testing

/// What happens to the commands of options when `intentctl` is interrupted.
@Suite(.timeLimit(.minutes(2))) struct InterruptTests {
    /// The script and its child keep the pipe open for writing until both have ended.
    private static let script = "#!/bin/sh\nexec 3> ../pipe\necho started >&3\nsleep 60\n"

    @Test(arguments: [["options", "drive", "car"], ["set", "drive", "car=lock"]])
    func `Ctrl-C kills the running command and its children`(arguments: [String]) async throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            intentDefinition: 1
            types: { Car: { optionsFrom: { command: [./list.sh] } } }
            intents: { Drive: { parameters: { car: Car } } }
            widgets: { Drive: { intent: Drive, families: [systemSmall] } }
            """, to: "definitions/drive.intent.yaml")
        try sandbox.write(Self.script, to: "definitions/list.sh")
        try await expectEqual(sandbox.shell("chmod 755 definitions/list.sh; mkfifo pipe").status, 0)
        try await expectEqual(sandbox.intentctl("add", "Drive", "--family", "systemSmall", "--id", "drive").status, 0)
        try await expectEqual(sandbox.intentctl("trust", "--yes").status, 0)

        let reader = try sandbox.stream(program: "/usr/bin/timeout", ["20", "/bin/cat", "pipe"])
        // Background jobs of a shell ignore SIGINT; this is not one.
        let running = try sandbox.stream(
            program: "/usr/bin/env", ["--default-signal=INT", BuiltProduct.path("intentctl")] + arguments)
        await expectEqual(reader.nextLine(), "started")
        running.interrupt()
        await expectEqual(running.status(), 130)
        await expectEqual(reader.nextLine(), nil)
        await expectEqual(reader.status(), 0, "the command or its child still runs")
        try await expectEqual(sandbox.intentctl("get", "drive", "car"), .success("car:\n"))
    }
}
