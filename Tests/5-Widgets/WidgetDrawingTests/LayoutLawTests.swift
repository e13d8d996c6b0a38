import Foundation
import IntentTestSupport
import Testing
import WidgetDrawing

/// The layout beside a second one, which is written from the rules alone. `INTENT_LAYOUT_TREES` sets the number of trees.
@Suite struct LayoutLawTests {
    @Test func `random trees have the frames of the rules`() throws {
        let count = ProcessInfo.processInfo.environment["INTENT_LAYOUT_TREES"].flatMap(UInt64.init) ?? 400
        let size = Size(width: 338, height: 158)
        for seed in 0..<count {
            var trees = RandomTrees(seed: seed)
            let tree = trees.tree()
            var expected: [Int: Rect] = [:]
            let own = tree.law.size((size.width, size.height))
            tree.law.place(
                (size.width, size.height), x: (size.width - own.w) / 2, y: (size.height - own.h) / 2, into: &expected)
            guard expected.values.allSatisfy({ $0.maxX.isFinite && $0.maxY.isFinite }) else { continue }
            let actual: [Int: Rect]
            do { actual = try boxFrames(of: tree.node, in: size) } catch {
                Issue.record("seed \(seed): \(error) \(tree.law)")
                return
            }
            for (number, frame) in expected where !frame.isNear(actual[number]) {
                Issue.record(
                    "seed \(seed), box \(number): \(String(describing: actual[number])), not \(frame), in \(tree.law)")
                return
            }
        }
    }
}

extension Rect {
    fileprivate func isNear(_ other: Rect?) -> Bool {
        guard let other else { return false }
        return [
            minX - other.minX, minY - other.minY, size.width - other.size.width, size.height - other.size.height,
        ].allSatisfy { abs($0) < 0.000_01 }
    }
}
