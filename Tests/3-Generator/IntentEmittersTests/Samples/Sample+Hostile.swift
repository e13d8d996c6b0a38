import IntentModel
import IntentTestSupport

extension Sample {
    /// Texts that try to become code, end a comment or literal, or look like something else.
    static let hostileTexts = Sample(
        "hostile-texts",
        Schema(
            types: [.of("Thing", [.of("note", .string)])], enums: [hostileEnum],
            intents: [
                Intent(
                    name: "Hostile", swiftName: "HostileIntent", title: text(allHostile), description: text(allHostile),
                    parameters: [
                        .of("title", .string, title: allHostile) { $0.defaultRule = .value(.string(allHostile)) },
                        .of("thing", .object("Thing"), title: "\"\"\"") {
                            $0.options = .dynamic
                            $0.defaultRule = .handler
                            $0.deprecated = allHostile
                            $0.dependsOn = ["title"]
                        },
                    ])
            ],
            widgets: [
                DeclaredWidget(
                    name: "W", swiftName: "hostileWidget", kind: WidgetKind(allHostile), title: text(allHostile),
                    intent: "Hostile", families: [.systemSmall]
                ).changed(deprecated: allHostile)
            ]))

    static let hostileTextParts = [
        "\"; fatalError()", "\\(fatalError())", "\\#(fatalError())", "*/ fatalError() /*", "a\nb\r\nc\rd",
        "line\u{2028}paragraph\u{2029}next\u{85}end\u{B}\u{C}", "nul\u{0}bell\u{7}delete\u{7F}",
        "\u{202E}txet\u{202C}\u{2066}x\u{2069}",
        "\"#\"##\"###", "\\#\\##(", "```swift\nfatalError()\n```", "``Link``", "\u{FEFF}bom\u{200D}", "#if false",
        "trailing \\",
    ]

    private static let allHostile = hostileTextParts.joined(separator: " ")

    private static let hostileEnum = EnumType(
        name: "Mood", swiftName: "Mood", title: text(allHostile),
        cases: [
            EnumCase(name: allHostile, swiftName: "odd", index: 1, title: text(allHostile))
                .changed(deprecated: allHostile),
            EnumCase(name: "even", swiftName: "even", index: 2, title: text("")),
        ])

    /// Names that generated code, Swift or the standard library also use.
    static let hostileNames = Sample(
        "hostile-names",
        Schema(
            types: typeNames.map { .of($0, [.of("text", .string), .of("same", .object($0), list: true)]) }
                + [
                    .of(
                        "Node",
                        [
                            .of("next", .object("Node")), .of("_next", .object("Leaf")),
                            .of("all", .object("Node"), list: true),
                        ]),
                    .of("Leaf", [.of("tree", .object("Node"))]),
                    .of("Members", members(.object).map { .of($0, .string) }),
                    neededType,
                ],
            enums: [
                .of("IntentEnumeration", members(.enumeration)), .of("NeededCases", needed),
                .of("Double", ["none", "some", "Double"]),
            ],
            intents: [
                .of(
                    "Names",
                    members(.configuration).map { name in
                        .of(name, .boolean) { $0.defaultRule = .value(.boolean(true)) }
                    }
                        + typeNames.map { .of("value\($0)", .object($0)) { $0.options = .dynamic } }
                        + [
                            .of("a", .string), .of("b", .integer), .of("c", .decimal), .of("d", .timeInterval),
                            .of("e", .url),
                            .of("f", .enumeration("Double")) { $0.defaultRule = .value(.enumeration("none")) },
                        ]),
                .of(
                    "Dynamic",
                    members(.configuration).filter { !["foo", "any"].contains($0) }.map { name in
                        .of(name, .object("Leaf"), list: true) {
                            $0.options = .dynamic
                            $0.defaultRule = .handler
                            $0.size = SlotSizes(otherwise: 3)
                        }
                    }),
                neededIntent,
            ],
            widgets: members(.constant).map {
                DeclaredWidget(name: $0, swiftName: $0, kind: WidgetKind($0), title: text($0), families: [.systemSmall])
            }))

    /// Members that have the names of associated types, of modules, and of types that the code beside them uses.
    private static let needed = [
        "Intent", "ID", "Swift", "Foundation", "IntentRuntime", "IntentMeasurements", "Intents", "AppIntents",
        "IntentAppIntents", "HandlerError", "OptionCollection", "SlotList", "LocalizedStringResource",
        "IntentDescription", "ListedAppIntentOptions", "TypeDisplayRepresentation", "NeededIntent", "LeafEntity",
        "INHandlerRole", "INIntentCall", "INParameterQuestion", "INStoredCases",
    ]

    private static let neededType: ObjectType = .of(
        "Needed",
        needed.filter { $0 != "ID" }.map { .of($0, .object("Leaf")) } + [.of("a", .string), .of("e", .url)])

    private static let neededIntent: Intent = .of(
        "Needed",
        needed.map { name in
            .of(name, .object("Leaf")) {
                $0.options = .dynamic
                $0.defaultRule = .handler
            }
        } + neededTypes)

    private static let neededTypes: [Parameter] = [
        .of("a", .integer), .of("b", .decimal), .of("c", .timeInterval),
        .of("d", .url) { $0.defaultRule = .value(.url("https://example.com")) },
        .of("e", .enumeration("NeededCases")) { $0.defaultRule = .value(.enumeration("Swift")) },
        .of("f", .object("Leaf")) {
            $0.options = .listed([ListedOption(identifier: "a", title: text("A"))])
            $0.defaultRule = .first(1)
        },
    ]

    private static func members(_ scope: SwiftName.Scope) -> [String] {
        hostileMembers.filter { !scope.reservedNames.contains($0) }
    }

    private static var typeNames: [String] {
        hostileTypeNames.filter { !SwiftName.Scope.module.reservedNames.contains($0) }
    }

    private static let hostileTypeNames = [
        "String", "Bool", "Int", "Duration", "URL", "Measurement", "Sendable", "Hashable", "Array", "Optional",
        "IntentValues",
        "IntentObject", "ObjectValue", "SizeFamily", "OptionsContext", "Void", "Result", "Error", "Identifiable",
        "Codable",
        "Decoder", "Never", "Never2", "Key", "Element", "Any", "AnyObject", "Self", "Type", "Protocol", "WidgetKind",
        "IntentDefinition", "Intents",
    ]

    private static let hostileMembers = [
        "definition", "hash", "hashValue", "description", "Slots", "Parameters", "values", "value", "intentValues",
        "intentValue", "self", "init", "Type", "default", "class", "in", "inout", "var", "let", "encode", "write",
        "caseName", "declaredCases", "RawValue", "String", "family", "id", "intent", "context", "identifiers",
        "parameter", "searchTerm", "to", "from", "Self", "Any", "some", "any", "await", "async", "throws", "nil",
        "true", "super", "generatedCodeFormat", "Protocol", "object", "none", "get", "set", "foo", "Foo",
        "operator", "subscript", "nonisolated", "unowned", "actor", "macro", "package", "open", "each", "repeat",
        "rethrows", "as", "is", "static", "prefix", "left",
    ]
}
