// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// What is optional, and the traits that include it. SwiftPM 6.3 gives the compiler the names of a build's traits in an order
/// that differs from build to build, and another order compiles everything again. So every selection has a trait of its own.
let traits: [String: Set<String>] = [
    "SQLite": ["SQLite", "Stores", "Board", "All"],
    "PostgreSQL": ["PostgreSQL", "Stores", "All"],
    "Server": ["Server", "Board", "All"],
]

func including(_ part: String) -> Set<String> { traits[part] ?? [] }

/// The settings of every target. Code examines the conditions `SQLite`, `PostgreSQL` and `Server`. `Scripts/test` sets
/// `INTENT_STRICT=1`, which turns warnings into errors; in a user's build, a new warning of a newer compiler does no harm.
let strict: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
    + traits.sorted { $0.key < $1.key }.map { part, traits in
        // SwiftPM defines a trait's own name.
        .define(part, .when(traits: traits.subtracting([part])))
    }
    + (ProcessInfo.processInfo.environment["INTENT_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// `Scripts/documentation` sets `INTENT_DOCUMENTATION=1`; a user's build does not resolve the documentation plugin.
let documentationPlugin: [Package.Dependency] =
    ProcessInfo.processInfo.environment["INTENT_DOCUMENTATION"] == nil
    ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0")]

/// The traits of a build that chooses none. `Scripts/test` sets `INTENT_TRAITS`, so that its build and the users' packages of its
/// checks have the same traits, and share what is compiled.
let defaultTraits =
    ProcessInfo.processInfo.environment["INTENT_TRAITS"].map { Set($0.split(separator: ",").map(String.init)) } ?? [
        "SQLite"
    ]

let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

func swiftNIO(_ product: String) -> Target.Dependency {
    .product(name: product, package: "swift-nio", condition: .when(traits: including("Server")))
}

/// A wing of the package: a folder in `Sources` and in `Tests` whose targets depend on those of the same wing and of the
/// wings before it. The folder of a target has its name.
struct Wing {
    let folder: String

    func module(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
        .target(
            name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)", exclude: exclude,
            swiftSettings: strict)
    }

    func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
        .executableTarget(
            name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)", swiftSettings: strict)
    }

    /// A C library of the system, with a header that imports it.
    func library(
        _ name: String, pkgConfig: String? = nil, providers: [SystemPackageProvider] = []
    ) -> Target {
        .systemLibrary(
            name: name, path: "Sources/\(folder)/\(name)", pkgConfig: pkgConfig,
            providers: providers.isEmpty ? nil : providers)
    }

    func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
        testCode(name, ["IntentTestSupport"] + dependencies, exclude: exclude)
    }

    /// Code that only tests import, or that is only compiled. `swift build` does not compile it.
    func testCode(
        _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [], packageAccess: Bool = true,
        settings: [SwiftSetting] = strict
    ) -> Target {
        .testTarget(
            name: name, dependencies: dependencies, path: "Tests/\(folder)/\(name)", exclude: exclude,
            packageAccess: packageAccess, swiftSettings: settings)
    }

    /// A module that tests and the programs that they start import.
    func testModule(
        _ name: String, _ dependencies: [Target.Dependency], settings: [SwiftSetting] = strict
    ) -> Target {
        .target(
            name: name, dependencies: dependencies, path: "Tests/\(folder)/\(name)", swiftSettings: settings)
    }

    /// A program that tests start.
    func testProgram(
        _ name: String, _ dependencies: [Target.Dependency], settings: [SwiftSetting] = strict
    ) -> Target {
        .executableTarget(
            name: name, dependencies: dependencies, path: "Tests/\(folder)/\(name)", swiftSettings: settings)
    }
}

let system = Wing(folder: "1-System")
let systemC = Wing(folder: "1-System/C")
let language = Wing(folder: "2-Language")
let documentation = Wing(folder: "Documentation")
let generator = Wing(folder: "3-Generator")
let engine = Wing(folder: "4-Engine")
let widgets = Wing(folder: "5-Widgets")
let faces = Wing(folder: "6-Faces")
let apple = Wing(folder: "7-Apple")
let appleFrameworks = Wing(folder: "7-Apple/Frameworks")
let appleBridge = Wing(folder: "7-Apple/Bridge")
let examples = Wing(folder: "Examples")
let support = Wing(folder: "Support")

/// The settings of code as an app contains it: isolated to the main actor, or in Swift 5 mode.
let mainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]
let swift5: [SwiftSetting] = [.swiftLanguageMode(.v5)]

/// `INTENT_WINGS=2-Language,3-Generator` leaves out the tests of all other wings, for a quick build while one of them changes.
let testedWings = ProcessInfo.processInfo.environment["INTENT_WINGS"]?.split(separator: ",").map { "Tests/\($0)/" }
func isTested(_ target: Target) -> Bool {
    guard let testedWings, target.type == .test, let path = target.path else { return true }
    return !target.name.hasSuffix("Tests") || testedWings.contains { path.hasPrefix($0) }
}

/// Tests of generated code. `Scripts/test` generates it with the intentgen that it has just built, and then sets
/// `INTENT_GENERATED_TESTS=1`. Targets that apply the plugin would compile all of intentgen a second time.
let hasGeneratedCode = ProcessInfo.processInfo.environment["INTENT_GENERATED_TESTS"] != nil
let generatedTests: [Target] =
    !hasGeneratedCode
    ? []
    : [
        // Definitions with names from the standard library, in a module of their own, where they cannot shadow others.
        generator.testCode(
            "GeneratedNames", ["IntentMeasurements", "IntentRuntime"],
            exclude: [
                "handler-names.intent.yaml", "hostile-names.intent.yaml", "intentgen-config.yaml",
                "member-names.intent.yaml",
            ]),
        // The Swift of the sample definitions and others, in a module isolated to the main actor, as in a current app.
        generator.testCode(
            "GeneratedCodeTests", ["GeneratedNames", "IntentMeasurements", "IntentRuntime", "IntentModel"],
            exclude: ["Own"], settings: mainActor),
    ]

/// The plugins, which no target of this package applies. A build of all targets would compile the generator a second time for
/// them; `INTENT_NO_PLUGINS=1` leaves them out.
let hasPlugins = ProcessInfo.processInfo.environment["INTENT_NO_PLUGINS"] == nil
let pluginProducts: [Product] =
    !hasPlugins
    ? []
    : [
        .plugin(name: "IntentGenerator", targets: ["IntentGenerator"]),
        .plugin(name: "InstalledIntentGenerator", targets: ["InstalledIntentGenerator"]),
        .plugin(name: "IntentGeneratorCommand", targets: ["IntentGeneratorCommand"]),
    ]
let plugins: [Target] =
    !hasPlugins
    ? []
    : [
        .plugin(
            name: "IntentGenerator", capability: .buildTool(), dependencies: ["intentgen-build"],
            path: "Sources/3-Generator/Plugins/IntentGenerator"),
        .plugin(
            name: "InstalledIntentGenerator", capability: .buildTool(),
            path: "Sources/3-Generator/Plugins/InstalledIntentGenerator"),
        .plugin(
            name: "IntentGeneratorCommand",
            capability: .command(
                intent: .custom(
                    verb: "generate-intents",
                    description: "Generates files from intent definitions into their targets."),
                permissions: [
                    .writeToPackageDirectory(reason: "The generated files are written into the targets.")
                ]),
            dependencies: ["intentgen-build"], path: "Sources/3-Generator/Plugins/IntentGeneratorCommand"),
    ]

/// Apple's platforms have a framework named Intents; on other platforms this package provides one.
#if canImport(Darwin)
    let intentsProducts: [Product] = []
    let intentsTargets: [Target] = []
    let appIntentsDependencies: [Target.Dependency] = []
    let hostedDeclarations: [String] = []
    // Apple's SwiftUI draws only in its own process, so the sample widgets have texts there.
    let sampleViews = (dependencies: [Target.Dependency](), exclude: ["Views"])
#else
    let sampleViews = (dependencies: ["SwiftUI", "WidgetKit"] as [Target.Dependency], exclude: ["StandIns"])
    let appIntentsDependencies: [Target.Dependency] = ["AppIntents", "SwiftUI", "WidgetKit", "Intents"]
    // Protocols of generated App Intents and conversions of their values, which the package's module AppIntents contains through
    // symbolic links.
    let hostedDeclarations = [
        "AppIntentConvertible.swift", "AppIntentConvertible+Values.swift", "NamedDeclarations.swift",
    ]
    // The Swift and the App Intents of definitions, in modules isolated to the main actor, as in a current app.
    let generatedIntentsTests: [Target] =
        !hasGeneratedCode
        ? []
        : [
            apple.testCode(
                "GeneratedAppIntents", ["IntentAppIntents"] + appIntentsDependencies, packageAccess: false,
                settings: mainActor),
            // Names that App Intents uses itself.
            apple.testCode(
                "GeneratedAppIntentsNames", ["IntentAppIntents"] + appIntentsDependencies, exclude: ["Own"],
                packageAccess: false, settings: mainActor),
            apple.tests(
                "GeneratedAppIntentsTests",
                [
                    "AppIntentsComparison", "GeneratedAppIntents", "GeneratedAppIntentsNames", "IntentAppIntents",
                    "AppIntents", "SwiftUI", "WidgetKit", "IntentWidgets", "IntentStoreSQLite", "IntentRuntime",
                    "IntentModel",
                ]),
        ]
    let intentsProducts: [Product] = [
        // SiriKit handlers and the code generated with `--target sirikit`, on Linux.
        .library(name: "Intents", targets: ["Intents"]),
        // Timeline providers and widgets as they are written for WidgetKit, on Linux.
        .library(name: "WidgetKit", targets: ["WidgetKit"]),
        // Views, which are drawn as SVG, so that widgets compile and are seen, on Linux.
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        // A widget's view as a host draws it, for tests.
        .library(name: "WidgetTesting", targets: ["WidgetTesting"]),
        // What code for live activities and logs names, and what these modules have of other frameworks, under their names.
        .library(name: "ActivityKit", targets: ["ActivityKit"]),
        .library(name: "Charts", targets: ["Charts"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "CoreLocation", targets: ["CoreLocation"]),
        .library(name: "CoreSpotlight", targets: ["CoreSpotlight"]),
        .library(name: "OSLog", targets: ["OSLog"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "os", targets: ["os"]),
        // Intents, entities, queries and summaries as they are written for App Intents, on Linux.
        .library(name: "AppIntents", targets: ["AppIntents"]),
        // The command that prints the definition of a program's App Intents.
        .library(name: "IntentDefinitionsCommand", targets: ["IntentDefinitionsCommand"]),
    ]
    let intentsTargets: [Target] =
        [
            // Types of Foundation and UniformTypeIdentifiers that other systems lack.
            appleFrameworks.module("IntentFoundation"),
            appleFrameworks.module("Intents", ["IntentMeasurements", "IntentRuntime", "IntentModel", "IntentSystem"]),
            appleFrameworks.module(
                "AppIntents",
                [
                    "IntentSwiftUIMacros", "IntentFoundation", "Intents", "IntentMeasurements", "IntentRuntime",
                    "IntentModel", "IntentSystem",
                ]),
            appleFrameworks.module(
                "WidgetKit",
                [
                    "IntentFoundation", "Intents", "IntentWidgets", "IntentStoreSQLite", "IntentRuntime", "IntentModel",
                    "IntentSystem",
                ]),
            // Expands `#Preview` and marks to nothing and repeats declarations for other types of text, without swift-syntax.
            .macro(
                name: "IntentSwiftUIMacros", path: "Sources/7-Apple/Frameworks/IntentSwiftUIMacros",
                swiftSettings: strict),
            appleFrameworks.module(
                "SwiftUI",
                [
                    "IntentSwiftUIMacros", "AppIntents", "Intents", "IntentFoundation", "WidgetDrawing",
                    "WidgetSymbols",
                    "IntentWidgets", "IntentRuntime", "IntentModel",
                ]),
            // Draws views for tests of widgets.
            appleBridge.module("WidgetTesting", ["SwiftUI", "WidgetDrawing", "IntentWidgets", "IntentModel"]),
            // Names of other frameworks, each in a module of its own, which is compiled only where it is used.
            appleFrameworks.module(
                "ActivityKit", ["IntentSwiftUIMacros", "SwiftUI", "IntentFoundation", "IntentWidgets"]),
            // Marks, axes and legends, which a canvas draws.
            appleFrameworks.module("Charts", ["SwiftUI"]),
            appleFrameworks.module("Combine", ["SwiftUI"]),
            appleFrameworks.module("CoreGraphics", ["SwiftUI"]),
            appleFrameworks.module("CoreLocation", ["Intents"]),
            appleFrameworks.module("CoreSpotlight", ["AppIntents"]),
            appleFrameworks.module("UIKit", ["SwiftUI"]),
            appleFrameworks.module("UniformTypeIdentifiers", ["IntentFoundation"]),
            // Lets `import os.log` name a submodule.
            systemC.library("CIntentOS"),
            appleFrameworks.module("os", ["CIntentOS"]),
            appleFrameworks.module("OSLog", ["os"]),
            // The reference output of `--target sirikit`, compiled unchanged. A program uses it, too.
            apple.testModule("GeneratedSiriKit", ["Intents"]),
            // Handlers as existing apps define them, in Swift 5 mode.
            apple.testCode("SiriKitHandlers", ["Intents"], settings: swift5),
            // Files of widgets as existing apps contain them, in Swift 5 mode.
            apple.testCode(
                "WidgetFiles",
                [
                    "ActivityKit", "AppIntents", "Combine", "CoreGraphics", "CoreLocation", "CoreSpotlight", "OSLog",
                    "SwiftUI", "UIKit", "UniformTypeIdentifiers", "WidgetKit", "Intents", "os",
                ], settings: swift5),
            // Reads the definition that App Intents declare, with the texts of string catalogs.
            appleBridge.module(
                "IntentDeclarations",
                [
                    "AppIntents", "IntentAppIntents", "IntentEmitters", "IntentWidgets", "IntentRuntime", "IntentModel",
                    "IntentDiagnostics", "IntentFoundation", "IntentSystem",
                ]),
            // The command that prints it. Separate because it needs the language and a generator, which other programs do not link.
            appleBridge.module(
                "IntentDefinitionsCommand",
                [
                    "AppIntents", "IntentDeclarations", "IntentControl", "IntentAuthoring", "IntentSchema",
                    "IntentCommandLine", "IntentRuntime", "IntentModel", "IntentDiagnostics", "IntentSystem",
                    argumentParser,
                ]),
            // A program with App Intents that prints their definition.
            apple.testProgram(
                "DefinitionPrinter",
                ["IntentDefinitionsCommand", "IntentControl", "AppIntents", "WidgetKit", "SwiftUI"]),
            apple.tests(
                "IntentDefinitionsCommandTests",
                [
                    "DefinitionPrinter", "AppIntentsCode", "HostedAppIntents", "IntentDeclarations", "AppIntents",
                    "SwiftUI",
                    "IntentAuthoring", "IntentEmitters",
                    "IntentSchema", "IntentModel", "IntentDiagnostics",
                ]),
            // Intents, entities, queries, widgets and controls as existing apps contain them, in Swift 5 mode.
            apple.testCode("AppIntentsCode", ["AppIntents", "SwiftUI", "WidgetKit", "Intents"], settings: swift5),
            apple.tests(
                "SwiftUITests",
                [
                    "WidgetFiles", "ActivityKit", "AppIntents", "Charts", "SwiftUI", "WidgetKit", "WidgetTesting",
                    "IntentWidgets", "WidgetDrawing",
                    "IntentRuntime", "IntentModel", "os",
                ]),
            // Files with providers as existing apps contain them, in Swift 5 mode, and a program that hosts them for a day of
            // virtual time.
            apple.testModule(
                "WidgetProviders", ["GeneratedSiriKit", "SampleHandlers", "WidgetKit", "Intents", "IntentRuntime"],
                settings: swift5),
            apple.testProgram(
                "WidgetProviderDay",
                [
                    "WidgetProviders", "WidgetKit", "VirtualTime", "IntentWidgets", "IntentRuntime", "IntentModel",
                ]),
            apple.tests(
                "WidgetProviderTests",
                [
                    "WidgetProviderDay", "WidgetProviders", "GeneratedSiriKit", "SampleHandlers", "WidgetKit",
                    "Intents",
                    "IntentStoreSQLite", "IntentWidgets", "IntentRuntime", "IntentModel",
                ]),
            // A program whose entry point is a bundle of widgets.
            apple.testProgram("WidgetProgram", ["WidgetKit"]),
            // The files of a new widget extension, with a widget, a control and their intents, in Swift 5 mode.
            apple.testProgram("WidgetTemplate", ["AppIntents", "SwiftUI", "WidgetKit"], settings: swift5),
            apple.tests(
                "WidgetKitTests",
                [
                    "WidgetProgram", "WidgetTemplate", "GeneratedSiriKit", "AppIntents", "SwiftUI", "WidgetKit",
                    "Intents",
                    "IntentStoreSQLite", "IntentWidgets", "IntentRuntime", "IntentModel",
                ]),
            apple.tests(
                "SiriKitHandlerTests",
                [
                    "SiriKitHandlers", "GeneratedSiriKit", "Intents", "IntentRuntime", "IntentModel",
                ]),
            // Intents with queries that answer, fail, hang and crash, as existing apps contain them, in Swift 5 mode, and an
            // extension that hosts them.
            apple.testModule("HostedAppIntents", ["AppIntents", "WidgetKit", "SwiftUI"], settings: swift5),
            apple.testProgram(
                "AppIntentsExtension",
                ["HostedAppIntents", "AppIntents", "IntentExtension", "IntentWidgets", "IntentRuntime"]),
            apple.tests(
                "AppIntentsTests",
                [
                    "HostedAppIntents", "AppIntentsExtension", "AppIntentsCode", "AppIntents", "SwiftUI", "WidgetKit",
                    "Intents", "IntentFoundation", "GeneratedSiriKit", "IntentExtension", "IntentStoreSQLite",
                    "IntentMeasurements", "IntentWidgets", "IntentRuntime", "IntentModel", "IntentSystem",
                ]),
            // Runs generated App Intents and their definitions behind two engines, and compares them.
            apple.testCode(
                "AppIntentsComparison",
                [
                    "IntentAppIntents", "AppIntents", "IntentDeclarations", "IntentAuthoring", "IntentSchema",
                    "IntentEmitters",
                    "IntentEditor", "IntentStoreSQLite", "IntentRuntime", "IntentModel", "IntentDiagnostics",
                ]),
        ] + generatedIntentsTests
#endif

let package = Package(
    name: "intent-configuration",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        // Options, defaults and configurations at run time. Generated code imports it.
        .library(name: "IntentRuntime", targets: ["IntentRuntime"]),
        // Keeps configurations in a file; the usual choice on one machine.
        .library(name: "IntentStoreSQLite", targets: ["IntentStoreSQLite"]),
        // Keeps the configurations of a fleet on a server. Needs the trait PostgreSQL.
        .library(name: "IntentStorePostgreSQL", targets: ["IntentStorePostgreSQL"]),
        // The commands of intentctl for a program of yours that contains handlers.
        .library(name: "IntentControl", targets: ["IntentControl"]),
        // Reads the policies of administrators in such a program.
        .library(name: "IntentPolicies", targets: ["IntentPolicies"]),
        // Runs handlers in a separate process.
        .library(name: "IntentExtension", targets: ["IntentExtension"]),
        // Widgets that are shown over time: providers, timelines, a host and a simulator.
        .library(name: "IntentWidgets", targets: ["IntentWidgets"]),
        // A date for a whole program, for simulations and tests of providers that read `Date()`. Nothing depends on it.
        .library(name: "VirtualTime", targets: ["VirtualTime"]),
        // Rows, drafts and problems, for a user interface that edits configurations.
        .library(name: "IntentEditor", targets: ["IntentEditor"]),
        // Conversions to Foundation's measurements, for definitions with measurement parameters.
        .library(name: "IntentMeasurements", targets: ["IntentMeasurements"]),
        // What code generated for App Intents imports on Apple's platforms.
        .library(name: "IntentAppIntents", targets: ["IntentAppIntents"]),
        .executable(name: "intentgen", targets: ["intentgen"]),
        .executable(name: "intentctl", targets: ["intentctl"]),
    ] + pluginProducts + intentsProducts,
    traits: [
        .trait(name: "SQLite", description: "The SQLite store, through the system's SQLite."),
        .trait(
            name: "PostgreSQL", description: "The PostgreSQL store, through the installed libpq."),
        .trait(name: "Server", description: "The board of 'serve', through SwiftNIO."),
        .trait(name: "Stores", description: "Both stores."),
        .trait(name: "Board", description: "The SQLite store, and the board."),
        .trait(name: "All", description: "Both stores, and the board."),
        .default(enabledTraits: defaultTraits),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        // Resolved only with the traits that include the board.
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    ] + documentationPlugin,
    targets: ([
        // The floor: processes, threads, files, digests. Platform conditions belong here.
        systemC.library("CIntentSystem"),
        system.module("IntentSystem", ["CIntentSystem"]),

        // Definitions: from bytes to a tree to a schema.
        systemC.library(
            "CIntentLibYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        system.module("IntentDiagnostics"),
        // Streams, exit codes, errors and tables of both programs.
        system.module("IntentCommandLine", ["IntentDiagnostics", "IntentSystem"]),
        language.module("IntentYAML", ["CIntentLibYAML", "IntentDiagnostics", "IntentSystem"]),
        language.module("IntentModel", ["IntentSystem"]),
        language.module("IntentSchema", ["IntentYAML", "IntentModel", "IntentDiagnostics", "IntentSystem"]),

        // The articles of the manual that `intentgen` prints, embedded.
        documentation.module("CIntentManual"),
        // What helps to write definitions: explanations of diagnostics, the JSON Schema for editors, definitions as text.
        language.module(
            "IntentAuthoring",
            ["CIntentManual", "IntentSchema", "IntentYAML", "IntentModel", "IntentDiagnostics", "IntentSystem"]),

        // Finds and loads definitions and settings for both programs.
        language.module(
            "IntentDefinitionFiles",
            ["IntentSchema", "IntentYAML", "IntentModel", "IntentDiagnostics", "IntentSystem"]),

        // Compares two versions of a schema: locks, changes, migrations.
        language.module(
            "IntentEvolution", ["IntentSchema", "IntentYAML", "IntentModel", "IntentDiagnostics", "IntentSystem"]),

        // Imports and exports Xcode's definition files.
        language.module(
            "IntentXcode",
            ["IntentAuthoring", "IntentSchema", "IntentYAML", "IntentModel", "IntentDiagnostics", "IntentSystem"]),

        // Generates source text from a schema.
        generator.module("IntentEmitters", ["IntentModel", "IntentDiagnostics", "IntentSystem"]),
        // Generates files from definitions: the part of intentgen that the build plugin needs. Every package that applies the
        // plugin compiles it, so it depends neither on Xcode's files nor on ArgumentParser.
        generator.module(
            "IntentGeneratorRun",
            [
                "IntentEmitters", "IntentCommandLine", "IntentDefinitionFiles", "IntentEvolution", "IntentSchema",
                "IntentYAML", "IntentModel", "IntentDiagnostics", "IntentSystem",
            ]),
        generator.program("intentgen-build", ["IntentGeneratorRun"]),
        // Answers editors while definitions are written.
        generator.module(
            "IntentLanguageServer",
            [
                "IntentGeneratorRun", "IntentAuthoring", "IntentDefinitionFiles", "IntentEvolution", "IntentSchema",
                "IntentModel", "IntentDiagnostics", "IntentSystem",
            ]),
        generator.module(
            "IntentGenCommands",
            [
                "CIntentManual", "IntentLanguageServer", "IntentGeneratorRun", "IntentAuthoring",
                "IntentDefinitionFiles", "IntentCommandLine",
                "IntentSchema", "IntentYAML", "IntentEvolution", "IntentXcode", "IntentEmitters", "IntentModel",
                "IntentDiagnostics", "IntentSystem", argumentParser,
            ]),
        generator.program("intentgen", ["IntentGenCommands"]),

        // Run time: options, instances, stores.
        engine.module("IntentRuntime", ["IntentModel", "IntentSystem"]),
        // Measurements, separate because only they need all of Foundation.
        engine.module("IntentMeasurements", ["IntentRuntime", "IntentModel"]),
        // Support for generated App Intents code.
        appleBridge.module(
            "IntentAppIntents", ["IntentMeasurements", "IntentRuntime", "IntentModel"] + appIntentsDependencies,
            exclude: hostedDeclarations),
        // Handlers in separate processes: both ends of the protocol.
        widgets.module("IntentExtension", ["IntentWidgets", "IntentRuntime", "IntentSystem", "IntentModel"]),
        systemC.library(
            "CIntentSQLite", pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
        engine.module(
            "IntentStoreSQLite",
            [
                "IntentRuntime", "IntentSystem", "IntentModel",
                .target(name: "CIntentSQLite", condition: .when(traits: including("SQLite"))),
            ]),
        // Empty without its trait, so that other builds do not need libpq.
        systemC.library(
            "CIntentLibPQ", pkgConfig: "libpq",
            providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
        engine.module(
            "IntentStorePostgreSQL",
            [
                "IntentRuntime", "IntentSystem", "IntentModel",
                .target(name: "CIntentLibPQ", condition: .when(traits: including("PostgreSQL"))),
            ]),

        // Pictures of widgets: drawings of system symbols; layout, text and SVG.
        widgets.module("WidgetSymbols", ["IntentSystem"]),
        widgets.module("WidgetDrawing"),
        // Decides when a timeline is reloaded: values without a clock, tasks, files or Foundation.
        widgets.module("IntentScheduling", ["IntentModel"]),
        // Providers, timelines, the host that reloads them within a budget, and its simulator.
        widgets.module(
            "IntentWidgets", ["IntentScheduling", "WidgetSymbols", "IntentRuntime", "IntentModel", "IntentSystem"]),

        // Defines the C library's functions that read the date, so only programs that ask for it may link it: no other
        // target, and no test target, depends on it.
        systemC.module("CIntentVirtualTime", []),
        system.module("VirtualTime", ["CIntentVirtualTime"]),

        // The model behind every user interface that edits configurations.
        faces.module("IntentEditor", ["CIntentTexts", "IntentRuntime", "IntentModel", "IntentSystem"]),
        // The texts of the interface in the languages that every program has, embedded.
        faces.module("CIntentTexts", [], exclude: ["en.json", "zh-Hans.json"]),
        // The documents that commands print with --json and the board's interface serves.
        faces.module("IntentDocuments", ["IntentWidgets", "IntentRuntime", "IntentModel", "IntentSystem"]),
        // The board's page and the description of its interface, embedded in the program that serves them.
        faces.module("CIntentBoardPage", [], exclude: ["page", "openapi.json"]),
        // The board's interface, independent of the library that reads requests from connections.
        faces.module(
            "IntentBoard",
            [
                "CIntentBoardPage", "IntentDocuments", "IntentEditor", "IntentWidgets", "IntentRuntime", "IntentModel",
                "IntentSystem",
            ]),

        // The board's server: security, and SwiftNIO with its trait.
        faces.module(
            "IntentServer",
            [
                "IntentBoard", "IntentModel", "IntentSystem", swiftNIO("NIOCore"), swiftNIO("NIOPosix"),
                swiftNIO("NIOHTTP1"),
            ]),

        // The editor in a terminal. ncurses is loaded when it is first needed, so a build needs no headers.
        systemC.library("CIntentNCurses"),
        faces.module(
            "IntentTerminal",
            [
                "CIntentNCurses", "IntentEditor", "IntentCommandLine", "IntentRuntime", "IntentModel",
                "IntentDiagnostics",
                "IntentSystem",
            ]),

        // The command line.
        systemC.library("CIntentCurl"),
        faces.module(
            "IntentControl",
            [
                "CIntentCurl", "IntentCommandLine", "IntentEditor", "IntentTerminal", "IntentDocuments",
                "IntentRuntime",
                "IntentWidgets",
                "IntentSystem", "IntentExtension",
                "IntentStoreSQLite", "IntentStorePostgreSQL", "IntentModel", "IntentDiagnostics",
                .target(name: "IntentBoard", condition: .when(traits: including("Server"))),
                .target(name: "IntentServer", condition: .when(traits: including("Server"))),
                argumentParser,
            ]),
        // Reads policies, separate because it needs the reader of YAML.
        faces.module(
            "IntentPolicies",
            [
                "IntentControl", "IntentDefinitionFiles", "IntentCommandLine", "IntentSchema", "IntentModel",
                "IntentDiagnostics",
            ]),
        faces.program(
            "intentctl",
            [
                "IntentPolicies", "IntentControl", "IntentDefinitionFiles", "IntentCommandLine", "IntentSchema",
                "IntentModel",
            ]),

        // The widgets of `definitions` with their handlers, a program that configures them, and an extension. Their generated
        // code is committed, so that a build of this package does not compile intentgen a second time for the plugin.
        examples.module("SampleHandlers", ["IntentRuntime"]),
        examples.module(
            "SampleWidgets", ["SampleHandlers"] + sampleViews.dependencies + ["IntentWidgets", "IntentRuntime"],
            exclude: sampleViews.exclude),
        examples.program("carctl", ["SampleHandlers", "IntentControl"]),
        examples.program(
            "samplectl", ["SampleHandlers", "SampleWidgets", "IntentControl", "IntentWidgets", "VirtualTime"]),
        examples.program(
            "sample-extension", ["SampleHandlers", "SampleWidgets", "IntentExtension", "IntentWidgets"]),

        // Programs that tests start and kill.
        widgets.testProgram(
            "ExtensionFaults", ["IntentExtension", "IntentWidgets", "IntentRuntime", "IntentModel", "IntentSystem"]),
        engine.testProgram(
            "StoreFaultWriter",
            [
                "IntentWidgets", "IntentStoreSQLite", "IntentStorePostgreSQL", "IntentRuntime", "IntentModel",
            ]),
        system.testProgram("VirtualTimeProbe", ["VirtualTime"]),
        system.testProgram("VirtualTimeSimulation", ["VirtualTime", "IntentWidgets", "IntentRuntime", "IntentModel"]),

        // Tests, in the order of the targets above. Modules that only tests import are test targets, too, so that
        // `swift build` does not compile them.
        support.testCode(
            "IntentTestSupport", ["IntentRuntime", "IntentModel", "IntentYAML", "IntentDiagnostics", "IntentSystem"]),
        system.tests("IntentSystemTests", ["IntentSystem"]),
        system.tests("IntentDiagnosticsTests", ["IntentDiagnostics"]),
        language.tests("IntentYAMLTests", ["IntentYAML", "IntentDiagnostics"]),
        language.tests("IntentModelTests", ["IntentModel"]),
        // These tests also cover IntentAuthoring, with the same definitions.
        language.tests(
            "IntentSchemaTests",
            ["IntentSchema", "IntentAuthoring", "IntentYAML", "IntentModel", "IntentDiagnostics"]),
        language.tests(
            "IntentDefinitionFilesTests",
            ["IntentDefinitionFiles", "IntentSchema", "IntentModel", "IntentYAML", "IntentDiagnostics"]),
        language.tests(
            "IntentEvolutionTests",
            [
                "IntentEvolution", "IntentEmitters", "IntentRuntime", "IntentStoreSQLite", "IntentStorePostgreSQL",
                "IntentSchema", "IntentYAML", "IntentModel", "IntentDiagnostics",
            ]),
        language.tests(
            "IntentXcodeTests",
            [
                "IntentXcode", "IntentEmitters", "IntentAuthoring", "IntentSchema", "IntentYAML", "IntentModel",
                "IntentDiagnostics",
            ]),
        generator.tests(
            "IntentEmittersTests", ["IntentEmitters", "IntentModel", "IntentDiagnostics", "IntentSystem"],
            exclude: ["Reference"]),
        generator.tests(
            "IntentLanguageServerTests",
            [
                "IntentLanguageServer", "IntentDefinitionFiles", "IntentEvolution", "IntentSchema", "IntentYAML",
                "IntentModel", "IntentDiagnostics", "IntentSystem",
            ]),
        generator.tests(
            "IntentGenCommandsTests",
            [
                "IntentGenCommands", "IntentLanguageServer", "IntentGeneratorRun", "IntentAuthoring",
                "IntentCommandLine", "IntentEvolution", "IntentSchema", "IntentModel", "IntentYAML",
                "IntentDiagnostics", argumentParser,
            ]),
        // These tests run over every store.
        engine.tests(
            "IntentRuntimeTests", ["IntentRuntime", "IntentStoreSQLite", "IntentStorePostgreSQL", "IntentModel"]),
        widgets.tests("WidgetSymbolsTests", ["WidgetSymbols"]),
        widgets.tests("WidgetDrawingTests", ["WidgetDrawing"]),
        widgets.tests("IntentSchedulingTests", ["IntentScheduling", "IntentModel"]),
        widgets.tests(
            "IntentWidgetsTests", ["IntentWidgets", "IntentStoreSQLite", "IntentRuntime", "IntentModel"],
            exclude: ["Reference"]),
        widgets.tests(
            "IntentExtensionTests",
            [
                "IntentExtension", "IntentWidgets", "IntentRuntime", "IntentModel", "IntentSystem", "SampleHandlers",
                "ExtensionFaults", "sample-extension",
            ]),
        engine.tests(
            "IntentStoreSQLiteTests",
            [
                "IntentStoreSQLite", "IntentRuntime", "IntentModel", "StoreFaultWriter",
                .target(name: "CIntentSQLite", condition: .when(traits: including("SQLite"))),
            ]),
        engine.tests(
            "IntentStorePostgreSQLTests",
            ["IntentStorePostgreSQL", "IntentRuntime", "IntentModel", "IntentSystem", "StoreFaultWriter"]),
        // These tests start VirtualTimeProbe and VirtualTimeSimulation. A dependency on them would define the clock in the
        // process of all tests.
        system.tests("VirtualTimeTests", []),
        faces.tests(
            "IntentEditorTests",
            [
                "IntentEditor", "IntentDefinitionFiles", "IntentSchema", "IntentRuntime", "IntentModel",
                "IntentDiagnostics",
            ],
            exclude: ["Reference"]),
        faces.tests(
            "IntentBoardTests",
            [
                "IntentBoard", "IntentDocuments", "IntentStoreSQLite", "IntentWidgets", "IntentSchema", "IntentRuntime",
                "IntentModel", "IntentDiagnostics", "IntentSystem",
            ]),
        faces.tests("IntentServerTests", ["IntentServer", "IntentBoard", "IntentModel", "IntentSystem"]),
        faces.tests(
            "IntentTerminalTests",
            [
                "IntentTerminal", "IntentEditor", "IntentSchema", "IntentCommandLine", "IntentRuntime", "IntentModel",
                "IntentDiagnostics",
            ],
            exclude: ["Reference"]),
        faces.tests(
            "IntentControlTests",
            [
                "IntentControl", "IntentDocuments", "IntentEditor", "IntentWidgets", "IntentCommandLine",
                "IntentRuntime",
                "IntentStoreSQLite", "IntentSystem", "IntentModel", argumentParser,
                .target(name: "IntentServer", condition: .when(traits: including("Server"))),
            ]),
        examples.tests(
            "SampleWidgetsTests",
            ["SampleHandlers", "SampleWidgets", "IntentWidgets", "IntentRuntime", "IntentStoreSQLite"],
            exclude: ["Reference"]),
        faces.tests("CommandTests", [], exclude: ["Reference"]),
        examples.tests("ReadmeTests", []),
    ] + plugins + generatedTests + intentsTargets).filter(isTested),
    swiftLanguageModes: [.v6]
)
