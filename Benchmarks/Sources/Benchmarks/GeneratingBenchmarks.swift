import Foundation

/// Compares `intentgen generate` on one small file with two generators of typed settings on an equivalent schema, all as
/// whole processes that write their output.
enum GeneratingBenchmarks {
    static func entries(intentgen path: String, _ scratch: URL) throws -> [Entry] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Inputs").standardizedFileURL.path
        guard let intentgen = Program(path) else {
            return ["glib", "kconfig"].map { .skipped(name: "generate/\($0)", reason: "'\(path)' is not built") }
        }
        let output = scratch.appendingPathComponent("settings")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        let ours = ["generate", "\(folder)/clock-settings.intent.yaml", "--output", output.path]
        return [
            entry(
                "generate/glib", goal: 2, intentgen, ours, Program("/usr/bin/glib-compile-schemas"),
                ["--targetdir=\(output.path)", folder], package: "libglib2.0-dev-bin"),
            entry(
                "generate/kconfig", goal: 1, intentgen, ours,
                Program("/usr/lib/libexec/kf5/kconfig_compiler_kf5", "/usr/bin/kconfig_compiler_kf5"),
                ["-d", output.path, "\(folder)/clock-settings.kcfg", "\(folder)/clock-settings.kcfgc"],
                package: "libkf5config-dev-bin"),
        ]
    }

    private static func entry(
        _ name: String, goal: Double, _ intentgen: Program, _ ours: [String], _ baseline: Program?,
        _ arguments: [String], package: String
    ) -> Entry {
        guard let baseline else { return .skipped(name: name, reason: "needs Debian's \(package)") }
        return .comparison(
            Comparison(
                name: name, goal: goal, unit: "one small file",
                ours: { runs in
                    for _ in 0..<runs { try intentgen.run(ours) }
                },
                baseline: { runs in
                    for _ in 0..<runs { try baseline.run(arguments) }
                },
                isProcess: true))
    }
}
