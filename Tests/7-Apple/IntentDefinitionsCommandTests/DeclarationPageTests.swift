import AppIntents
import Foundation
import IntentAuthoring
import IntentDiagnostics
import IntentTestSupport
import Testing

@testable import IntentDeclarations

/// The pages of `intentgen explain` about App Intents and string catalogs, with examples that are compiled here.
struct DeclarationPageTests {
    struct Example: CustomTestStringConvertible, Sendable {
        let code: DiagnosticCode
        let intent: any AppIntent.Type
        let fixed: any AppIntent.Type

        init(_ code: DiagnosticCode, _ intent: any AppIntent.Type, _ fixed: any AppIntent.Type) {
            (self.code, self.intent, self.fixed) = (code, intent, fixed)
        }

        var testDescription: String { code.rawValue }
    }

    static let examples = [
        Example(.declaredType, DeclaredTypeExample.ClockIntent.self, DeclaredTypeFixed.ClockIntent.self),
        Example(.declaredName, DeclaredNameExample.ClockIntent.self, DeclaredNameFixed.ClockIntent.self),
        Example(.declaredSetting, DeclaredSettingExample.ClockIntent.self, DeclaredSettingFixed.ClockIntent.self),
        Example(.declaredDefault, DeclaredDefaultExample.ClockIntent.self, DeclaredDefaultFixed.ClockIntent.self),
        Example(.declaredOptions, DeclaredOptionsExample.ClockIntent.self, DeclaredOptionsFixed.ClockIntent.self),
        Example(.declaredCondition, DeclaredConditionExample.ClockIntent.self, DeclaredConditionFixed.ClockIntent.self),
        Example(.declaredSentence, DeclaredSentenceExample.ClockIntent.self, DeclaredSentenceFixed.ClockIntent.self),
        Example(.declaredText, DeclaredTextExample.ClockIntent.self, DeclaredTextFixed.ClockIntent.self),
    ]

    private func report(of intent: any AppIntent.Type, _ catalogs: [StringCatalog] = []) async throws -> String {
        let program = try await ProgramDefinition(handlers: [intent.handler], catalogs: catalogs)
        return program.warnings.map { "warning: \($0.text)\n" }.joined()
    }

    @Test(arguments: examples)
    func `the example causes the report and the fix removes it`(_ example: Example) async throws {
        let page = try #require(DiagnosticPage(for: example.code))
        try await expectEqual(report(of: example.intent), page.report)
        try await expectEqual(report(of: example.fixed), "")
    }

    @Test(arguments: examples)
    func `the page shows the compiled example`(_ example: Example) throws {
        let page = try #require(DiagnosticPage(for: example.code))
        let name = example.code.rawValue.split(separator: "-").map(\.capitalized).joined()
        expectEqual(page.example.map(\.text), [try Self.text(of: "\(name)Example")])
        expectEqual(page.fixed.map(\.text), [try Self.text(of: "\(name)Fixed")])
    }

    /// Returns the members of an enum in the file of the examples, as a file of their own.
    private static func text(of name: String) throws -> String {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "DeclarationExamples.swift")
        let lines = try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex(of: "enum \(name) {"))
        let end = try #require(lines[start...].firstIndex(of: "}"))
        return lines[(start + 1)..<end].map { $0.dropFirst(4) + "\n" }.joined()
    }

    @Test func `the example of a catalog causes the report`() async throws {
        let page = try #require(DiagnosticPage(for: .catalogText))
        func report(_ files: [ExampleFile]) async throws -> String {
            let file = try #require(files.first)
            return try await self.report(
                of: DeclaredTypeFixed.ClockIntent.self,
                [try StringCatalog(path: file.name, bytes: Array(file.text.utf8))])
        }
        #expect(try await report(page.example).contains(page.report ?? "none"))
        #expect(try await !report(page.fixed).contains(": Clock: "))
    }

    @Test func `every kind of loss has a page`() {
        let kinds = DeclarationLoss.Kind.allCases.map(\.code)
        #expect(kinds.allSatisfy { DiagnosticPage(for: $0)?.report != nil })
        #expect(Set(kinds).isSubset(of: Self.examples.map(\.code)))
    }
}
