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

let package = Package(
    name: "intent-configuration",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    targets: [
        // Definitions: bytes, tree, schema.
        .systemLibrary(
            name: "CLibYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(name: "IntentDiagnostics", swiftSettings: strict),
        .target(name: "IntentYAML", dependencies: ["CLibYAML", "IntentDiagnostics"], swiftSettings: strict),
        .target(name: "IntentModel", swiftSettings: strict),

        // Helpers of the tests: marked texts and their expectations. No product holds it.
        .target(
            name: "IntentTestSupport", dependencies: ["IntentDiagnostics", "IntentYAML"], swiftSettings: strict),

        // Tests, in the order of the targets above.
        .testTarget(name: "IntentDiagnosticsTests", dependencies: ["IntentDiagnostics"], swiftSettings: strict),
        .testTarget(
            name: "IntentYAMLTests", dependencies: ["IntentYAML", "IntentDiagnostics", "IntentTestSupport"],
            swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
