// swift-tools-version: 6.2
import PackageDescription

// A package as a user writes it: one dependency, one plugin, no settings.
let package = Package(
    name: "example",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "intent-configuration", path: "../..", traits: [])],
    targets: [
        .executableTarget(
            name: "Example",
            dependencies: [.product(name: "IntentRuntime", package: "intent-configuration")],
            plugins: [.plugin(name: "IntentGenerator", package: "intent-configuration")])
    ]
)
