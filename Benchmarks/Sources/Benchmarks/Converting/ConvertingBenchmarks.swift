import Foundation

/// `intentgen import` and `export` of a file as large as the largest ones of apps, beside the reading of its XML. All as
/// whole processes; ours write what they make.
enum ConvertingBenchmarks {
    static func entries(intentgen path: String, _ scratch: URL) throws -> [Entry] {
        let names = ["convert/import", "convert/export"]
        guard let intentgen = Program(path) else {
            return names.map { .skipped(name: $0, reason: "'\(path)' is not built") }
        }
        guard let xmllint = Program("/usr/bin/xmllint") else {
            return names.map { .skipped(name: $0, reason: "needs Debian's libxml2-utils") }
        }
        let folder = scratch.appendingPathComponent("convert")
        let files = try ConvertedFiles(in: folder, intentgen: intentgen)
        let yardstick: @Sendable (Int) async throws -> Void = { runs in
            for _ in 0..<runs { try xmllint.run(["--noout", "--nonet", files.xcode]) }
        }
        return [
            .comparison(
                Comparison(
                    name: names[0], goal: nil, unit: "one file of \(files.kilobytes) kB",
                    ours: { runs in
                        for _ in 0..<runs {
                            // A second import would meet the first one's definition and keep what it says.
                            try? FileManager.default.removeItem(atPath: files.definitions)
                            try intentgen.run(["import", files.xcode, "--output", files.definitions])
                        }
                    }, yardstick: yardstick, isProcess: true)),
            .comparison(
                Comparison(
                    name: names[1], goal: nil, unit: "one file of \(files.kilobytes) kB",
                    ours: { runs in
                        for _ in 0..<runs { try intentgen.run(["export", files.source, "--output", files.back]) }
                    }, yardstick: yardstick, isProcess: true)),
        ]
    }
}
