/// The version of the package.
///
/// The plugin `InstalledIntentGenerator` compiles this file, so it imports nothing and declares nothing wider than `internal`.
enum PackageVersion {
    static let current = "0.1.0"
}
