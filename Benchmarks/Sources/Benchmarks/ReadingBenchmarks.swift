import Foundation

/// Compares reading and validating definitions, and emitting Swift, with libyaml's bare event loop and with programs that
/// read the same files to trees of other YAML libraries, all as whole processes.
enum ReadingBenchmarks {
    static func entries(intentgen path: String, definitions: String?, _ scratch: URL) throws -> [Entry] {
        guard let intentgen = Program(path) else { return [.skipped(name: "read", reason: "'\(path)' is not built")] }
        let inputs =
            try definitions.map { [("one-core", try DefinitionInput($0))] }
            ?? [1, 10, 100].map { (String(100 * $0), try DefinitionInput(files: $0, scratch)) }
        guard let (_, largest) = inputs.last else { return [] }
        let output = scratch.appendingPathComponent("generated")
        let generate = ["generate", largest.folder, "--output", output.path]
        let peers = YAMLPeers()
        return inputs.map { name, input in
            .comparison(
                Comparison(
                    name: "read/\(name)", goal: input.files.count < 100 ? nil : 1.5, unit: "all intents, on one core",
                    ours: { runs in for _ in 0..<runs { try intentgen.onOneCore.run(["validate", input.folder]) } },
                    others: [peers.events(of: input)] + peers.trees(of: input), isProcess: true,
                    maximumRounds: input.files.count < 100 ? .max : 5))
        } + [
            .comparison(
                Comparison(
                    name: "read/all-cores", goal: 0.9, unit: "\(largest.files.count) files",
                    ours: { runs in for _ in 0..<runs { try intentgen.run(["validate", largest.folder]) } },
                    others: [peers.events(of: largest)], isProcess: true)),
            .comparison(
                Comparison(
                    name: "read/generate-all-cores", goal: nil, unit: "\(largest.files.count) files",
                    ours: { try intentgen.run(generate, emptying: output, $0) },
                    others: [peers.events(of: largest)], isProcess: true, maximumRounds: 7)),
            .comparison(
                Comparison(
                    name: "read/generate-one-core", goal: 3, unit: "\(largest.files.count) files",
                    ours: { try intentgen.onOneCore.run(generate, emptying: output, $0) },
                    others: [Side("validate", intentgen.onOneCore, ["validate", largest.folder], package: "")],
                    isProcess: true, maximumRounds: 7)),
        ]
    }

    /// Counts the instructions of reading 1,000 intents and of emitting Swift for them, which takes valgrind two minutes.
    static func instructions(intentgen path: String, _ scratch: URL) throws -> [Entry] {
        let names = (reading: "instructions/1000", emitting: "instructions/generate-1000")
        func skipped(_ reason: String) -> [Entry] {
            [names.reading, names.emitting].map { .skipped(name: $0, reason: reason) }
        }
        guard Program(path) != nil else { return skipped("'\(path)' is not built") }
        guard let valgrind = Program(named: "valgrind") else { return skipped("needs Debian's valgrind") }
        guard let strip = Program(named: "strip") else { return skipped("needs Debian's binutils") }
        // Valgrind cannot read all of the debug information that Swift's static libraries contain.
        let intentgen = scratch.appendingPathComponent("intentgen").path
        try strip.run(["-o", intentgen, path])
        let input = try DefinitionInput(files: 10, scratch)
        let output = scratch.appendingPathComponent("counted").path
        let reading = try valgrind.instructions([intentgen, "validate", input.folder])
        let emitting = try valgrind.instructions([intentgen, "generate", input.folder, "--output", output])
        let libyaml = try YAMLPeers.loop.map { [("libyaml", try valgrind.instructions([$0.path] + input.files))] }
        return [
            .figure(
                Figure(name: names.reading, unit: .instructions, value: reading, others: libyaml ?? [], goal: 1.5)),
            .figure(
                Figure(
                    name: names.emitting, unit: .instructions, value: emitting, others: [("validate", reading)], goal: 3
                )),
        ]
    }
}

/// Definitions that are read.
private struct DefinitionInput: Sendable {
    let folder: String
    let files: [String]

    init(_ folder: String) throws {
        self.folder = folder
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        files = names.filter { $0.hasSuffix(".intent.yaml") }.sorted().map { "\(folder)/\($0)" }
        guard !files.isEmpty else { throw Failure("'\(folder)' contains no definitions") }
    }

    init(files: Int, _ scratch: URL) throws {
        try self.init(DefinitionWriter.write(files, into: scratch.appendingPathComponent("definitions-\(files)")))
    }
}

/// Programs that read YAML files with other libraries, each on one core.
private struct YAMLPeers {
    static var loop: Program? { Program(Bundle.main.bundleURL.appendingPathComponent("yaml-events").path) }

    /// The interpreter itself, because a wrapper of a version manager takes longer than a small file.
    private let python: Program? = {
        let script = "import sys, yaml; yaml.CSafeLoader; print(sys.executable, end='')"
        return (try? Program(named: "python3")?.output(["-c", script])).flatMap { $0.flatMap { Program($0) } }
    }()

    /// Parses the files to their last event and keeps nothing.
    func events(of input: DefinitionInput) -> Side {
        Side("libyaml, events", Self.loop?.onOneCore, input.files, package: "libyaml-dev")
    }

    /// Reads the files to trees, with neither rules nor positions of what is wrong.
    func trees(of input: DefinitionInput) -> [Side] {
        [
            Side("libfyaml", Program(peer: "libfyaml-tree")?.onOneCore, input.files, package: "libfyaml-dev"),
            Side("yaml-cpp", Program(peer: "yaml-cpp-tree")?.onOneCore, input.files, package: "libyaml-cpp-dev"),
            Side("Yams", skippedUnlessBuilt: Program(peer: "yams-tree")?.onOneCore, input.files),
            Side(
                "PyYAML, C loader", python?.onOneCore, ["\(PackageFolder.path)/Peers/pyyaml-tree.py"] + input.files,
                package: "python3-yaml"),
        ]
    }
}

extension Side {
    /// A peer that is a Swift package.
    init(_ name: String, skippedUnlessBuilt program: Program?, _ arguments: [String]) {
        if program == nil {
            self.init(name, skipped: "Peers/build could not fetch it")
        } else {
            self.init(name, program, arguments, package: "")
        }
    }
}

extension Program {
    /// Runs it on an empty folder for its output.
    fileprivate func run(_ arguments: [String], emptying output: URL, _ runs: Int) throws {
        for _ in 0..<runs {
            try? FileManager.default.removeItem(at: output)
            try run(arguments)
        }
    }

    /// Returns the number of instructions that a program executes, if this program is valgrind.
    fileprivate func instructions(_ arguments: [String]) throws -> Double {
        let text = try output(["--tool=callgrind", "--callgrind-out-file=/dev/null"] + arguments)
        guard let line = text.split(separator: "\n").last(where: { $0.contains("Collected :") }),
            let count = line.split(separator: " ").last.flatMap({ Double($0) })
        else { throw Failure("valgrind reports no instructions") }
        return count
    }
}
