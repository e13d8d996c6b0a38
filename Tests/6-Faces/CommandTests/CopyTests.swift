import Foundation
import IntentTestSupport
import Testing

/// `add --like` and `copy`.
@Suite(.timeLimit(.minutes(10))) struct CopyTests {
    private static let definition = """
        intentDefinition: 1
        group: home
        intents:
          Home:
            parameters:
              city: { type: String, default: Bremen }
              stops: { type: [String], size: { systemSmall: 1, systemLarge: 3 } }
              token: { type: String, secret: true }
          Other: { parameters: { city: Integer, token: { type: String, secret: true } } }
          Open: { parameters: { token: String } }
        widgets:
          Home: { intent: Home, families: [systemSmall, systemLarge] }
          Other: { intent: Other, families: [systemSmall] }
          Open: { intent: Open, families: [systemSmall] }
        """

    /// Returns a sandbox with the instance `a`.
    private func sandbox() async throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(Self.definition, to: "definitions/home.intent.yaml")
        try await expectEqual(
            sandbox.intentctl("add", "Home", "--id", "a", "--family", "systemLarge", "stops=x,y,z", "token=key"),
            .success("a\n"))
        return sandbox
    }

    @Test func `a copy has the values, the secret and the source`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(
            sandbox.intentctl("add", "Home", "--like", "a", "--id", "b", "city=Kiel"), .success("b\n"))
        try await expectEqual(
            sandbox.intentctl("get", "b", "--secrets"),
            .success("city: Kiel\nstops: x\nstops: y\nstops: z\ntoken: key\n"))
        let history = try await sandbox.intentctl("history", "b", "--fields", "revision,cause,copiedFrom").output
        expectEqual(history, "1  placed\n2  copied  a\n")
        try await expectEqual(sandbox.intentctl("undo", "b"), .success())
        try await expectEqual(sandbox.intentctl("get", "b", "city"), .success("city: Bremen\n"))
    }

    @Test func `values that another family has no room for are refused`() async throws {
        let sandbox = try await sandbox()
        let refused = try await sandbox.intentctl("add", "Home", "--like", "a", "--family", "systemSmall")
        expectEqual(refused.status, 65)
        #expect(refused.error.contains("'stops' would have 3 values, but systemSmall has 1 slot"), "\(refused.error)")
        try await expectEqual(sandbox.intentctl("list", "--fields", "id").output, "a\n")
        try await expectEqual(
            sandbox.intentctl("add", "Home", "--like", "a", "--family", "systemSmall", "--id", "s", "stops=x"),
            .success("s\n"))
    }

    @Test func `everything that another kind lacks is named and nothing changes`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("set", "a", "city=Kiel"), .success())
        try await expectEqual(sandbox.intentctl("add", "Other", "--id", "o", "city=3"), .success("o\n"))
        let refused = try await sandbox.intentctl("copy", "a", "o")
        expectEqual(refused.status, 65)
        #expect(refused.error.contains("'city' has type String; 'city' requires Integer"), "\(refused.error)")
        #expect(refused.error.contains("unknown parameter 'stops' for 'Other'"), "\(refused.error)")
        try await expectEqual(sandbox.intentctl("get", "o", "city"), .success("city: 3\n"))
    }

    @Test func `a secret is not copied to a row that shows it`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("reset", "a", "stops"), .success())
        let refused = try await sandbox.intentctl("add", "Open", "--like", "a")
        expectEqual(refused.status, 65)
        #expect(refused.error.contains("'token' of 'a' is secret; 'Open' would show it"), "\(refused.error)")
        try await expectEqual(
            sandbox.intentctl("add", "Open", "--like", "a", "--id", "p", "token=mine"), .success("p\n"))
        try await expectEqual(sandbox.intentctl("get", "p"), .success("token: mine\n"))
    }

    @Test func `a copy resets what its source has not set`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(
            sandbox.intentctl("add", "Home", "--id", "b", "--family", "systemLarge", "city=Kiel"), .success("b\n"))
        try await expectEqual(sandbox.intentctl("copy", "a", "b", "--if-revision", "2").status, 75)
        try await expectEqual(
            sandbox.intentctl("copy", "a", "b", "--json"),
            .success(
                #"{"edit":1,"id":"b","revision":2,"changed":["city","stops","token"],"reset":[],"warnings":[]}"# + "\n")
        )
        try await expectEqual(sandbox.intentctl("get", "b", "city"), .success("city: Bremen\n"))
        // A second copy changes nothing.
        try await expectEqual(
            sandbox.intentctl("copy", "a", "b", "--json"),
            .success(#"{"edit":1,"id":"b","revision":2,"changed":[],"reset":[],"warnings":[]}"# + "\n"))
        try await expectEqual(sandbox.intentctl("undo", "b"), .success())
        try await expectEqual(sandbox.intentctl("get", "b", "city"), .success("city: Kiel\n"))
        try await expectEqual(sandbox.intentctl("copy", "none", "b").status, 65)
    }
}
