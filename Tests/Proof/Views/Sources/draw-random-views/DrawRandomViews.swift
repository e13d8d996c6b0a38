import Foundation
import IntentWidgets
import SwiftUI
import WidgetTesting

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Draws the random views of a range of seeds, and checks their pictures. Before each view, it writes its seed into a file, since a
/// view that takes too long or too much memory ends the program.
///
/// `draw-random-views FILE FIRST COUNT`
@main
@MainActor
struct DrawRandomViews {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count == 3, let path = arguments.first,
            let first = arguments.dropFirst().first.flatMap({ UInt64($0) }),
            let count = arguments.last.flatMap({ UInt64($0) })
        else { exit(64) }
        // A deadline of 5 seconds for each view, as for other inputs, and 512 MB of memory for all.
        var limit = rlimit(rlim_cur: 512 << 20, rlim_max: 512 << 20)
        setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        var (pictures, refusals): (Int, [String: Int]) = (0, [:])
        for seed in first..<(first + count) {
            let line = Array("\(seed)\n".utf8)
            pwrite(file, line, line.count, 0)
            alarm(5)
            switch Result(catching: { try drawing(seed) }) {
            case .success(let svg):
                pictures += 1
                if let problem = problem(of: svg, seed) {
                    print("seed \(seed): \(problem)")
                    exit(1)
                }
            case .failure(let error): refusals["\(error)", default: 0] += 1
            }
        }
        print(
            "\(pictures) pictures; refused: \(refusals.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }.joined(separator: ", "))"
        )
    }

    private static func drawing(_ seed: UInt64) throws -> String {
        var random = RandomView(seed: seed)
        let families: [SizeFamily] = [
            .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
        ]
        let modes = WidgetReader.RenderingMode.allCases
        let reader = WidgetReader(
            language: seed % 5 == 0 ? "ar" : "en", colorScheme: seed % 2 == 0 ? nil : .dark,
            renderingMode: modes[Int(seed / 5 % 3)])
        let widget = try DrawnWidget(
            random.view(depth: 3 + Int(seed % 7)), family: families[Int(seed % 5)], reader: reader,
            at: Date(timeIntervalSince1970: 1_800_000_000))
        return widget.content.svg ?? ""
    }

    /// Returns what is wrong with a picture; nil if it is well-formed, has only finite numbers, and is the same again.
    private static func problem(of svg: String, _ seed: UInt64) -> String? {
        if svg.contains("nan") || svg.contains("inf"), svg.contains(/[" (,](-?nan|-?inf)[" ),]/) {
            return "a number that is none"
        }
        if seed % 4 == 0, (try? drawing(seed)) != svg { return "another picture the second time" }
        return XMLParser(data: Data(svg.utf8)).parse() ? nil : "not well-formed"
    }
}
