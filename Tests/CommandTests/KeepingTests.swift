import Foundation
import Testing

/// `undo`, `history`, `remove --forget`, `list --removed`, `retention`, `watch`.
@Suite(.timeLimit(.minutes(2))) struct KeepingTests {
    @Test func anUndoTakesTheNewestEditBack() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        #expect(try await sandbox.intentctl("undo", "desk").status == 65)
        for title in ["a", "b", "c"] {
            #expect(try await sandbox.intentctl("set", "desk", "title=\(title)") == .done())
        }
        #expect(
            try await sandbox.intentctl("undo", "desk", "--json")
                == .done(#"{"edit":1,"id":"desk","revision":5,"changed":["title"],"reset":[],"warnings":[]}"# + "\n"))
        #expect(try await sandbox.intentctl("get", "desk", "title") == .done("title: b\n"))
        #expect(try await sandbox.intentctl("undo", "desk", "--to", "2") == .done())
        #expect(try await sandbox.intentctl("get", "desk", "title") == .done("title: a\n"))
        let wrong = try await sandbox.intentctl("undo", "desk", "--to", "9")
        #expect(wrong.status == 64)
        #expect(wrong.error.contains("desk is at revision 6, and earlier are 1 to 5, not 9"))
    }

    @Test func theHistoryIsLimitedToTheNewestAndSaysSo() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        for title in ["a", "b", "c"] {
            #expect(try await sandbox.intentctl("set", "desk", "title=\(title)") == .done())
        }
        let outcome = try await sandbox.intentctl("history", "desk", "--limit", "2")
        #expect(outcome.output.split(separator: "\n").count == 4)
        #expect(outcome.error == "note: 2 older changes are left out; --limit shows more\n")
        #expect(try await sandbox.intentctl("retention", "--edits", "1").error.hasPrefix("note: 3 older changes"))
        let json = try await sandbox.intentctl("history", "desk", "--json").output
        #expect(json.hasSuffix(#""omitted":0,"isComplete":false}"# + "\n"))
        #expect(try await sandbox.intentctl("history", "desk", "--limit", "0").status == 64)
    }

    @Test func theRetentionIsTheStoresAndShown() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        #expect(try await sandbox.intentctl("retention") == .done("edits: 200\nremoved-days: 90\n"))
        #expect(try await sandbox.intentctl("retention", "--removed-days", "all") == .done())
        #expect(
            try await sandbox.intentctl("retention", "--json")
                == .done(#"{"retention":1,"edits":200,"removedDays":null}"# + "\n"))
        for wrong in [["--edits", "0"], ["--edits", "many"], ["--removed-days", "-1"]] {
            #expect(try await sandbox.run(["retention"] + wrong).status == 64)
        }
    }

    @Test func removedInstancesAreListedRestoredAndForgotten() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        #expect(try await sandbox.intentctl("set", "desk", "title=kept") == .done())
        #expect(try await sandbox.intentctl("remove", "desk") == .done())
        let listed = try await sandbox.intentctl("list", "--removed", "--kind", "DeskWidget")
        #expect(listed.output.hasPrefix("desk  com.example.desk  systemMedium  20"))
        #expect(try await sandbox.intentctl("restore", "desk") == .done())
        #expect(try await sandbox.intentctl("get", "desk", "title") == .done("title: kept\n"))
        #expect(try await sandbox.intentctl("list", "--removed") == .done())
        #expect(
            try await sandbox.intentctl("remove", "desk", "--forget", "--json")
                == .done(#"{"forget":1,"id":"desk"}"# + "\n"))
        #expect(try await sandbox.intentctl("restore", "desk").status == 65)
        #expect(try await sandbox.intentctl("list") == .done())
        #expect(try await sandbox.intentctl("add", "Clock", "--family", "systemSmall", "--id", "desk").status == 65)
        #expect(try await sandbox.intentctl("list", "--removed", "--orphans").status == 64)
    }

    @Test func orphansAreListed() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        #expect(try await sandbox.intentctl("list", "--orphans") == .done())
        try sandbox.write("intentDefinition: 1\ngroup: group.desk\n", to: "definitions/desk.intent.yaml")
        #expect(
            try await sandbox.intentctl("list", "--orphans") == .done("desk  com.example.desk  systemMedium\n"))
    }

    @Test func aWatchPrintsALineForEachChangeAndEndsWithCtrlC() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        let watch = try sandbox.stream("watch", "--since", "0")
        #expect(await watch.nextLine()?.hasSuffix("  desk  placed  systemMedium") == true)
        #expect(try await sandbox.intentctl("set", "desk", "title=a", "labelSize=9") == .done())
        #expect(
            await watch.nextLine()?.hasSuffix("  desk  edited  labelSize: none -> 9; title: none -> a") == true)
        #expect(try await sandbox.intentctl("remove", "desk", "--forget") == .done())
        let last = try #require(await watch.nextLine())
        #expect(last.wholeMatch(of: /3  20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d\d\dZ  desk  forgotten/) != nil)
        watch.interrupt()
        #expect(await watch.nextLine() == nil)
        #expect(await watch.status() == 130)
    }

    @Test func aWatchGoesOnAfterASequenceAndKeepsToAKind() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        let watch = try sandbox.stream("watch", "--kind", "Clock", "--since", "1", "--json")
        for id in ["c1", "c2"] {
            #expect(
                try await sandbox.intentctl("add", "Clock", "--family", "systemSmall", "--id", id) == .done("\(id)\n"))
            #expect(try await sandbox.intentctl("set", "desk", "title=\(id)") == .done())
        }
        for (id, sequence) in [("c1", 2), ("c2", 4)] {
            let line = try #require(await watch.nextLine())
            #expect(line.hasPrefix(#"{"watch":1,"id":"\#(id)","kind":"Clock","sequence":\#(sequence),"revision":1,"#))
        }
        watch.interrupt()
        #expect(await watch.status() == 130)
    }

    @Test func aWatchFromBeforeTheLogIsRefused() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        for title in ["a", "b"] { #expect(try await sandbox.intentctl("set", "desk", "title=\(title)") == .done()) }
        #expect(try await sandbox.intentctl("retention", "--edits", "1").status == 0)
        let outcome = try await sandbox.intentctl("watch", "--since", "1")
        #expect(outcome.status == 65)
        #expect(outcome.error.contains("changes after 1 are no longer all in the log, which has lost some up to 2"))
        #expect(try await sandbox.intentctl("watch", "--since", "-1").status == 64)
        #expect(try await Sandbox.withDesk().intentctl("watch").status == 69)
    }
}
