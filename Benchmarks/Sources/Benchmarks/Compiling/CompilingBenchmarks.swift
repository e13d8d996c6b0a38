import Foundation

/// What the compiler takes for the Swift of 100 intents of 8 parameters, beside the same structs, types and enums with
/// synthesised Codable and Hashable. Each on one core, so that time is the processor's.
enum CompilingBenchmarks {
    static func entries(intentgen path: String, _ scratch: URL) throws -> [Entry] {
        let names = ["structs", "whole"].flatMap { part in ["none", "speed"].map { "compile/\(part)-\($0)" } }
        guard let intentgen = Program(path) else {
            return names.map { .skipped(name: $0, reason: "'\(path)' is not built") }
        }
        guard let compiler = ProcessInfo.processInfo.environment["PATH"].flatMap(compiler) else {
            return names.map { .skipped(name: $0, reason: "there is no swiftc on the PATH") }
        }
        let whole = try generate(with: intentgen, scratch)
        let sources: [(part: String, goal: Double, file: String)] = [
            ("structs", 0.5, try write(GeneratedParts(whole).structs, "structs", scratch)),
            ("whole", 1, try write(whole, "whole", scratch)),
        ]
        let twin = try write(GeneratedParts(whole).twin, "twin", scratch)
        return sources.flatMap { source in
            ["none", "speed"].map { level in
                .comparison(
                    Comparison(
                        name: "compile/\(source.part)-\(level)", goal: source.goal, unit: "100 intents",
                        ours: { try compile(source.file, level, with: compiler, runs: $0) },
                        yardstick: { try compile(twin, level, with: compiler, runs: $0) }, isProcess: true,
                        mostRounds: 5))
            }
        }
    }

    private static func compiler(on path: String) -> Program? {
        for folder in path.split(separator: ":") {
            if let program = Program("\(folder)/swiftc") { return program.onOneCore }
        }
        return nil
    }

    private static func generate(with intentgen: Program, _ scratch: URL) throws -> String {
        let folder = URL(fileURLWithPath: try DefinitionWriter.write(into: scratch.appendingPathComponent("compiled")))
        let output = scratch.appendingPathComponent("compiled-swift")
        let definition = folder.appendingPathComponent("part-0.intent.yaml").path
        try intentgen.run(["generate", definition, "--output", output.path, "--access", "public"])
        return try String(contentsOf: output.appendingPathComponent("part-0.intent.swift"), encoding: .utf8)
    }

    private static func write(_ text: String, _ name: String, _ scratch: URL) throws -> String {
        let file = scratch.appendingPathComponent("\(name).swift")
        try Data(text.utf8).write(to: file)
        return file.path
    }

    private static func compile(_ file: String, _ level: String, with compiler: Program, runs: Int) throws {
        let modules = Bundle.main.bundleURL.appendingPathComponent("Modules").path
        let optimisation = level == "speed" ? "-O" : "-Onone"
        for _ in 0..<runs {
            try compiler.run([
                "-swift-version", "6", optimisation, "-parse-as-library", "-module-name", "Compiled", "-I", modules,
                "-c",
                file, "-o", file + ".o",
            ])
        }
    }
}
