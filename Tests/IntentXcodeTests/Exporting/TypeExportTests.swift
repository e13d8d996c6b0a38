import IntentModel
import Testing

@testable import IntentXcode

struct TypeExportTests {
    @Test func aTypeBeginsWithThePropertiesThatAllHave() throws {
        let schema = exportedSchema(
            "types: { Soup: { title: A Soup, properties: { price: Decimal, made: DateComponents } } }")
        let type = try #require(exportXcodeFile(schema).types?.first)
        #expect(type.said() == ["DisplayName": "A Soup"])
        #expect(
            type.members?.map(\.name)
                == ["identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches", "price", "made"])
        #expect(
            type.members?[3].said() == ["Type": "SpeakableString", "Default": "true", "SupportsMultipleValues": "true"])
        #expect(type.members?[4].said() == ["Type": "Decimal", "DisplayName": "Price"])
        #expect(type.members?[5].said(below: "Metadata").count == 4)
    }

    @Test func anEnumBeginsWithNoValue() throws {
        let schema = exportedSchema(
            "enums: { Mode: { cases: { unknown: None, light: { synonyms: [bright, { dim: d i m }], pronunciation: lite }, dark: { index: 7 } } } }"
        )
        let type = try #require(exportXcodeFile(schema).enums?.first)
        #expect(type.said() == ["DisplayName": "Mode", "Type": "Regular", "GeneratesHeader": "true"])
        #expect(
            type.members?.map { $0.said() }
                == [
                    ["DisplayName": "None"],
                    [
                        "DisplayName": "Light", "Index": "1", "PronunciationHint": "lite",
                        "Synonyms.0.Synonym": "bright", "Synonyms.1.Synonym": "dim",
                        "Synonyms.1.PronunciationHint": "d i m",
                    ],
                    ["DisplayName": "Dark", "Index": "7"],
                ])
    }

    @Test func noValueIsCalledByItsNameWhereNobodyCallsItOtherwise() throws {
        let file = exportXcodeFile(exportedSchema("enums: { Mode: { cases: [light] } }"))
        let title = file.enums?.first?.members?.first?.leaves["DisplayName"]
        #expect(title?.value == .string("unknown"))
        #expect(title?.isImplied == true)
    }
}
