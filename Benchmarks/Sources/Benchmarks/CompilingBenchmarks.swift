import Foundation

/// Compares compiling the generated Swift of 100 intents with 8 parameters with compiling the same structs, types and
/// enums with synthesized Codable and Hashable, each on one core.
enum CompilingBenchmarks {
    static func entries(intentgen path: String, _ scratch: URL) throws -> [Entry] {
        let names = ["structs", "whole"].flatMap { part in ["none", "speed"].map { "compile/\(part)-\($0)" } }
        guard let intentgen = Program(path) else {
            return names.map { .skipped(name: $0, reason: "'\(path)' is not built") }
        }
        guard let compiler = Program(named: "swiftc")?.onOneCore else {
            return names.map { .skipped(name: $0, reason: "swiftc is not on the PATH") }
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
                        baseline: { try compile(twin, level, with: compiler, runs: $0) }, isProcess: true,
                        maximumRounds: 5))
            }
        }
    }

    private static func generate(with intentgen: Program, _ scratch: URL) throws -> String {
        let folder = URL(
            fileURLWithPath: try DefinitionWriter.write(1, into: scratch.appendingPathComponent("compiled")))
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
        let optimization = level == "speed" ? "-O" : "-Onone"
        for _ in 0..<runs {
            try compiler.run(
                ["-swift-version", "6", optimization, "-parse-as-library", "-module-name", "Compiled"]
                    + moduleOptions + ["-c", file, "-o", file + ".o"])
        }
    }

    /// The options to import IntentRuntime, which needs a C module of the package.
    private static let moduleOptions: [String] = {
        let modules = Bundle.main.bundleURL.appendingPathComponent("Modules").path
        let map = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/1-System/C/CIntentSystem/module.modulemap").standardizedFileURL
            .path
        return ["-I", modules, "-Xcc", "-fmodule-map-file=\(map)"]
    }()
}

/// The declarations of a generated file, which it finds by the form of their lines.
private struct GeneratedParts {
    private var blocks: [[Substring]] = []
    /// The constant that each `definition` refers to.
    private var constant = "definition"

    init(_ text: String) {
        var current: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: true) where !line.hasPrefix("//") {
            if line.hasPrefix("import ") || line.hasPrefix("public import ") || line.hasPrefix("private ") { continue }
            current.append(line)
            guard line == "}" else { continue }
            blocks.append(current)
            current = []
        }
        let reference = blocks.joined().lazy.compactMap { $0.firstMatch(of: /\(\.(\w+) as IntentDefinition\)/) }.first
        if let reference { constant = String(reference.output.1) }
    }

    /// Only structs, types and enums, without handlers, keys and the text of the definition.
    var structs: String {
        let kept = blocks.filter { block in
            ["ConfigurableIntent", "IntentObject", "IntentEnumeration"].contains { block[0].hasSuffix(": \($0) {") }
        }
        return """
            public import Foundation
            public import IntentRuntime
            extension IntentDefinition { static var \(constant): IntentDefinition { IntentDefinition(json: "{}") } }

            """ + kept.map { lines(of: $0).joined(separator: "\n") }.joined(separator: "\n") + "\n"
    }

    /// Returns a block without its enum of keys. The numbers of slots stay, because lists have them.
    private func lines(of block: [Substring]) -> [Substring] {
        var lines: [Substring] = []
        var isOmitted = false
        for line in block {
            if line == "    public enum Parameters {" { isOmitted = true }
            if !isOmitted { lines.append(line) }
            if line == "    }" { isOmitted = false }
        }
        return lines
    }

    /// The same declarations with synthesized conformances.
    var twin: String {
        "public import Foundation\n" + blocks.compactMap(twin).joined(separator: "\n")
    }

    private func twin(of block: [Substring]) -> String? {
        let words = block[0].split(separator: " ")
        guard let keyword = words.firstIndex(where: { $0 == "struct" || $0 == "enum" }) else { return nil }
        let name = words[keyword + 1].dropLast()
        if words[keyword] == "enum" {
            let cases = block.filter { $0.hasPrefix("    case ") && !$0.contains("(") && !$0.contains(":") }
            return "public enum \(name): String, Codable, Hashable, Sendable {\n" + cases.joined(separator: "\n")
                + "\n}"
        }
        let properties = block.filter { $0.hasPrefix("    public let ") }
            .map { $0.dropFirst("    public let ".count).replacing("ImageValue", with: "String") }
            .map { $0.replacing(/SlotList<(.+)>/) { "[\($0.output.1)]" } }
        let arguments = properties.map { $0.hasSuffix("?") ? "\($0) = nil" : $0 }.joined(separator: ", ")
        let names = properties.map { $0.prefix { $0 != ":" } }
        return """
            public struct \(name): Codable, Hashable, Sendable {
            \(properties.map { "    public let \($0)" }.joined(separator: "\n"))
                public init(\(arguments)) {
            \(names.map { "        self.\($0) = \($0)" }.joined(separator: "\n"))
                }
            }
            """
    }
}
