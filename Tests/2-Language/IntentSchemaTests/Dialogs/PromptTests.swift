import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

struct PromptTests {
    @Test func `a prompt keeps its translations`() {
        let prompt = resolvedParameters(
            parameters("stop: { type: String, prompt: { en: Pick a stop, de: Wähle einen Halt } }"))["stop"]?.prompt
        expectEqual(prompt, LocalizedText("Pick a stop", language: "en", translations: ["de": "Wähle einen Halt"]))
    }

    @Test func `placeholders are siblings, their properties, and the count`() {
        let text = parameters(
            "a: { type: T, prompt: '${count} ${b} ${a.own} ${a.displayString} ${a}' }",
            "b: { type: String, prompt: '${a.own}' }", before: "types: { T: { properties: { own: Integer } } }\n")
        expectEqual(resolvedParameters(text).count, 2)
    }

    @Test func `a name with a dot takes precedence over a property`() {
        let text = parameters(
            "a.b: { type: T, swiftName: ab, prompt: '${a.b} ${a.b.own}' }",
            before: "types: { T: { properties: { own: Integer } } }\n")
        expectEqual(resolvedParameters(text)["a.b"]?.prompt?.text, "${a.b} ${a.b.own}")
    }

    @Test func `the range is the placeholder`() {
        let text = parameters("a: { type: String, prompt: 'Which of ⟦${bee}⟧?' }", "be: Integer")
        expectEqual(checkDefinition(text, .unknownPlaceholder), "")
    }

    @Test func `each of several ranges is one placeholder`() throws {
        let text = "Which of ${bee}, ${sea}, ${bee} and ${dee}?"
        let definition = parameters("a: { type: String, prompt: '\(text)' }", "be: Integer")
        let found = try diagnostics(of: definition)
        let scalars = Array(definition.unicodeScalars)
        let marked = found.map { String(String.UnicodeScalarView(scalars[$0.range.start..<$0.range.end])) }
        expectEqual(marked, ["${bee}", "${sea}", "${dee}"])
    }

    @Test func `the first of several foreign placeholders corrects all`() throws {
        let found = try diagnostics(
            of: parameters(
                #"a: { type: String, prompt: 'Which \(b), {{c}}, {b} or ${b}?' }"#, "b: Integer", "c: Integer"))
        expectEqual(found.count, 2)
        expectEqual(found.map(\.fixes.first?.replacement), ["\"Which ${b}, ${c}, ${b} or ${b}?\"", nil])
    }

    @Test func `the range is the whole text if it contains escapes`() {
        let text = parameters(#"a: { type: String, prompt: ⟦"Which of ${b\x65e}?"⟧ }"#, "be: Integer")
        expectEqual(checkDefinition(text, .unknownPlaceholder), "")
    }

    @Test func `the nearest name is suggested`() throws {
        let found = try diagnostics(
            of: parameters(
                "soup: { type: T, prompt: '${suop.nme}' }", before: "types: { T: { properties: { name: String } } }\n"))
        expectEqual(found.map(\.fixes.first?.replacement), ["${soup.nme}"])
    }

    @Test func `an unreadable parameter is not reported as unknown`() throws {
        let found = try diagnostics(
            of: parameters("a: { type: Strin }", "b: { type: String, prompt: '${a.name} ${a}' }"))
        expectEqual(found.map(\.code), [.unknownType])
    }

    @Test func `a translation has the placeholders of the original`() throws {
        let found = try diagnostics(
            of: parameters("a: { type: String, prompt: { en: '${b} ${count}', de: '${b} ${a}' } }", "b: Integer"))
        expectEqual(found.map { "\($0.severity) \($0.code)" }, ["error unknown-placeholder"])
    }

    @Test func `a translation without a placeholder is reported`() throws {
        let found = try diagnostics(
            of: parameters("a: { type: String, prompt: { en: '${b} ${count}', de: '${b}' } }", "b: Integer"))
        expectEqual(found.map { "\($0.severity) \($0.code)" }, ["warning missing-translation"])
    }
}
