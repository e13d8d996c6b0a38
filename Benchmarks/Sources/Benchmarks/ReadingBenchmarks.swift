import Foundation

/// Compares reading, validating and emitting Swift for 10,000 intents with libyaml's bare event loop over the same files,
/// both as whole processes.
enum ReadingBenchmarks {
    static func entries(intentgen path: String, definitions: String?, _ scratch: URL) throws -> [Entry] {
        let names = [
            "read/validate-one-core", "read/validate-all-cores", "read/generate-one-core", "read/generate-all-cores",
            "read/generate-beside-validate",
        ]
        guard let intentgen = Program(path) else {
            return names.map { .skipped(name: $0, reason: "'\(path)' is not built") }
        }
        guard let loop = Program(Bundle.main.bundleURL.appendingPathComponent("yaml-events").path) else {
            return names.map { .skipped(name: $0, reason: "'yaml-events' is not next to this program") }
        }
        let folder = try definitions ?? DefinitionWriter.write(into: scratch.appendingPathComponent("definitions"))
        let files = try definitionFiles(in: folder)
        let output = scratch.appendingPathComponent("generated")
        let validate = ["validate", folder]
        let generate = ["generate", folder, "--output", output.path]
        return [
            comparison(names[0], goal: 2, intentgen.onOneCore, validate, loop.onOneCore, files),
            comparison(names[1], goal: 1, intentgen, validate, loop, files),
            comparison(names[2], goal: nil, intentgen.onOneCore, generate, loop.onOneCore, files, deleting: output),
            comparison(names[3], goal: nil, intentgen, generate, loop, files, deleting: output),
            .comparison(
                Comparison(
                    name: names[4], goal: 4, unit: "\(files.count) files",
                    ours: { runs in
                        for _ in 0..<runs {
                            try? FileManager.default.removeItem(at: output)
                            try intentgen.onOneCore.run(generate)
                        }
                    },
                    baseline: { runs in
                        for _ in 0..<runs { try intentgen.onOneCore.run(validate) }
                    }, isProcess: true)),
        ]
    }

    /// - Parameter output: A folder that is deleted before each run, so that all files are written.
    private static func comparison(
        _ name: String, goal: Double?, _ intentgen: Program, _ arguments: [String], _ loop: Program,
        _ files: [String], deleting output: URL? = nil
    ) -> Entry {
        .comparison(
            Comparison(
                name: name, goal: goal, unit: "\(files.count) files",
                ours: { runs in
                    for _ in 0..<runs {
                        if let output { try? FileManager.default.removeItem(at: output) }
                        try intentgen.run(arguments)
                    }
                },
                baseline: { runs in
                    for _ in 0..<runs { try loop.run(files) }
                },
                isProcess: true))
    }

    private static func definitionFiles(in folder: String) throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        let files = names.filter { $0.hasSuffix(".intent.yaml") }.sorted().map { "\(folder)/\($0)" }
        guard !files.isEmpty else { throw Failure("'\(folder)' contains no definitions") }
        return files
    }
}
