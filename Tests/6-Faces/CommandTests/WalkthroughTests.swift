import Foundation
import IntentTestSupport
import Testing

/// The life of an instance from `add` to `remove`, with the definitions that the package ships.
struct WalkthroughTests {
    @Test func `an instance is added, configured, resized and removed`() async throws {
        let sandbox = try Sandbox()
        sandbox.environment["INTENT_DEFINITIONS"] = Definitions.shipped
        sandbox.environment["INTENT_STORE"] = "store/cars.sqlite"

        #expect(try await sandbox.intentctl("kinds").output.contains("com.example.author-data"))
        let added = try await sandbox.intentctl("add", "AuthorDataWidget", "--family", "systemSmall")
        let id = added.output.trimmingCharacters(in: .newlines)
        expectEqual(added, .success(id + "\n"))

        #expect(try await sandbox.intentctl("options", id, "countType").output.hasPrefix("fans"))
        try await expectEqual(sandbox.intentctl("set", id, "countType=money"), .success())
        try await expectEqual(sandbox.intentctl("get", id), .success("countType: money\n"))
        try await expectEqual(sandbox.intentctl("resize", id, "--family", "systemMedium"), .success())
        try await expectEqual(sandbox.intentctl("list"), .success("\(id)  com.example.author-data  systemMedium\n"))
        try await expectEqual(sandbox.intentctl("reset", id, "countType"), .success())
        try await expectEqual(
            sandbox.intentctl("get", id, "countType", "--json"), .success("{\"countType\":\"fans\"}\n"))
        try await expectEqual(sandbox.intentctl("remove", id), .success())
        try await expectEqual(sandbox.intentctl("list"), .success())
    }

    @Test func `a child's options need a value of the parent`() async throws {
        let sandbox = try Sandbox()
        sandbox.environment["INTENT_DEFINITIONS"] = Definitions.shipped
        sandbox.environment["INTENT_STORE"] = "store/board.sqlite"

        try await expectEqual(
            sandbox.intentctl("add", "TransitWidget", "--family", "systemMedium", "--id", "board"),
            Outcome(
                status: 0, output: "board\n",
                error: """
                    warning: 'operator' has no default yet: no handler is available for 'TransitBoard'; it is requested again \
                    when the instance is refreshed

                    """))
        let needs = try await sandbox.intentctl("options", "board", "line")
        expectEqual(needs.status, 0)
        #expect(needs.error.contains("set 'operator' first"))
        try await expectEqual(sandbox.intentctl("set", "board", "operator=metro", "line=u1", "--unchecked"), .success())
        let changed = try await sandbox.intentctl("set", "board", "operator=ferry", "--unchecked")
        expectEqual(changed, Outcome(status: 0, error: "note: reset because a parent changed: line\n"))
        try await expectEqual(sandbox.intentctl("get", "board", "line", "--json"), .success("{\"line\":null}\n"))
    }

    @Test func `a custom program answers with its own handlers`() async throws {
        let sandbox = try Sandbox()
        sandbox.program = "samplectl"
        try await expectEqual(
            sandbox.intentctl("add", "CarWidget", "--family", "systemMedium", "--id", "car"), .success("car\n"))
        try await expectEqual(
            sandbox.intentctl("get", "car", "carControls"),
            .success(
                """
                carControls: lock  Lock
                carControls: findCar  Find Car
                carControls: trunk  Trunk
                carControls: window  Window

                """))
        #expect(
            try await sandbox.intentctl(
                "options", "car", "carControls", "--search", "车", "--all", "--locale", "zh-Hans"
            )
            .output
            .hasPrefix("* lock     车锁\n* window   车窗\n"))
        try await expectEqual(sandbox.intentctl("set", "car", "carControls=skylight,lock"), .success())
        #expect(
            try await sandbox.intentctl("set", "car", "carControls=车锁", "--locale", "zh-Hans").error
                .contains("did you mean 'lock'?"))
        #expect(
            try await sandbox.intentctl("get", "car", "--json").output.hasPrefix(
                #"{"carControls":[{"identifier":"skylight","#))
        try await expectEqual(sandbox.intentctl("reset", "car", "--all"), .success())
        #expect(try await sandbox.intentctl("get", "car", "carControls").output.hasPrefix("carControls: lock  Lock\n"))
        try await expectEqual(sandbox.intentctl("list", "--definitions", ".").status, 64)
        #expect(try await sandbox.intentctl("--help").output.contains("USAGE: samplectl "))
    }
}
