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

    @Option(help: "The folder for plots of the groups that are measured at several sizes.")
    var plots: String?

    @Option(help: "A static release build of intentgen.")
    var intentgen = "../.build/release/intentgen"

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
        if let simulate { return SimulationBenchmarks.printMemory(simulate) }
        if let host { return try await HostBenchmarks.runIdleHost(host) }
        if let request { return try await RequestingProcess.run(hosted: request, alone: requestAlone) }
        if let edit { return try await EditingProcess.run(path: edit, instance: edited) }
        let scratch = FileManager.default.temporaryDirectory
            .appendingPathComponent("intent-benchmarks-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        var report = Report(isJSON: json)
        let groups = groups(scratch)
        if let plots { try FileManager.default.createDirectory(atPath: plots, withIntermediateDirectories: true) }
        for group in groups where isSelected(group.name, of: groups.map(\.name)) {
            var measurements: [Measurement] = []
            for entry in try await group.entries() where isSelected(entry.name) {
                switch entry {
                case .comparison(let comparison):
                    let measurement = try await Measurement.measure(comparison, rounds: max(1, rounds))
                    measurements.append(measurement)
                    report.add(measurement)
                case .skipped(let name, let reason): report.skip(name, reason)
                case .memory(let name, let bytes, let goal): report.addMemory(name, bytes, goal: goal)
                case .share(let name, let share, let goal): report.addShare(name, share, goal: goal)
                }
            }
            report.addMedian(of: group.name)
            if let plots, let plot = GrowthPlot(group: group.name, measurements: measurements) {
                try plot.svg.write(toFile: "\(plots)/\(group.name).svg", atomically: true, encoding: .utf8)
            }
        }
        try report.finish()
    }

    private static func pathNextToProgram(_ name: String) -> String {
        Bundle.main.bundleURL.appendingPathComponent(name).path
    }

    private typealias Group = (name: String, entries: () async throws -> [Entry])

    private func groups(_ scratch: URL) -> [Group] {
        [
            ("read", { try ReadingBenchmarks.entries(intentgen: intentgen, definitions: definitions, scratch) }),
            ("generate", { try GeneratingBenchmarks.entries(intentgen: intentgen, scratch) }),
            ("compile", { try CompilingBenchmarks.entries(intentgen: intentgen, scratch) }),
            ("convert", { try ConvertingBenchmarks.entries(intentgen: intentgen, scratch) }),
            ("configuration", { try await ConfigurationBenchmarks.entries(in: scratch) }),
            ("edit", { try await EditBenchmarks.entries(in: scratch) }),
            ("watch", { try await WatchBenchmarks.entries(in: scratch) }),
            ("open", { try OpeningBenchmarks.entries(in: scratch) }),
            ("search", { try SearchBenchmarks.entries() }),
            ("million", { try SearchBenchmarks.millionEntries(scratch) }),
            ("simulate", { try SimulationBenchmarks.entries() }),
            ("host", { try await HostBenchmarks.entries(in: scratch) }),
            ("extension", { try await ExtensionBenchmarks.entries(searchExtension) }),
        ]
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
