import IntentDiagnostics
import IntentTestSupport
import IntentXcode
import Testing

@Suite struct SidecarTextTests {
    @Test func `the JSON is sorted and indented`() {
        var sidecar = Sidecar()
        sidecar.file = ["name": "Intents", "namespace": "sI7YSe"]
        sidecar.declarations["intents.OrderSoup"] = entry {
            $0.lastTag = 15
            $0.ids = ["title": "EG3d1V", "summary.storeLocation": "Qy0HIE"]
        }
        sidecar.declarations["intents.OrderSoup.parameters.soup"] = entry {
            $0.tag = 9
            $0.ids = ["title": "11eJSS", "siri.confirm": "gxb0Pv"]
            $0.set = [
                "PromptDialogs.order": ["Confirmation", "DisambiguationIntroduction", "Primary"],
                "Metadata.Low": .data([]),
            ]
            $0.unset = ["Configurable", "A"]
            $0.instead = ["Metadata.Low": 1.0]
        }
        sidecar.declarations["intents.Odd"] = entry { $0.extra = ["INIntentName": "Odd"] }
        sidecar.declarations["intents.None"] = entry { $0.missing = "abcdef" }
        sidecar.strings = ["de": ["x": "Suppe"]]
        sidecar.unlisted = ["b", "a"]
        let text = """
            {
              "declarations": {
                "intents.None": { "missing": "abcdef" },
                "intents.Odd": { "extra": { "INIntentName": "Odd" } },
                "intents.OrderSoup": { "ids": { "summary.storeLocation": "Qy0HIE", "title": "EG3d1V" }, "lastTag": 15 },
                "intents.OrderSoup.parameters.soup": {
                  "ids": { "siri.confirm": "gxb0Pv", "title": "11eJSS" },
                  "instead": { "Metadata.Low": 1.0 },
                  "set": {
                    "Metadata.Low": { "data": "" },
                    "PromptDialogs.order": ["Confirmation", "DisambiguationIntroduction", "Primary"]
                  },
                  "tag": 9,
                  "unset": ["A", "Configurable"]
                }
              },
              "file": { "name": "Intents", "namespace": "sI7YSe" },
              "intentSidecar": 1,
              "strings": { "de": { "x": "Suppe" } },
              "unlisted": ["a", "b"]
            }

            """
        expectEqual(sidecar.text, text)
        let (read, problems) = readSidecar(text)
        sidecar.declarations["intents.OrderSoup.parameters.soup"]?.unset.sort()
        #expect(read == sidecar && problems == [])
    }

    @Test(
        arguments: [
            "", "text", "#1", 1, 1.0, -0.0, 1e300, 0.1, -7, true, false, .data([]), .data([1]), .data([1, 2]),
            .data([255, 254, 253, 0]), .date("2020-09-14T12:00:00Z"), .real(.infinity), .real(-.infinity), [], [:],
            [1, 1.0, [], [:]], ["data": ""], ["date": 1], ["real": "nan"], ["dictionary": ["data": "x"]],
            ["data": "x", "b": 1], ["\u{0}": "\u{2028}\n", "é": "\u{1F600}"], .integer(.max), .integer(.min),
        ] as [PropertyListValue])
    func `values are read back exactly`(_ value: PropertyListValue) throws {
        var sidecar = Sidecar()
        sidecar.declarations["intents.A"] = entry { $0.set = ["x": value] }
        let (read, problems) = readSidecar(sidecar.text)
        expectEqual(problems, [])
        let kept = try #require(read?.declarations["intents.A"]?.set["x"])
        expectEqual(kept, value)
        expectEqual(renderPropertyList(kept), renderPropertyList(value))
    }

    @Test(arguments: [
        "", "[]", "{", "{}", "1", #"{ "intentSidecar": "1" }"#, #"{ "intentSidecar": 0 }"#, #"{ "intentSidecar": 2 }"#,
        #"{ "intentSidecar": 1.0 }"#, "\u{FEFF}{}",
    ])
    func `bytes that are not a sidecar are reported`(_ text: String) {
        let (sidecar, problems) = readSidecar(text)
        expectEqual(sidecar, nil)
        expectEqual(problems.count, 1)
    }

    /// The wrong part is between the marks.
    @Test(arguments: [
        (#""file": «1»"#, "wrong-type"), (#"«"unheard"»: 1"#, "unknown-key"), (#""declarations": «»[]"#, "wrong-type"),
        (#""declarations": { "intents.A": «1» }"#, "wrong-type"),
        (#""declarations": { "intents.A": { "tag": «"1"» } }"#, "wrong-type"),
        (#""declarations": { "intents.A": { "lastTag": «1.5» } }"#, "wrong-type"),
        (#""declarations": { "intents.A": { "ids": { "title": «1» } } }"#, "wrong-type"),
        (#""declarations": { "intents.A": { "set": { "x": «null» } } }"#, "wrong-type"),
        (#""declarations": { "intents.A": { "set": { "x": «»{ "data": "?" } } } }"#, "wrong-type"),
        (#""declarations": { "intents.A": { "unset": «»[1] } }"#, "wrong-type"),
        (#""declarations": { "intents.A": { «"unheard"»: 1 } }"#, "unknown-key"),
        (#""strings": { "de": «1» }"#, "wrong-type"),
    ])
    func `a wrong part is an error at its place`(_ member: String, _ code: String) throws {
        let marked = #"{ "intentSidecar": 1, \#(member) }"#
        let parts = marked.split(omittingEmptySubsequences: false) { "«»".contains($0) }
        try #require(parts.count == 3)
        let (sidecar, problems) = readSidecar(parts.joined())
        expectEqual(sidecar, nil)
        let problem = try #require(problems.first)
        expectEqual(problems.count, 1)
        #expect(problem.code.rawValue == code && problem.severity == .error)
        let start = parts[0].unicodeScalars.count
        expectEqual(problem.range.start, start)
        if !parts[1].isEmpty {
            expectEqual(problem.range, SourceRange(start: start, end: start + parts[1].unicodeScalars.count))
        }
    }

    @Test(arguments: [
        (#"{ "intentSidecar": «2» }"#, "unsupported-version"), (#"«»{ "file": {} }"#, "missing-key"),
        (#"{ "intentSidecar": 1, "file": { "name"«»"#, "yaml-syntax"), ("«»", "yaml-syntax"),
    ])
    func `a truncated or newer sidecar is an error`(_ marked: String, _ code: String) throws {
        let parts = marked.split(omittingEmptySubsequences: false) { "«»".contains($0) }
        let (sidecar, problems) = readSidecar(parts.joined())
        expectEqual(sidecar, nil)
        expectEqual(problems.map(\.code.rawValue), [code])
        expectEqual(problems.first?.range.start, parts[0].unicodeScalars.count)
    }
}
