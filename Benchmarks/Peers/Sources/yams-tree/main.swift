import Foundation
import Yams

// Composes each file to Yams's tree of nodes.
for path in CommandLine.arguments.dropFirst() {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    guard try Yams.compose(yaml: text) != nil else { fatalError("'\(path)' contains no document") }
}
