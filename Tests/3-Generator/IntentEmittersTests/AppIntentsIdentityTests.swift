import IntentDiagnostics
import IntentEmitters
import IntentModel
import IntentTestSupport
import Testing

/// The names by which the system finds what users chose, after declarations were renamed.
@Suite struct AppIntentsIdentityTests {
    private static func widget(_ kind: String = "Clock") -> DeclaredWidget {
        DeclaredWidget(
            name: "Clock", swiftName: "clock", kind: WidgetKind(kind), title: text("Clock"), intent: "Clock",
            families: [.systemSmall])
    }

    /// An intent with an enum, an object type and a union.
    private static let schema: Schema = {
        var source: ObjectType = .of("Source")
        source.isUnion = true
        source.recordFields = [
            .of("zone", .object("Zone")) { $0.options = .dynamic }, .of("page", .url),
        ]
        return Schema(
            types: [.of("Zone"), source], enums: [.of("Level", ["low", "high"])],
            intents: [
                .of(
                    "Clock",
                    [
                        .of("level", .enumeration("Level")), .of("zone", .object("Zone")) { $0.options = .dynamic },
                        .of("source", .union("Source")),
                    ])
            ], widgets: [widget()])
    }()

    private func swift(_ change: (inout Schema) -> Void) throws -> String {
        var schema = Self.schema
        change(&schema)
        let sample = Sample("clock", schema)
        let emission = GenerationTarget.appIntents.emit(sample.schema, files: [sample.file])
        return try #require(emission.files.first).text
    }

    private func losses(_ change: (inout Schema) -> Void) -> [TargetLoss] {
        var schema = Self.schema
        change(&schema)
        return appIntentsLosses(of: schema)
    }

    // MARK: Types

    @Test func `a type without another name states none`() throws {
        let code = try swift { _ in }
        #expect(!code.contains("persistentIdentifier") && !code.contains("definitionName"))
        #expect(!code.contains("caseNames") && !code.contains("NamedDeclaration"))
    }

    @Test func `a renamed type keeps the identity of its first name`() throws {
        let code = try swift {
            $0.intents[0].renamedFrom = ["Watch", "Timer"]
            $0.types[0].renamedFrom = ["Place"]
            $0.types[1].renamedFrom = ["Origin"]
            $0.enums[0].renamedFrom = ["Degree"]
        }
        for line in [
            "struct ClockAppIntent: WidgetConfigurationIntent, ConfigurationAppIntent, NamedDeclaration {",
            #"persistentIdentifier: String = "TimerAppIntent""#, #"definitionName: String = "Clock""#,
            "struct ZoneEntity: AppEntity, StoredObjectEntity, NamedDeclaration {",
            #"persistentIdentifier: String = "PlaceEntity""#, #"definitionName: String = "Zone""#,
            "enum SourceUnionValue: Sendable, NamedDeclaration {",
            #"persistentIdentifier: String = "OriginUnionValue""#, #"definitionName: String = "Source""#,
            "enum LevelAppEnum: String, AppEnum, NamedDeclaration {",
            #"persistentIdentifier: String = "DegreeAppEnum""#, #"definitionName: String = "Level""#,
        ] {
            #expect(code.contains(line), "\(line)")
        }
    }

    @Test func `a name for Swift does not change the identity`() throws {
        let code = try swift {
            $0.intents[0].swiftName = "ConfigIntent"
            $0.types[0].swiftName = "Area"
            $0.enums[0].swiftName = "Grade"
        }
        for line in [
            "struct ConfigAppIntent: ", #"persistentIdentifier: String = "ClockAppIntent""#,
            #"definitionName: String = "Clock""#, "struct AreaEntity: ",
            #"persistentIdentifier: String = "ZoneEntity""#, "enum GradeAppEnum: ",
            #"persistentIdentifier: String = "LevelAppEnum""#,
        ] {
            #expect(code.contains(line), "\(line)")
        }
    }

    @Test func `a type that keeps its first name has only the new one`() throws {
        let code = try swift {
            $0.intents[0].swiftName = "TimerIntent"
            $0.intents[0].renamedFrom = ["Timer"]
        }
        #expect(code.contains("struct TimerAppIntent: "))
        #expect(code.contains(#"definitionName: String = "Clock""#) && !code.contains("persistentIdentifier"))
    }

    @Test func `a prefix does not change the identity`() throws {
        let code = try swift {
            $0.enums[0].classPrefix = "My"
            $0.enums[0].swiftName = "MyLevel"
        }
        #expect(code.contains("enum MyLevelAppEnum: "))
        #expect(code.contains(#"persistentIdentifier: String = "LevelAppEnum""#))
    }

    // MARK: Cases

    @Test func `a renamed case keeps its raw value`() throws {
        let code = try swift { $0.enums[0].cases[1].renamedFrom = ["top", "max"] }
        for line in [
            "enum LevelAppEnum: String, AppEnum, NamedCases {", #"case low = "low""#, #"case high = "max""#,
            #"static let caseNames: [String: String] = ["max": "high"]"#,
            "self.init(caseName: value.caseName)", ".init(caseName: self.caseName)",
        ] {
            #expect(code.contains(line), "\(line)")
        }
    }

    // MARK: Losses

    @Test func `a renamed parameter is lost unless its name in Swift stays`() throws {
        let lost = losses { $0.intents[0].parameters[0].renamedFrom = ["height", "tone"] }
        expectEqual(lost.map(\.code), [.appIntentsRename])
        expectEqual(lost.map(\.path), [["intents", "Clock", "parameters", "level"]])
        #expect(try #require(lost.first).message.hasSuffix("'tone' is lost in 'level'; 'swiftName: tone' keeps it"))
        let kept = losses {
            $0.intents[0].parameters[0].renamedFrom = ["height", "tone"]
            $0.intents[0].parameters[0].swiftName = "tone"
        }
        expectEqual(kept, [])
    }

    @Test func `a renamed member of a union is lost`() {
        let lost = losses { $0.types[1].recordFields[1].renamedFrom = ["site"] }
        expectEqual(lost.map(\.code), [.appIntentsRename])
        expectEqual(lost.map(\.path), [["intents", "Clock", "parameters", "source"]])
    }

    @Test func `another kind of a widget or a control is lost`() {
        let lost = losses {
            $0.widgets[0].renamedFrom = ["com.example.old", "com.example.first"]
            var control = Control(
                name: "Front", swiftName: "front", kind: ControlKind("Front"), title: text("Front"), intent: "Clock",
                symbol: "lock")
            control.renamedFrom = ["Door"]
            $0.controls = [control]
        }
        expectEqual(lost.map(\.code), [.appIntentsRename, .appIntentsRename])
        expectEqual(lost.map(\.path), [["widgets", "Clock"], ["controls", "Front"]])
        #expect(lost.first?.message.hasSuffix("'kind: com.example.first' instead of 'Clock' keeps it") == true)
    }

    // MARK: Units

    @Test(
        arguments: [
            (.minutes, .seconds(300), "defaultValue: 5.0, defaultUnit: .minutes"),
            (.hours, .seconds(5400), "defaultValue: 1.5, defaultUnit: .hours"),
            (.days, .seconds(172_800), "defaultValue: 48.0, defaultUnit: .hours"),
            (.seconds, .milliseconds(1500), "defaultValue: 1.5, defaultUnit: .seconds"),
        ] as [(TimeUnit, Duration, String)])
    func `a default of a duration has its unit`(unit: TimeUnit, duration: Duration, arguments: String) throws {
        let code = try swift {
            $0.intents[0].parameters[0] = .of("walk", .timeInterval) {
                $0.settings.interval = IntervalSettings(smallest: unit, largest: unit)
                $0.defaultRule = .value(.timeInterval(duration))
            }
        }
        #expect(code.contains(arguments), "\(code.matches(of: /default.*/).map { String($0.0) })")
    }

    // MARK: Names

    @Test(
        arguments: [
            "AppIntents", "IntentAppIntents", "SwiftUI", "WidgetKit", "CoreLocation", "CLPlacemark",
            "AppIntentControlConfiguration", "ControlWidgetButton", "ControlWidgetToggle",
        ])
    func `a name that hides a module is an error, used or not`(name: String) {
        for change in [
            { $0.types.append(.of(name)) }, { $0.enums.append(.of(name, ["a"])) },
            { $0.intents[0].swiftName = name },
        ] as [(inout Schema) -> Void] {
            let losses = losses(change)
            expectEqual(losses.map(\.code), [.nameCollision])
            expectEqual(losses.map(\.severity), [.error])
        }
    }

    @Test func `members that the code declares are errors`() {
        let property = losses { $0.types[0].properties = [Property.of("appIntentValue", .string)] }
        expectEqual(property.map(\.path), [["types", "Zone", "properties", "appIntentValue"]])
        let intent = losses { $0.intents[0].swiftName = "Configuration" }
        expectEqual(intent.map(\.path), [["intents", "Clock"]])
        expectEqual((property + intent).map(\.severity), [.error, .error])
    }

    @Test func `a widget does not hide a type of its bundle`() throws {
        let code = try swift {
            $0.widgets += ["Body", "ClockContent"].map { name in
                var widget = Self.widget()
                widget.name = name
                return widget
            }
        }
        for entry in ["Body_<Body_Content>()", "Clock<ClockContent_>()", "ClockContent<ClockContentContent>()"] {
            #expect(code.contains(entry), "\(entry)")
        }
    }

    @Test func `types of frameworks are found beside declared ones`() throws {
        let code = try swift {
            $0.types += [.of("UnitDuration"), .of("IntentCollectionSize"), .of("LocalizedStringResource")]
            $0.intents[0].parameters += [
                .of("walk", .timeInterval),
                .of("zones", .object("Zone"), list: true) {
                    $0.options = .dynamic
                    $0.size = SlotSizes(otherwise: SlotCount(minimum: 1, maximum: 2))
                },
            ]
        }
        for type in [
            "<Foundation.UnitDuration>", "AppIntents.IntentCollectionSize(", "AppIntents.LocalizedStringResource(",
        ] {
            #expect(code.contains(type), "\(type)")
        }
    }
}
