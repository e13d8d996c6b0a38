import Foundation
import Testing

/// `--extension`, with the sample widgets' handlers in a process of their own.
struct ExtensionTests {
    /// The shipped definitions beside the program that answers for them.
    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        sandbox.environment["INTENT_DEFINITIONS"] = Definitions.shipped
        sandbox.environment["INTENT_EXTENSIONS"] = try BuiltProduct.path("sample-extension")
        return sandbox
    }

    /// A link to a program whose fault is in its name.
    private func fault(_ name: String, in sandbox: Sandbox) throws -> String {
        let link = sandbox.path + "/" + name
        try FileManager.default.createSymbolicLink(
            atPath: link, withDestinationPath: try BuiltProduct.path("ExtensionFaults"))
        return link
    }

    @Test func anExtensionGivesDefaultsOptionsAndLookups() async throws {
        let sandbox = try sandbox()
        #expect(
            try await sandbox.intentctl("add", "CarWidget", "--family", "systemSmall", "--id", "car") == .done("car\n"))
        #expect(
            try await sandbox.intentctl("get", "car", "carControls")
                == .done("carControls: lock  Lock\ncarControls: findCar  Find Car\n"))
        #expect(
            try await sandbox.intentctl("options", "car", "carControls", "--search", "win")
                == .done("window  Window\n"))
        #expect(try await sandbox.intentctl("set", "car", "carControls=trunk") == .done())
        let refused = try await sandbox.intentctl("set", "car", "carControls=trnk")
        #expect(refused.status == 65)
        #expect(refused.error.contains("did you mean 'trunk'?"))
    }

    @Test func anExtensionBringsItsDefinitionsAlong() async throws {
        let sandbox = try sandbox()
        sandbox.environment["INTENT_DEFINITIONS"] = nil
        let kinds = try await sandbox.intentctl("kinds", "--json")
        #expect(kinds.status == 0)
        #expect(kinds.output.contains("com.example.car"))
        #expect(
            try await sandbox.intentctl("add", "CarWidget", "--family", "systemSmall", "--id", "car") == .done("car\n"))
        #expect(try await sandbox.intentctl("options", "car", "carControls", "--limit", "1").status == 0)
        #expect(sandbox.exists("home/.local/share/intents/group.example.widgets/store.sqlite"))
    }

    @Test func anExtensionThatIsNotThereIsSaidToBe() async throws {
        let sandbox = try sandbox()
        sandbox.environment["INTENT_EXTENSIONS"] = nil
        let missing = try await sandbox.intentctl("add", "Clock", "--family", "systemSmall", "--extension", "nowhere")
        #expect(missing == Outcome(status: 69, error: "error: there is no extension at 'nowhere'\n"))
        try sandbox.write("text", to: "notes.txt")
        let text = try await sandbox.intentctl("add", "Clock", "--family", "systemSmall", "--extension", "notes.txt")
        #expect(text == Outcome(status: 69, error: "error: the extension 'notes.txt' is no executable file\n"))
    }

    @Test func withoutAnExtensionTheAdviceNamesTheOption() async throws {
        let sandbox = try sandbox()
        _ = try await sandbox.intentctl("add", "CarWidget", "--family", "systemSmall", "--id", "car")
        sandbox.environment["INTENT_EXTENSIONS"] = nil
        let options = try await sandbox.intentctl("options", "car", "carControls")
        #expect(options.status == 69)
        #expect(options.error.contains("with --extension PATH"))
    }

    @Test func anExtensionThatCrashesIsToldWithItsLastWords() async throws {
        let sandbox = try sandbox()
        sandbox.environment["INTENT_DEFINITIONS"] = nil
        sandbox.environment["INTENT_EXTENSIONS"] = try fault("abort", in: sandbox)
        _ = try await sandbox.intentctl("add", "Widget", "--family", "systemSmall", "--id", "bad")
        let options = try await sandbox.intentctl("options", "bad", "hero")
        #expect(options.status == 69)
        #expect(options.error.contains("the extension 'abort' was ended by signal 6; it said: about to abort"))
        let json = try await sandbox.intentctl("options", "bad", "hero", "--json")
        #expect(json.output.contains(#""reason":{"code":"crashed","message":"the extension 'abort' was ended"#))
    }

    @Test func theLogOfAnExtensionIsShownOnRequest() async throws {
        let sandbox = try sandbox()
        sandbox.environment["INTENT_DEFINITIONS"] = nil
        sandbox.environment["INTENT_EXTENSIONS"] = try fault("print", in: sandbox)
        _ = try await sandbox.intentctl("add", "Widget", "--family", "systemSmall", "--id", "bad")
        #expect(try await sandbox.intentctl("options", "bad", "hero") == .done("late\n"))
        let shown = try await sandbox.intentctl("options", "bad", "hero", "--extension-log")
        #expect(
            shown == Outcome(status: 0, output: "late\n", error: "extension: what a handler prints is no protocol\n"))
    }

    @Test func aMemoryLimitEndsAnExtension() async throws {
        let sandbox = try sandbox()
        sandbox.environment["INTENT_DEFINITIONS"] = nil
        sandbox.environment["INTENT_EXTENSIONS"] = try fault("grow", in: sandbox)
        _ = try await sandbox.intentctl("add", "Widget", "--family", "systemSmall", "--id", "bad")
        let options = try await sandbox.intentctl("options", "bad", "hero", "--memory-limit", "150MB")
        #expect(options.status == 69)
        #expect(options.error.contains("more than its limit of 150 MB"))
        let wrong = try await sandbox.intentctl("options", "bad", "hero", "--memory-limit", "lots")
        #expect(wrong.status == 64)
        #expect(wrong.error.contains("--memory-limit is a size such as 30MB, 32MiB or apple, not 'lots'"))
    }

    @Test func anExtensionOfOtherDefinitionsIsToldOf() async throws {
        let sandbox = try sandbox()
        let shipped = try String(contentsOfFile: Definitions.shipped + "/car-control.intent.yaml", encoding: .utf8)
        try sandbox.write(
            shipped.replacing("symbol: String", with: "symbol: String, colour: String"),
            to: "definitions/car-control.intent.yaml")
        sandbox.environment["INTENT_DEFINITIONS"] = nil
        let added = try await sandbox.intentctl("add", "CarWidget", "--family", "systemSmall", "--id", "car")
        #expect(added.status == 0)
        #expect(added.error.hasPrefix("warning: the extension '"))
        #expect(added.error.contains("was built with other definitions of WidgetConfig; build it again"))
        // What it says still fits.
        #expect(try await sandbox.intentctl("get", "car").output.contains("carControls: lock  Lock"))
    }
}
