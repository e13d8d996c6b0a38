import IntentBoard
import IntentModel
import IntentTestSupport
import IntentWidgets
import Synchronization
import Testing

@Suite struct ContentResourceTests {
    @Test func `brief entries name the forms of their content`() async throws {
        let board = try BoardFixture()
        try await board.place("a", kind: "Clock", family: "systemSmall")
        try await board.hostOnce()
        let brief = try await board.send("GET", "/timelines?content=brief")
        expectEqual(brief["instances.0.current.content.text"], "entry 0")
        expectEqual(brief["instances.0.current.content.svg"], nil)
        expectEqual(brief["instances.0.current.content.forms"], ["svg"])
        expectEqual(brief["instances.0.current.content.actions.0.id"], "ring")
        try await expectEqual(board.send("GET", "/timelines?content=short").status, 400)
        let preview = try await board.send("GET", "/kinds/Clock/previews/systemSmall?content=brief")
        #expect(preview["snapshot.content.forms"] == ["svg"] && preview["snapshot.content.svg"] == nil)
    }

    @Test func `a picture is a document without scripts`() async throws {
        let board = try BoardFixture()
        try await board.place("a", kind: "Clock", family: "systemSmall")
        try await expectEqual(board.send("GET", "/instances/a/content/svg").code, "noTimeline")
        try await board.hostOnce()
        for address in ["/instances/a/content/svg", "/kinds/Clock/previews/systemSmall/svg"] {
            let picture = try await board.send("GET", address)
            #expect(picture.text.hasPrefix("<svg") && picture.headers["Content-Type"] == "image/svg+xml")
            let policy = picture.headers["Content-Security-Policy"] ?? ""
            #expect(policy.hasPrefix("default-src 'none'") && policy.contains("; sandbox;"))
        }
        try await expectEqual(board.send("GET", "/instances/a/content/html").code, "noContent")
        try await expectEqual(board.send("GET", "/instances/a/content/json").status, 404)
    }

    @Test func `a preview is for the person who looks at it`() async throws {
        let board = try BoardFixture()
        let address = "/kinds/Clock/previews/systemSmall"
        _ = try await board.send("GET", address + "?colorScheme=light", headers: ["Accept-Language": "de;q=0.8, ar-EG"])
        let dark = try await board.send(
            "GET", address + "/html?colorScheme=dark&lang=he", headers: ["Accept-Language": "de"])
        #expect(dark.text.contains("body { margin: 16.0px;") && dark.text.contains("<b>dark</b>"))
        _ = try await board.send("GET", address)
        _ = try await board.send("GET", address + "?device=ipad-air&renderingMode=accented&textSize=xxLarge")
        expectEqual(
            board.provider.readers.withLock(\.self),
            [
                WidgetReader(language: "ar-EG", colorScheme: .light), WidgetReader(language: "he", colorScheme: .dark),
                WidgetReader(language: "en"),
                WidgetReader(
                    language: "en", renderingMode: .accented, textSize: .xxLarge,
                    device: WidgetDevice(rawValue: "ipad-air")),
            ])
        for query in ["colorScheme=drak", "device=ipad", "renderingMode=tinted", "textSize=huge"] {
            try await expectEqual(board.send("GET", address + "?" + query).status, 400)
        }
    }

    @Test func `only the current picture may be kept`() async throws {
        let board = try BoardFixture()
        try await board.place("a", kind: "Clock", family: "systemSmall")
        try await board.hostOnce()
        func tag() async throws -> String {
            let brief = try await board.send("GET", "/timelines?id=a&content=brief")
            return try #require(brief["instances.0.current.content.tag"]?.stringValue)
        }
        func caching(_ tag: String) async throws -> String? {
            try await board.send("GET", "/instances/a/content/svg?tag=\(tag)").headers["Cache-Control"]
        }
        let first = try await tag()
        try await expectEqual(caching(first)?.contains("immutable"), true)
        await board.clock.advance(by: .seconds(60))
        let second = try await tag()
        #expect(second != first)
        try await expectEqual(caching(first), "no-store")
    }
}
