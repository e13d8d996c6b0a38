import Foundation
import IntentTestSupport
import Testing

/// The commands that read or change history: `undo`, `history`, `remove --forget`, `list --removed`, `retention`,
/// `watch`.
@Suite(.timeLimit(.minutes(10))) struct HistoryTests {
    @Test func `undo reverts the most recent edit`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        try await expectEqual(sandbox.intentctl("undo", "desk").status, 65)
        for title in ["a", "b", "c"] {
            try await expectEqual(sandbox.intentctl("set", "desk", "title=\(title)"), .success())
        }
        try await expectEqual(
            sandbox.intentctl("undo", "desk", "--json"),
            .success(#"{"edit":1,"id":"desk","revision":5,"changed":["title"],"reset":[],"warnings":[]}"# + "\n"))
        try await expectEqual(sandbox.intentctl("get", "desk", "title"), .success("title: b\n"))
        try await expectEqual(sandbox.intentctl("undo", "desk", "--to", "2"), .success())
        try await expectEqual(sandbox.intentctl("get", "desk", "title"), .success("title: a\n"))
        #expect(
            try await sandbox.intentctl("history", "desk", "--fields", "revision,cause,differences").output.hasSuffix(
                "5  undone  title: c -> b\n6  undone  title: b -> a\n"))
        let wrong = try await sandbox.intentctl("undo", "desk", "--to", "9")
        expectEqual(wrong.status, 64)
        #expect(wrong.error.contains("cannot undo 'desk' to revision 9; earlier revisions are 1 to 5"))
    }

    @Test func `two undos go two edits back and redo forward`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        for title in ["a", "b", "c"] {
            try await expectEqual(sandbox.intentctl("set", "desk", "title=\(title)"), .success())
        }
        try await expectEqual(sandbox.intentctl("undo", "desk"), .success())
        try await expectEqual(sandbox.intentctl("undo", "desk", "--if-revision", "4").status, 75)
        try await expectEqual(sandbox.intentctl("undo", "desk", "--if-revision", "5"), .success())
        try await expectEqual(sandbox.intentctl("get", "desk", "title"), .success("title: a\n"))
        try await expectEqual(
            sandbox.intentctl("redo", "desk", "--json"),
            .success(#"{"edit":1,"id":"desk","revision":7,"changed":["title"],"reset":[],"warnings":[]}"# + "\n"))
        try await expectEqual(sandbox.intentctl("get", "desk", "title"), .success("title: b\n"))
        let json = try await sandbox.intentctl("history", "desk", "--limit", "1", "--json").output
        #expect(json.contains(#""cause":"redone","#))
        #expect(json.contains(#""restoredRevision":5}"#))
        try await expectEqual(sandbox.intentctl("set", "desk", "title=d"), .success())
        let refused = try await sandbox.intentctl("redo", "desk")
        expectEqual(refused.status, 65)
        #expect(refused.error.hasPrefix("error: nothing to redo: 'desk' "))
    }

    @Test func `history shows values as get does`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        try await expectEqual(sandbox.intentctl("set", "desk", "every=900", "mode=dim", "share=3"), .success())
        #expect(
            try await sandbox.intentctl("history", "desk").output.hasSuffix(
                """
                edited
                   every: none -> 15m
                   mode: none -> dim
                   share: none -> 3

                """))
        try await expectEqual(sandbox.intentctl("get", "desk", "every"), .success("every: 15m\n"))
    }

    @Test func `a limited history notes the changes it omits`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        for title in ["a", "b", "c"] {
            try await expectEqual(sandbox.intentctl("set", "desk", "title=\(title)"), .success())
        }
        let outcome = try await sandbox.intentctl("history", "desk", "--limit", "2")
        expectEqual(outcome.output.split(separator: "\n").count, 4)
        expectEqual(outcome.error, "note: 2 older changes are not listed; a larger --limit lists more\n")
        try await expectEqual(sandbox.intentctl("retention", "--edits", "1").error, "note: deleted 3 older changes\n")
        let json = try await sandbox.intentctl("history", "desk", "--json").output
        #expect(json.hasSuffix(#""omitted":0,"isComplete":false}"# + "\n"))
        try await expectEqual(sandbox.intentctl("history", "desk", "--limit", "0").status, 64)
    }

    @Test func `retention is stored and printed`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        try await expectEqual(sandbox.intentctl("retention"), .success("edits: 200\nremoved-days: 90\n"))
        try await expectEqual(sandbox.intentctl("retention", "--removed-days", "all"), .success())
        try await expectEqual(
            sandbox.intentctl("retention", "--json"),
            .success(#"{"retention":1,"edits":200,"removedDays":null}"# + "\n"))
        for wrong in [["--edits", "0"], ["--edits", "many"], ["--removed-days", "-1"]] {
            try await expectEqual(sandbox.run(["retention"] + wrong).status, 64)
        }
    }

    @Test func `removed instances are listed, restored and forgotten`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        try await expectEqual(sandbox.intentctl("set", "desk", "title=kept"), .success())
        try await expectEqual(sandbox.intentctl("remove", "desk"), .success())
        let listed = try await sandbox.intentctl("list", "--removed", "--kind", "DeskWidget")
        expectEqual(listed.output, "desk  com.example.desk  systemMedium  just now\n")
        try await expectEqual(sandbox.intentctl("restore", "desk"), .success())
        try await expectEqual(sandbox.intentctl("get", "desk", "title"), .success("title: kept\n"))
        try await expectEqual(sandbox.intentctl("list", "--removed"), .success())
        try await expectEqual(
            sandbox.intentctl("remove", "desk", "--forget", "--json"), .success(#"{"forget":1,"id":"desk"}"# + "\n"))
        try await expectEqual(sandbox.intentctl("restore", "desk").status, 65)
        let history = try await sandbox.intentctl("history", "desk", "--json").output
        #expect(history.hasSuffix(#""omitted":0,"isComplete":false}"# + "\n"))
        try await expectEqual(sandbox.intentctl("list"), .success())
        try await expectEqual(sandbox.intentctl("add", "Clock", "--family", "systemSmall", "--id", "desk").status, 65)
        try await expectEqual(sandbox.intentctl("list", "--removed", "--orphans").status, 64)
    }

    @Test func `orphans are listed`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        try await expectEqual(sandbox.intentctl("list", "--orphans"), .success())
        try sandbox.write("intentDefinition: 1\ngroup: group.desk\n", to: "definitions/desk.intent.yaml")
        try await expectEqual(
            sandbox.intentctl("list", "--orphans"), .success("desk  com.example.desk  systemMedium\n"))
    }

    @Test func `watch prints each change until Ctrl-C`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        let watch = try sandbox.stream("watch", "--since", "0")
        await expectEqual(watch.nextLine()?.hasSuffix("  desk  placed  systemMedium"), true)
        try await expectEqual(sandbox.intentctl("set", "desk", "title=a", "labelSize=9"), .success())
        await expectEqual(watch.nextLine()?.hasSuffix("  desk  edited  labelSize: none -> 9; title: none -> a"), true)
        try await expectEqual(sandbox.intentctl("remove", "desk", "--forget"), .success())
        let last = try #require(await watch.nextLine())
        #expect(last.wholeMatch(of: /3  20\d\d-\d\d-\d\d \d\d:\d\d:\d\d  desk  forgotten/) != nil)
        watch.interrupt()
        await expectEqual(watch.nextLine(), nil)
        await expectEqual(watch.status(), 130)
    }

    @Test func `watch continues after a sequence and filters by kind`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        let watch = try sandbox.stream("watch", "--kind", "Clock", "--since", "1", "--json")
        for id in ["c1", "c2"] {
            try await expectEqual(
                sandbox.intentctl("add", "Clock", "--family", "systemSmall", "--id", id), .success("\(id)\n"))
            try await expectEqual(sandbox.intentctl("set", "desk", "title=\(id)"), .success())
        }
        for (id, sequence) in [("c1", 2), ("c2", 4)] {
            let line = try #require(await watch.nextLine())
            #expect(line.hasPrefix(#"{"watch":1,"id":"\#(id)","kind":"Clock","sequence":\#(sequence),"revision":1,"#))
        }
        watch.interrupt()
        await expectEqual(watch.status(), 130)
    }

    @Test func `watch ends with the reason when the store is moved`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        let folder = "home/.local/share/intents/group.desk"
        let outcome = try await sandbox.shell(
            "($intentctl watch --since 0; echo $?) | (read -r line; mv \(folder) former; cat)")
        expectEqual(outcome.output, "69\n")
        #expect(outcome.error.contains("was moved or removed while it was open; restart this program"))
    }

    @Test func `watch from before the start of the log is rejected`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        for title in ["a", "b"] {
            try await expectEqual(sandbox.intentctl("set", "desk", "title=\(title)"), .success())
        }
        try await expectEqual(sandbox.intentctl("retention", "--edits", "1").status, 0)
        let outcome = try await sandbox.intentctl("watch", "--since", "1")
        expectEqual(outcome.status, 65)
        #expect(outcome.error.contains("the changes after 1 are no longer in the log, which was pruned up to 2"))
        try await expectEqual(sandbox.intentctl("watch", "--since", "-1").status, 64)
        try await expectEqual(sandbox.intentctl("watch", "--since", "99").status, 64)
        try await expectEqual(Sandbox.withDesk().intentctl("watch").status, 69)
    }
}
