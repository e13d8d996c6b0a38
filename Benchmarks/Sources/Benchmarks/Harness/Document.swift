import Foundation

/// The README of the benchmarks, which contains a table of results for each group, between two comments.
struct Document {
    private let folder: String
    private var text: String

    /// - Parameter folder: Contains `README.md` and the folder `Plots`.
    init(folder: String) throws {
        self.folder = folder
        text = try String(contentsOfFile: "\(folder)/README.md", encoding: .utf8)
    }

    /// Replaces the table of a group.
    mutating func replaceTable(of group: String, with table: String) throws {
        let start = "<!-- results: \(group) -->\n", end = "<!-- end -->"
        guard let place = text.range(of: start), let last = text[place.upperBound...].range(of: end) else {
            throw Failure("the README has no place for the results of '\(group)'")
        }
        text.replaceSubrange(place.upperBound..<last.lowerBound, with: table + "\n")
    }

    func write(_ plot: GrowthPlot, of group: String) throws {
        try FileManager.default.createDirectory(atPath: "\(folder)/Plots", withIntermediateDirectories: true)
        try plot.svg.write(toFile: "\(folder)/Plots/\(group).svg", atomically: true, encoding: .utf8)
    }

    func write() throws {
        try text.write(toFile: "\(folder)/README.md", atomically: true, encoding: .utf8)
    }
}
