import IntentDiagnostics
import IntentEmitters
import IntentModel
import IntentTestSupport
import Testing

/// Unions in the code for App Intents, and what App Intents cannot have of them.
@Suite struct AppIntentsUnionTests {
    private func schema(
        _ members: [Parameter], list: Bool = false, _ change: (inout Parameter) -> Void = { _ in }
    ) -> Schema {
        var union = ObjectType.of("Source")
        union.isUnion = true
        union.recordFields = members
        var intent = Intent.of("Clock", [.of("city", .string), .of("it", .union("Source"), list: list, change)])
        intent.isEligibleForWidgets = true
        return Schema(types: [.of("Album"), union], enums: [.of("Level", ["low", "high"])], intents: [intent])
    }

    private func losses(
        _ members: Parameter..., list: Bool = false, _ change: (inout Parameter) -> Void = { _ in }
    ) -> [DiagnosticCode] {
        appIntentsLosses(of: schema(members, list: list, change)).map(\.code)
    }

    private func reason(_ members: Parameter...) -> String? {
        let loss = appIntentsLosses(of: schema(members)).first
        expectEqual(loss?.code, .appIntentsType)
        return loss?.message
    }

    private let word = Parameter.of("word", .string)
    private let listed = Parameter.of("album", .object("Album")) {
        $0.options = .listed([ListedOption(identifier: "a", title: text("A"))])
    }

    @Test func `unions of supported types cause no loss`() {
        expectEqual(losses(word, .of("level", .enumeration("Level")), .of("place", .placemark)), [])
        expectEqual(losses(listed, .of("page", .url)), [])
        expectEqual(losses(word, .of("count", .integer), list: true), [])
        expectEqual(losses(word, .of("album", .object("Album")) { $0.options = .dynamic }), [])
        expectEqual(losses(word, .of("start", .dateComponents(.dateTime))), [])
    }

    @Test func `a union with an unsupported member is left out`() {
        expectEqual(
            reason(word, .of("tint", .color)),
            "'it' is a union whose member 'tint' is a color, which App Intents does not have; its row is left out")
        expectEqual(
            reason(word, .of("day", .dateComponents(.date))),
            "'it' is a union whose member 'day' is a date without a time, which App Intents does not have in unions; "
                + "its row is left out")
        expectEqual(
            reason(word, .of("album", .object("Album")) { $0.options = .file(OptionFile(path: "a.json")) }),
            "'it' is a union whose member 'album' has no options that App Intents can use; its row is left out")
        expectEqual(
            reason(word, .of("card", .paymentMethod) { $0.options = .dynamic }),
            "'it' is a union whose member 'card' is a payment method, which unions of App Intents cannot offer; "
                + "its row is left out")
    }

    @Test func `members of one Swift type are left out`() {
        expectEqual(
            reason(word, .of("name", .string)),
            "'it' is a union whose members 'word' and 'name' have one type in App Intents; its row is left out")
    }

    @Test func `what members of unions lack is reported`() {
        expectEqual(losses(word, .of("level", .enumeration("Level")) { $0.options = .dynamic }), [.appIntentsOptions])
        expectEqual(
            losses(listed, .of("count", .integer) { $0.settings.range = .integers(minimum: 1, maximum: 9, step: nil) }),
            [.appIntentsRange])
        expectEqual(losses(listed, .of("text", .string) { $0.settings.text.isMultiline = true }), [.appIntentsInput])
        expectEqual(losses(word, .of("count", .integer) { $0.defaultRule = .value(.integer(1)) }), [.appIntentsDefault])
        expectEqual(losses(word, listed) { $0.defaultRule = .value(.record(RecordValue())) }, [.appIntentsDefault])
    }

    @Test func `a type of several unions has one list of options`() throws {
        let dynamic = Parameter.of("album", .object("Album")) { $0.options = .dynamic }
        var several = schema([word, dynamic])
        several.intents[0].parameters.append(.of("more", .union("Source")))
        let losses = appIntentsLosses(of: several)
        expectEqual(losses.map(\.code), [.appIntentsOptions])
        expectEqual(losses.map(\.path), [["types", "Album"]])
        let code = try code(several)
        #expect(code.contains(#"handler.options(of: "it.album", for: ClockIntent(), as: AlbumEntity.Value.self)"#))
        #expect(!code.contains(#"handler.options(of: "more.album""#))
    }

    @Test func `the name of the macro's own enum is an error`() {
        var schema = schema([word, listed])
        schema.types[1].swiftName = "Cases"
        expectEqual(appIntentsLosses(of: schema).map(\.code), [.nameCollision])
    }

    @Test func `the code states when systems show titles of unions`() throws {
        let code = try code(schema([word, listed]))
        #expect(code.contains("@UnionValue\nnonisolated enum SourceUnionValue: Sendable {\n"))
        #expect(
            code.contains(
                """
                #if !canImport(Darwin) || compiler(>=6.4)
                @available(iOS 27.0, macOS 27.0, tvOS 27.0, visionOS 27.0, watchOS 27.0, *)
                nonisolated extension SourceUnionValue {

                """))
        #expect(code.contains("var it: SourceUnionValue?\n"))
    }

    private func code(_ schema: Schema) throws -> String {
        let file = DefinitionFile(
            fileName: "clock.intent.yaml", language: "en", types: schema.types.map(\.name),
            enums: schema.enums.map(\.name), intents: schema.intents.map(\.name))
        let emission = GenerationTarget.appIntents.emit(schema, files: [file], options: CodegenOptions())
        return String(decoding: try #require(emission.files.first).bytes, as: UTF8.self)
    }
}
