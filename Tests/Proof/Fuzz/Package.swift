// swift-tools-version: 6.2
import PackageDescription

// Fuzzers of everything that comes from outside, with the address sanitizer. The sources of the modules are symbolic links,
// because they must be compiled with coverage instrumentation. The script `run` builds and runs the fuzzers.

let flags: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    // Fuzzers call functions that only tests can.
    .unsafeFlags(["-sanitize=fuzzer,address", "-enable-testing"]),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: flags)
}

func fuzzer(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
        name: name, dependencies: ["FuzzDriver"] + dependencies, swiftSettings: flags,
        linkerSettings: [
            .unsafeFlags(["-sanitize=fuzzer,address"]),
            // The default linker of some distributions does not support the sections of the sanitizer.
            .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
        ])
}

let package = Package(
    name: "fuzz",
    platforms: [.macOS(.v15)],
    targets: [
        .systemLibrary(name: "CIntentLibYAML", pkgConfig: "yaml-0.1"),
        .systemLibrary(name: "CIntentSystem"),
        module("IntentSystem", ["CIntentSystem"]),
        module("IntentDiagnostics"),
        module("IntentYAML", ["CIntentLibYAML", "IntentDiagnostics", "IntentSystem"]),
        module("IntentModel", ["IntentSystem"]),
        module("IntentSchema", ["IntentYAML", "IntentModel", "IntentDiagnostics", "IntentSystem"]),
        .target(name: "CIntentManual"),
        module(
            "IntentAuthoring",
            ["CIntentManual", "IntentSchema", "IntentYAML", "IntentModel", "IntentDiagnostics", "IntentSystem"]),
        module(
            "IntentXcode",
            ["IntentAuthoring", "IntentSchema", "IntentYAML", "IntentModel", "IntentDiagnostics", "IntentSystem"]),
        // The reader of string catalogs, without the App Intents that the other files of its module read.
        module("StringCatalogs", ["IntentModel", "IntentDiagnostics", "IntentSystem"]),
        module("IntentCommandLine", ["IntentDiagnostics", "IntentSystem"]),
        module(
            "IntentDefinitionFiles", ["IntentSchema", "IntentYAML", "IntentModel", "IntentDiagnostics", "IntentSystem"]),
        module("IntentEvolution", ["IntentSchema", "IntentYAML", "IntentModel", "IntentDiagnostics", "IntentSystem"]),
        module("IntentEmitters", ["IntentModel", "IntentDiagnostics", "IntentSystem"]),
        module(
            "IntentGeneratorRun",
            [
                "IntentEmitters", "IntentCommandLine", "IntentDefinitionFiles", "IntentEvolution", "IntentSchema",
                "IntentYAML", "IntentModel", "IntentDiagnostics", "IntentSystem",
            ]),
        module(
            "IntentLanguageServer",
            [
                "IntentGeneratorRun", "IntentAuthoring", "IntentDefinitionFiles", "IntentEvolution", "IntentSchema",
                "IntentModel", "IntentDiagnostics", "IntentSystem",
            ]),
        module("IntentRuntime", ["IntentModel", "IntentSystem"]),
        module("IntentScheduling", ["IntentModel"]),
        module("WidgetSymbols", ["IntentSystem"]),
        module(
            "IntentWidgets", ["IntentScheduling", "WidgetSymbols", "IntentRuntime", "IntentModel", "IntentSystem"]),
        module("IntentExtension", ["IntentWidgets", "IntentRuntime", "IntentSystem", "IntentModel"]),
        .target(name: "CIntentTexts", exclude: ["en.json", "zh-Hans.json"]),
        module("IntentEditor", ["CIntentTexts", "IntentRuntime", "IntentModel", "IntentSystem"]),
        module("IntentDocuments", ["IntentWidgets", "IntentRuntime", "IntentModel", "IntentSystem"]),
        .target(name: "CIntentBoardPage", exclude: ["page", "openapi.json"]),
        module(
            "IntentBoard",
            [
                "CIntentBoardPage", "IntentDocuments", "IntentEditor", "IntentWidgets", "IntentRuntime", "IntentModel",
                "IntentSystem",
            ]),
        // The rules for requests, without the trait that adds sockets.
        module("IntentServer", ["IntentBoard", "IntentModel", "IntentSystem"]),

        module("FuzzDriver", ["IntentDiagnostics"]),
        module(
            "FuzzFixture",
            [
                "FuzzDriver", "IntentSchema", "IntentWidgets", "IntentRuntime", "IntentModel", "IntentDiagnostics",
                "IntentSystem",
            ]),
        fuzzer("FuzzYAML", ["IntentYAML", "IntentDiagnostics"]),
        fuzzer("FuzzDefinitions", ["IntentAuthoring", "IntentSchema", "IntentModel", "IntentDiagnostics"]),
        fuzzer(
            "FuzzPolicies",
            ["FuzzFixture", "IntentEditor", "IntentRuntime", "IntentSchema", "IntentModel", "IntentDiagnostics"]),
        fuzzer(
            "FuzzLanguageServer", ["IntentLanguageServer", "IntentSchema", "IntentModel", "IntentDiagnostics"]),
        fuzzer(
            "FuzzXcodeFiles",
            ["IntentXcode", "StringCatalogs", "IntentAuthoring", "IntentSchema", "IntentModel", "IntentDiagnostics"]),
        fuzzer(
            "FuzzExtension", ["FuzzFixture", "IntentExtension", "IntentRuntime", "IntentModel", "IntentSystem"]),
        fuzzer(
            "FuzzBoard",
            ["FuzzFixture", "IntentBoard", "IntentServer", "IntentWidgets", "IntentRuntime", "IntentModel"]),
        fuzzer(
            "FuzzDocuments",
            ["FuzzFixture", "IntentEditor", "IntentWidgets", "IntentRuntime", "IntentModel", "IntentSystem"]),
    ],
    swiftLanguageModes: [.v6]
)
