import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

struct DefaultTests {
    private static let before = """
        types:
          Control: { options: { lock: Lock, trunk: Trunk } }
          City: {}
          Place: { fields: { first: Integer, row: String, systemSmall: { type: Integer, default: 3 } } }
        enums: { Theme: { cases: [light, dynamic] }, Unit: { cases: [celsius, kelvin] }, Mark: { cases: { "": { swiftName: none }, dot: {} } } }

        """

    @Test(
        arguments: [
            ("{ type: String, default: NO }", .value(.string("NO"))),
            ("{ type: Integer, default: -3 }", .value(.integer(-3))),
            ("{ type: Decimal, default: 2 }", .value(.decimal(2))),
            ("{ type: Boolean, default: FALSE }", .value(.boolean(false))),
            ("{ type: TimeInterval, default: 5m }", .value(.timeInterval(.seconds(300)))),
            ("{ type: TimeInterval, unit: minutes, default: 5 }", .value(.timeInterval(.seconds(300)))),
            (
                "{ type: Length, unit: feet, default: 3 }",
                .value(.measurement(MeasurementValue(value: 3, unit: "feet")))
            ),
            ("{ type: Length, default: 3 miles }", .value(.measurement(MeasurementValue(value: 3, unit: "miles")))),
            ("{ type: URL, default: https://example.com }", .value(.url("https://example.com"))),
            ("{ type: Unit, default: kelvin }", .value(.enumeration("kelvin"))),
            (#"{ type: Mark, default: "" }"#, .value(.enumeration(""))),
            ("{ type: [Integer], default: 3 }", .value(.list([.integer(3)]))),
            ("{ type: [Integer], default: [] }", .value(.list([]))),
            ("{ type: Control, default: lock }", .options(["lock"])),
            ("{ type: [Control], default: [trunk, lock] }", .options(["trunk", "lock"])),
            ("{ type: [Control], default: { first: 2 } }", .first(2)),
            ("{ type: City, default: dynamic }", .handler),
            (
                "{ type: [Control], size: 2, default: { systemSmall: lock, otherwise: { first: 1 } } }",
                .byFamily([.systemSmall: .options(["lock"])], otherwise: .first(1))
            ),
            (
                "{ type: Place, default: { first: 2, row: b } }",
                .value(place(["first": .integer(2), "row": .string("b")]))
            ),
            ("{ type: [Place], default: { row: b } }", .value(.list([place(["row": .string("b")])]))),
            (
                "{ type: Place, default: { systemSmall: 4 } }",
                .value(.record(RecordValue(["systemSmall": .integer(4)])))
            ),
            (
                "{ type: Place, default: { systemSmall: { first: 1 }, otherwise: dynamic } }",
                .byFamily([.systemSmall: .value(place(["first": .integer(1)]))], otherwise: .handler)
            ),
        ] as [(String, DefaultRule)])
    func readsEveryWayToSayADefault(_ parameter: String, _ rule: DefaultRule) {
        let found = resolvedParameters(parameters("a: \(parameter)", before: Self.before))
        expectEqual(found["a"]?.defaultRule, rule)
    }

    /// A record of the type `Place` with the default of its field `systemSmall`.
    private static func place(_ values: [String: IntentValue]) -> IntentValue {
        .record(RecordValue(values.merging(["systemSmall": .integer(3)]) { $1 }))
    }

    @Test func `messages show durations as people write them`() {
        let text = parameters(
            "a: { type: TimeInterval, options: [5m, 10m], default: 7m }",
            "b: { type: [TimeInterval], uniqueValues: true, default: [90s, 90s] }",
            "c: { type: String, when: { a: 250ms } }")
        let resolved = resolveDefinitions([SourceFile(path: "a.intent.yaml", text: text)])
        expectEqual(
            resolved.diagnostics.sorted().map(\.message),
            [
                "'7m' is not an available option; the options are 5m, 10m", "'90s' appears twice",
                "this condition can never be true: '250ms' is not an option of 'a'",
            ])
    }

    /// Programs compare the bytes of identifiers, so a definition refers to the ones that are declared.
    @Test(
        arguments: [
            ("{ type: Zone, default: cafe\u{301} }", .options(["caf\u{E9}"])),
            ("{ type: [Zone], default: [cafe\u{301}] }", .options(["caf\u{E9}"])),
            ("{ type: String, options: [caf\u{E9}, a], default: cafe\u{301} }", .value(.string("caf\u{E9}"))),
            ("{ type: Season, default: e\u{301}te\u{301} }", .value(.enumeration("\u{E9}t\u{E9}"))),
        ] as [(String, DefaultRule)])
    func `names in another Unicode form are the declared ones`(_ parameter: String, _ rule: DefaultRule) {
        let before =
            "types: { Zone: { options: [caf\u{E9}, b] } }\nenums: { Season: { cases: [\u{E9}t\u{E9}, hiver] } }\n\n"
        let condition =
            "b: { type: String, when: { a: \(parameter.hasPrefix("{ type: Season") ? "e\u{301}te\u{301}" : "cafe\u{301}") } }"
        let found = resolvedParameters(parameters("a: \(parameter)", condition, before: before))
        expectEqual(found["a"]?.defaultRule, rule)
        guard case .isOneOf(let values)? = found["b"]?.conditions.first?.test else {
            Issue.record("the condition names a value")
            return
        }
        #expect(
            values.allSatisfy { $0.optionIdentifier.map { "caf\u{E9}\u{E9}t\u{E9}".utf8.contains($0.utf8) } == true })
    }

    @Test(
        arguments: [
            ("{ type: Theme, default: dynamic }", .value(.enumeration("dynamic"))),
            ("{ type: Unit, default: dynamic }", .handler),
            ("{ type: String, default: dynamic }", .value(.string("dynamic"))),
            ("{ type: String, options: [a, dynamic], default: dynamic }", .value(.string("dynamic"))),
            ("{ type: String, options: [a, b], default: dynamic }", .handler),
            ("{ type: String, options: [a, b], freeText: true, default: dynamic }", .value(.string("dynamic"))),
            ("{ type: String, options: dynamic, default: dynamic }", .handler),
            ("{ type: Integer, default: dynamic }", .handler),
            ("{ type: City, options: { dynamic: D }, default: dynamic }", .options(["dynamic"])),
            ("{ type: Theme, default: { handler: true } }", .handler),
            ("{ type: City, default: 'handler' }", .options(["handler"])),
            ("{ type: City, options: { handler: H }, default: handler }", .options(["handler"])),
            ("{ type: String, default: handler }", .value(.string("handler"))),
        ] as [(String, DefaultRule)])
    func theWordDynamicMeansAValueWhereItCouldBeOne(_ parameter: String, _ rule: DefaultRule) {
        let found = resolvedParameters(parameters("a: \(parameter)", before: Self.before))
        expectEqual(found["a"]?.defaultRule, rule)
    }

    @Test(arguments: [
        "{ type: City, default: ⟦handler⟧ }", "{ type: [City], default: { systemSmall: ⟦provider⟧ } }",
        "{ type: String, options: dynamic, default: ⟦callback⟧ }", "{ type: Integer, default: ⟦computed⟧ }",
        "{ type: Unit, default: ⟦handler⟧ }",
    ])
    func `a word in place of dynamic is refused with it`(_ parameter: String) {
        let text = parameters("a: \(parameter)", before: Self.before)
        expectEqual(checkDefinition(text, .wrongType), "")
        let fixes = resolveDefinitions([MarkedText(text).file()]).diagnostics.sorted().flatMap(\.fixes)
        expectEqual(fixes.map(\.replacement), ["dynamic"])
    }

    @Test(
        arguments: [
            ("a: { type: Integer, range: 1...3, default: ⟦4⟧ }", .defaultOutOfRange),
            ("a: { type: Control, default: ⟦luck⟧ }", .defaultNotAnOption),
            ("a: { type: [Control], default: [lock, ⟦hood⟧] }", .defaultNotAnOption),
            ("a: { type: Unit, default: ⟦celcius⟧ }", .unknownEnumCase),
            ("a: { type: [Integer], size: 2, default: ⟦[1, 2, 3]⟧ }", .defaultTooLong),
            (
                "a: { type: [Integer], size: { systemSmall: 1, otherwise: 3 }, default: { systemSmall: ⟦[1, 2]⟧ } }",
                .defaultTooLong
            ),
            ("a: { type: [Control], default: [lock, ⟦lock⟧] }", .duplicateOption),
            ("a: { type: Boolean, default: ⟦yes⟧ }", .ambiguousBoolean),
            ("a: { type: Boolean, default: { ⟦systemTiny⟧: true } }", .unknownFamily),
        ] as [(String, DiagnosticCode)])
    func `an invalid default is reported at its place`(_ parameter: String, _ code: DiagnosticCode) {
        expectEqual(checkDefinition(parameters(parameter, before: Self.before), code), "")
    }
}
