// swift-tools-version: 6.2
import PackageDescription

// Peers that are Swift packages, apart from the benchmarks, which are built without them if they cannot be fetched.
let package = Package(
    name: "benchmark-peers",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/apple/swift-protobuf", from: "1.39.0"),
    ],
    targets: [
        .executableTarget(
            name: "yams-tree",
            dependencies: [.product(name: "Yams", package: "Yams")])
    ]
)
