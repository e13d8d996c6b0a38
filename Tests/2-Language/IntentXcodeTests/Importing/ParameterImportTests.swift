import IntentModel
import IntentTestSupport
import Testing

@testable import IntentXcode

@Suite struct ParameterImportTests {
    // MARK: Types

    @Test(arguments: [
        ("String", [:], ElementType.string), ("Decimal", [:], .decimal), ("URL", [:], .url), ("Person", [:], .person),
        ("Integer", ["EnumType": "Strength"], .enumeration("Strength")),
        ("Integer", ["EnumType": "PlaybackRepeatMode", "EnumTypeNamespace": "System"], .system("PlaybackRepeatMode")),
        ("Object", ["ObjectType": "Pot"], .object("Pot")), ("Object", [:], .anyObject),
        ("Object", ["ObjectType": "MediaItem", "ObjectTypeNamespace": "System"], .system("MediaItem")),
        ("DateComponents", ["Metadata.Type": "Time"], .dateComponents(.time)),
        ("SpeakableString", [:], .system("SpeakableString")),
    ])
    func `a parameter has the type in the file`(_ type: String, _ leaves: [String: String], _ element: ElementType)
        throws
    {
        let leaves = leaves.merging(["Type": type]) { $1 }.mapValues(PropertyListValue.string)
        let (parameter, imported) = try importingParameter(leaves)
        expectEqual(parameter.type, ValueType(element))
        expectEqual(imported.warnings.count, (element == .anyObject ? 1 : 0))
    }

    @Test(arguments: [
        (
            ["Type": "Integer", "EnumType": "Gone"], ElementType.integer,
            "'Gone' is not an enum of this file; imported as 'Integer'"
        ),
        (
            ["Type": "Object", "ObjectType": "Gone"], .anyObject,
            "'Gone' is not a type of this file; imported as 'Object'"
        ),
        (["Type": "Smell"], .string, "unknown type 'Smell'; imported as 'String'"),
    ])
    func `an unknown type gives a warning`(_ leaves: [String: String], _ element: ElementType, _ message: String) throws
    {
        let (parameter, imported) = try importingParameter(leaves.mapValues(PropertyListValue.string))
        expectEqual(parameter.type.element, element)
        expectEqual(imported.warnings.map(\.message), [message])
    }

    @Test func `a declared type hides Apple's type`() throws {
        let file = XcodeFile(
            types: [.declaration(.type, "File")],
            intents: [.declaration(.intent, "A", members: [.declaration(.parameter, "p", ["Type": .string("File")])])])
        let imported = try importing(file)
        expectEqual(imported.schema.intents.first?.parameters.first?.type.element, .anyObject)
        expectEqual(imported.warnings.count, 1)
    }

    // MARK: Settings

    @Test(
        arguments: [
            ([:], nil), (["Metadata.Type": .string("Field")], .integers(minimum: 0, maximum: nil, step: nil)),
            (
                ["Metadata.MinimumValue": .data([]), "Metadata.MaximumValue": .integer(9)],
                .integers(minimum: nil, maximum: 9, step: nil)
            ),
            (["Metadata.MinimumValue": .data([]), "Metadata.MaximumValue": .data([])], nil),
            (
                ["Metadata.MinimumValue": .real(2), "Metadata.MaximumValue": .integer(9)],
                .integers(minimum: 2, maximum: 9, step: nil)
            ),
            (
                ["Metadata.SupportsNegativeNumbers": .string("YES"), "Metadata.MaximumValue": .integer(9)],
                .integers(minimum: nil, maximum: 9, step: nil)
            ),
        ] as [([String: PropertyListValue], NumberRange?)])
    func `an absent minimum is zero, empty data sets no limit`(
        _ leaves: [String: PropertyListValue], _ range: NumberRange?
    ) throws {
        let (parameter, imported) = try importingParameter(leaves.merging(["Type": .string("Integer")]) { $1 })
        expectEqual(parameter.settings.range, range)
        expectEqual(imported.warnings, [])
    }

    @Test(
        arguments: [
            ([:], nil), (["MinimumValue": .real(1)], Bounds(minimum: .seconds(1), maximum: nil)),
            (["MaximumValue": .real(7200)], Bounds(minimum: .zero, maximum: .seconds(7200))),
            (
                ["MinimumValue": .integer(1), "MaximumValue": .real(0.25)],
                nil
            ), (["MaximumValue": .data([])], Bounds(minimum: .zero, maximum: nil)),
            (["MinimumValue": .data([]), "MaximumValue": .data([])], nil),
        ] as [([String: PropertyListValue], Bounds<Duration>?)])
    func `limits of a time interval are in seconds`(
        _ limits: [String: PropertyListValue], _ range: Bounds<Duration>?
    ) throws {
        var leaves: [String: PropertyListValue] = ["Type": .string("TimeInterval")]
        for (key, value) in limits { leaves["Metadata.\(key)"] = value }
        try expectEqual(importingParameter(leaves).parameter.settings.interval.range, range)
    }

    @Test func `an empty range is not imported`() throws {
        let (parameter, imported) = try importingParameter([
            "Type": .string("Decimal"), "Metadata.MinimumValue": .integer(3), "Metadata.MaximumValue": .integer(2),
        ])
        expectEqual(parameter.settings.range, nil)
        expectEqual(
            warnings(of: imported),
            [
                "INIntents[0].INIntentParameters[0].INIntentParameterMetadata.INIntentParameterMetadataMaximumValue: the range 3...2 is empty; there is no limit"
            ])
    }

    @Test func `a text without corrections is verbatim`() throws {
        let disabled = ["Autocorrect", "SmartQuotes", "SmartDashes"].map { ("Metadata.Disable\($0)", true) }
        var leaves = Dictionary(uniqueKeysWithValues: disabled).mapValues(PropertyListValue.boolean)
        leaves["Type"] = .string("String")
        leaves["Metadata.Capitalization"] = .string("None")
        try expectEqual(importingParameter(leaves).parameter.settings.text.input, .verbatim)
    }

    @Test func `only custom titles of true and false are imported`() throws {
        let (parameter, _) = try importingParameter([
            "Type": .string("Boolean"), "Metadata.TrueDisplayName": .string("On"),
            "Metadata.FalseDisplayName": .string("false"),
        ])
        expectEqual(parameter.settings.boolean, BooleanSettings(trueTitle: text("On")))
    }

    @Test(arguments: [
        (["public.item"], FileContentTypes.any), (["public.json"], .identifiers(["public.json"])),
        (["public.json", "no identifier", "public.json"], .identifiers(["public.json"])), ([], .any),
    ])
    func `public.item means any file`(_ identifiers: [String], _ types: FileContentTypes) throws {
        let list = identifiers.map { PropertyListValue.dictionary(["UTI": .string($0)]) }
        let (parameter, _) = try importingParameter([
            "Type": .string("File"), "Metadata.Type": .string("Custom"), "Metadata.CustomUTIs": .array(list),
        ])
        expectEqual(parameter.settings.contentTypes, types)
    }

    @Test func `a time has no date style`() throws {
        let (parameter, _) = try importingParameter([
            "Type": .string("DateComponents"), "Metadata.Type": .string("Time"), "Metadata.DateStyle": .string("Short"),
            "Metadata.TimeStyle": .string("No"),
        ])
        expectEqual(parameter.settings.date, DateSettings(timeStyle: .none))
    }

    // MARK: Defaults

    @Test(
        arguments: [
            ("String", .string(" "), .string(" ")), ("Boolean", .boolean(true), .boolean(true)),
            ("Integer", .real(3), .integer(3)), ("Decimal", .integer(3), .decimal(3)),
            ("TimeInterval", .real(90), .timeInterval(.seconds(90))),
            ("URL", .string("https://a.example"), .url("https://a.example")),
        ] as [(String, PropertyListValue, IntentValue)])
    func `a parameter has the default in the file`(_ type: String, _ written: PropertyListValue, _ value: IntentValue)
        throws
    {
        let (parameter, imported) = try importingParameter(["Type": .string(type), "Metadata.DefaultValue": written])
        expectEqual(parameter.defaultRule, .value(value))
        expectEqual(imported.warnings, [])
    }

    @Test(
        arguments: [
            ("String", [:], .integer(1), "found a number, expected a string"),
            ("Integer", ["Metadata.MaximumValue": .integer(2)], .integer(3), "3 is not in the range 0...2"),
            ("Integer", ["EnumType": .string("Strength")], .string("weak"), "'weak' is not a case of 'Strength'"),
            ("Decimal", [:], .real(.infinity), "found a number that is not finite, expected a number"),
            ("TimeInterval", [:], .real(1e300), "found a number, expected a duration"),
            ("File", [:], .string("a.txt"), "found a string, expected a file"),
            (
                "String", ["SupportsDynamicEnumeration": .boolean(true)], .string("dynamic"),
                "the default 'dynamic' would ask the handler"
            ),
        ] as [(String, [String: PropertyListValue], PropertyListValue, String)])
    func `an invalid default gives a warning`(
        _ type: String, _ leaves: [String: PropertyListValue], _ written: PropertyListValue, _ reason: String
    ) throws {
        let (parameter, imported) = try importingParameter(
            leaves.merging(["Type": .string(type), "Metadata.DefaultValue": written]) { $1 })
        expectEqual(parameter.defaultRule, nil)
        expectEqual(imported.warnings.map(\.message), ["\(reason); the parameter has no default"])
    }

    @Test func `the case unknown is not a default`() throws {
        let (parameter, imported) = try importingParameter([
            "Type": .string("Integer"), "EnumType": .string("Strength"), "Metadata.DefaultValue": .string("unknown"),
        ])
        expectEqual(parameter.defaultRule, nil)
        expectEqual(imported.warnings, [])
    }

    // MARK: Options and sizes

    @Test(
        arguments: [
            (["Type": .string("Object")], OptionSource.none, false), (["Type": .string("String")], .free, false),
            (["Type": .string("String"), "SupportsDynamicEnumeration": .boolean(true)], .dynamic, false),
            (
                [
                    "Type": .string("Object"), "SupportsDynamicEnumeration": .boolean(true),
                    "SupportsSearch": .boolean(true),
                ], .dynamic, true
            ),
        ] as [([String: PropertyListValue], OptionSource, Bool)])
    func `dynamic enumeration becomes dynamic options`(
        _ leaves: [String: PropertyListValue], _ options: OptionSource, _ searches: Bool
    ) throws {
        let (parameter, imported) = try importingParameter(leaves)
        expectEqual(parameter.options, options)
        expectEqual(parameter.searchesInHandler, searches)
        expectEqual(imported.warnings.filter { !$0.message.hasPrefix("the object does not name its type") }, [])
    }

    @Test(
        arguments: [
            (["Small": 1, "Medium": 4], SlotSizes(families: [.systemSmall: 1, .systemMedium: 4])),
            (
                [
                    "Small": 3, "Medium": 6, "Large": 2, "ExtraLarge": 2, "AccessoryInline": 1, "AccessoryCorner": 1,
                    "AccessoryCircular": 1, "AccessoryRectangular": 1,
                ],
                SlotSizes(
                    families: [.systemSmall: 3, .systemMedium: 6, .systemLarge: 2, .systemExtraLarge: 2], otherwise: 1)
            ),
            (["Small": 0, "Medium": 0], nil), (["Small": -1, "Gigantic": 4], nil),
        ] as [([String: Int], SlotSizes?)])
    func `a parameter has the sizes in the file`(_ counts: [String: Int], _ sizes: SlotSizes?) throws {
        var leaves: [String: PropertyListValue] = [
            "Type": .string("String"), "SupportsMultipleValues": .boolean(true), "FixedSizeArray": .integer(1),
        ]
        for (name, count) in counts { leaves["ArraySizes.\(name)"] = .integer(count) }
        let (parameter, imported) = try importingParameter(leaves)
        expectEqual(parameter.size, sizes)
        expectEqual(imported.warnings.isEmpty, (sizes != nil))
    }

    // MARK: Names

    @Test(arguments: ["3D", "with space", "self", "intentValues", "é", "otherwise", "none", "a.b", "a, b", "- x"])
    func `any parameter name is imported`(_ name: String) throws {
        let (intent, _) = try importingIntent(
            ["Configurable": .boolean(true), "Input": .string(name)],
            [.declaration(.parameter, name, ["Type": .string("String")])])
        expectEqual(intent.parameters.map(\.name), [name])
        expectEqual(intent.actions?.inputParameter, name)
    }

    @Test func `names that differ in the first letter's case stay distinct`() throws {
        let dynamic: [String: PropertyListValue] = [
            "Type": .string("String"), "SupportsDynamicEnumeration": .boolean(true),
        ]
        let (intent, _) = try importingIntent(
            ["Configurable": .boolean(true)],
            [.declaration(.parameter, "size", dynamic), .declaration(.parameter, "Size", dynamic)])
        expectEqual(Set(intent.parameters.map { SwiftName.upperCamel($0.swiftName) }).count, 2)
    }

    @Test func `only the first declaration of a name is imported`() throws {
        let (intent, imported) = try importingIntent(
            ["Configurable": .boolean(true)],
            [
                .declaration(.parameter, "cups", ["Type": .string("String")]),
                .declaration(.parameter, "cups#2", ["Type": .string("Integer"), "Name": .string("cups")]),
            ])
        expectEqual(intent.parameters.map(\.type.element), [.string])
        expectEqual(
            warnings(of: imported),
            [
                "INIntents[0].INIntentParameters[1].INIntentParameterName: 'cups' is declared twice; only the first declaration is imported"
            ])
    }
}
