import Foundation
import IntentRuntime
import IntentStoreSQLite

/// Compares reading one value and all six values of a configuration in a running program with GSettings, KConfig and
/// UserDefaults.
enum ValueBenchmarks {
    static func entries(in scratch: URL) async throws -> [Entry] {
        let folder = scratch.appendingPathComponent("value")
        let store = try SQLiteStore(path: folder.appendingPathComponent("store/store.sqlite").path)
        let clock = StoredInstance.clock
        try store.place(clock, at: StoreTime(milliseconds: 0))
        let engine = try IntentEngine(store: store, definitions: [ClockSettingsIntent.definition])
        let configuration = try await engine.configuration(ClockSettingsIntent.self, of: clock.id)
        guard configuration.cities == 5, configuration.label == "Office" else {
            throw Failure("a configuration has other values than stored")
        }
        let gsettings = try gsettings(folder), kconfig = try kconfig(folder), defaults = try ClockDefaults()
        return [
            .comparison(
                Comparison(
                    name: "value/one", goal: 1, unit: "one value",
                    ours: { runs in for _ in 0..<runs { blackHole(configuration.cities) } },
                    others: [
                        gsettings.side("value"), kconfig.side("value"),
                        Side("UserDefaults") { runs in for _ in 0..<runs { blackHole(defaults.cities) } },
                    ])),
            .comparison(
                Comparison(
                    name: "value/all", goal: 1, timeGoal: 10_000, unit: "all six values from an open store",
                    ours: { runs in
                        for _ in 0..<runs {
                            blackHole(try await engine.configuration(ClockSettingsIntent.self, of: clock.id))
                        }
                    },
                    others: [
                        gsettings.side("all"), kconfig.side("all"),
                        Side("UserDefaults") { runs in for _ in 0..<runs { blackHole(defaults.all) } },
                    ])),
        ]
    }

    private static func gsettings(_ folder: URL) throws -> ValueReader {
        try Program(named: "glib-compile-schemas")?.run(["--targetdir=\(folder.path)", "\(PackageFolder.path)/Inputs"])
        return try ValueReader(
            "GSettings", peer: "gsettings-values", [folder.path, "\(folder.path)/keys"], package: "libglib2.0-dev")
    }

    private static func kconfig(_ folder: URL) throws -> ValueReader {
        try ValueReader("KConfig", peer: "kconfig-values", ["\(folder.path)/clockrc"], package: "libkf5config-dev")
    }
}

/// A process that reads settings as often as a line requests.
private struct ValueReader: Sendable {
    private let name: String
    private let process: LineProcess?
    private let package: String

    init(_ name: String, peer: String, _ arguments: [String], package: String) throws {
        (self.name, self.package) = (name, package)
        process = try Program(peer: peer).map { try LineProcess(path: $0.path, arguments) }
    }

    /// - Parameter what: `value` for one value, `all` for all of them.
    func side(_ what: String) -> Side {
        guard let process else { return Side(name, skipped: "needs Debian's \(package)") }
        // Enough reads for each line that the pipe does not count.
        return Side(
            named: name,
            timedBy: { runs in
                let reads = 10 * runs
                return try await Side.nanoseconds(of: { _ in _ = try process.answer(to: "\(what) \(reads)") }, reads)
            })
    }
}

/// The settings in Foundation's UserDefaults, in memory.
///
/// `@unchecked Sendable`: UserDefaults can be used by several threads.
private final class ClockDefaults: @unchecked Sendable {
    private let defaults: UserDefaults

    init() throws(Failure) {
        guard let defaults = UserDefaults(suiteName: "com.example.clock-settings") else {
            throw Failure("there are no UserDefaults")
        }
        defaults.register(
            defaults: [
                "style": "analog", "showsSeconds": true, "cities": 5, "opacity": 0.5, "label": "Office",
                "background": "file:///clock.png",
            ])
        self.defaults = defaults
    }

    var cities: Int { defaults.integer(forKey: "cities") }

    var all: (style: String?, showsSeconds: Bool, cities: Int, opacity: Double, label: String?, background: URL?) {
        (
            defaults.string(forKey: "style"), defaults.bool(forKey: "showsSeconds"), cities,
            defaults.double(forKey: "opacity"), defaults.string(forKey: "label"),
            defaults.string(forKey: "background").flatMap { URL(string: $0) }
        )
    }
}
