// swift-tools-version: 6.2
import PackageDescription

// Fuzzers of definitions and of Xcode's files, with the address sanitizer. The sources of the modules are symbolic links,
// because they must be compiled with coverage instrumentation. The script `run` builds and runs the fuzzers.

let flags: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .unsafeFlags(["-sanitize=fuzzer,address"]),
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
        .systemLibrary(name: "CLibYAML", pkgConfig: "yaml-0.1"),
        module("IntentDiagnostics"),
        .systemLibrary(name: "CIntentSystem"),
        module("IntentSystem", ["CIntentSystem"]),
        module("IntentYAML", ["CLibYAML", "IntentDiagnostics", "IntentSystem"]),
        module("IntentModel", ["IntentSystem"]),
        module("IntentSchema", ["IntentYAML", "IntentModel", "IntentDiagnostics", "IntentSystem"]),
        module("IntentXcode", ["IntentSchema", "IntentYAML", "IntentModel", "IntentDiagnostics", "IntentSystem"]),
        module("FuzzDriver"),
        fuzzer("FuzzDefinitions", ["IntentSchema", "IntentModel", "IntentDiagnostics"]),
        fuzzer("FuzzXcodeFiles", ["IntentXcode", "IntentSchema", "IntentDiagnostics"]),
    ],
    swiftLanguageModes: [.v6]
)
