import IntentModel
import Testing

@testable import IntentXcode

struct SummaryExportTests {
    /// The sentences by their rows.
    private func titles(_ summary: String, _ parameters: String) throws -> [String: String] {
        let schema = exportedSchema(
            "enums: { Mode: { cases: [a, b] } }\nintents: { A: { summary: \(summary), parameters: { \(parameters) } } }"
        )
        let leaves = try #require(exportXcodeFile(schema).intents?.first).leaves
        var titles: [String: String] = [:]
        for key in leaves.keys where key.hasSuffix(".SupportsBackgroundExecution") {
            let start = key.dropLast(".SupportsBackgroundExecution".count)
            titles[String(start.dropFirst("ManagedParameterCombinations.".count))] =
                leaves["\(start).Title"]?.value.shortText ?? "-"
        }
        return titles
    }

    @Test(arguments: [
        ("true", "x: String, y: String", ["x,y": "-"]),
        ("Go", "", ["": "Go"]),
        // Xcode has the Boolean that nobody chose, too.
        (
            "{ otherwise: No, y: Yes }",
            "p: Boolean, x: { type: String, when: { p: false } }, y: { type: String, when: { p: true } }",
            ["p": "No", "p,x": "No", "p,y": "Yes"]
        ),
        (
            "{ otherwise: No, x: Yes }",
            "p: Mode, q: Boolean, x: { type: String, when: { p: a } }, y: { type: String, when: { q: true } }",
            ["p,q": "No", "p,q,x": "Yes", "p,q,y": "No", "p,q,x,y": "No"]
        ),
        (
            "Go", "p: Mode, x: { type: String, when: p }, y: { type: String, when: { p: a } }",
            ["p": "Go", "p,x": "Go", "p,x,y": "Go"]
        ),
        // What cannot be said is always shown.
        (
            "{ otherwise: No, x: Yes }", "p: Integer, x: { type: String, when: { p: { atLeast: 3 } } }",
            ["p,x": "Yes"]
        ),
        (
            "Go", "p: Boolean, x: { type: Boolean, when: { p: true } }, y: { type: String, when: { x: true } }",
            ["p,y": "Go", "p,x,y": "Go"]
        ),
        ("Go", "x: { type: String, when: { p: true } }, p: Boolean", ["x,p": "Go"]),
    ])
    func eachSetOfRowsHasASentence(_ summary: String, _ parameters: String, _ expected: [String: String]) throws {
        #expect(try titles(summary, parameters) == expected)
    }

    @Test func soManySetsThatNobodyCouldListThemAreFew() throws {
        let parents = (0..<30).map { "p\($0): Boolean" }
        let children = (0..<30).map { "c\($0): { type: String, when: { p\($0): true } }" }
        let sets = try titles(
            "{ otherwise: No, 'c3,c4': Yes }", (parents + children).joined(separator: ", "))
        #expect(sets.count == 3)
        #expect(sets.values.filter { $0 == "Yes" }.count == 1)
    }

    @Test func aSentenceHasThePathOfItsVariants() throws {
        let schema = exportedSchema(
            "intents: { A: { summary: { otherwise: No, x: Yes }, parameters: { p: Boolean, x: { type: String, when: p } } } }"
        )
        let leaves = try #require(exportXcodeFile(schema).intents?.first).leaves
        #expect(leaves["ManagedParameterCombinations.p.Title"]?.dialogPath == "summary.otherwise")
        #expect(leaves["ManagedParameterCombinations.p,x.Title"]?.dialogPath == "summary.x")
    }

    @Test(arguments: [
        ("{ p: a }", ["PredicateName": "EnumHasExactValue", "PredicateValue": "a", "ParentName": "p"]),
        ("{ q: true }", ["PredicateName": "BooleanHasExactValue", "PredicateValue": "true", "ParentName": "q"]),
        ("{ q: false }", ["PredicateName": "BooleanHasExactValue", "ParentName": "q"]),
        ("q", ["PredicateName": "HasAnyValue", "ParentName": "q"]),
        ("{ p: [a, b] }", [:]), ("{ p: { not: a } }", [:]), ("{ p: a, q: true }", [:]),
        ("{ q: { isSet: false } }", [:]),
    ])
    func aConditionIsARelationshipWhereItCanBe(_ when: String, _ expected: [String: String]) throws {
        let schema = exportedSchema(
            "enums: { Mode: { cases: [a, b] } }\nintents: { A: { parameters: { p: Mode, q: Boolean, x: { type: String, when: \(when) } } } }"
        )
        let parameter = try #require(exportXcodeFile(schema).intents?.first?.members?.last)
        #expect(parameter.said(below: "Relationship") == expected)
    }
}
