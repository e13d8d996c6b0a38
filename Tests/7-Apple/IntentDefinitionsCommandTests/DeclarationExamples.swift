import AppIntents

// The examples of the pages that `intentgen explain` prints for App Intents, which a test compares with the pages.

enum DeclaredTypeExample {
    struct ClockIntent: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Clock"

        @Parameter(title: "Caption")
        var caption: AttributedString?
    }
}

enum DeclaredTypeFixed {
    struct ClockIntent: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Clock"

        @Parameter(title: "Caption")
        var caption: String?
    }
}

enum DeclaredNameExample {
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
}

enum DeclaredNameFixed {
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
}

enum DeclaredSettingExample {
    struct ClockIntent: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Clock"
        static let openAppWhenRun = true
    }
}

enum DeclaredSettingFixed {
    struct ClockIntent: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Clock"
    }
}

enum DeclaredDefaultExample {
    struct ClockIntent: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Clock"

        @Parameter(title: "Limit")
        var limit: Double?

        init() {
            limit = .infinity
        }
    }
}

enum DeclaredDefaultFixed {
    struct ClockIntent: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Clock"

        @Parameter(title: "Limit")
        var limit: Double?
    }
}

enum DeclaredOptionsExample {
    struct CityOptions: DynamicOptionsProvider {
        @IntentParameterDependency<ClockIntent>(\.$country)
        var clock

        func results() async throws -> [String] { [clock?.country == nil ? "Oslo" : "Rome"] }
    }

    struct ClockIntent: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Clock"

        @Parameter(title: "City", optionsProvider: CityOptions())
        var city: String?

        @Parameter(title: "Country")
        var country: AttributedString?
    }
}

enum DeclaredOptionsFixed {
    struct CityOptions: DynamicOptionsProvider {
        @IntentParameterDependency<ClockIntent>(\.$country)
        var clock

        func results() async throws -> [String] { [clock?.country == nil ? "Oslo" : "Rome"] }
    }

    struct ClockIntent: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Clock"

        @Parameter(title: "City", optionsProvider: CityOptions())
        var city: String?

        @Parameter(title: "Country")
        var country: String?
    }
}

enum DeclaredConditionExample {
    struct ClockIntent: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Clock"

        @Parameter(title: "Date", default: false)
        var showsDate: Bool

        @Parameter(title: "Week", default: false)
        var showsWeek: Bool

        @Parameter(title: "Short", default: false)
        var isShort: Bool

        static var parameterSummary: some ParameterSummary {
            When(widgetFamily: .equalTo, .systemLarge) {
                Summary {
                    \.$showsDate; \.$showsWeek; \.$isShort
                }
            } otherwise: {
                When(\.$showsWeek, .equalTo, true) {
                    Summary {
                        \.$showsDate; \.$showsWeek; \.$isShort
                    }
                } otherwise: {
                    Summary {
                        \.$showsDate; \.$showsWeek
                    }
                }
            }
        }
    }
}

enum DeclaredConditionFixed {
    struct ClockIntent: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Clock"

        @Parameter(title: "Date", default: false)
        var showsDate: Bool

        @Parameter(title: "Week", default: false)
        var showsWeek: Bool

        @Parameter(title: "Short", default: false)
        var isShort: Bool

        static var parameterSummary: some ParameterSummary {
            When(\.$showsDate, .equalTo, true) {
                Summary {
                    \.$showsDate; \.$showsWeek; \.$isShort
                }
            } otherwise: {
                Summary {
                    \.$showsDate; \.$showsWeek
                }
            }
        }
    }
}

enum DeclaredSentenceExample {
    struct ClockIntent: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Clock"

        @Parameter(title: "Date", default: false)
        var showsDate: Bool

        @Parameter(title: "Short", default: false)
        var isShort: Bool

        static var parameterSummary: some ParameterSummary {
            When(\.$showsDate, .equalTo, true) {
                When(\.$isShort, .equalTo, true) {
                    Summary("A clock with \(\.$showsDate) and \(\.$isShort)")
                } otherwise: {
                    Summary("A long clock with \(\.$showsDate) and \(\.$isShort)")
                }
            } otherwise: {
                Summary("A clock without \(\.$showsDate)")
            }
        }
    }
}

enum DeclaredSentenceFixed {
    struct ClockIntent: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Clock"

        @Parameter(title: "Date", default: false)
        var showsDate: Bool

        @Parameter(title: "Short", default: false)
        var isShort: Bool

        static var parameterSummary: some ParameterSummary {
            When(\.$showsDate, .equalTo, true) {
                Summary("A clock with \(\.$showsDate) and \(\.$isShort)")
            } otherwise: {
                Summary("A clock without \(\.$showsDate)")
            }
        }
    }
}

enum DeclaredTextExample {
    struct ClockIntent: WidgetConfigurationIntent {
        static let hours = 24
        static let title: LocalizedStringResource = "Clock of \(hours) Hours"
    }
}

enum DeclaredTextFixed {
    struct ClockIntent: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Clock"
    }
}
