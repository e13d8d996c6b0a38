// swift-tools-version: 6.2
import PackageDescription

// Fuzzers of the reader and the schema, and of Xcode's files, under address sanitizer. They build their sources
// themselves, by way of links, since the coverage that steers them has to be compiled into them. `run` beside this file
// builds and runs them.

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
            // The linker of some distributions cannot read what the sanitizer adds.
            .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
        ])
}

let package = Package(
    name: "fuzz",
    platforms: [.macOS(.v15)],
    targets: [
        .systemLibrary(name: "CLibYAML", pkgConfig: "yaml-0.1"),
        module("IntentDiagnostics"),
        module("IntentYAML", ["CLibYAML", "IntentDiagnostics"]),
        module("IntentModel"),
        module("IntentSchema", ["IntentYAML", "IntentModel", "IntentDiagnostics"]),
        module("IntentXcode", ["IntentSchema", "IntentYAML", "IntentModel", "IntentDiagnostics"]),
        module("FuzzDriver"),
        fuzzer("FuzzDefinitions", ["IntentSchema", "IntentModel", "IntentDiagnostics"]),
        fuzzer("FuzzXcodeFiles", ["IntentXcode", "IntentSchema", "IntentDiagnostics"]),
    ],
    swiftLanguageModes: [.v6]
)
