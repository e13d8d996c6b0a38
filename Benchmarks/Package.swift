// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// The modules of Apple's frameworks, which Apple's platforms have themselves.
#if canImport(Darwin)
    let drawing: [Target.Dependency] = []
#else
    let drawing: [Target.Dependency] = [
        .product(name: "SwiftUI", package: "intent-configuration"),
        .product(name: "WidgetTesting", package: "intent-configuration"),
    ]
#endif

// A separate package, so that building the root package does not build the benchmarks.
let package = Package(
    name: "intent-benchmarks",
    platforms: [.macOS(.v15)],
    traits: [.trait(name: "PostgreSQL", description: "Measure the PostgreSQL store, through the installed libpq.")],
    dependencies: [
        .package(
            name: "intent-configuration", path: "..",
            traits: [.defaults, .trait(name: "PostgreSQL", condition: .when(traits: ["PostgreSQL"]))]),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    ],
    targets: [
        // Baselines in C, written as a C program would do it, and a function that runs programs.
        .target(name: "CBenchmarks", linkerSettings: [.linkedLibrary("sqlite3")]),
        .executableTarget(name: "yaml-events", linkerSettings: [.linkedLibrary("yaml")]),
        // 100,000 options with search, and the extension that provides them.
        .target(
            name: "Stations",
            dependencies: [.product(name: "IntentRuntime", package: "intent-configuration")],
            swiftSettings: settings,
            plugins: [.plugin(name: "IntentGenerator", package: "intent-configuration")]),
        .executableTarget(
            name: "search-extension",
            dependencies: ["Stations", .product(name: "IntentExtension", package: "intent-configuration")],
            swiftSettings: settings),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "CBenchmarks", "Stations", "search-extension",
                .product(name: "IntentExtension", package: "intent-configuration"),
                .product(name: "IntentRuntime", package: "intent-configuration"),
                .product(name: "IntentStoreSQLite", package: "intent-configuration"),
                .product(
                    name: "IntentStorePostgreSQL", package: "intent-configuration",
                    condition: .when(traits: ["PostgreSQL"])),
                .product(name: "IntentWidgets", package: "intent-configuration"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ] + drawing,
            swiftSettings: settings,
            plugins: [.plugin(name: "IntentGenerator", package: "intent-configuration")]),
    ],
    swiftLanguageModes: [.v6]
)
