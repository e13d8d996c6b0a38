// swift-tools-version: 6.0
import PackageDescription

/// Empty modules for frameworks that ported handlers import but do not use. See README.md before you add one.
let names = ["CoreData", "IntentsUI", "MobileCoreServices"]

#if canImport(Darwin)
    let offered: [String] = []
#else
    let offered = names
#endif

let package = Package(
    name: "StandIns",
    products: offered.map { .library(name: $0, targets: [$0]) },
    targets: offered.map { .target(name: $0) }
)
