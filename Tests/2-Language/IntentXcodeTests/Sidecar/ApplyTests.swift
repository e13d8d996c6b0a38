import IntentModel
import IntentTestSupport
import Testing

@testable package import IntentXcode

/// The effect of edits in the definition on the values in a sidecar.
@Suite struct ApplyTests {
    @Test func `a stored value is used if the export has none`() {
        let kept = kept(["Verb": "Do"], file: ["Verb": "Do", "Unheard": 1])
        expectEqual(kept.entry, entry { $0.set = ["Unheard": 1] })
        expectEqual(kept.leaves(["Verb": "Do"]), ["Verb": "Do", "Unheard": 1])
        expectEqual(kept.leaves(["Verb": "Do", "Unheard": 2]), ["Verb": "Do", "Unheard": 2])
    }

    @Test func `a stored value replaces an implied one`() {
        let implied: XcodeLeaves = ["Category": XcodeLeaf("generic", isImplied: true)]
        let kept = kept(implied, file: ["Category": "order"])
        expectEqual(kept.entry, entry { $0.set = ["Category": "order"] })
        expectEqual(kept.leaves(implied), ["Category": "order"])
        expectEqual(kept.leaves(["Category": "share"]), ["Category": "share"])
    }

    @Test func `an implied value can be left out`() {
        let implied: XcodeLeaves = ["Configurable": XcodeLeaf(true, isImplied: true)]
        let kept = kept(implied, file: [:])
        expectEqual(kept.entry, entry { $0.unset = ["Configurable"] })
        expectEqual(kept.leaves(implied), [:])
        expectEqual(kept.leaves(["Configurable": true]), ["Configurable": true])
    }

    @Test(
        arguments: [
            (1, 1.0), (1.0, 1), (false, nil), (nil, false), (0, nil), (nil, 0), (0, false), ([], nil), ([:], nil),
        ] as [(PropertyListValue?, PropertyListValue?)])
    func `an equivalent value keeps its form`(_ exported: PropertyListValue?, _ original: PropertyListValue?) {
        let values: XcodeLeaves = exported.map { ["Restrictions": XcodeLeaf($0)] } ?? [:]
        let kept = kept(values, file: original.map { ["Restrictions": $0] } ?? [:])
        expectEqual(kept.entry.instead, [:])
        expectEqual(kept.leaves(values)["Restrictions"], original)
        expectEqual(kept.leaves(["Restrictions": 2]), ["Restrictions": 2])
    }

    @Test func `a replaced value returns when the definition changes`() {
        let kept = kept(["Verb": "Do", "Input": "soup"], file: ["Verb": "Go"])
        expectEqual(
            kept.entry,
            entry {
                $0.set = ["Verb": "Go"]
                $0.unset = ["Input"]
                $0.instead = ["Verb": "Do", "Input": "soup"]
            })
        expectEqual(kept.leaves(["Verb": "Do", "Input": "soup"]), ["Verb": "Go"])
        expectEqual(kept.leaves(["Verb": "Run", "Input": "list"]), ["Verb": "Run", "Input": "list"])
        expectEqual(kept.leaves([:]), [:])
    }

    @Test func `a replaced text is stored by its fingerprint`() throws {
        let text = LocalizedText("Order", language: "en")
        let exported: XcodeLeaves = ["Title": XcodeLeaf("Order", text: text)]
        let kept = kept(exported, file: ["Title": "Order soup"])
        let fingerprint = try #require(kept.entry.instead["Title"])
        #expect(fingerprint != "Order")
        expectEqual(kept.leaves(exported), ["Title": "Order soup"])
        expectEqual(kept.leaves(["Title": "Buy"]), ["Title": "Buy"])
    }

    @Test func `stored settings apply to one type only`() {
        let kept = kept(
            .parameter, ["Type": "String"], file: ["Type": "String", "Metadata.Capitalization": "None"])
        expectEqual(kept.leaves(["Type": "String"]), ["Type": "String", "Metadata.Capitalization": "None"])
        expectEqual(kept.leaves(["Type": "Integer"]), ["Type": "Integer"])
    }

    @Test func `a dialog that only the file has is stored`() {
        let values: [String: PropertyListValue] = [
            "PromptDialogs.order": ["Concise"], "PromptDialogs.Concise.FormatString": "Soup?",
        ]
        let kept = kept(.parameter, [:], file: values)
        expectEqual(kept.entry.set["PromptDialogs.Concise"], ["FormatString": "Soup?"])
        expectEqual(kept.leaves([:]), values)
        let own: [String: PropertyListValue] = [
            "PromptDialogs.order": ["Concise"], "PromptDialogs.Concise.FormatString": "Which soup?",
        ]
        expectEqual(kept.leaves(own.mapValues { XcodeLeaf($0) }), own)
    }

    @Test func `parts of a removed dialog are dropped`() {
        let order = XcodeLeaf(["Primary", "Confirmation"], isImplied: true)
        let kept = kept(
            .parameter, ["PromptDialogs.order": order, "PromptDialogs.Confirmation.FormatString": "Sure?"],
            file: [
                "PromptDialogs.order": ["Confirmation", "Primary"], "PromptDialogs.Confirmation.FormatString": "Sure?",
                "PromptDialogs.Confirmation.Custom": true,
            ])
        expectEqual(
            kept.leaves(["PromptDialogs.order": XcodeLeaf(["Primary"], isImplied: true)]),
            ["PromptDialogs.order": ["Primary"]])
    }

    @Test func `parts of a removed combination are dropped`() {
        let title = "ManagedParameterCombinations.soup.Title"
        let kept = kept(
            [title: "Order ${soup}"], file: [title: "Order ${soup}", "ManagedParameterCombinations.soup.key": "x"])
        let edited = "ManagedParameterCombinations.soup,size.Title"
        expectEqual(kept.leaves([edited: "Order ${soup}"]), [edited: "Order ${soup}"])
    }

    @Test func `an omitted combination returns when it changes`() {
        let keys = ["Title", "UpdatesLinked"].map { "ManagedParameterCombinations.soup.\($0)" }
        let exported: XcodeLeaves = [keys[0]: XcodeLeaf("Order"), keys[1]: XcodeLeaf(true)]
        let kept = kept(exported, file: [:])
        expectEqual(kept.entry.unset, ["ManagedParameterCombinations.soup"])
        expectEqual(kept.leaves(exported), [:])
        expectEqual(kept.leaves([keys[0]: "Buy", keys[1]: true]), [keys[0]: "Buy", keys[1]: true])
    }

    // MARK: Declarations

    @Test func `a declaration that only the file has is stored`() {
        let original = intent([parameter("a"), parameter("odd"), parameter("b")])
        let sidecar = differences(exported: intent([parameter("a"), parameter("b")]), original: original)
        expectEqual(sidecar.declarations["intents.A.parameters.odd"]?.extra, ["INIntentParameterName": "odd"])
        expectEqual(names([parameter("a"), parameter("b")], sidecar), ["a", "odd", "b"])
        expectEqual(names([parameter("b"), parameter("a")], sidecar), ["b", "a", "odd"])
        expectEqual(names([parameter("a"), parameter("c"), parameter("b")], sidecar), ["a", "c", "odd", "b"])
        expectEqual(names([parameter("b")], sidecar), ["odd", "b"])
        let own = XcodeDeclaration(.parameter, name: "odd", leaves: ["Type": XcodeLeaf("String")])
        let file = numbered(intent([own]), sidecar).file
        expectEqual(file.intents?.first?.members?.first?.leaves["Type"]?.value, "String")
    }

    @Test func `an omitted declaration returns when it changes`() {
        let sidecar = differences(
            exported: intent([parameter("a"), parameter("b")]), original: intent([parameter("a")]))
        expectEqual(names([parameter("a"), parameter("b")], sidecar), ["a"])
        let edited = XcodeDeclaration(.parameter, name: "b", leaves: ["Type": XcodeLeaf("String")])
        expectEqual(names([parameter("a"), edited], sidecar), ["a", "b"])
    }

    @Test func `the file's order lasts until the definition reorders`() {
        let sidecar = differences(
            exported: intent(["a", "b", "c"].map(parameter)), original: intent(["c", "a", "b"].map(parameter)))
        expectEqual(names(["a", "b", "c"].map(parameter), sidecar), ["c", "a", "b"])
        expectEqual(names(["a", "c"].map(parameter), sidecar), ["c", "a"])
        expectEqual(names(["a", "new", "b", "c"].map(parameter), sidecar), ["c", "a", "new", "b"])
        expectEqual(names(["b", "a", "c"].map(parameter), sidecar), ["b", "a", "c"])
    }

    @Test func `a missing array differs from an empty one`() {
        let exported = XcodeFile(types: [], enums: nil, intents: [])
        let sidecar = differences(exported: exported, original: XcodeFile(types: nil, enums: [], intents: []))
        let file = numbered(exported, sidecar).file
        #expect(file.types == nil && file.enums == [])
        let type = XcodeDeclaration(.type, name: "T")
        expectEqual(numbered(XcodeFile(types: [type]), sidecar).file.types?.count, 1)
    }

    @Test func `a renamed declaration keeps its entry`() {
        let original = numbered(intent([parameter("soup")]), nil).file
        let sidecar = record(original, into: nil)
        var renamed = intent([parameter("dish")], name: "B")
        renamed.intents?[0].renamedFrom = ["A"]
        renamed.intents?[0].members?[0].renamedFrom = ["meal", "soup"]
        renamed.intents?[0].members?.append(parameter("size"))
        let (file, notes) = numbered(renamed, sidecar)
        expectEqual(notes, [])
        expectEqual(ids(file), ids(original))
        let recorded = record(file, into: sidecar)
        expectEqual(
            recorded.declarations.keys.sorted(),
            [
                "intents.B", "intents.B.parameters.dish", "intents.B.parameters.size",
            ])
        expectEqual(assemble(numbered(renamed, recorded).file), assemble(file))
    }

    @Test func `combinations follow renamed parameters`() {
        func exported(_ name: String, from former: [String] = []) -> XcodeFile {
            var conditional = XcodeDeclaration(
                .parameter, name: name, leaves: ["Relationship.PredicateName": "HasAnyValue"])
            conditional.renamedFrom = former
            let combination = "ManagedParameterCombinations.list,\(name)"
            return XcodeFile(intents: [
                XcodeDeclaration(
                    .intent, name: "A", leaves: ["\(combination).Title": "Order", "\(combination).TitleID": ""],
                    members: [parameter("list"), conditional])
            ])
        }
        var original = numbered(exported("soup"), nil).file
        original.intents?[0].leaves["ManagedParameterCombinations.list,soup.key"] = "soup,list"
        let sidecar = differences(exported: exported("soup"), original: original)
        expectEqual(sidecar.declarations["intents.A"]?.ids.keys.first, "summary.soup")
        let renamed = exported("dish", from: ["soup"])
        let file = numbered(renamed, sidecar).file
        let (before, after) = (original.intents?[0].leaves, file.intents?[0].leaves)
        expectEqual(
            after?["ManagedParameterCombinations.list,dish.TitleID"]?.value,
            before?["ManagedParameterCombinations.list,soup.TitleID"]?.value)
        expectEqual(after?["ManagedParameterCombinations.list,dish.key"]?.value, "dish,list")
        let recorded = record(file, into: sidecar)
        expectEqual(recorded.declarations["intents.A"]?.ids.keys.first, "summary.dish")
        expectEqual(assemble(numbered(renamed, recorded).file), assemble(file))
    }

    @Test func `an existing name keeps its entry despite renamedFrom`() {
        let sidecar = record(numbered(intent([parameter("a"), parameter("b")]), nil).file, into: nil)
        var exported = intent([parameter("a"), parameter("b")])
        exported.intents?[0].members?[0].renamedFrom = ["b"]
        expectEqual(
            ids(numbered(exported, sidecar).file), ids(numbered(intent([parameter("a"), parameter("b")]), nil).file))
    }

    @Test func `a removed declaration gives a note`() {
        let sidecar = record(numbered(intent([parameter("a"), parameter("b")]), nil).file, into: nil)
        let (file, notes) = numbered(intent([parameter("a")]), sidecar)
        expectEqual(
            notes,
            [
                "the sidecar entry 'intents.A.parameters.b' is dropped because the definition has no such declaration"
            ])
        let recorded = record(file, into: sidecar)
        expectEqual(recorded.declarations["intents.A.parameters.b"], nil)
        expectEqual(recorded.declarations["intents.A"]?.lastTag, 2)
        expectEqual(numbered(XcodeFile(), sidecar).notes.count, 1)
    }

    @Test func `an invalid stored declaration is dropped`() {
        var sidecar = Sidecar()
        sidecar.declarations["intents.A"] = entry { $0.extra = ["INIntentName": 1] }
        let (file, notes) = numbered(XcodeFile(), sidecar)
        expectEqual(file.intents, [])
        #expect(notes.count == 1 && notes.first?.contains("intents.A") ?? false)
    }

    @Test func `names with dots have distinct paths`() throws {
        let list: PropertyListValue = [
            "INIntents": [
                ["INIntentName": "A", "INIntentParameters": [["INIntentParameterName": "x.parameters"]]],
                ["INIntentName": "A.parameters", "INIntentParameters": [["INIntentParameterName": "x"]]],
                ["INIntentName": "A%2Eparameters"], ["INIntentName": ""], ["INIntentName": "%"],
            ]
        ]
        let original = try disassemble(list)
        let sidecar = expectRoundTrip(exported: original.withoutNumbers(), original: original, gives: list)
        expectEqual(sidecar.declarations["intents.A.parameters.x%2Eparameters"]?.unset, ["DisplayPriority", "Tag"])
        expectRoundTrip(exported: XcodeFile(), original: original, gives: list)
    }

    // MARK: Support

    private struct Kept {
        let kind: XcodeDeclaration.Kind
        let sidecar: Sidecar
        let entry: Sidecar.Entry

        func leaves(_ exported: XcodeLeaves) -> [String: PropertyListValue] {
            apply(sidecar, to: ApplyTests.file(kind, exported)).file.intents?.first.map { intent in
                (kind == .parameter ? intent.members?.first ?? intent : intent).leaves.filter { $0.value.role == nil }
                    .mapValues(\.value)
            } ?? [:]
        }
    }

    private func kept(_ exported: XcodeLeaves, file: [String: PropertyListValue]) -> Kept {
        kept(.intent, exported, file: file)
    }

    private func kept(
        _ kind: XcodeDeclaration.Kind, _ exported: XcodeLeaves, file: [String: PropertyListValue]
    ) -> Kept {
        let original = ApplyTests.file(kind, file.mapValues { XcodeLeaf($0) })
        let sidecar = differences(exported: ApplyTests.file(kind, exported), original: original)
        var entry = sidecar.declarations[kind == .parameter ? "intents.A.parameters.p" : "intents.A"] ?? Sidecar.Entry()
        entry.unset.removeAll { ["Tag", "DisplayPriority"].contains($0) }
        return Kept(kind: kind, sidecar: sidecar, entry: entry)
    }

    private static func file(_ kind: XcodeDeclaration.Kind, _ leaves: XcodeLeaves) -> XcodeFile {
        let isIntent = kind == .intent
        let parameter = XcodeDeclaration(.parameter, name: "p", leaves: leaves)
        return XcodeFile(intents: [
            XcodeDeclaration(
                .intent, name: "A", leaves: isIntent ? leaves : [:], members: isIntent ? nil : [parameter])
        ])
    }

    private func parameter(_ name: String) -> XcodeDeclaration {
        XcodeDeclaration(.parameter, name: name, leaves: [:])
    }

    private func intent(_ parameters: [XcodeDeclaration], name: String = "A") -> XcodeFile {
        let leaves: XcodeLeaves = ["TitleID": XcodeLeaf("")]
        return XcodeFile(intents: [XcodeDeclaration(.intent, name: name, leaves: leaves, members: parameters)])
    }

    private func names(_ parameters: [XcodeDeclaration], _ sidecar: Sidecar) -> [String]? {
        numbered(intent(parameters), sidecar).file.intents?.first?.members?.map(\.name)
    }

    private func ids(_ file: XcodeFile) -> [PropertyListValue?] {
        [file.leaves["Namespace"]?.value, file.intents?.first?.leaves["TitleID"]?.value]
            + [file.intents?.first?.members?.first?.leaves["Tag"]?.value]
    }
}

extension XcodeLeaf: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
    package init(stringLiteral value: String) { self.init(.string(value)) }
    package init(booleanLiteral value: Bool) { self.init(.boolean(value)) }
    package init(integerLiteral value: Int) { self.init(.integer(value)) }
}
