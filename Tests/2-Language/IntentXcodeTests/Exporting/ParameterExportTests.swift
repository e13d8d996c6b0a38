import IntentModel
import IntentTestSupport
import Testing

@testable import IntentXcode

struct ParameterExportTests {
    private static let interval = [
        "Unit": "Multiple", "DefaultUnit": "Seconds", "MinimumUnit": "Seconds", "MaximumUnit": "Days",
    ]

    @Test(arguments: [
        ("String", ["Capitalization": "Sentences"]),
        (
            "{ type: String, input: verbatim, multiline: true, default: a }",
            [
                "Capitalization": "None", "DisableAutocorrect": "true", "DisableSmartQuotes": "true",
                "DisableSmartDashes": "true", "Multiline": "true", "DefaultValue": "a",
            ]
        ),
        (
            "{ type: String, input: { keyboard: asciiCapable, placeholder: Name } }",
            ["Capitalization": "Sentences", "KeyboardType": "ASCIICapable", "Placeholder": "Name"]
        ),
        ("Integer", ["Type": "Field", "MinimumValue": "<>", "MaximumValue": "<>"]),
        (
            "{ type: Integer, range: 1...10, default: 3, control: stepper }",
            ["Type": "Stepper", "MinimumValue": "1", "MaximumValue": "10", "DefaultValue": "3"]
        ),
        ("{ type: Integer, range: 0... }", ["Type": "Field", "MaximumValue": "<>"]),
        ("{ type: Integer, range: ...5 }", ["Type": "Field", "MinimumValue": "<>", "MaximumValue": "5"]),
        (
            "{ type: Decimal, range: 0...1, control: slider, default: 0.5 }",
            ["Type": "Slider", "MaximumValue": "1.0", "DefaultValue": "0.5"]
        ),
        (
            "{ type: Decimal, range: ...2.5 }",
            ["Type": "Field", "MaximumValue": "2.5", "SupportsNegativeNumbers": "YES"]
        ),
        ("{ type: Integer, default: 0 }", ["Type": "Field", "MinimumValue": "<>", "MaximumValue": "<>"]),
        ("{ type: Boolean, default: false }", ["TrueDisplayName": "true", "FalseDisplayName": "false"]),
        (
            "{ type: Boolean, default: true, trueTitle: 'On' }",
            ["TrueDisplayName": "On", "FalseDisplayName": "false", "DefaultValue": "true"]
        ),
        ("{ type: Mode, default: dark }", ["DefaultValue": "dark"]),
        ("File", ["Type": "Custom", "CustomUTIs": "[{UTI: public.item}]"]),
        ("{ type: File, contentTypes: image }", ["Type": "Image"]),
        (
            "{ type: File, contentTypes: [public.json, public.xml] }",
            ["Type": "Custom", "CustomUTIs": "[{UTI: public.json}, {UTI: public.xml}]"]
        ),
        (
            "{ type: DateComponents, kind: time, timeStyle: none }",
            ["Type": "Time", "Format": "Style", "DateStyle": "Full", "TimeStyle": "No"]
        ),
        (
            "{ type: DateComponents, format: 'MMM d' }",
            ["Type": "DateTime", "Format": "Template", "Template": "MMM d", "DateStyle": "Full", "TimeStyle": "Full"]
        ),
        (
            "{ type: TimeInterval, units: minutes...hours, defaultUnit: hours, default: 2h }",
            [
                "Unit": "Multiple", "DefaultUnit": "Hours", "MinimumUnit": "Minutes", "MaximumUnit": "Hours",
                "DefaultValue": "7200.0",
            ]
        ),
        (
            "{ type: TimeInterval, unit: minutes }",
            ["Unit": "Minutes", "DefaultUnit": "Seconds", "MinimumUnit": "Seconds", "MaximumUnit": "Days"]
        ),
        (
            "{ type: TimeInterval, range: 5m...2h }",
            interval.merging(["MinimumValue": "300.0", "MaximumValue": "7200.0"]) { $1 }
        ),
        ("{ type: TimeInterval, range: 5m... }", interval.merging(["MinimumValue": "300.0"]) { $1 }),
        ("{ type: TimeInterval, range: 0...2h }", interval.merging(["MaximumValue": "7200.0"]) { $1 }),
        ("{ type: TimeInterval, range: 0... }", interval.merging(["MaximumValue": "<>"]) { $1 }),
        (
            "{ type: TimeInterval, range: ...2h }",
            interval.merging(["MinimumValue": "<>", "MaximumValue": "7200.0"]) { $1 }
        ),
        ("{ type: Placemark, display: city }", ["Type": "City"]),
        ("Person", ["Type": "Contact"]),
        ("URL", [:]),
        ("Object", [:]),
    ])
    func `settings of the type become metadata`(_ text: String, _ expected: [String: String]) throws {
        try expectEqual(exportedParameter(text).leafTexts(below: "Metadata"), expected)
    }

    @Test(arguments: [
        ("Mode", ["Type": "Integer", "EnumType": "Mode", "EnumTypeNamespace": ""]),
        (
            "[Thing]",
            [
                "Type": "Object", "ObjectType": "Thing", "ObjectTypeNamespace": "", "SupportsMultipleValues": "true",
                "SupportsDynamicEnumeration": "true",
            ]
        ),
        (
            "{ type: Thing, search: true }",
            [
                "Type": "Object", "ObjectType": "Thing", "ObjectTypeNamespace": "",
                "SupportsDynamicEnumeration": "true",
                "SupportsSearch": "true",
            ]
        ),
        ("{ type: Thing, options: none }", ["Type": "Object", "ObjectType": "Thing", "ObjectTypeNamespace": ""]),
        (
            "System.PlaybackRepeatMode",
            ["Type": "Integer", "EnumType": "PlaybackRepeatMode", "EnumTypeNamespace": "System"]
        ),
        ("System.MediaItem", ["Type": "Object", "ObjectType": "MediaItem", "ObjectTypeNamespace": "System"]),
        ("System.SpeakableString", ["Type": "SpeakableString"]),
        ("{ type: String, options: [a, b] }", ["Type": "String", "SupportsDynamicEnumeration": "true"]),
        ("{ type: Integer, options: [1, 2] }", ["Type": "Integer"]),
        ("Length", ["Type": "Length"]), ("Angle", ["Type": "Decimal"]),
    ])
    func `the type has a name and a namespace`(_ text: String, _ expected: [String: String]) throws {
        let types = "types: { Thing: {} }\nenums: { Mode: { cases: [light, dark] } }"
        let leaves = try exportedParameter(text, types: types).leaves
        let keys = [
            "Type", "EnumType", "EnumTypeNamespace", "ObjectType", "ObjectTypeNamespace", "SupportsMultipleValues",
            "SupportsDynamicEnumeration", "SupportsSearch",
        ]
        expectEqual(leaves.filter { keys.contains($0.key) }.mapValues(\.value.shortText), expected)
    }

    @Test func `only rows are configurable and have empty dialogs`() throws {
        let row = try exportedParameter("String")
        expectEqual(row.leaves["Configurable"]?.value, .boolean(true))
        expectEqual(
            row.leafTexts(below: "PromptDialogs"),
            ["order": "[Configuration, Primary]", "Configuration.Custom": "true", "Primary.Custom": "true"])
        expectEqual(row.leaves["Metadata.DefaultValueID"]?.value, .string(""))
        let data = try exportedParameter("String", summary: "")
        expectEqual(data.leaves["Configurable"], nil)
        #expect(data.leafTexts(below: "PromptDialogs").isEmpty)
        expectEqual(data.leaves["Metadata.DefaultValueID"], nil)
    }

    @Test func `values that the definition omits are implied`() throws {
        let leaves = try exportedParameter("String").leaves
        expectEqual(leaves.filter { !$0.value.isImplied }.keys.sorted(), ["Type"])
        let written = try exportedParameter("{ type: String, title: A Word, prompt: Which word? }").leaves
        expectEqual(
            written.filter { !$0.value.isImplied }.keys.sorted(),
            ["DisplayName", "PromptDialogs.Configuration.FormatString", "Type"])
    }

    @Test(arguments: [
        ("{ systemSmall: 2, systemMedium: 4 }", ["Small": "2", "Medium": "4", "Large": "4"]),
        (
            "{ systemMedium: 4, systemExtraLarge: 1...8 }",
            ["Small": "4", "Medium": "4", "Large": "4", "ExtraLarge": "8"]
        ),
    ])
    func `missing size classes are filled in`(_ size: String, _ expected: [String: String]) throws {
        let parameter = try exportedParameter("{ type: [String], size: \(size) }")
        var texts = parameter.leafTexts(below: "ArraySizes")
        expectEqual(
            texts.removeValue(forKey: "order"),
            "[\(["Small", "Medium", "Large", "ExtraLarge"].prefix(expected.count).joined(separator: ", "))]")
        expectEqual(texts, expected)
        expectEqual(parameter.leaves["FixedSizeArray"]?.value, .integer(1))
    }

    @Test func `a single size applies to every size class`() throws {
        let sizes = try exportedParameter("{ type: [String], size: 3 }").leafTexts(below: "ArraySizes")
        expectEqual(sizes.count, 9)
        expectEqual(sizes.filter { $0.value == "3" }.count, 8)
    }
}
