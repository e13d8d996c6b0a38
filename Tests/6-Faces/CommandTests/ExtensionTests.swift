import Foundation
import IntentTestSupport
import Testing

/// `--extension`, with the sample widgets' handlers in a separate process.
struct ExtensionTests {
    /// Returns a sandbox with the shipped definitions and the extension that answers for them.
    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        sandbox.environment["INTENT_DEFINITIONS"] = Definitions.shipped
        sandbox.environment["INTENT_EXTENSIONS"] = try BuiltProduct.path("sample-extension")
        return sandbox
    }

    /// Creates a link to `ExtensionFaults`, which takes the fault from the name it is started with.
    private func fault(_ name: String, in sandbox: Sandbox) throws -> String {
        let link = sandbox.path + "/" + name
        try FileManager.default.createSymbolicLink(
            atPath: link, withDestinationPath: try BuiltProduct.path("ExtensionFaults"))
        return link
    }

    /// Writes an extension without the library that offers one option and refuses all other requests.
    /// - Parameter commands: What the shell does first.
    private func script(_ commands: String = "", in sandbox: Sandbox) throws -> String {
        try sandbox.write(
            #"""
            #!/bin/sh
            \#(commands)
            echo '{"kind":"hello","protocol":1,"minor":0,"intents":[{"name":"WidgetConfig"}]}'
            options='{"sections":[{"items":[{"value":{"identifier":"lock","displayString":"Lock"}}]}]}'
            while read -r line; do
              id=${line#*'"id":'}; id=${id%%[!0-9]*}
              case $line in
                *'"kind":"options"'*) printf '{"kind":"answer","id":%s,"options":%s}\n' "$id" "$options" ;;
                *'"kind":"cancel"'*) ;;
                *) printf '{"kind":"failure","id":%s,"code":"failed","message":"unknown request"}\n' "$id" ;;
              esac
            done

            """#, to: "script")
        let path = sandbox.path + "/script"
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        return path
    }

    @Test func `an extension needs no definitions of its own`() async throws {
        let sandbox = try sandbox()
        let script = try script(in: sandbox)
        sandbox.environment["INTENT_EXTENSIONS"] = script
        let doctor = try await sandbox.intentctl("doctor")
        #expect(doctor.output.contains("ok       extensions: '\(script)' answers for WidgetConfig\n"), "\(doctor)")
        sandbox.environment["INTENT_DEFINITIONS"] = nil
        try await expectEqual(
            sandbox.intentctl("kinds"),
            Outcome(
                status: 69,
                error: """
                    error: the extension '\(script)' has no definitions: unknown request
                    note: pass --definitions PATH, or set INTENT_DEFINITIONS

                    """))
    }

    @Test func `what an extension started ends with a command whose output is closed`() async throws {
        let sandbox = try sandbox()
        _ = try await sandbox.intentctl("add", "CarWidget", "--family", "systemSmall", "--id", "car")
        let pipe = sandbox.path + "/alive"
        try #require(mkfifo(pipe, 0o600) == 0)
        let alive = open(pipe, O_RDONLY | O_NONBLOCK)
        defer { close(alive) }
        // Both processes keep the pipe open as long as they run.
        sandbox.environment["INTENT_EXTENSIONS"] = try script(
            "exec 3>'\(pipe)'; echo begun >&3; sleep 300 &", in: sandbox)
        let command = try sandbox.session("options", "car", "carControls", "--all")
        command.closeOutput()
        await expectEqual(command.status(), -SIGPIPE)
        var bytes = [UInt8](repeating: 0, count: 16)
        expectEqual(read(alive, &bytes, bytes.count), 6)
        let end = ContinuousClock.now + .seconds(60)
        while read(alive, &bytes, bytes.count) != 0 {
            try #require(.now < end, "a process still runs")
            await Task.yield()
        }
    }

    @Test func `an extension provides defaults, options and lookups`() async throws {
        let sandbox = try sandbox()
        try await expectEqual(
            sandbox.intentctl("add", "CarWidget", "--family", "systemSmall", "--id", "car"), .success("car\n"))
        try await expectEqual(
            sandbox.intentctl("get", "car", "carControls"),
            .success("carControls: lock  Lock\ncarControls: findCar  Find Car\n"))
        try await expectEqual(
            sandbox.intentctl("options", "car", "carControls", "--search", "win"), .success("window  Window\n"))
        try await expectEqual(sandbox.intentctl("set", "car", "carControls=trunk"), .success())
        let refused = try await sandbox.intentctl("set", "car", "carControls=trnk")
        expectEqual(refused.status, 65)
        #expect(refused.error.contains("did you mean 'trunk'?"))
    }

    @Test func `an extension provides its definitions`() async throws {
        let sandbox = try sandbox()
        sandbox.environment["INTENT_DEFINITIONS"] = nil
        let kinds = try await sandbox.intentctl("kinds", "--json")
        expectEqual(kinds.status, 0)
        #expect(kinds.output.contains("com.example.car"))
        try await expectEqual(
            sandbox.intentctl("add", "CarWidget", "--family", "systemSmall", "--id", "car"), .success("car\n"))
        try await expectEqual(sandbox.intentctl("options", "car", "carControls", "--limit", "1").status, 0)
        #expect(sandbox.exists("home/.local/share/intents/group.example.widgets/store.sqlite"))
    }

    @Test func `a missing or unusable extension is reported`() async throws {
        let sandbox = try sandbox()
        sandbox.environment["INTENT_EXTENSIONS"] = nil
        let missing = try await sandbox.intentctl("add", "Clock", "--family", "systemSmall", "--extension", "nowhere")
        expectEqual(missing, Outcome(status: 69, error: "error: extension not found: nowhere\n"))
        try sandbox.write("text", to: "notes.txt")
        let text = try await sandbox.intentctl("add", "Clock", "--family", "systemSmall", "--extension", "notes.txt")
        expectEqual(text, Outcome(status: 69, error: "error: the extension 'notes.txt' is not an executable file\n"))
    }

    @Test func `without an extension the advice mentions --extension`() async throws {
        let sandbox = try sandbox()
        _ = try await sandbox.intentctl("add", "CarWidget", "--family", "systemSmall", "--id", "car")
        sandbox.environment["INTENT_EXTENSIONS"] = nil
        let options = try await sandbox.intentctl("options", "car", "carControls")
        expectEqual(options.status, 69)
        #expect(options.error.contains("with --extension PATH"))
    }

    @Test func `a crash is reported with the extension's last output`() async throws {
        let sandbox = try sandbox()
        sandbox.environment["INTENT_DEFINITIONS"] = nil
        sandbox.environment["INTENT_EXTENSIONS"] = try fault("abort", in: sandbox)
        _ = try await sandbox.intentctl("add", "Widget", "--family", "systemSmall", "--id", "bad")
        let options = try await sandbox.intentctl("options", "bad", "hero")
        expectEqual(options.status, 69)
        #expect(
            options.error.contains("the extension 'abort' was terminated by signal 6; its last output: about to abort"))
        let json = try await sandbox.intentctl("options", "bad", "hero", "--json")
        #expect(json.output.contains(#""reason":{"code":"crashed","message":"the extension 'abort' was terminated"#))
    }

    @Test func `--extension-log shows the log of an extension`() async throws {
        let sandbox = try sandbox()
        sandbox.environment["INTENT_DEFINITIONS"] = nil
        sandbox.environment["INTENT_EXTENSIONS"] = try fault("print", in: sandbox)
        _ = try await sandbox.intentctl("add", "Widget", "--family", "systemSmall", "--id", "bad")
        try await expectEqual(sandbox.intentctl("options", "bad", "hero"), .success("late\n"))
        let shown = try await sandbox.intentctl("options", "bad", "hero", "--extension-log")
        expectEqual(
            shown, Outcome(status: 0, output: "late\n", error: "extension: printed text is not part of the protocol\n"))
    }

    @Test func `an extension that exceeds its memory limit is killed`() async throws {
        let sandbox = try sandbox()
        sandbox.environment["INTENT_DEFINITIONS"] = nil
        sandbox.environment["INTENT_EXTENSIONS"] = try fault("grow", in: sandbox)
        _ = try await sandbox.intentctl("add", "Widget", "--family", "systemSmall", "--id", "bad")
        let options = try await sandbox.intentctl("options", "bad", "hero", "--memory-limit", "150MB")
        expectEqual(options.status, 69)
        #expect(options.error.contains("its limit is 150 MB"))
        let wrong = try await sandbox.intentctl("options", "bad", "hero", "--memory-limit", "lots")
        expectEqual(wrong.status, 64)
        #expect(wrong.error.contains("--memory-limit is a size such as 30MB, 32MiB or apple, not 'lots'"))
        let small = try await sandbox.intentctl("options", "bad", "hero", "--memory-limit", "30")
        expectEqual(small.status, 64)
        #expect(small.error.contains("--memory-limit is at least 1MB, with the unit, not '30'"))
    }

    @Test func `an extension built with other definitions causes a warning`() async throws {
        let sandbox = try sandbox()
        let shipped = try String(contentsOfFile: Definitions.shipped + "/car-control.intent.yaml", encoding: .utf8)
        try sandbox.write(
            shipped.replacing("symbol: String", with: "symbol: String, color: String"),
            to: "definitions/car-control.intent.yaml")
        sandbox.environment["INTENT_DEFINITIONS"] = nil
        let added = try await sandbox.intentctl("add", "CarWidget", "--family", "systemSmall", "--id", "car")
        expectEqual(added.status, 0)
        #expect(added.error.hasPrefix("warning: the extension '"))
        #expect(added.error.contains("was built with other definitions of WidgetConfig; rebuild it"))
        // Its values are still valid.
        #expect(try await sandbox.intentctl("get", "car").output.contains("carControls: lock  Lock"))
    }
}
