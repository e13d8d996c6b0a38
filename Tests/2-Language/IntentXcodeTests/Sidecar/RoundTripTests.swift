import Foundation
import IntentTestSupport
import Testing

@testable import IntentXcode

@Suite struct RandomRoundTripTests {
    /// The export may have nothing in common with the file.
    @Test func `a sidecar reproduces a file from any export`() throws {
        for seed in 0..<300 as Range<UInt64> {
            var random = RandomPropertyList(seed: seed)
            let list = random.file()
            let other = random.chance(5) ? random.file() : random.changed(list)
            let exported = random.export(try disassemble(other))
            expectRoundTrip(exported: exported, original: try disassemble(list), gives: list, "seed \(seed)")
        }
    }

    @Test func `an export receives the same numbers every time`() throws {
        for seed in 0..<150 as Range<UInt64> {
            var random = RandomPropertyList(seed: seed)
            let exported = random.export(try disassemble(random.file()))
            let first = numbered(exported, nil).file
            expectEqual(assemble(first), assemble(numbered(exported, nil).file), "seed \(seed)")
            let recorded = record(first, into: nil)
            let (again, notes) = numbered(exported, recorded)
            #expect(assemble(again) == assemble(first) && notes == [], "seed \(seed)")
            expectEqual(record(again, into: recorded), recorded, "seed \(seed)")
        }
    }

    /// The sidecar belongs to another definition, or to an older version of this one.
    @Test func `any sidecar can be applied to any export`() throws {
        for seed in 0..<150 as Range<UInt64> {
            var random = RandomPropertyList(seed: seed)
            let list = random.file()
            let exported = random.export(try disassemble(random.changed(list)))
            let sidecar = differences(exported: exported, original: try disassemble(list))
            let edited = random.export(try disassemble(random.chance(5) ? random.file() : random.changed(list)))
            let file = numbered(edited, sidecar).file
            let recorded = record(file, into: sidecar)
            let again = numbered(edited, recorded).file
            expectEqual(assemble(again), assemble(file), "seed \(seed)")
            expectEqual(record(again, into: recorded), recorded, "seed \(seed)")
        }
    }

    @Test func `every edit takes precedence over the sidecar`() throws {
        var edits = 0
        for seed in 0..<150 as Range<UInt64> {
            var random = RandomPropertyList(seed: seed)
            let list = random.file()
            var exported = random.export(try disassemble(random.changed(list)), renaming: false)
            let sidecar = differences(exported: exported, original: try disassemble(list))
            let edited = random.edit(&exported)
            edits += edited.count
            let file = numbered(exported, sidecar).file
            for (intent, key) in edited {
                let leaf = file.intents?.first { $0.name == intent }?.leaves[key]
                expectEqual(leaf?.value, "edited", "seed \(seed), \(key) of \(intent)")
            }
        }
        #expect(edits > 90)
    }
}

extension RandomPropertyList {
    /// Changes some values.
    /// - Returns: The intents and keys of the changed values.
    fileprivate mutating func edit(_ file: inout XcodeFile) -> [(intent: String, key: String)] {
        var edited: [(intent: String, key: String)] = []
        for index in file.intents?.indices ?? 0..<0 {
            guard let intent = file.intents?[index] else { continue }
            for (key, leaf) in intent.leaves.sorted(by: { $0.key < $1.key }) {
                guard !leaf.isImplied, key != "Name", leaf.value != "", !key.hasSuffix(".key"), chance(3) else {
                    continue
                }
                file.intents?[index].leaves[key]?.value = "edited"
                edited.append((intent.name, key))
            }
        }
        return edited
    }

    /// Returns the list with some values changed or removed.
    mutating func changed(_ list: PropertyListValue) -> PropertyListValue {
        switch list {
        case .dictionary(let values):
            var changed: [String: PropertyListValue] = [:]
            for (key, value) in values.sorted(by: { $0.key < $1.key }) {
                let isNeeded = key.hasSuffix("Name") && !key.hasSuffix("DisplayName") || key == "INIntents"
                if isNeeded || !chance(1) { changed[key] = isNeeded ? changedList(value) : self.changed(value) }
            }
            return .dictionary(changed)
        case .array: return changedList(list)
        case .string, .integer, .real, .boolean, .data, .date: return below(12) == 0 ? value(0) : list
        }
    }

    private mutating func changedList(_ list: PropertyListValue) -> PropertyListValue {
        guard case .array(var elements) = list else { return list }
        if chance(2), elements.count > 1 { elements.swapAt(0, elements.count - 1) }
        if chance(1) { _ = elements.popLast() }
        return .array(elements.map { changed($0) })
    }

    /// Returns a file like an export: some values are implied, numbers may be missing, and declarations may be renamed.
    mutating func export(_ file: XcodeFile, renaming: Bool = true) -> XcodeFile {
        var file = chance(5) ? file.withoutNumbers() : file
        for path in [\XcodeFile.types, \.enums, \.intents] {
            if var list = file[keyPath: path] {
                export(&list, renaming: renaming)
                file[keyPath: path] = list
            }
        }
        return file
    }

    private mutating func export(_ declarations: inout [XcodeDeclaration], renaming: Bool) {
        for index in declarations.indices {
            for key in declarations[index].leaves.keys.sorted() where chance(4) {
                declarations[index].leaves[key]?.isImplied = true
            }
            if renaming, chance(2) { declarations[index].renamedFrom = [word()] }
            if var members = declarations[index].members {
                export(&members, renaming: renaming)
                declarations[index].members = members
            }
            if var codes = declarations[index].codes {
                export(&codes, renaming: renaming)
                declarations[index].codes = codes
            }
            export(&declarations[index].response, renaming: renaming)
        }
    }
}

/// Real files, which are kept beside the project if they are available.
@Suite(.enabled(if: !SharedFiles.definitions.isEmpty, "the shared definition files are not available"))
struct CorpusRoundTripTests {
    @Test(arguments: SharedFiles.definitions)
    func `real files are reassembled`(_ path: String) throws {
        let list = try propertyList(path)
        expectEqual(assemble(try disassemble(list)), list)
    }

    @Test(arguments: SharedFiles.definitions)
    func `a sidecar reproduces a file from an empty export`(_ path: String) throws {
        let list = try propertyList(path)
        expectRoundTrip(exported: XcodeFile(), original: try disassemble(list), gives: list)
    }

    @Test(
        arguments: zip(SharedFiles.definitions, SharedFiles.definitions.dropFirst() + SharedFiles.definitions.prefix(1))
    )
    func `a sidecar reproduces a file from an unrelated export`(_ path: String, _ other: String) throws {
        let list = try propertyList(path)
        expectRoundTrip(exported: try disassemble(propertyList(other)), original: try disassemble(list), gives: list)
    }

    @Test(arguments: SharedFiles.definitions)
    func `without tags and ids, the sidecar stores only these`(_ path: String) throws {
        let list = try propertyList(path)
        let original = try disassemble(list)
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
