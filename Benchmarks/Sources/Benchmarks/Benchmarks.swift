import ArgumentParser
import Foundation

@main
struct Benchmarks: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Benchmarks", abstract: "Measures what takes time, each thing beside a yardstick in the same run.",
        discussion: "The goals are figures to look at, not tests: the exit code is 0 unless something does not run.")

    @Flag(help: "Print the figures as JSON.")
    var json = false

    @Option(help: "Measure only what has this in its name; may be given several times.")
    var filter: [String] = []

    @Option(help: "How many rounds of each program; what is quick has ten times as many.")
    var rounds = 15

    @Option(help: "A static release build of intentgen.")
    var intentgen = "../.build/release/intentgen"

    @Option(help: "The extension that serves 100,000 options; else the one built beside this program.")
    var searchExtension = Benchmarks.besideThis("search-extension")

    @Option(help: "A folder of definitions to read; without it 10,000 intents are made, in 100 files.")
    var definitions: String?

    @Option(help: .hidden)
    var edit: String?

    @Option(help: .hidden)
    var edited = ""

    func run() async throws {
        if let edit { return try await EditingProcess.run(path: edit, instance: edited) }
        let scratch = FileManager.default.temporaryDirectory
            .appendingPathComponent("intent-benchmarks-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        var report = Report(isJSON: json)
        for group in groups(scratch) where isWanted(group.name) {
            for entry in try await group.entries() where isWanted(entry.name, of: group.name) {
                switch entry {
                case .comparison(let comparison):
                    report.add(try await Measurement.take(comparison, rounds: max(1, rounds)))
                case .skipped(let name, let reason): report.skip(name, reason)
                case .memory(let name, let bytes, let goal): report.addMemory(name, bytes, goal: goal)
                }
            }
            report.addMedian(of: group.name)
        }
        try report.finish()
    }

    private static func besideThis(_ name: String) -> String {
        Bundle.main.bundleURL.appendingPathComponent(name).path
    }

    private typealias Group = (name: String, entries: () async throws -> [Entry])

    private func groups(_ scratch: URL) -> [Group] {
        [
            ("read", { try ReadingBenchmarks.entries(intentgen: intentgen, definitions: definitions, scratch) }),
            ("generate", { try GeneratingBenchmarks.entries(intentgen: intentgen, scratch) }),
            ("compile", { try CompilingBenchmarks.entries(intentgen: intentgen, scratch) }),
            ("convert", { try ConvertingBenchmarks.entries(intentgen: intentgen, scratch) }),
            ("configuration", { try await StoreBenchmarks.entries(in: scratch) }),
            ("edit", { try await EditBenchmarks.entries(in: scratch) }),
            ("watch", { try await WatchBenchmarks.entries(in: scratch) }),
            ("open", { try OpeningBenchmarks.entries(in: scratch) }),
            ("search", { try SearchBenchmarks.entries() }),
            ("million", { try SearchBenchmarks.millionEntries(scratch) }),
            ("extension", { try await AskingBenchmarks.entries(searchExtension) }),
        ]
    }

    /// A filter that begins with a group's name leaves the other groups alone; what they need is not even made.
    private func isWanted(_ group: String) -> Bool {
        let names = [
            "read", "generate", "compile", "convert", "configuration", "edit", "watch", "open", "search", "million",
            "extension",
        ]
        return filter.isEmpty
            || filter.contains { filter in
                !names.contains { filter.hasPrefix($0) } || filter.hasPrefix(group)
            }
    }

    private func isWanted(_ name: String, of group: String) -> Bool {
        filter.isEmpty || filter.contains { name.contains($0) }
    }
}
