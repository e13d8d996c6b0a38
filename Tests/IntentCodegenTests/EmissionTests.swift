import IntentCodegen
import IntentModel
import Testing

@Suite struct EmissionTests {
    private func emit(_ sample: Sample, _ access: SwiftAccess = .internal) throws -> String {
        let emission = GenerationTarget.swift.emit(
            sample.schema, files: [sample.file], options: CodegenOptions(access: access))
        return try #require(emission.files.first).text
    }

    @Test(arguments: [
        (SwiftAccess.internal, "import IntentRuntime\n", "\nnonisolated struct"),
        (.package, "package import IntentRuntime\n", "\npackage nonisolated struct"),
        (.public, "public import IntentRuntime\n", "\npublic nonisolated struct"),
    ])
    func accessIsThatOfAllDeclarations(access: SwiftAccess, module: String, declaration: String) throws {
        let text = try emit(.carControl, access)
        #expect(text.contains("\n" + module))
        #expect(text.contains(declaration + " WidgetConfigIntent"))
        if access == .internal { #expect(!text.contains("public ")) }
    }

    @Test func foundationIsImportedOnlyWhereAnAddressOrAMeasurementIsDeclared() throws {
        #expect(try emit(.carControl).contains("import Foundation") == false)
        #expect(try emit(.types).contains("import Foundation"))
    }

    @Test(arguments: [Sample.carControl, .transit, .types, .hostileTexts, .hostileNames])
    func equalSchemasGiveEqualBytes(_ sample: Sample) throws {
        #expect(try emit(sample) == emit(sample))
    }

    @Test(arguments: [Sample.carControl, .transit, .types])
    func linesAreShortAndClean(_ sample: Sample) throws {
        for line in try emit(sample).split(separator: "\n") where !line.contains("json: #") {
            #expect(line.count <= 120)
            #expect(!line.hasSuffix(" "))
        }
    }

    @Test func anIntentThatAsksNobodyHasNoHandlerProtocol() throws {
        let sample = Sample("quiet", Schema(intents: [.of("Quiet", [.of("text", .string)])]))
        #expect(try emit(sample).contains("protocol") == false)
    }

    @Test func aDefaultByFamilyIsNoOptionalOnlyWhereItHoldsForAll() throws {
        let seven = DefaultRule.value(.integer(7))
        let sample = Sample(
            "families",
            Schema(intents: [
                .of(
                    "Families",
                    [
                        .of("all", .integer) { $0.defaultRule = .byFamily([.systemLarge: seven], otherwise: seven) },
                        .of("part", .integer) { $0.defaultRule = .byFamily([.systemLarge: seven], otherwise: nil) },
                    ])
            ]))
        let text = try emit(sample)
        #expect(text.contains("let all: Int\n"))
        #expect(text.contains("let part: Int?\n"))
    }
}
