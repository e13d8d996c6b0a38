import Foundation
import Testing

/// The whole story, with the definitions that the package ships.
struct StoryTests {
    @Test func aWidgetIsPlacedConfiguredAndRemoved() throws {
        let sandbox = try Sandbox()
        sandbox.environment["INTENT_DEFINITIONS"] = Definitions.shipped
        sandbox.environment["INTENT_STORE"] = "store/cars.sqlite"

        #expect(try sandbox.intentctl("kinds").output.contains("com.example.author-data"))
        let added = try sandbox.intentctl("add", "AuthorDataWidget", "--family", "systemSmall")
        let id = added.output.trimmingCharacters(in: .newlines)
        #expect(added == .done(id + "\n"))

        #expect(try sandbox.intentctl("options", id, "countType").output.hasPrefix("fans"))
        #expect(try sandbox.intentctl("set", id, "countType=money") == .done())
        #expect(try sandbox.intentctl("get", id) == .done("countType: money\n"))
        #expect(try sandbox.intentctl("resize", id, "--family", "systemMedium") == .done())
        #expect(try sandbox.intentctl("list") == .done("\(id)  com.example.author-data  systemMedium\n"))
        #expect(try sandbox.intentctl("reset", id, "countType") == .done())
        #expect(try sandbox.intentctl("get", id, "countType", "--json") == .done("{\"countType\":\"fans\"}\n"))
        #expect(try sandbox.intentctl("remove", id) == .done())
        #expect(try sandbox.intentctl("list") == .done())
    }

    @Test func aParentIsNeededBeforeItsChild() throws {
        let sandbox = try Sandbox()
        sandbox.environment["INTENT_DEFINITIONS"] = Definitions.shipped
        sandbox.environment["INTENT_STORE"] = "store/board.sqlite"

        #expect(
            try sandbox.intentctl("add", "TransitWidget", "--family", "systemMedium", "--id", "board")
                == .done("board\n"))
        let needs = try sandbox.intentctl("options", "board", "line")
        #expect(needs.status == 0)
        #expect(needs.error.contains("set operator first"))
        #expect(try sandbox.intentctl("set", "board", "operator=metro", "line=u1", "--unchecked") == .done())
        let changed = try sandbox.intentctl("set", "board", "operator=ferry", "--unchecked")
        #expect(changed == Outcome(status: 0, error: "note: reset, because a parent changed: line\n"))
        #expect(try sandbox.intentctl("get", "board", "line", "--json") == .done("{\"line\":null}\n"))
    }
}
