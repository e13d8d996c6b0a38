import IntentDiagnostics
import IntentSchema
import IntentTestSupport
import Testing

/// One mistake causes one diagnostic.
struct FollowOnTests {
    @Test(arguments: [
        "a: { type: ⟦Strin⟧, default: [1, 1], size: 3, range: 9...10, options: [x, x], search: true }",
        "a: { type: ⟦Strin⟧, when: { b: 1 } }\n      b: { type: Integer, range: 1...2 }",
    ])
    func `an unknown type causes one diagnostic`(_ parameter: String) {
        expectEqual(checkDefinition(parameters(parameter), .unknownType), "")
    }

    @Test func `a parameter of unknown type can be referred to`() {
        expectEqual(
            checkDefinition(
                parameters("a: ⟦Strin⟧", "b: { type: String, options: dynamic, when: { a: x }, dependsOn: [a] }"),
                .unknownType), "")
    }

    @Test func `an enum without readable cases accepts every case`() {
        let text = parameters("a: { type: Unit, default: celsius }", before: "enums: { Unit: { cases: ⟦celsius⟧ } }\n")
        expectEqual(checkDefinition(text, .wrongType), "")
    }

    @Test(arguments: [
        ("enums: { Unit: ⟦celsius⟧ }", DiagnosticCode.wrongType), ("enums: { ⟦Unit⟧: { title: Unit } }", .missingKey),
    ])
    func `an enum that is not one accepts every case`(enums: String, code: DiagnosticCode) {
        expectEqual(checkDefinition(parameters("a: { type: Unit, default: celsius }", before: enums + "\n"), code), "")
    }

    @Test func `a case remains a case if its Swift name collides`() {
        expectEqual(
            checkDefinition("intentDefinition: 1\nenums: { E: { cases: [⟦unrecognized⟧] } }\n", .nameCollision), "")
        let enums = "enums: { E: { cases: { a: {}, b: { swiftName: ⟦a⟧ } } } }\n"
        expectEqual(checkDefinition(parameters("p: { type: E, default: b }", before: enums), .duplicateCase), "")
    }

    @Test(arguments: [
        "intents: { I: { parameters: { a: &a { type: String }, b: { ⟦<<⟧: *a } } } }",
        "enums: { E: &e { cases: [x] }, F: { ⟦<<⟧: *e } }",
        "widgets: { V: &v { families: [systemSmall] }, W: { ⟦<<⟧: *v, kind: w } }",
    ])
    func `keys are not missing if there is a merge key`(_ section: String) {
        expectEqual(checkDefinition("intentDefinition: 1\n\(section)\n", .yamlUnsupported), "")
    }

    @Test func `options that could not be read accept every default`() {
        expectEqual(
            checkDefinition(parameters("a: { type: Integer, options: [1, ⟦two⟧], default: 2 }"), .wrongType), "")
        expectEqual(
            checkDefinition(parameters("a: { type: String, options: ⟦dynamc⟧, search: true, default: x }"), .wrongType),
            "")
    }

    @Test func `a misspelled family is not also missing`() {
        let text = parameters(
            "a: { type: [String], size: { ⟦systemSmal⟧: 2 } }",
            after: "widgets: { W: { intent: Sample, families: [systemSmall] } }\n")
        expectEqual(checkDefinition(text, .unknownFamily), "")
    }

    @Test(arguments: [
        "enums: { E: { ⟦casses⟧: [a] } }", "widgets: { W: { ⟦familys⟧: [systemSmall] } }",
        "intents: { I: { parameters: { a: { ⟦typ⟧: String } } } }",
        "types: { T: { options: { a: { image: { ⟦sytem⟧: key } } } } }",
    ])
    func `a misspelled key is not also missing`(_ section: String) {
        expectEqual(checkDefinition("intentDefinition: 1\n\(section)\n", .unknownKey), "")
        expectEqual(checkDefinition("⟦intentdefinition⟧: 1\nenums: {}\n", .unknownKey), "")
    }

    @Test(arguments: ["⟦typs⟧: { City: {} }", "⟦enum⟧: { City: { cases: [a] } }", "types: ⟦[City]⟧"])
    func `names in a misspelled section are not also unknown`(_ section: String) {
        let code: DiagnosticCode = section.contains("[City]") ? .wrongType : .unknownKey
        expectEqual(checkDefinition(parameters("a: City", "b: [City]", before: section + "\n"), code), "")
    }

    @Test func `intents in a misspelled section are not also unknown`() {
        let text = "intentDefinition: 1\n⟦intnts⟧: { A: {} }\nwidgets: { W: { intent: A, families: [systemSmall] } }\n"
        expectEqual(checkDefinition(text, .unknownKey), "")
    }

    @Test func `languages in place of a case are one error`() {
        let text = "intentDefinition: 1\nenums: { E: { cases: { a: { ⟦en⟧: A, de: A, fr: A } } } }\n"
        expectEqual(checkDefinition(text, .unknownKey), "")
        let option = parameters("a: { type: String, options: { b: { ⟦en⟧: B, de: B } } }")
        expectEqual(checkDefinition(option, .unknownKey), "")
    }

    @Test(arguments: ["", "-", "1"])
    func `an invalid Swift name does not also collide`(_ name: String) {
        expectEqual(checkDefinition("intentDefinition: 1\nintents: { ⟦\"\(name)\"⟧: {} }\n", .nameNotSwift), "")
    }

    @Test func `a key with an invalid value is not also missing`() {
        expectEqual(checkDefinition("intentDefinition: 1\nenums: { E: { ⟦cases⟧: } }\n", .wrongType), "")
        expectEqual(checkDefinition("⟦intentDefinition⟧:\nenums: { E: { cases: [a] } }\n", .wrongType), "")
    }

    @Test func `a repeated name causes one diagnostic`() {
        func text(_ mark: (String) -> String) -> MarkedText {
            MarkedText(
                """
                intentDefinition: 1
                types: { \(mark("City")): { swiftName: Town, renamedFrom: [Village] } }
                enums: { \(mark("E")): { swiftName: Kind, cases: [a], renamedFrom: [F] } }
                intents: { \(mark("Look")): { swiftName: LookAt, renamedFrom: [See], parameters: { a: String } } }
                widgets: { \(mark("W")): { swiftName: w, kind: w.1, families: [systemSmall], renamedFrom: [V] } }
                """)
        }
        let (first, second) = (text { $0 }, text { "⟦\($0)⟧" })
        let resolved = resolveDefinitions([first.file(), second.file()])
        expectEqual(
            differences(
                between: resolved.diagnostics.sorted(), andMarkersOf: second,
                codes: Array(repeating: .nameCollision, count: 4)), "")
    }

    @Test func `a reserved type name causes one diagnostic`() {
        let text = "intentDefinition: 1\nenums: { ⟦URL⟧: { cases: [a] } }\ntypes: { Link: { swiftName: URL } }\n"
        expectEqual(checkDefinition(text, .nameCollision), "")
    }
}
