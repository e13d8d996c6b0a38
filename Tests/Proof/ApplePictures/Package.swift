// swift-tools-version: 6.2
import PackageDescription

// Draws the widgets of home-assistant/iOS. The script `run` puts that app's files into `.build/app`, unchanged, beside those of
// this folder, which replace what the widgets use of the rest of the app.

/// The app is compiled in Swift 5 mode.
let settings: [SwiftSetting] = [.swiftLanguageMode(.v5)]

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "intent-configuration") }

let package = Package(
    name: "apple-pictures",
    dependencies: [.package(name: "intent-configuration", path: "../../..")],
    targets: [
        .target(name: "SFSafeSymbols", dependencies: [product("SwiftUI")], swiftSettings: settings),
        .target(name: "HAWatchComplications", dependencies: [product("SwiftUI")], swiftSettings: settings),
        .target(
            name: "HADesignSystem", dependencies: [product("SwiftUI"), product("UIKit")],
            path: ".build/app/HADesignSystem", swiftSettings: settings),
        .target(
            name: "Shared", dependencies: ["HADesignSystem", product("SwiftUI"), product("WidgetKit")],
            swiftSettings: settings),
        .executableTarget(
            name: "draw-pictures",
            dependencies: [
                "HAWatchComplications", "SFSafeSymbols", "Shared", product("AppIntents"), product("SwiftUI"),
                product("WidgetKit"), product("WidgetTesting"),
            ], path: ".build/app/Pictures", swiftSettings: settings),
    ]
)
