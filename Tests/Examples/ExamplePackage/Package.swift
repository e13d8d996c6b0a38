// swift-tools-version: 6.2
import PackageDescription

let runtime: Target.Dependency = .product(name: "IntentRuntime", package: "intent-configuration")
let generator: Target.PluginUsage = .plugin(name: "IntentGenerator", package: "intent-configuration")

// A package as a user writes it: one dependency, one plugin. In the test target, the plugin generates fakes.
let package = Package(
    name: "example",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "intent-configuration", path: "../..", traits: [])],
    targets: [
        .target(name: "Rooms", dependencies: [runtime], plugins: [generator]),
        .executableTarget(name: "Example", dependencies: [runtime], plugins: [generator]),
        .testTarget(name: "ExampleTests", dependencies: ["Example", "Rooms", runtime], plugins: [generator]),
    ]
)
