// swift-tools-version: 6.2
import PackageDescription

// Draws random views. The script `run` builds and runs the program.

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "intent-configuration") }

let package = Package(
    name: "views",
    dependencies: [.package(name: "intent-configuration", path: "../../..")],
    targets: [
        .executableTarget(
            name: "draw-random-views", dependencies: ["SwiftUI", "Charts", "WidgetTesting"].map(product),
            swiftSettings: [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")])
    ]
)
