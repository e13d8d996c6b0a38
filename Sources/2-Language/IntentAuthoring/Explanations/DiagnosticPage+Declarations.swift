internal import IntentDiagnostics

/// Warnings of the command `definitions`, which reads App Intents in code.
extension DiagnosticPage {
    static let declarations = declaredParts + declaredRows + printedTexts

    private static let declaredParts: [DiagnosticPage] = [
        DiagnosticPage(
            .declaredType, rule: "A parameter has a type that definitions have, too.",
            reason: """
                A parameter or property of another type, such as an attributed text or a rule for recurrences, is \
                left out.
                """,
            example: """
                struct ClockIntent: WidgetConfigurationIntent {
                    static let title: LocalizedStringResource = "Clock"

                    @Parameter(title: "Caption")
                    var caption: AttributedString?
                }
                """,
            report: "ClockIntent.caption: a parameter of type AttributedString is left out",
            fixed: """
                struct ClockIntent: WidgetConfigurationIntent {
                    static let title: LocalizedStringResource = "Clock"

                    @Parameter(title: "Caption")
                    var caption: String?
                }
                """),
        DiagnosticPage(
            .declaredName, rule: "Every entity and enum, and every parameter of an intent, has a different name.",
            reason: """
                The declared name of a type is its persistent identifier, or else the name of the type without the \
                suffix `AppEntity`, `Entity` or `AppEnum`. A parameter whose type has the name of another type is left out.
                """,
            example: """
                enum Tone: String, AppEnum {
                    case loud, quiet

                    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tone"
                    static let caseDisplayRepresentations: [Tone: DisplayRepresentation] = [.loud: "Loud", .quiet: "Quiet"]
                }

                enum ToneAppEnum: String, AppEnum {
                    case low, high

                    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pitch"
                    static let caseDisplayRepresentations: [ToneAppEnum: DisplayRepresentation] = [.low: "Low", .high: "High"]
                }

                struct ClockIntent: WidgetConfigurationIntent {
                    static let title: LocalizedStringResource = "Clock"

                    @Parameter(title: "Tone", default: .loud)
                    var tone: Tone

                    @Parameter(title: "Pitch", default: .low)
                    var pitch: ToneAppEnum
                }
                """,
            report: "ToneAppEnum: another type has the name 'Tone'; declare 'persistentIdentifier' in one of them",
            fixed: """
                enum Tone: String, AppEnum {
                    case loud, quiet

                    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tone"
                    static let caseDisplayRepresentations: [Tone: DisplayRepresentation] = [.loud: "Loud", .quiet: "Quiet"]
                }

                enum ToneAppEnum: String, AppEnum {
                    case low, high

                    static let persistentIdentifier = "Pitch"
                    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pitch"
                    static let caseDisplayRepresentations: [ToneAppEnum: DisplayRepresentation] = [.low: "Low", .high: "High"]
                }

                struct ClockIntent: WidgetConfigurationIntent {
                    static let title: LocalizedStringResource = "Clock"

                    @Parameter(title: "Tone", default: .loud)
                    var tone: Tone

                    @Parameter(title: "Pitch", default: .low)
                    var pitch: ToneAppEnum
                }
                """),
        DiagnosticPage(
            .declaredSetting, rule: "Definitions have the settings of the intent, its parameters and its types.",
            reason: """
                Settings that definitions do not have, such as `openAppWhenRun`, an authentication policy or a category \
                of the description, are left out. Declare them again in an extension of the generated intent.
                """,
            example: """
                struct ClockIntent: WidgetConfigurationIntent {
                    static let title: LocalizedStringResource = "Clock"
                    static let openAppWhenRun = true
                }
                """,
            report: "ClockIntent: 'openAppWhenRun' is left out: a definition cannot say it",
            fixed: """
                struct ClockIntent: WidgetConfigurationIntent {
                    static let title: LocalizedStringResource = "Clock"
                }
                """),
    ]

    private static let declaredRows: [DiagnosticPage] = [
        DiagnosticPage(
            .declaredDefault, rule: "The default of a parameter can be stored.",
            reason: """
                An infinite number, a file that is only in memory and a person without a name cannot be stored. The default \
                is left out, and the row is empty at first.
                """,
            example: """
                struct ClockIntent: WidgetConfigurationIntent {
                    static let title: LocalizedStringResource = "Clock"

                    @Parameter(title: "Limit")
                    var limit: Double?

                    init() {
                        limit = .infinity
                    }
                }
                """,
            report: "ClockIntent.limit: the default cannot be stored and is left out",
            fixed: """
                struct ClockIntent: WidgetConfigurationIntent {
                    static let title: LocalizedStringResource = "Clock"

                    @Parameter(title: "Limit")
                    var limit: Double?
                }
                """),
        DiagnosticPage(
            .declaredOptions, rule: "The options of a parameter depend on earlier parameters.",
            reason: """
                A definition lists the parents of a parameter in `dependsOn`, and they are before it. A dependency on a later \
                parameter is left out, so that its changes do not renew the options.
                """,
            example: """
                struct CityOptions: DynamicOptionsProvider {
                    @IntentParameterDependency<ClockIntent>(\\.$country)
                    var clock

                    func results() async throws -> [String] { [clock?.country ?? "Europe"] }
                }

                struct ClockIntent: WidgetConfigurationIntent {
                    static let title: LocalizedStringResource = "Clock"

                    @Parameter(title: "City", optionsProvider: CityOptions())
                    var city: String?

                    @Parameter(title: "Country")
                    var country: String?
                }
                """,
            report: """
                ClockIntent.city: CityOptions depends on 'country', which is not an earlier parameter; its changes do not renew \
                the options
                """,
            fixed: """
                struct CityOptions: DynamicOptionsProvider {
                    @IntentParameterDependency<ClockIntent>(\\.$country)
                    var clock

                    func results() async throws -> [String] { [clock?.country ?? "Europe"] }
                }

                struct ClockIntent: WidgetConfigurationIntent {
                    static let title: LocalizedStringResource = "Clock"

                    @Parameter(title: "Country")
                    var country: String?

                    @Parameter(title: "City", optionsProvider: CityOptions())
                    var city: String?
                }
                """),
        DiagnosticPage(
            .declaredCondition, rule: "A row is shown if all of its conditions hold.",
            reason: """
                Each `When` on the way to a row in the summary becomes a condition. A row that one of several conditions suffices \
                to show cannot be expressed, and neither can a row that depends on itself, or a comparison that definitions \
                do not have. The row is always shown.
                """,
            example: """
                struct ClockIntent: WidgetConfigurationIntent {
                    static let title: LocalizedStringResource = "Clock"

                    @Parameter(title: "Date", default: false)
                    var showsDate: Bool

                    @Parameter(title: "Week", default: false)
                    var showsWeek: Bool

                    @Parameter(title: "Short", default: false)
                    var isShort: Bool

                    static var parameterSummary: some ParameterSummary {
                        When(\\.$showsDate, .equalTo, true) {
                            Summary {
                                \\.$showsDate; \\.$showsWeek; \\.$isShort
                            }
                        } otherwise: {
                            When(\\.$showsWeek, .equalTo, true) {
                                Summary {
                                    \\.$showsDate; \\.$showsWeek; \\.$isShort
                                }
                            } otherwise: {
                                Summary {
                                    \\.$showsDate; \\.$showsWeek
                                }
                            }
                        }
                    }
                }
                """,
            report: """
                ClockIntent.parameterSummary: a definition cannot express the condition of 'isShort'; its row is always shown
                """,
            fixed: """
                struct ClockIntent: WidgetConfigurationIntent {
                    static let title: LocalizedStringResource = "Clock"

                    @Parameter(title: "Date", default: false)
                    var showsDate: Bool

                    @Parameter(title: "Week", default: false)
                    var showsWeek: Bool

                    @Parameter(title: "Short", default: false)
                    var isShort: Bool

                    static var parameterSummary: some ParameterSummary {
                        When(\\.$showsDate, .equalTo, true) {
                            Summary {
                                \\.$showsDate; \\.$showsWeek; \\.$isShort
                            }
                        } otherwise: {
                            Summary {
                                \\.$showsDate; \\.$showsWeek
                            }
                        }
                    }
                }
                """),
        DiagnosticPage(
            .declaredSentence, rule: "The summary has one sentence for each set of rows.",
            reason: "Of several sentences for the same rows, only the first is in the definition.",
            example: """
                struct ClockIntent: WidgetConfigurationIntent {
                    static let title: LocalizedStringResource = "Clock"

                    @Parameter(title: "Date", default: false)
                    var showsDate: Bool

                    @Parameter(title: "Short", default: false)
                    var isShort: Bool

                    static var parameterSummary: some ParameterSummary {
                        When(\\.$showsDate, .equalTo, true) {
                            When(\\.$isShort, .equalTo, true) {
                                Summary("A clock with \\(\\.$showsDate) and \\(\\.$isShort)")
                            } otherwise: {
                                Summary("A long clock with \\(\\.$showsDate) and \\(\\.$isShort)")
                            }
                        } otherwise: {
                            Summary("A clock without \\(\\.$showsDate)")
                        }
                    }
                }
                """,
            report: """
                ClockIntent.parameterSummary: the sentence 'A long clock with ${showsDate} and ${isShort}' is left out: its rows \
                already have another sentence
                """,
            fixed: """
                struct ClockIntent: WidgetConfigurationIntent {
                    static let title: LocalizedStringResource = "Clock"

                    @Parameter(title: "Date", default: false)
                    var showsDate: Bool

                    @Parameter(title: "Short", default: false)
                    var isShort: Bool

                    static var parameterSummary: some ParameterSummary {
                        When(\\.$showsDate, .equalTo, true) {
                            Summary("A clock with \\(\\.$showsDate) and \\(\\.$isShort)")
                        } otherwise: {
                            Summary("A clock without \\(\\.$showsDate)")
                        }
                    }
                }
                """),
    ]

    private static let printedTexts: [DiagnosticPage] = [
        DiagnosticPage(
            .declaredText, rule: "Titles and descriptions contain no values.",
            reason: "The text in the definition contains the value that the program has when it prints the definition.",
            example: """
                struct ClockIntent: WidgetConfigurationIntent {
                    static let hours = 24
                    static let title: LocalizedStringResource = "Clock of \\(hours) Hours"
                }
                """,
            report: "Clock of %lld Hours: a text cannot contain values; the definition uses 'Clock of 24 Hours'",
            fixed: """
                struct ClockIntent: WidgetConfigurationIntent {
                    static let title: LocalizedStringResource = "Clock"
                }
                """),
        DiagnosticPage(
            .catalogText, rule: "A string catalog contains one translation of a text for each language.",
            reason: """
                A definition has no variations of a text by number or device, and no substitutions. Of the variants, the general \
                one is used. A text whose key the catalog lacks has no translations.
                """,
            example: """
                {
                  "sourceLanguage": "en",
                  "strings": {
                    "Clock": { "localizations": { "de": { "variations": { "device": {
                      "mac": { "stringUnit": { "state": "translated", "value": "Wanduhr" } },
                      "other": { "stringUnit": { "state": "translated", "value": "Uhr" } } } } } } }
                  },
                  "version": "1.0"
                }
                """,
            report:
                "Localizable.xcstrings: Clock: de varies by device; the definition uses the general text",
            fixed: """
                {
                  "sourceLanguage": "en",
                  "strings": {
                    "Clock": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Uhr" } } } }
                  },
                  "version": "1.0"
                }
                """, file: "Localizable.xcstrings"),
        DiagnosticPage(
            .editedCode, rule: "Code that was generated is not edited.",
            reason: """
                Generated App Intents carry their definition. Where they declare something else than the generator wrote, the \
                printed definition has what they declare. Change the definition and generate the code again.
                """,
            example: """
                @Parameter(
                    title: LocalizedStringResource("intents.Clock.parameters.size.title", defaultValue: "Size", table: "clock"),
                    default: 14, controlStyle: .field)
                var size: Int
                """,
            report: "intents.Clock.parameters.size.default.value: the code declares 14, the definition 12",
            fixed: """
                @Parameter(
                    title: LocalizedStringResource("intents.Clock.parameters.size.title", defaultValue: "Size", table: "clock"),
                    default: 12, controlStyle: .field)
                var size: Int
                """),
    ]

    /// Creates a page about code or a string catalog.
    /// - Parameters:
    ///   - report: What the command reports for the example, without the code.
    ///   - file: The name of the file of the example.
    private init(
        _ code: DiagnosticCode, rule: String, reason: String, example: String, report: String, fixed: String,
        file: String = "Clock.swift"
    ) {
        self.init(
            code, .declarations, [.warning], rule: rule, reason: reason, example: [ExampleFile(example, name: file)],
            fixed: [ExampleFile(fixed, name: file)])
        self.report = "warning: \(report) [\(code)]\n"
    }
}
