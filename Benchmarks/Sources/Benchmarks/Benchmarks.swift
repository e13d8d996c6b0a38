import ArgumentParser
import Foundation

@main
struct Benchmarks: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Benchmarks",
        abstract: "Measure the operations that take time, each next to a baseline in the same run.",
        discussion: "Goals are for information: the exit code is 0 unless a benchmark does not run.")

    @Flag(help: "Print the figures as JSON.")
    var json = false

    @Option(help: "Measure only the benchmarks whose name contains this text; repeatable.")
    var filter: [String] = []

    @Option(help: "The number of rounds for programs; quick operations have ten times as many.")
    var rounds = 15

    @Flag(help: "Write the tables of the measured groups into the README, and plots of those with several sizes.")
    var document = false

    @Option(help: "The folder of that README.")
    var documentFolder = PackageFolder.path

    @Flag(help: "Count the instructions of reading definitions and emitting Swift, which takes valgrind two minutes.")
    var instructions = false

    @Option(help: "A static release build of intentgen.")
    var intentgen = "../.build/release/intentgen"

    @Option(help: "A static release build of intentctl.")
    var intentctl = "../.build/release/intentctl"

    @Option(help: "The extension that provides 100,000 options; by default the one next to this program.")
    var searchExtension = Benchmarks.pathNextToProgram("search-extension")

    @Option(help: "A folder of definitions to read; by default 10,000 intents are generated in 100 files.")
    var definitions: String?

    @Option(help: .hidden)
    var edit: String?

    @Option(help: .hidden)
    var edited = ""

    @Option(help: .hidden)
    var simulate: Int?

    @Option(help: .hidden)
    var host: String?

    @Option(help: .hidden)
    var request: String?

    @Option(help: .hidden)
    var requestAlone = ""

    func run() async throws {
        if let simulate { return SimulationBenchmarks.simulate(simulate) }
        if let host { return try await HostBenchmarks.runIdleHost(host) }
        if let request { return try await RequestingProcess.run(hosted: request, alone: requestAlone) }
        if let edit { return try await EditingProcess.run(path: edit, instance: edited) }
        let scratch = FileManager.default.temporaryDirectory
            .appendingPathComponent("intent-benchmarks-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        var run = try Run(
            report: Report(isJSON: json), document: document ? Document(folder: documentFolder) : nil,
            rounds: max(1, rounds))
        let groups = groups(scratch)
        var failures = 0
        for group in groups where isSelected(group.name, of: groups.map(\.name)) {
            // A group that fails does not cost the measurements of the others.
            do {
                try await run.measure(group.name, try await group.entries().filter { isSelected($0.name) })
            } catch {
                failures += 1
                FileHandle.standardError.write(Data("error: \(group.name): \(error)\n".utf8))
            }
        }
        try run.report.finish()
        if failures > 0 { throw ExitCode.failure }
    }

    private static func pathNextToProgram(_ name: String) -> String {
        Bundle.main.bundleURL.appendingPathComponent(name).path
    }

    private typealias Group = (name: String, entries: () async throws -> [Entry])

    private func groups(_ scratch: URL) -> [Group] {
        [
            ("read", { try ReadingBenchmarks.entries(intentgen: intentgen, definitions: definitions, scratch) }),
            (
                "instructions",
                {
                    instructions ? try ReadingBenchmarks.instructions(intentgen: intentgen, scratch) : []
                }
            ),
            ("generate", { try GeneratingBenchmarks.entries(intentgen: intentgen, scratch) }),
            ("compile", { try CompilingBenchmarks.entries(intentgen: intentgen, scratch) }),
            ("convert", { try ConvertingBenchmarks.entries(intentgen: intentgen, scratch) }),
            ("configuration", { try await ConfigurationBenchmarks.entries(in: scratch) }),
            ("get", { try ProcessBenchmarks.entries(intentctl: intentctl, scratch) }),
            ("value", { try await ValueBenchmarks.entries(in: scratch) }),
            ("edit", { try await EditBenchmarks.entries(in: scratch) }),
            ("postgresql", { try await postgreSQLEntries(scratch) }),
            ("watch", { try await WatchBenchmarks.entries(in: scratch) }),
            ("open", { try OpeningBenchmarks.entries(in: scratch) }),
            ("search", { try SearchBenchmarks.entries() }),
            ("million", { try SearchBenchmarks.millionEntries(scratch) }),
            ("options", { try SearchBenchmarks.sizeEntries(scratch) }),
            ("simulate", { try SimulationBenchmarks.entries() }),
            ("host", { try await HostBenchmarks.entries(in: scratch) }),
            ("board", { try await BoardBenchmarks.entries(in: scratch) }),
            ("draw", { try await drawingEntries(scratch) }),
            ("extension", { try await ExtensionBenchmarks.entries(searchExtension) }),
        ]
    }

    private func drawingEntries(_ scratch: URL) async throws -> [Entry] {
        #if canImport(Darwin)
            [.skipped(name: "draw", reason: "Apple's SwiftUI does not write SVG")]
        #else
            try await DrawingBenchmarks.entries(in: scratch)
        #endif
    }

    private func postgreSQLEntries(_ scratch: URL) async throws -> [Entry] {
        #if PostgreSQL
            try await PostgreSQLBenchmarks.entries(scratch)
        #else
            [.skipped(name: "postgresql", reason: "needs Debian's libpq-dev")]
        #endif
    }

    /// Whether a group is measured. A filter that begins with the name of a group selects only this group, so that the
    /// others are not prepared.
    private func isSelected(_ group: String, of groups: [String]) -> Bool {
        filter.isEmpty
            || filter.contains { filter in
                !groups.contains { filter.hasPrefix($0) } || filter.hasPrefix(group)
            }
    }

    private func isSelected(_ name: String) -> Bool {
        filter.isEmpty || filter.contains { name.contains($0) }
    }
}

/// Measures group after group, reports them, and documents them.
private struct Run {
    var report: Report
    var document: Document?
    let rounds: Int

    mutating func measure(_ group: String, _ entries: [Entry]) async throws {
        var measurements: [Measurement] = []
        for entry in entries {
            switch entry {
            case .comparison(let comparison):
                let measurement = try await Measurement.measure(comparison, rounds: rounds)
                measurements.append(measurement)
                report.add(measurement)
            case .figure(let figure): report.add(figure)
            case .skipped(let name, let reason): report.skip(name, reason)
            }
        }
        guard document != nil, let table = report.table(of: group) else { return }
        try document?.replaceTable(of: group, with: table)
        if let plot = GrowthPlot(group: group, measurements: measurements) { try document?.write(plot, of: group) }
        // After each group, so that a run that is stopped keeps what it has measured.
        try document?.write()
    }
}
