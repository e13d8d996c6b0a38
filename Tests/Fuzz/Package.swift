// swift-tools-version: 6.2
import PackageDescription

// A fuzzer of the reader and the schema, under address sanitizer. It builds their sources itself, by way of links, since
// the coverage that steers it has to be compiled into them. `run` beside this file builds and runs it.

let flags: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .unsafeFlags(["-sanitize=fuzzer,address"]),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: flags)
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
        .executableTarget(
            name: "FuzzDefinitions",
            dependencies: ["IntentSchema", "IntentModel", "IntentDiagnostics"],
            swiftSettings: flags,
            linkerSettings: [
                .unsafeFlags(["-sanitize=fuzzer,address"]),
                // The linker of some distributions cannot read what the sanitizer adds.
                .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
