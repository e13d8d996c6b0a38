// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The settings of every target. `Scripts/test` sets `INTENT_STRICT=1`, which turns warnings into errors; in a user's
/// build, a new warning of a newer compiler does no harm.
let strict: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
    + (ProcessInfo.processInfo.environment["INTENT_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// `Scripts/documentation` sets `INTENT_DOCUMENTATION=1`; a user's build does not resolve the documentation plugin.
let documentationPlugin: [Package.Dependency] =
    ProcessInfo.processInfo.environment["INTENT_DOCUMENTATION"] == nil
    ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0")]

let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

func swiftNIO(_ product: String) -> Target.Dependency {
    .product(name: product, package: "swift-nio", condition: .when(traits: ["Server"]))
}

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(
        name: name, dependencies: ["IntentTestSupport"] + dependencies, exclude: exclude, swiftSettings: strict)
}

/// Tests of generated code. `Scripts/test` generates it with the intentgen that it has just built, and then sets
/// `INTENT_GENERATED_TESTS=1`. Targets that apply the plugin would compile all of intentgen a second time.
let hasGeneratedCode = ProcessInfo.processInfo.environment["INTENT_GENERATED_TESTS"] != nil
let generatedTests: [Target] =
    !hasGeneratedCode
    ? []
    : [
        // Definitions with names from the standard library, in a module of their own, where they cannot shadow others.
        .testTarget(
            name: "GeneratedNames", dependencies: ["IntentMeasurements", "IntentRuntime"],
            exclude: [
                "handler-names.intent.yaml", "hostile-names.intent.yaml", "intentgen-config.yaml",
                "member-names.intent.yaml",
            ],
            swiftSettings: strict),
        // The Swift of the sample definitions and others, in a module isolated to the main actor, as in a current app.
        .testTarget(
            name: "GeneratedCodeTests",
            dependencies: ["GeneratedNames", "IntentMeasurements", "IntentRuntime", "IntentModel"],
            exclude: ["Own"], swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    ]

/// The plugins, which no target of this package applies. A build of all targets would compile the generator a second time for
/// them, so `Scripts/test` sets `INTENT_NO_PLUGINS=1`; its checks build packages that apply them.
let hasPlugins = ProcessInfo.processInfo.environment["INTENT_NO_PLUGINS"] == nil
let pluginProducts: [Product] =
    !hasPlugins
    ? []
    : [
        .plugin(name: "IntentGenerator", targets: ["IntentGenerator"]),
        .plugin(name: "IntentGeneratorCommand", targets: ["IntentGeneratorCommand"]),
    ]
let plugins: [Target] =
    !hasPlugins
    ? []
    : [
        .plugin(
            name: "IntentGenerator", capability: .buildTool(), dependencies: ["intentgen-build"],
            path: "Sources/IntentGenPlugin"),
        .plugin(
            name: "IntentGeneratorCommand",
            capability: .command(
                intent: .custom(
                    verb: "generate-intents",
                    description: "Generates files from intent definitions into their targets."),
                permissions: [
                    .writeToPackageDirectory(reason: "The generated files are written into the targets.")
                ]),
            dependencies: ["intentgen-build"], path: "Sources/IntentGenCommandPlugin"),
    ]

/// Apple's platforms have a framework named Intents; on other platforms this package provides one.
#if canImport(Darwin)
    let intentsProducts: [Product] = []
    let intentsTargets: [Target] = []
    let appIntentsDependencies: [Target.Dependency] = []
#else
    let appIntentsDependencies: [Target.Dependency] = ["AppIntents", "SwiftUI", "WidgetKit", "Intents"]
    // The Swift and the App Intents of definitions, in modules isolated to the main actor, as in a current app.
    let generatedIntentsTests: [Target] =
        !hasGeneratedCode
        ? []
        : [
            .testTarget(
                name: "GeneratedAppIntents", dependencies: ["IntentAppIntents"], packageAccess: false,
                swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
            // Names that App Intents uses itself.
            .testTarget(
                name: "GeneratedAppIntentsNames", dependencies: ["IntentAppIntents"], exclude: ["Own"],
                packageAccess: false, swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
            tests(
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
        // Views that keep their content and draw nothing, so that files of widgets compile, on Linux.
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        // Intents, entities, queries and summaries as they are written for App Intents, on Linux.
        .library(name: "AppIntents", targets: ["AppIntents"]),
        // The command that prints the definition of a program's App Intents.
        .library(name: "IntentDefinitionsCommand", targets: ["IntentDefinitionsCommand"]),
    ]
    let intentsTargets: [Target] =
        [
            // Types of Foundation and UniformTypeIdentifiers that other systems lack.
            module("IntentFoundation"),
            module("Intents", ["IntentMeasurements", "IntentRuntime", "IntentModel", "IntentSystem"]),
            module(
                "AppIntents",
                ["IntentFoundation", "Intents", "IntentMeasurements", "IntentRuntime", "IntentModel", "IntentSystem"]),
            module(
                "WidgetKit",
                [
                    "IntentFoundation", "Intents", "IntentWidgets", "IntentStoreSQLite", "IntentRuntime", "IntentModel",
                    "IntentSystem",
                ]),
            // Expands `#Preview` to nothing, without swift-syntax.
            .macro(name: "SwiftUIMacros", swiftSettings: strict),
            module(
                "SwiftUI",
                ["SwiftUIMacros", "AppIntents", "IntentFoundation", "IntentWidgets", "IntentRuntime", "IntentModel"]),
            // The reference output of `--target sirikit`, compiled unchanged. A program uses it, too.
            .target(
                name: "GeneratedSiriKit", dependencies: ["Intents"], path: "Tests/GeneratedSiriKit",
                swiftSettings: strict),
            .testTarget(
                name: "GeneratedSiriKitNames", dependencies: ["Intents"],
                swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
            // Handlers as existing apps define them, in Swift 5 mode.
            .testTarget(name: "SiriKitHandlers", dependencies: ["Intents"], swiftSettings: [.swiftLanguageMode(.v5)]),
            // Files of widgets as existing apps contain them, in Swift 5 mode.
            .testTarget(
                name: "WidgetFiles", dependencies: ["AppIntents", "SwiftUI", "WidgetKit", "Intents"],
                swiftSettings: [.swiftLanguageMode(.v5)]),
            // Reads the definition that App Intents declare, with the texts of string catalogs.
            module(
                "IntentDeclarations",
                [
                    "AppIntents", "IntentAppIntents", "IntentCodegen", "IntentWidgets", "IntentRuntime", "IntentModel",
                    "IntentDiagnostics", "IntentFoundation", "IntentSystem",
                ]),
            // The command that prints it. Separate because it needs the language and a generator, which other programs do not link.
            module(
                "IntentDefinitionsCommand",
                [
                    "AppIntents", "IntentDeclarations", "IntentControl", "IntentAuthoring", "IntentSchema",
                    "IntentCommandLine", "IntentRuntime", "IntentModel", "IntentDiagnostics", "IntentSystem",
                    argumentParser,
                ]),
            // A program with App Intents that prints their definition.
            .executableTarget(
                name: "DefinitionPrinter",
                dependencies: ["IntentDefinitionsCommand", "IntentControl", "AppIntents", "WidgetKit", "SwiftUI"],
                path: "Tests/DefinitionPrinter", swiftSettings: strict),
            tests(
                "IntentDefinitionsCommandTests",
                [
                    "DefinitionPrinter", "AppIntentsCode", "IntentDeclarations", "AppIntents", "IntentAuthoring",
                    "IntentCodegen",
                    "IntentSchema", "IntentModel", "IntentDiagnostics",
                ]),
            // Intents, entities, queries, widgets and controls as existing apps contain them, in Swift 5 mode.
            .testTarget(
                name: "AppIntentsCode", dependencies: ["AppIntents", "SwiftUI", "WidgetKit", "Intents"],
                swiftSettings: [.swiftLanguageMode(.v5)]),
            tests(
                "SwiftUITests",
                ["WidgetFiles", "AppIntents", "SwiftUI", "WidgetKit", "IntentWidgets", "IntentRuntime", "IntentModel"]),
            // Files with providers as existing apps contain them, in Swift 5 mode, and a program that hosts them for a day of
            // virtual time.
            .target(
                name: "WidgetProviders",
                dependencies: ["GeneratedSiriKit", "SampleWidgets", "WidgetKit", "Intents", "IntentRuntime"],
                path: "Tests/WidgetProviders", swiftSettings: [.swiftLanguageMode(.v5)]),
            .executableTarget(
                name: "WidgetProviderDay",
                dependencies: [
                    "WidgetProviders", "WidgetKit", "VirtualTime", "IntentWidgets", "IntentRuntime", "IntentModel",
                ],
                path: "Tests/WidgetProviderDay", swiftSettings: strict),
            tests(
                "WidgetProviderTests",
                [
                    "WidgetProviderDay", "WidgetProviders", "GeneratedSiriKit", "SampleWidgets", "WidgetKit", "Intents",
                    "IntentStoreSQLite", "IntentWidgets", "IntentRuntime", "IntentModel",
                ]),
            // A program whose entry point is a bundle of widgets.
            .executableTarget(
                name: "WidgetProgram", dependencies: ["WidgetKit"], path: "Tests/WidgetProgram", swiftSettings: strict),
            // The files of a new widget extension, with a widget, a control and their intents, in Swift 5 mode.
            .executableTarget(
                name: "WidgetTemplate", dependencies: ["AppIntents", "SwiftUI", "WidgetKit"],
                path: "Tests/WidgetTemplate", swiftSettings: [.swiftLanguageMode(.v5)]),
            tests(
                "WidgetKitTests",
                [
                    "WidgetProgram", "WidgetTemplate", "GeneratedSiriKit", "AppIntents", "SwiftUI", "WidgetKit",
                    "Intents",
                    "IntentStoreSQLite", "IntentWidgets", "IntentRuntime", "IntentModel",
                ]),
            tests(
                "SiriKitHandlerTests",
                [
                    "SiriKitHandlers", "GeneratedSiriKit", "GeneratedSiriKitNames", "Intents", "IntentRuntime",
                    "IntentModel",
                ]),
            // Intents with queries that answer, fail, hang and crash, as existing apps contain them, in Swift 5 mode, and an
            // extension that hosts them.
            .target(
                name: "HostedAppIntents", dependencies: ["AppIntents", "WidgetKit", "SwiftUI"],
                path: "Tests/HostedAppIntents", swiftSettings: [.swiftLanguageMode(.v5)]),
            .executableTarget(
                name: "AppIntentsExtension",
                dependencies: ["HostedAppIntents", "AppIntents", "IntentExtension", "IntentWidgets", "IntentRuntime"],
                path: "Tests/AppIntentsExtension", swiftSettings: strict),
            tests(
                "AppIntentsTests",
                [
                    "HostedAppIntents", "AppIntentsExtension", "AppIntentsCode", "AppIntents", "SwiftUI", "WidgetKit",
                    "Intents", "IntentFoundation", "GeneratedSiriKit", "IntentExtension", "IntentStoreSQLite",
                    "IntentMeasurements", "IntentWidgets", "IntentRuntime", "IntentModel", "IntentSystem",
                ]),
            // Runs generated App Intents and their definitions behind two engines, and compares them.
            .testTarget(
                name: "AppIntentsComparison",
                dependencies: [
                    "IntentAppIntents", "AppIntents", "IntentDeclarations", "IntentAuthoring", "IntentSchema",
                    "IntentCodegen",
                    "IntentEditor", "IntentStoreSQLite", "IntentRuntime", "IntentModel", "IntentDiagnostics",
                ], swiftSettings: strict),
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
        .default(enabledTraits: ["SQLite"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        // Resolved only with the trait Server.
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    ] + documentationPlugin,
    targets: [
        // The floor: processes, threads, files, digests. Platform conditions belong here.
        .systemLibrary(name: "CIntentSystem"),
        module("IntentSystem", ["CIntentSystem"]),

        // Definitions: from bytes to a tree to a schema.
        .systemLibrary(
            name: "CLibYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        module("IntentDiagnostics"),
        // Streams, exit codes, errors and tables of both programs.
        module("IntentCommandLine", ["IntentDiagnostics", "IntentSystem"]),
        module("IntentYAML", ["CLibYAML", "IntentDiagnostics", "IntentSystem"]),
        module("IntentModel", ["IntentSystem"]),
        module("IntentSchema", ["IntentYAML", "IntentModel", "IntentDiagnostics", "IntentSystem"]),

        // What helps to write definitions: explanations of diagnostics, the JSON Schema for editors, definitions as text.
        module(
            "IntentAuthoring", ["IntentSchema", "IntentYAML", "IntentModel", "IntentDiagnostics", "IntentSystem"]),

        // Finds and loads definitions and settings for both programs.
        module(
            "IntentDefinitionFiles",
            ["IntentSchema", "IntentYAML", "IntentModel", "IntentDiagnostics", "IntentSystem"]),

        // Compares two versions of a schema: locks, changes, migrations.
        module("IntentEvolution", ["IntentSchema", "IntentYAML", "IntentModel", "IntentDiagnostics", "IntentSystem"]),

        // Imports and exports Xcode's definition files.
        module(
            "IntentXcode",
            ["IntentAuthoring", "IntentSchema", "IntentYAML", "IntentModel", "IntentDiagnostics", "IntentSystem"]),

        // Generates source text from a schema.
        module("IntentCodegen", ["IntentModel", "IntentDiagnostics", "IntentSystem"]),
        // Generates files from definitions: the part of intentgen that the build plugin needs. Every package that applies the
        // plugin compiles it, so it depends neither on Xcode's files nor on ArgumentParser.
        module(
            "IntentGeneration",
            [
                "IntentCodegen", "IntentCommandLine", "IntentDefinitionFiles", "IntentEvolution", "IntentSchema",
                "IntentYAML", "IntentModel", "IntentDiagnostics", "IntentSystem",
            ]),
        .executableTarget(name: "intentgen-build", dependencies: ["IntentGeneration"], swiftSettings: strict),
        module(
            "IntentTooling",
            [
                "IntentGeneration", "IntentAuthoring", "IntentDefinitionFiles", "IntentCommandLine", "IntentSchema",
                "IntentYAML",
                "IntentEvolution",
                "IntentXcode", "IntentCodegen", "IntentModel", "IntentDiagnostics", "IntentSystem", argumentParser,
            ]),
        .executableTarget(name: "intentgen", dependencies: ["IntentTooling"], swiftSettings: strict),

        // Run time: options, instances, stores.
        module("IntentRuntime", ["IntentModel", "IntentSystem"]),
        // Measurements, separate because only they need all of Foundation.
        module("IntentMeasurements", ["IntentRuntime", "IntentModel"]),
        // Support for generated App Intents code.
        module("IntentAppIntents", ["IntentMeasurements", "IntentRuntime", "IntentModel"] + appIntentsDependencies),
        // Handlers in separate processes: both ends of the protocol.
        module("IntentExtension", ["IntentWidgets", "IntentRuntime", "IntentSystem", "IntentModel"]),
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
        module(
            "IntentStoreSQLite",
            [
                "IntentRuntime", "IntentSystem", "IntentModel",
                .target(name: "CSQLite", condition: .when(traits: ["SQLite"])),
            ]),
        // Empty without its trait, so that other builds do not need libpq.
        .systemLibrary(
            name: "CLibPQ", pkgConfig: "libpq",
            providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
        module(
            "IntentStorePostgreSQL",
            [
                "IntentRuntime", "IntentSystem", "IntentModel",
                .target(name: "CLibPQ", condition: .when(traits: ["PostgreSQL"])),
            ]),

        // Providers, timelines, the host that reloads them within a budget, and its simulator.
        module("IntentWidgets", ["IntentRuntime", "IntentModel", "IntentSystem"]),

        // Defines the C library's functions that read the date, so only programs that ask for it may link it: no other
        // target, and no test target, depends on it.
        .target(name: "CVirtualTime"),
        module("VirtualTime", ["CVirtualTime"]),

        // The model behind every user interface that edits configurations.
        module("IntentEditor", ["IntentRuntime", "IntentModel", "IntentSystem"]),
        // The documents that commands print with --json and the board's interface serves.
        module("IntentJSON", ["IntentWidgets", "IntentRuntime", "IntentModel", "IntentSystem"]),
        // The board's page and the description of its interface, embedded in the program that serves them.
        .target(name: "CBoardPage", exclude: ["page", "openapi.json"]),
        // The board's interface, independent of the library that reads requests from connections.
        module(
            "IntentBoard",
            [
                "CBoardPage", "IntentJSON", "IntentEditor", "IntentWidgets", "IntentRuntime", "IntentModel",
                "IntentSystem",
            ]),

        // The board's server: security, and SwiftNIO with its trait.
        module(
            "IntentServer",
            [
                "IntentBoard", "IntentModel", "IntentSystem", swiftNIO("NIOCore"), swiftNIO("NIOPosix"),
                swiftNIO("NIOHTTP1"),
            ]),

        // The editor in a terminal. ncurses is loaded when it is first needed, so a build needs no headers.
        .systemLibrary(name: "CLazyNCurses"),
        module(
            "IntentTerminal",
            [
                "CLazyNCurses", "IntentEditor", "IntentCommandLine", "IntentRuntime", "IntentModel",
                "IntentDiagnostics",
                "IntentSystem",
            ]),

        // The command line.
        .systemLibrary(name: "CLazyCurl"),
        module(
            "IntentControl",
            [
                "CLazyCurl", "IntentCommandLine", "IntentEditor", "IntentTerminal", "IntentJSON", "IntentRuntime",
                "IntentWidgets",
                "IntentSystem", "IntentExtension",
                "IntentStoreSQLite", "IntentStorePostgreSQL", "IntentModel", "IntentDiagnostics",
                .target(name: "IntentBoard", condition: .when(traits: ["Server"])),
                .target(name: "IntentServer", condition: .when(traits: ["Server"])),
                argumentParser,
            ]),
        .executableTarget(
            name: "intentctl",
            dependencies: [
                "IntentControl", "IntentDefinitionFiles", "IntentCommandLine", "IntentSchema", "IntentModel",
                "IntentDiagnostics",
            ], swiftSettings: strict
        ),

        // The widgets of `definitions` with their handlers, a program that configures them, and an extension. Their generated
        // code is committed, so that a build of this package does not compile intentgen a second time for the plugin.
        module("SampleWidgets", ["IntentWidgets", "IntentRuntime"]),
        .executableTarget(
            name: "samplectl", dependencies: ["SampleWidgets", "IntentControl", "IntentWidgets", "VirtualTime"],
            swiftSettings: strict),
        .executableTarget(
            name: "sample-extension", dependencies: ["SampleWidgets", "IntentExtension", "IntentWidgets"],
            swiftSettings: strict),

        // Programs that tests start and kill.
        .executableTarget(
            name: "ExtensionFaults",
            dependencies: ["IntentExtension", "IntentWidgets", "IntentRuntime", "IntentModel", "IntentSystem"],
            path: "Tests/ExtensionFaults", swiftSettings: strict),
        .executableTarget(
            name: "StoreFaultWriter",
            dependencies: [
                "IntentWidgets", "IntentStoreSQLite", "IntentStorePostgreSQL", "IntentRuntime", "IntentModel",
            ],
            path: "Tests/StoreFaultWriter", swiftSettings: strict),
        .executableTarget(
            name: "VirtualTimeProbe", dependencies: ["VirtualTime"], path: "Tests/VirtualTimeProbe",
            swiftSettings: strict),
        .executableTarget(
            name: "VirtualTimeSimulation",
            dependencies: ["VirtualTime", "IntentWidgets", "IntentRuntime", "IntentModel"],
            path: "Tests/VirtualTimeSimulation", swiftSettings: strict),

        // Tests, in the order of the targets above. Modules that only tests import are test targets, too, so that
        // `swift build` does not compile them.
        .testTarget(
            name: "IntentTestSupport",
            dependencies: ["IntentRuntime", "IntentModel", "IntentYAML", "IntentDiagnostics", "IntentSystem"],
            swiftSettings: strict),
        tests("IntentSystemTests", ["IntentSystem"]),
        tests("IntentDiagnosticsTests", ["IntentDiagnostics"]),
        tests("IntentYAMLTests", ["IntentYAML", "IntentDiagnostics"]),
        tests("IntentModelTests", ["IntentModel"]),
        // These tests also cover IntentAuthoring, with the same definitions.
        tests(
            "IntentSchemaTests",
            ["IntentSchema", "IntentAuthoring", "IntentYAML", "IntentModel", "IntentDiagnostics"]),
        tests(
            "IntentDefinitionFilesTests",
            ["IntentDefinitionFiles", "IntentSchema", "IntentModel", "IntentYAML", "IntentDiagnostics"]),
        tests(
            "IntentEvolutionTests",
            [
                "IntentEvolution", "IntentCodegen", "IntentRuntime", "IntentStoreSQLite", "IntentStorePostgreSQL",
                "IntentSchema", "IntentYAML", "IntentModel", "IntentDiagnostics",
            ]),
        tests(
            "IntentXcodeTests",
            [
                "IntentXcode", "IntentCodegen", "IntentAuthoring", "IntentSchema", "IntentYAML", "IntentModel",
                "IntentDiagnostics",
            ]),
        tests("IntentCodegenTests", ["IntentCodegen", "IntentModel", "IntentDiagnostics"], exclude: ["Reference"]),
        tests(
            "IntentToolingTests",
            [
                "IntentTooling", "IntentGeneration", "IntentAuthoring", "IntentCommandLine", "IntentEvolution",
                "IntentSchema", "IntentModel", "IntentYAML", "IntentDiagnostics", argumentParser,
            ]),
        // These tests run over every store.
        tests(
            "IntentRuntimeTests", ["IntentRuntime", "IntentStoreSQLite", "IntentStorePostgreSQL", "IntentModel"]),
        tests(
            "IntentWidgetsTests", ["IntentWidgets", "IntentStoreSQLite", "IntentRuntime", "IntentModel"],
            exclude: ["Reference"]),
        tests(
            "IntentExtensionTests",
            [
                "IntentExtension", "IntentWidgets", "IntentRuntime", "IntentModel", "IntentSystem", "SampleWidgets",
                "ExtensionFaults", "sample-extension",
            ]),
        tests(
            "IntentStoreSQLiteTests",
            [
                "IntentStoreSQLite", "IntentRuntime", "IntentModel", "StoreFaultWriter",
                .target(name: "CSQLite", condition: .when(traits: ["SQLite"])),
            ]),
        tests(
            "IntentStorePostgreSQLTests",
            ["IntentStorePostgreSQL", "IntentRuntime", "IntentModel", "IntentSystem", "StoreFaultWriter"]),
        // These tests start VirtualTimeProbe and VirtualTimeSimulation. A dependency on them would define the clock in the
        // process of all tests.
        tests("VirtualTimeTests", []),
        tests(
            "IntentEditorTests",
            [
                "IntentEditor", "IntentDefinitionFiles", "IntentSchema", "IntentRuntime", "IntentModel",
                "IntentDiagnostics",
            ],
            exclude: ["Reference"]),
        tests(
            "IntentBoardTests",
            [
                "IntentBoard", "IntentJSON", "IntentStoreSQLite", "IntentWidgets", "IntentSchema", "IntentRuntime",
                "IntentModel", "IntentDiagnostics", "IntentSystem",
            ]),
        tests("IntentServerTests", ["IntentServer", "IntentBoard", "IntentModel", "IntentSystem"]),
        tests(
            "IntentTerminalTests",
            [
                "IntentTerminal", "IntentEditor", "IntentSchema", "IntentCommandLine", "IntentRuntime", "IntentModel",
                "IntentDiagnostics",
            ],
            exclude: ["Reference"]),
        tests(
            "IntentControlTests",
            [
                "IntentControl", "IntentJSON", "IntentWidgets", "IntentCommandLine", "IntentRuntime", "IntentSystem",
                "IntentModel", argumentParser,
                .target(name: "IntentServer", condition: .when(traits: ["Server"])),
            ]),
        tests(
            "SampleWidgetsTests", ["SampleWidgets", "IntentWidgets", "IntentRuntime", "IntentStoreSQLite"],
            exclude: ["Reference"]),
        tests("CommandTests", [], exclude: ["Reference"]),
        tests("ReadmeTests", []),
    ] + plugins + generatedTests + intentsTargets,
    swiftLanguageModes: [.v6]
)
