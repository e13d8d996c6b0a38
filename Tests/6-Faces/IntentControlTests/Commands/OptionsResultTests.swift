import IntentCommandLine
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@testable import IntentControl

struct OptionsResultTests {
    private static let lock = OptionItem(
        SampleReports.lock, title: "车锁", subtitle: "doors", image: .system("lock"), synonyms: ["shut"])
    private static let trunk = OptionItem(SampleReports.trunk, title: "后备箱")

    @Test func `a flat list has no indentation`() throws {
        let result = try result(.answered, sections: [OptionSection(items: [Self.lock, Self.trunk])])
        expectEqual(result.text(.plain), "lock   车锁    doors\ntrunk  后备箱\n")
        #expect(result.notes.isEmpty)
        expectEqual(result.failure, nil)
    }

    @Test func `section titles precede their options`() throws {
        let result = try result(
            .answered,
            sections: [
                OptionSection(title: "Doors", subtitle: "all", items: [Self.lock]), OptionSection(items: [Self.trunk]),
            ])
        expectEqual(result.text(.plain), "Doors  all\n  lock  车锁  doors\n\ntrunk  后备箱\n")
    }

    @Test(arguments: [
        ([nil, "B"], "lock  车锁  doors\n\nB\n  trunk  后备箱\n"),
        ([nil, nil], "lock  车锁  doors\n\ntrunk  后备箱\n"), (["A", ""], "A\n  lock  车锁  doors\n\ntrunk  后备箱\n"),
        (["A", "B"], "A\n  lock  车锁  doors\nB\n  trunk  后备箱\n"),
    ])
    func `a section without a title is apart from others`(titles: [String?], text: String) throws {
        let sections = zip(titles, [Self.lock, Self.trunk]).map { OptionSection(title: $0, items: [$1]) }
        try expectEqual(result(.answered, sections: sections).text(.plain), text)
    }

    @Test func `chosen options have a star`() throws {
        let result = try result(
            .answered, sections: [OptionSection(items: [Self.lock, Self.trunk])], chosen: ["trunk"],
            includesChosen: true)
        expectEqual(result.text(.plain), "  lock   车锁    doors\n* trunk  后备箱\n")
        let items = try #require(result.json["sections"]?.arrayValue?.first?["items"]?.arrayValue)
        expectEqual(items.map { $0["isChosen"] }, [false, true])
    }

    @Test func `JSON contains everything that an editor shows`() throws {
        let result = try result(.answered, sections: [OptionSection(items: [Self.lock])])
        expectEqual(
            result.json["sections"]?.arrayValue?.first?["items"],
            [
                [
                    "identifier": "lock", "title": "车锁", "subtitle": "doors", "image": ["system": "lock"],
                    "value": ["identifier": "lock", "displayString": "车锁"], "synonyms": ["shut"],
                ]
            ])
        expectEqual(result.json["options"], 1)
        expectEqual(result.json["state"], "answered")
    }

    @Test func `a title equal to the identifier is not repeated`() throws {
        let item = OptionItem(IntentValue.enumeration("fans"), title: "fans", subtitle: "sub")
        let result = try result(.answered, sections: [OptionSection(items: [item])])
        expectEqual(result.text(.plain).split(separator: " ").joined(separator: " "), "fans sub\n")
    }

    @Test func `a stale answer is reported with its age`() throws {
        let result = try result(
            .stale(age: .seconds(190), .timedOut), sections: [OptionSection(items: [Self.lock])])
        expectEqual(result.notes, [.warning("these options are 3 minutes old: the handler did not answer in time")])
        expectEqual(result.failure, nil)
        expectEqual(result.json["state"], "stale")
        expectEqual(result.json["ageSeconds"], 190)
        expectEqual(result.json["reason"]?["code"], "timedOut")
    }

    @Test(arguments: [
        (OptionsFailure.timedOut, "timedOut", "did not answer in time"),
        (.failed("no network"), "failed", "failed: no network"),
        (.notSignedIn, "notSignedIn", "sign in"),
        (.unavailable("no handler"), "unavailable", "no options: no handler"),
        (.unavailable(""), "unavailable", "no options: the data source is unavailable"),
        (.crashed(""), "crashed", "process exited"),
        (.crashed("the extension 'x' ended with signal 9"), "crashed", "signal 9"),
        (.sourceNotTrusted("the command 'x' is not trusted"), "sourceNotTrusted", "'x' is not trusted"),
    ])
    func `a failure without options has an exit code`(
        reason: OptionsFailure, code: String, message: String
    ) throws {
        let result = try result(.failed(reason), sections: [], advice: "try this")
        let failure = try #require(result.failure)
        expectEqual(failure.status, (code == "sourceNotTrusted" ? .notPermitted : .unavailable))
        expectEqual(failure.problems[0].code, code)
        #expect(failure.problems[0].message.contains(message))
        expectEqual(failure.advice, "try this")
        expectEqual(result.text(.plain), "")
        expectEqual(result.json["state"], "failed")
    }

    @Test func `a missing parent value is reported`() throws {
        let result = try result(.needs(parent: "city"), sections: [])
        expectEqual(result.notes.count, 1)
        #expect(result.notes[0].message.contains("set 'city' first"))
        expectEqual(result.failure, nil)
        expectEqual(result.json["parent"], "city")
    }

    @Test(arguments: [
        (nil, false, "there is nothing to choose that is not already chosen; --all shows chosen options"),
        (nil, true, "there is nothing to choose"),
        ("x", false, "nothing matches 'x' that is not already chosen; --all shows chosen options"),
        ("x", true, "nothing matches 'x'"), ("", true, "there is nothing to choose"),
    ])
    func `an empty list is not a failure`(searchTerm: String?, isComplete: Bool, note: String) throws {
        let result = try result(.answered, sections: [], hidesChosen: !isComplete, searchTerm: searchTerm)
        expectEqual(result.notes, [.note(note)])
        expectEqual(result.failure, nil)
    }

    @Test(arguments: [
        (
            OptionsResult.Absence.acceptsAnyValue,
            "'carControls' has no options; you can set any value that its definition allows"
        ),
        (.setElsewhere, "'carControls' has no options; it cannot be set here"),
        (.offered(at: ["a.b", "a.c"]), "'carControls' has no options of its own; these have: a.b, a.c"),
    ])
    func `a note explains why there are never options`(absence: OptionsResult.Absence, note: String) throws {
        let result = OptionsResult(
            id: try SampleReports.instance().id, parameter: "carControls", searchTerm: "x",
            answer: OptionsAnswer(collection: OptionCollection(sections: []), state: .answered, chosen: []),
            includesChosen: false, absence: absence)
        expectEqual(result.notes, [.note(note)])
        expectEqual(result.failure, nil)
    }

    @Test func `a note shows the cursor of further options`() throws {
        let result = try result(.answered, sections: [OptionSection(items: [Self.lock])], cursor: "page 2")
        expectEqual(result.notes, [.note("more options are available; continue with --cursor 'page 2'")])
        expectEqual(result.json["cursor"], "page 2")
    }

    private func result(
        _ state: OptionsAnswer.State, sections: [OptionSection<IntentValue>], chosen: [String] = [],
        includesChosen: Bool = false, hidesChosen: Bool = false, searchTerm: String? = nil, cursor: String? = nil,
        advice: String? = nil
    ) throws -> OptionsResult {
        OptionsResult(
            id: try SampleReports.instance().id, parameter: "carControls", searchTerm: searchTerm,
            answer: OptionsAnswer(
                collection: OptionCollection(sections: sections, cursor: cursor), state: state, chosen: chosen),
            includesChosen: includesChosen, hidesChosen: hidesChosen, advice: advice)
    }
}
