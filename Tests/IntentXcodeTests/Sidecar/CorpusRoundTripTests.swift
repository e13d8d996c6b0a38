import Foundation
import IntentXcode
import Testing

/// Files of other people's, which lie beside the project where they do.
@Suite(.enabled(if: !SharedFiles.definitions.isEmpty, "the shared definition files are not here"))
struct CorpusRoundTripTests {
    @Test(arguments: SharedFiles.definitions)
    func putsAFileOfXcodesTogetherAgain(_ path: String) throws {
        let list = try propertyList(path)
        #expect(assemble(try takeApart(list)) == list)
    }

    @Test(arguments: SharedFiles.definitions)
    func keepsAWholeFileBesideNothing(_ path: String) throws {
        let list = try propertyList(path)
        expectRoundTrip(exported: XcodeFile(), original: try takeApart(list), gives: list)
    }

    @Test(
        arguments: zip(SharedFiles.definitions, SharedFiles.definitions.dropFirst() + SharedFiles.definitions.prefix(1))
    )
    func keepsAFileBesideAnother(_ path: String, _ other: String) throws {
        let list = try propertyList(path)
        expectRoundTrip(exported: try takeApart(propertyList(other)), original: try takeApart(list), gives: list)
    }

    @Test(arguments: SharedFiles.definitions)
    func keepsLittleBesideTheSameFileWithoutItsNumbers(_ path: String) throws {
        let list = try propertyList(path)
        let original = try takeApart(list)
        let sidecar = expectRoundTrip(exported: original.withoutNumbers(), original: original, gives: list)
        let all = sidecar.declarations.filter { !$0.value.set.isEmpty || !$0.value.unset.isEmpty }
        for (path, entry) in all where path != "file" {
            #expect(
                entry.set.keys.allSatisfy { $0.hasSuffix("ID") || $0.contains("Tag") || $0.hasSuffix("Namespace") },
                "\(path): \(entry)")
            #expect(entry.unset.allSatisfy { $0.hasSuffix("Tag") || $0.hasSuffix("Namespace") }, "\(path): \(entry)")
        }
    }

    private func propertyList(_ path: String) throws -> PropertyListValue {
        try readPropertyList([UInt8](Data(contentsOf: URL(filePath: path))))
    }
}
