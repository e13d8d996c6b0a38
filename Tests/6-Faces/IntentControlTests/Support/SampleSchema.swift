import IntentCommandLine
import IntentControl
import IntentDocuments
import IntentModel
import IntentRuntime

/// A schema with a parameter of every type that the command line treats specially.
enum SampleSchema {
    static let schema = Schema(
        group: "group.example.cars", language: "en",
        types: [ObjectType(name: "CarControl", swiftName: "CarControl", title: text("Car Control"))],
        enums: [
            EnumType(
                name: "CountType", swiftName: "CountType", title: text("Count Type"),
                cases: [
                    EnumCase(name: "fans", swiftName: "fans", index: 1, title: text("Fans")),
                    EnumCase(name: "money", swiftName: "money", index: 2, title: text("Money")),
                ])
        ],
        intents: [intent],
        widgets: [
            DeclaredWidget(
                name: "CarWidget", swiftName: "carWidget", kind: "com.example.car",
                title: LocalizedText("Car Widget", language: "en", translations: ["zh-Hans": "车控"]),
                intent: "WidgetConfig", families: [.systemSmall, .systemMedium]),
            DeclaredWidget(
                name: "Savings", swiftName: "savings", kind: "Savings", title: text("Savings"),
                families: [.systemSmall]),
        ])

    static let intent = Intent(
        name: "WidgetConfig", swiftName: "WidgetConfigIntent", title: text("Widget Config"),
        parameters: [
            carControls,
            parameter("labels", ValueType(.string, isList: true)),
            parameter("steps", ValueType(.integer, isList: true)),
            parameter("name", ValueType(.string)),
            parameter("labelSize", ValueType(.integer)),
            parameter("opacity", ValueType(.decimal)),
            parameter("showLabels", ValueType(.boolean)),
            parameter("site", ValueType(.url)),
            parameter("interval", ValueType(.timeInterval)),
            parameter("countType", ValueType(.enumeration("CountType"))),
            parameter("favourite", ValueType(.object("CarControl"))),
            parameter("day", ValueType(.dateComponents(.date))),
            parameter("manual", ValueType(.file)),
            parameter("driver", ValueType(.person)),
            parameter("garage", ValueType(.placemark)),
            parameter("price", ValueType(.currencyAmount)),
            parameter("card", ValueType(.paymentMethod)),
            parameter("trailer", ValueType(.anyObject)),
            parameter("music", ValueType(.system("MediaItem"))),
        ])

    private static var carControls: Parameter {
        var parameter = parameter("carControls", ValueType(.object("CarControl"), isList: true))
        parameter.options = .dynamic
        parameter.size = SlotSizes(families: [.systemSmall: 2, .systemMedium: SlotCount(minimum: 1, maximum: 4)])
        return parameter
    }

    static func parameter(_ name: String, _ type: ValueType) -> Parameter {
        Parameter(name: name, swiftName: name, title: text("Title of \(name)"), type: type)
    }

    static func text(_ text: String) -> LocalizedText {
        LocalizedText(text, language: "en")
    }
}

/// Resolved parameters of the sample intent, as an engine returns them.
enum SampleReports {
    static func report(
        _ name: String, effective: IntentValue?, stored: IntentValue? = nil, storedForm: StoredValue? = nil,
        defaultValue: IntentValue? = nil, origin: ValueOrigin = .user, marks: [ValueMark] = []
    ) throws -> ParameterReport {
        guard let declaration = SampleSchema.intent.parameter(named: name) else { throw UnknownParameter(name: name) }
        return ParameterReport(
            declaration: declaration,
            resolved: ResolvedParameter(
                name: name, stored: stored, storedForm: storedForm, defaultValue: defaultValue, effective: effective,
                origin: origin, marks: marks))
    }

    static func instance(_ id: String = "garage", intent: String? = "WidgetConfig") throws -> StoredInstance {
        guard let id = InstanceID(id) else { throw UnknownParameter(name: id) }
        return StoredInstance(id: id, kind: "com.example.car", family: .systemMedium, intent: intent, revision: 3)
    }

    static let lock = IntentValue.object(ObjectValue(identifier: "lock", displayString: "车锁"))
    static let trunk = IntentValue.object(ObjectValue(identifier: "trunk", displayString: "后备箱"))

    private struct UnknownParameter: Error {
        let name: String
    }
}

/// Documents by path; `-` is standard input.
struct FakeDocuments: DocumentReading {
    var texts: [String: String] = [:]

    func file(_ path: String) throws(CommandError) -> [UInt8] {
        guard let text = texts[path] else {
            throw CommandError(.inputMissing, "missingFile", "'\(path)' does not exist")
        }
        return Array(text.utf8)
    }

    func standardInput() throws(CommandError) -> [UInt8] {
        try file("-")
    }
}
