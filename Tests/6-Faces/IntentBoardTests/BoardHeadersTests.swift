import IntentTestSupport
import Testing

@testable import IntentBoard

@Suite struct BoardHeadersTests {
    @Test func `header names are compared without case`() {
        var headers: BoardHeaders = ["Content-Type": "text/html", "X-A": "1"]
        headers.append("x-a", "2")
        expectEqual(headers["content-type"], "text/html")
        expectEqual(headers.values(of: "X-A"), ["1", "2"])
        headers["CONTENT-TYPE"] = "text/plain"
        expectEqual(headers["Content-Type"], "text/plain")
        headers["x-A"] = nil
        expectEqual(headers.fields.count, 1)
    }
}
