import Foundation

/// Compares `intentgen generate` on one small file with three generators of typed settings on an equivalent schema, all as
/// whole processes that write their output.
enum GeneratingBenchmarks {
    static func entries(intentgen path: String, _ scratch: URL) throws -> [Entry] {
        guard let intentgen = Program(path) else {
            return [.skipped(name: "generate", reason: "'\(path)' is not built")]
        }
        let folder = "\(PackageFolder.path)/Inputs"
        let output = scratch.appendingPathComponent("settings")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        let kconfig = Side(
            "kconfig_compiler",
            Program("/usr/lib/libexec/kf5/kconfig_compiler_kf5", "/usr/bin/kconfig_compiler_kf5"),
            ["-d", output.path, "\(folder)/clock-settings.kcfg", "\(folder)/clock-settings.kcfgc"],
            package: "libkf5config-dev-bin")
        let glib = Side(
            "glib-compile-schemas", Program(named: "glib-compile-schemas"), ["--targetdir=\(output.path)", folder],
            package: "libglib2.0-dev-bin")
        return [("kconfig", 1, kconfig), ("glib", 1.5, glib), ("protoc", nil, protoc(folder, output.path))].map {
            name, goal, other in
            .comparison(
                Comparison(
                    name: "generate/\(name)", goal: goal, unit: "one small file",
                    ours: { runs in
                        for _ in 0..<runs {
                            try intentgen.run(
                                ["generate", "\(folder)/clock-settings.intent.yaml", "--output", output.path])
                        }
                    },
                    others: [other], maximumRounds: 60))
        }
    }

    /// Protocol Buffers, with the Swift plugin if it is built.
    private static func protoc(_ folder: String, _ output: String) -> Side {
        let plugin = Program(peer: "protoc-gen-swift")
        let language = plugin.map { ["--plugin=protoc-gen-swift=\($0.path)", "--swift_out=\(output)"] }
        return Side(
            plugin == nil ? "protoc, C++" : "protoc, Swift", Program(named: "protoc"),
            (language ?? ["--cpp_out=\(output)"]) + ["-I\(folder)", "clock-settings.proto"],
            package: "protobuf-compiler")
    }
}
