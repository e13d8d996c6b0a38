import Foundation
import IntentXcode
import Testing

/// Files of other people's, which lie beside the project where they do.
@Suite(.enabled(if: !SharedFiles.definitions.isEmpty, "the shared definition files are not here"))
struct PropertyListCorpusTests {
    @Test(arguments: SharedFiles.definitions)
    func writesAFileOfXcodesByteForByte(_ path: String) throws {
        let bytes = try [UInt8](Data(contentsOf: URL(filePath: path)))
        let written = renderPropertyList(try readPropertyList(bytes))
        let lines = zip(bytes.split(separator: 0x0A), written.split(separator: 0x0A))
        let difference = lines.first { $0 != $1 }.map { before, after in
            "was \(String(decoding: before, as: UTF8.self)), is \(String(decoding: after, as: UTF8.self))"
        }
        #expect(written == bytes, "\(difference ?? "one is longer")")
    }
}
