// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The flags of every target of ours. `INTENT_STRICT=1`, which `Scripts/test` sets, makes warnings errors; a
/// user of the package is not stopped by a warning that a newer compiler thought of.
let strict: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
    + (ProcessInfo.processInfo.environment["INTENT_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)])

let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

/// A module and its tests' module share their flags.
func module(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(
        name: name, dependencies: ["IntentTestSupport"] + dependencies, exclude: exclude, swiftSettings: strict)
}

/// What Apple's systems have as a framework of theirs is offered where there is none.
#if canImport(Darwin)
    let intentsProducts: [Product] = []
    let intentsTargets: [Target] = []
#else
    let intentsProducts: [Product] = [.library(name: "Intents", targets: ["Intents"])]
    let intentsTargets: [Target] = [
        module("Intents", ["IntentMeasurements", "IntentRuntime", "IntentModel"]),
        // What `--target sirikit` makes of samples: the references of the generator's tests, compiled as they are.
        .target(
            name: "GeneratedSiriKit", dependencies: ["Intents"], path: "Tests/GeneratedSiriKit", swiftSettings: strict),
        .target(
            name: "GeneratedSiriKitNames", dependencies: ["Intents"], path: "Tests/GeneratedSiriKitNames",
            swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
        // Handlers as apps have them, in a module of Swift 5.
        .target(
            name: "SiriKitHandlers", dependencies: ["Intents"], path: "Tests/SiriKitHandlers",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        tests(
            "SiriKitHandlerTests",
            ["SiriKitHandlers", "GeneratedSiriKit", "GeneratedSiriKitNames", "Intents", "IntentRuntime", "IntentModel"]),
    ]
#endif

let package = Package(
    name: "intent-configuration",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "IntentRuntime", targets: ["IntentRuntime"]),
        .library(name: "IntentAppIntents", targets: ["IntentAppIntents"]),
        .library(name: "IntentMeasurements", targets: ["IntentMeasurements"]),
        .library(name: "IntentExtension", targets: ["IntentExtension"]),
        .library(name: "IntentStoreSQLite", targets: ["IntentStoreSQLite"]),
        .library(name: "IntentEditor", targets: ["IntentEditor"]),
        .library(name: "IntentStorePostgreSQL", targets: ["IntentStorePostgreSQL"]),
        .library(name: "IntentControl", targets: ["IntentControl"]),
        .executable(name: "intentgen", targets: ["intentgen"]),
        .executable(name: "intentctl", targets: ["intentctl"]),
        .plugin(name: "IntentGenerator", targets: ["IntentGenerator"]),
        .plugin(name: "IntentGeneratorCommand", targets: ["IntentGeneratorCommand"]),
    ] + intentsProducts,
    traits: [
        .trait(name: "SQLite", description: "The store over SQLite, by way of GRDB."),
        .trait(
            name: "PostgreSQL", description: "The store over PostgreSQL, by way of an installed libpq."),
        .default(enabledTraits: ["SQLite"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: [
        // The floor: processes, pipes, threads, files, digests. The place for platform conditions.
        .systemLibrary(name: "CSpawn"),
        module("IntentSystem", ["CSpawn"]),

        // Definitions: bytes, tree, schema.
        .systemLibrary(
            name: "CLibYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        module("IntentDiagnostics"),
        module("IntentYAML", ["CLibYAML", "IntentDiagnostics"]),
        module("IntentModel", ["IntentSystem"]),
        module("IntentSchema", ["IntentYAML", "IntentModel", "IntentDiagnostics", "IntentSystem"]),

        // Two schemas, then and now: locks, changes, what is carried over.
        module("IntentEvolution", ["IntentSchema", "IntentYAML", "IntentModel", "IntentDiagnostics", "IntentSystem"]),

        // Xcode's definition files, in and out.
        module("IntentXcode", ["IntentSchema", "IntentYAML", "IntentModel", "IntentDiagnostics", "IntentSystem"]),

        // The build tool: schema to source text.
        module("IntentCodegen", ["IntentModel", "IntentDiagnostics", "IntentSystem"]),
        module(
            "IntentTooling",
            [
                "IntentSchema", "IntentYAML", "IntentEvolution", "IntentXcode", "IntentCodegen", "IntentModel",
                "IntentDiagnostics", "IntentSystem", argumentParser,
            ]),
        .executableTarget(name: "intentgen", dependencies: ["IntentTooling"], swiftSettings: strict),
        .plugin(
            name: "IntentGenerator", capability: .buildTool(), dependencies: ["intentgen"],
            path: "Sources/IntentGenPlugin"),
        .plugin(
            name: "IntentGeneratorCommand",
            capability: .command(
                intent: .custom(
                    verb: "generate-intents",
                    description: "Writes what is made of intent definitions into their targets."),
                permissions: [
                    .writeToPackageDirectory(reason: "The files are written into the targets, to be committed.")
                ]),
            dependencies: ["intentgen"], path: "Sources/IntentGenCommandPlugin"),

        // Run time: options, instances, stores.
        module("IntentRuntime", ["IntentModel", "IntentSystem"]),
        // Measurements, apart from the rest as they alone need all of Foundation.
        module("IntentMeasurements", ["IntentRuntime", "IntentModel"]),
        // What generated code for App Intents stands on; empty where there is no such framework.
        module("IntentAppIntents", ["IntentMeasurements", "IntentRuntime", "IntentModel"]),
        // Handlers in processes of their own: both ends of the protocol.
        module("IntentExtension", ["IntentRuntime", "IntentSystem", "IntentModel"]),
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
        module(
            "IntentStoreSQLite",
            [
                "IntentRuntime", "IntentSystem", "IntentModel",
                .target(name: "CSQLite", condition: .when(traits: ["SQLite"])),
                .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["SQLite"])),
            ]),
        // Empty without its trait, so that nobody else needs libpq.
        .systemLibrary(
            name: "CLibPQ", pkgConfig: "libpq",
            providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
        module(
            "IntentStorePostgreSQL",
            [
                "IntentRuntime", "IntentSystem", "IntentModel",
                .target(name: "CLibPQ", condition: .when(traits: ["PostgreSQL"])),
            ]),

        // The model of an editor, for every face.
        module("IntentEditor", ["IntentRuntime", "IntentModel"]),

        // The command line.
        .systemLibrary(name: "CLazyCurl"),
        module(
            "IntentControl",
            [
                "CLazyCurl", "IntentEditor", "IntentRuntime", "IntentSystem", "IntentExtension",
                "IntentStoreSQLite", "IntentStorePostgreSQL", "IntentModel", "IntentDiagnostics",
                argumentParser,
            ]),
        .executableTarget(
            name: "intentctl",
            dependencies: ["IntentControl", "IntentTooling", "IntentSchema", "IntentModel", "IntentDiagnostics"],
            swiftSettings: strict
        ),

        // The widgets of `definitions`, each with its handler, and a command line of their own.
        .target(
            name: "SampleWidgets", dependencies: ["IntentRuntime"], swiftSettings: strict, plugins: ["IntentGenerator"]
        ),
        .executableTarget(name: "samplectl", dependencies: ["SampleWidgets", "IntentControl"], swiftSettings: strict),
        .executableTarget(
            name: "sample-extension", dependencies: ["SampleWidgets", "IntentExtension"], swiftSettings: strict),

        // Tests, in the order of the targets above.
        module(
            "IntentTestSupport", ["IntentRuntime", "IntentModel", "IntentYAML", "IntentDiagnostics", "IntentSystem"]),
        tests("IntentDiagnosticsTests", ["IntentDiagnostics"]),
        tests("IntentYAMLTests", ["IntentYAML", "IntentDiagnostics"]),
        tests("IntentModelTests", ["IntentModel"]),
        tests("IntentSchemaTests", ["IntentSchema", "IntentYAML", "IntentModel", "IntentDiagnostics"]),
        tests(
            "IntentEvolutionTests",
            [
                "IntentEvolution", "IntentCodegen", "IntentRuntime", "IntentStoreSQLite", "IntentStorePostgreSQL",
                "IntentSchema", "IntentYAML",
                "IntentModel", "IntentDiagnostics",
            ]),
        tests(
            "IntentXcodeTests",
            ["IntentXcode", "IntentCodegen", "IntentSchema", "IntentYAML", "IntentModel", "IntentDiagnostics"]),
        tests("IntentCodegenTests", ["IntentCodegen", "IntentModel", "IntentDiagnostics"], exclude: ["Reference"]),
        // Names of the standard library's, in a module that they cannot disturb.
        .target(
            name: "GeneratedNames", dependencies: ["IntentMeasurements", "IntentRuntime"], path: "Tests/GeneratedNames",
            swiftSettings: strict, plugins: ["IntentGenerator"]),
        // Definitions that the plugin turns into Swift, in a module as an app of today has it.
        .testTarget(
            name: "GeneratedCodeTests",
            dependencies: ["GeneratedNames", "IntentMeasurements", "IntentRuntime", "IntentModel"],
            swiftSettings: strict + [.defaultIsolation(MainActor.self)], plugins: ["IntentGenerator"]),
        tests(
            "IntentToolingTests",
            ["IntentTooling", "IntentEvolution", "IntentSchema", "IntentModel", "IntentYAML", "IntentDiagnostics"]),
        // The engine answers alike over every store, so its tests run over each.
        tests(
            "IntentRuntimeTests", ["IntentRuntime", "IntentStoreSQLite", "IntentStorePostgreSQL", "IntentModel"]),
        // Programs that tests start and kill; no products.
        .executableTarget(
            name: "ExtensionFaults", dependencies: ["IntentExtension", "IntentRuntime", "IntentModel"],
            swiftSettings: strict),
        tests("IntentSystemTests", ["IntentSystem"]),
        tests(
            "IntentExtensionTests",
            ["IntentExtension", "IntentRuntime", "IntentModel", "SampleWidgets", "ExtensionFaults", "sample-extension"]),
        .executableTarget(
            name: "StoreFaultWriter",
            dependencies: ["IntentStoreSQLite", "IntentStorePostgreSQL", "IntentRuntime", "IntentModel"],
            swiftSettings: strict),
        tests(
            "IntentStoreSQLiteTests",
            [
                "IntentStoreSQLite", "IntentRuntime", "IntentModel", "StoreFaultWriter",
                .target(name: "CSQLite", condition: .when(traits: ["SQLite"])),
                .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["SQLite"])),
            ]),
        tests(
            "IntentEditorTests",
            ["IntentEditor", "IntentTooling", "IntentSchema", "IntentRuntime", "IntentModel", "IntentDiagnostics"],
            exclude: ["Reference"]),
        tests(
            "IntentStorePostgreSQLTests",
            ["IntentStorePostgreSQL", "IntentRuntime", "IntentModel", "StoreFaultWriter"]),
        tests("IntentControlTests", ["IntentControl", "IntentRuntime", "IntentModel", argumentParser]),
        tests("SampleWidgetsTests", ["SampleWidgets", "IntentRuntime", "IntentStoreSQLite"]),
        tests("CommandTests", []),
        tests("ReadmeTests", []),
    ] + intentsTargets,
    swiftLanguageModes: [.v6]
)
