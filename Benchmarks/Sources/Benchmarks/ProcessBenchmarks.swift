import Foundation
import IntentRuntime
import IntentStoreSQLite

/// Compares `intentctl get`, which prints one stored value, with the commands of three systems of settings, all as whole
/// processes: their time and their memory.
enum ProcessBenchmarks {
    static func entries(intentctl path: String, _ scratch: URL) throws -> [Entry] {
        guard let intentctl = Program(path) else { return [.skipped(name: "get", reason: "'\(path)' is not built")] }
        let settings = try StoredSettings(in: scratch.appendingPathComponent("get"))
        try settings.check(intentctl)
        let peers = [
            Peer("kreadconfig5", settings.kconfigArguments, package: "libkf5config-bin"),
            Peer("gsettings get", ["get", "com.example.ClockSettings", "label"], package: "libglib2.0-bin"),
            Peer("dconf read", ["read", "/com/example/clock-settings/label"], package: "dconf-cli"),
        ]
        let time = Comparison(
            name: "get/time", goal: 1, unit: "one value, the whole process",
            ours: { runs in for _ in 0..<runs { try intentctl.run(settings.arguments) } },
            others: peers.map(\.side)
                + [Side("intentctl --version", intentctl, ["--version"], package: "")], maximumRounds: 60)
        return [.comparison(time)] + (try memory(intentctl, settings, peers))
    }

    private static func memory(_ intentctl: Program, _ settings: StoredSettings, _ peers: [Peer]) throws -> [Entry] {
        guard let ours = try intentctl.memory(settings.arguments) else {
            return [.skipped(name: "get/memory", reason: "the system does not report it")]
        }
        let others = try peers.compactMap { peer in
            try peer.program?.memory(peer.arguments).map { (name: peer.name, memory: $0) }
        }
        return [
            .memory(
                name: "get/largest-memory", bytes: ours.largest, goal: 18_000_000,
                others: others.map { ($0.name, Double($0.memory.largest)) }),
            .memory(
                name: "get/private-memory", bytes: ours.unshared, goal: nil,
                others: others.map { ($0.name, Double($0.memory.unshared)) }),
        ]
    }

    private struct Peer {
        let name: String
        let program: Program?
        let arguments: [String]
        let side: Side

        /// - Parameter name: Begins with the name of the program.
        init(_ name: String, _ arguments: [String], package: String) {
            (self.name, self.arguments) = (name, arguments)
            program = Program(named: String(name.prefix { $0 != " " }))
            side = Side(name, program, arguments, package: package)
        }
    }
}

/// A stored value of the settings in the folder `Inputs`, in a store and in the formats of the peers.
private struct StoredSettings: Sendable {
    let arguments: [String]
    let kconfigArguments: [String]

    init(in folder: URL) throws {
        let path = folder.path
        try FileManager.default.createDirectory(atPath: "\(path)/dconf/keys", withIntermediateDirectories: true)
        let store = try SQLiteStore(path: "\(path)/store/store.sqlite")
        try store.place(.clock, at: StoreTime(milliseconds: 0))
        arguments = [
            "get", "clock", "label", "--store", "\(path)/store/store.sqlite", "--definitions",
            "\(PackageFolder.path)/Inputs/clock-settings.intent.yaml",
        ]
        try "[ClockSettings]\nLabel=Office\n".write(toFile: "\(path)/clockrc", atomically: false, encoding: .utf8)
        kconfigArguments = ["--file", "\(path)/clockrc", "--group", "ClockSettings", "--key", "Label"]
        try "[com/example/clock-settings]\nlabel='Office'\n"
            .write(toFile: "\(path)/dconf/keys/clock", atomically: false, encoding: .utf8)
        try Program(named: "dconf")?.run(["compile", "\(path)/dconf/user", "\(path)/dconf/keys"])
        try Program(named: "glib-compile-schemas")?.run(["--targetdir=\(path)", "\(PackageFolder.path)/Inputs"])
        // Where programs that are started from now on find the database of dconf and the schema.
        setenv("XDG_CONFIG_HOME", path, 1)
        setenv("GSETTINGS_SCHEMA_DIR", path, 1)
    }

    /// Checks that every program that is there prints the stored value.
    func check(_ intentctl: Program) throws {
        let programs: [(Program?, [String])] = [
            (intentctl, arguments), (Program(named: "kreadconfig5"), kconfigArguments),
            (Program(named: "gsettings"), ["get", "com.example.ClockSettings", "label"]),
            (Program(named: "dconf"), ["read", "/com/example/clock-settings/label"]),
        ]
        for (program, arguments) in programs {
            guard let program else { continue }
            let text = try program.output(arguments)
            guard text.contains("Office") else { throw Failure("'\(program.path)' prints '\(text)'") }
        }
    }
}

extension StoredInstance {
    /// An instance with a value for each parameter of the settings.
    static let clock = StoredInstance(
        id: "clock", kind: "com.example.clock", family: .systemSmall, intent: "ClockSettings",
        values: [
            "style": StoredValue(type: "enum:ClockStyle", wire: .string("analog")),
            "showsSeconds": StoredValue(type: "Boolean", wire: .boolean(true)),
            "cities": StoredValue(type: "Integer", wire: .integer(5)),
            "opacity": StoredValue(type: "Decimal", wire: .number(0.5)),
            "label": StoredValue(type: "String", wire: .string("Office")),
            "background": StoredValue(type: "URL", wire: .string("file:///clock.png")),
        ])
}
