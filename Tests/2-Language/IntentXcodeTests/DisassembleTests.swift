import IntentTestSupport
import IntentXcode
import Testing

@Suite struct DisassembleTests {
    @Test func `nested values of a parameter are flattened`() throws {
        let parameter = try disassemble(parameter: [
            "INIntentParameterType": "Integer",
            "INIntentParameterMetadata": ["INIntentParameterMetadataType": "Field", "Foreign": 1],
            "INIntentParameterRelationship": ["INIntentParameterRelationshipParentName": "kind"],
            "INIntentParameterPromptDialogs": [
                [
                    "INIntentParameterPromptDialogType": "Primary",
                    "INIntentParameterPromptDialogFormatString": "How many?",
                ],
                ["INIntentParameterPromptDialogType": "Configuration"],
            ],
            "INIntentParameterUnsupportedReasons": [
                ["INIntentParameterUnsupportedReasonCode": "soldOut", "INIntentParameterUnsupportedReasonCustom": true]
            ],
            "INIntentParameterArraySizes": [
                ["INIntentParameterArraySizeSizeClass": "Small", "INIntentParameterArraySizeSize": 3]
            ],
        ])
        expectEqual(
            parameter.leaves.mapValues(\.value),
            [
                "Type": "Integer", "Metadata.Type": "Field", "Metadata.=Foreign": 1,
                "Relationship.ParentName": "kind", "PromptDialogs.order": ["Primary", "Configuration"],
                "PromptDialogs.Primary.FormatString": "How many?", "UnsupportedReasons.order": ["soldOut"],
                "UnsupportedReasons.soldOut.Custom": true, "ArraySizes.order": ["Small"], "ArraySizes.Small": 3,
            ])
    }

    @Test func `combinations are named in the order of the parameters`() throws {
        let intent = try disassemble(intent: [
            "INIntentParameters": [["INIntentParameterName": "a"], ["INIntentParameterName": "b"]],
            "INIntentManagedParameterCombinations": [
                "b,a": ["INIntentParameterCombinationTitle": "Mix ${a}", "key": 1],
                "b": ["INIntentParameterCombinationTitle": "Take ${b}"],
                "b,c": ["INIntentParameterCombinationTitle": "Look"],
                "": [:],
            ],
        ])
        expectEqual(
            intent.leaves.mapValues(\.value),
            [
                "ManagedParameterCombinations.a,b.Title": "Mix ${a}", "ManagedParameterCombinations.a,b.=key": 1,
                "ManagedParameterCombinations.a,b.key": "b,a", "ManagedParameterCombinations.b.Title": "Take ${b}",
                "ManagedParameterCombinations.b,c.Title": "Look", "ManagedParameterCombinations.": [:],
            ])
    }

    @Test func `synonyms are numbered`() throws {
        let file = try disassemble([
            "INEnums": [
                [
                    "INEnumName": "Soup",
                    "INEnumValues": [
                        [
                            "INEnumValueName": "chowder",
                            "INEnumValueSynonyms": [["INEnumValueSynonymSynonym": "clam soup"], "odd"],
                        ]
                    ],
                ]
            ]
        ])
        expectEqual(
            file.enums?.first?.members?.first?.leaves.mapValues(\.value),
            [
                "Synonyms.0.Synonym": "clam soup", "Synonyms.1": "odd",
            ])
    }

    @Test func `the second dialog of a type has a numbered name`() throws {
        let parameter = try disassemble(parameter: [
            "INIntentParameterPromptDialogs": [
                ["INIntentParameterPromptDialogType": "Primary", "INIntentParameterPromptDialogFormatString": "One"],
                ["INIntentParameterPromptDialogType": "Primary", "INIntentParameterPromptDialogFormatString": "Two"],
                ["INIntentParameterPromptDialogFormatString": "Three"],
            ]
        ])
        expectEqual(
            parameter.leaves.mapValues(\.value),
            [
                "PromptDialogs.order": ["Primary", "Primary#2", "#3"], "PromptDialogs.Primary.FormatString": "One",
                "PromptDialogs.Primary#2.Type": "Primary", "PromptDialogs.Primary#2.FormatString": "Two",
                "PromptDialogs.#3.FormatString": "Three",
            ])
    }

    @Test func `the second declaration of a name is renamed`() throws {
        let intent = try disassemble(intent: [
            "INIntentParameters": [
                ["INIntentParameterName": "a"], ["INIntentParameterName": "a"], ["INIntentParameterName": "a#2"],
            ]
        ])
        expectEqual(intent.members?.map(\.name), ["a", "a#2", "a#2#2"])
        expectEqual(intent.members?.map { $0.leaves["Name"]?.value }, [nil, "a", "a#2"])
    }

    @Test func `a missing array differs from an empty one`() throws {
        let file = try disassemble([
            "INIntents": [["INIntentName": "A", "INIntentParameters": []], ["INIntentName": "B"]]
        ])
        expectEqual(file.types, nil)
        expectEqual(file.intents?.map { $0.members?.count }, [0, nil])
    }

    @Test(
        arguments: [
            (["x"], ""),
            (["INFo": 1], ""),
            (["INIntents": "x"], "INIntents"),
            (["INTypes": [1]], "INTypes[0]"),
            (["INIntents": [[:]]], "INIntents[0].INIntentName"),
            (["INEnums": [["INEnumName": 1]]], "INEnums[0].INEnumName"),
            (["INIntents": [["INIntentName": "A", "INIntentResponse": []]]], "INIntents[0].INIntentResponse"),
            (
                [
                    "INIntents": [
                        ["INIntentName": "A"],
                        [
                            "INIntentName": "B",
                            "INIntentResponse": ["INIntentResponseCodes": [["INIntentResponseCodeSuccess": true]]],
                        ],
                    ]
                ], "INIntents[1].INIntentResponse.INIntentResponseCodes[0].INIntentResponseCodeName"
            ),
        ] as [(PropertyListValue, String)])
    func `an error contains the key path of the problem`(_ list: PropertyListValue, _ keyPath: String) {
        let error = #expect(throws: XcodeFileError.self) { try disassemble(list) }
        expectEqual(error?.keyPath, keyPath)
    }

    @Test(
        arguments: [
            ["INIntentParameterMetadata": [:]], ["INIntentParameterMetadata": [1]], ["INIntentParameterMetadata": "x"],
            ["INIntentParameterPromptDialogs": []], ["INIntentParameterPromptDialogs": ["x": 1]],
            ["INIntentParameterPromptDialogs": ["Primary", [:], ["INIntentParameterPromptDialogType": 3]]],
            ["INIntentParameterPromptDialogs": [["INIntentParameterPromptDialogType": "order"]]],
            ["INIntentParameterPromptDialogs": [["INIntentParameterPromptDialogType": "a.b"]]],
            [
                "INIntentParameterPromptDialogs": [
                    ["INIntentParameterPromptDialogType": ""], [:],
                    [
                        "INIntentParameterPromptDialogType": ""
                    ],
                ]
            ],
            [
                "INIntentParameterUnsupportedReasons": [
                    ["INIntentParameterUnsupportedReasonCode": "#1"], ["Code": "x.y"],
                ]
            ],
            ["INIntentParameterArraySizes": [["INIntentParameterArraySizeSizeClass": "Small"]]],
            [
                "INIntentParameterArraySizes": [
                    ["INIntentParameterArraySizeSizeClass": "A", "INIntentParameterArraySizeSize": 3],
                    ["INIntentParameterArraySizeSizeClass": "A", "INIntentParameterArraySizeSize": 3],
                ]
            ],
            ["Name": 1, "=Name": 2, "INIntentParameter": 3, "INIntentParameter=": 4, "INIntentParameterA.b": 5],
            ["INIntentParameterMetadata.Type": 1, "INIntentParameterMetadata": ["INIntentParameterMetadataType": 2]],
            [
                "INIntentParameterMetadata": [
                    "INIntentParameterMetadata": 1, "": 2, ".": 3, "INIntentParameterMetadatax.y": 4,
                ]
            ],
            ["INIntentParameter\u{301}": 1, "INIntentParameter\u{0}": 2, "\u{1F}": 3],
        ] as [PropertyListValue])
    func `unusual values of a parameter are reassembled`(_ unusual: PropertyListValue) throws {
        guard case .dictionary(var values) = unusual else { return }
        values["INIntentParameterName"] = "a"
        let list: PropertyListValue = [
            "INIntents": [["INIntentName": "A", "INIntentParameters": [.dictionary(values)]]]
        ]
        expectEqual(assemble(try disassemble(list)), list)
    }

    @Test(
        arguments: [
            ["a.b": [:], "": 1], ["b,a": [:], "a,b": ["x": 1]],
            ["a,a": [:], ",": [:], "a,": 1, "order": [], "key": [:]],
            ["b,a,c": ["INIntentParameterCombinationkey": "x", "key": "y"], "c,a,b": 1, "a,b,c": "x"],
            ["c,b,a": [:], "b,c,a": [:]], [:], ["b,a": 4],
        ] as [PropertyListValue], ["INIntentParameterCombinations", "INIntentManagedParameterCombinations"])
    func `unusual combinations are reassembled`(_ unusual: PropertyListValue, _ key: String) throws {
        let parameters: PropertyListValue = .array(
            ["a", "b", "c"].map { ["INIntentParameterName": .string($0)] })
        let list: PropertyListValue = [
            "INIntents": [.dictionary(["INIntentName": "A", "INIntentParameters": parameters, key: unusual])]
        ]
        expectEqual(assemble(try disassemble(list)), list)
    }

    @Test func `any accepted property list is reassembled`() throws {
        for seed in 0..<500 as Range<UInt64> {
            var random = RandomPropertyList(seed: seed)
            let list = random.file()
            expectEqual(assemble(try disassemble(list)), list, "seed \(seed)")
        }
    }

    private func disassemble(intent: PropertyListValue) throws -> XcodeDeclaration {
        guard case .dictionary(var values) = intent else { throw XcodeFileError("", "not a dictionary") }
        values["INIntentName"] = "A"
        return try #require(try disassemble(["INIntents": [.dictionary(values)]]).intents?.first)
    }

    private func disassemble(parameter: PropertyListValue) throws -> XcodeDeclaration {
        guard case .dictionary(var values) = parameter else { throw XcodeFileError("", "not a dictionary") }
        values["INIntentParameterName"] = "p"
        return try #require(try disassemble(intent: ["INIntentParameters": [.dictionary(values)]]).members?.first)
    }

    private func disassemble(_ list: PropertyListValue) throws -> XcodeFile { try IntentXcode.disassemble(list) }
}
