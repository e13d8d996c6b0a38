import IntentDiagnostics
import Testing

struct NearestMatchTests {
    private let keys = ["title", "type", "default", "description", "parameters", "size", "families", "file"]

    @Test(arguments: [
        ("titel", "title"), ("tilte", "title"), ("Title", "title"), ("defualt", "default"), ("parameter", "parameters"),
        ("familys", "families"), ("descripton", "description"), ("sizes", "size"), ("TYPE", "type"), ("tile", "title"),
    ])
    func findsWhatWasProbablyMeant(_ typed: String, _ meant: String) {
        #expect(nearestMatch(to: typed, in: keys) == meant)
    }

    @Test(arguments: ["colour", "x", "", "no", "prompt", "widget"])
    func findsNothingForWordsThatAreFarAway(_ word: String) {
        #expect(nearestMatch(to: word, in: keys) == nil)
    }

    @Test func findsNothingWhenTwoAreEquallyNear() {
        #expect(nearestMatch(to: "car", in: ["cat", "cab"]) == nil)
    }

    @Test func prefersTheOneThatBeginsTheSame() {
        #expect(nearestMatch(to: "line", in: ["lane", "mine"]) == "lane")
    }

    @Test func takesNoTimeOverAWordOfAMegabyte() {
        let word = String(repeating: "a", count: 1 << 20)
        #expect(nearestMatch(to: word, in: [word + "b"]) == nil)
        #expect(nearestMatch(to: "abc", in: [word]) == nil)
    }
}
