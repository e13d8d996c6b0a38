import IntentDiagnostics
import IntentTestSupport
import Testing

struct DiagnosticCollectorTests {
    private func item(_ file: Int, _ start: Int, _ message: String = "", _ severity: Severity = .error) -> Diagnostic {
        Diagnostic(.unknownKey, severity, in: FileIndex(file), at: SourceRange(at: start), message)
    }

    @Test func `diagnostics are sorted by file and position`() {
        let items = [item(1, 0), item(0, 9), item(0, 2)]
        expectEqual(DiagnosticCollector(items).sorted(), [items[2], items[1], items[0]])
    }

    @Test func `diagnostics at one position keep their order`() {
        let items = [item(0, 1, "z"), item(0, 1, "a")]
        expectEqual(DiagnosticCollector(items).sorted(), items)
    }

    @Test func `only exact duplicates are dropped`() {
        let items = [item(0, 1, "a"), item(0, 1, "b"), item(0, 1, "a")]
        expectEqual(DiagnosticCollector(items).sorted().map(\.message), ["a", "b"])
    }

    @Test func `only an error counts as an error`() {
        #expect(!DiagnosticCollector().hasErrors)
        #expect(!DiagnosticCollector([item(0, 0, "", .warning), item(0, 0, "", .note)]).hasErrors)
        #expect(DiagnosticCollector([item(0, 0)]).hasErrors)
    }

    @Test func `strict mode turns warnings, not notes, into errors`() {
        let items = [item(0, 0, "", .warning), item(0, 1, "", .note), item(0, 2)]
        let strict = DiagnosticCollector(items).treatingWarningsAsErrors()
        expectEqual(strict.sorted().map(\.severity), [.error, .note, .error])
        #expect(strict.hasErrors)
    }

    @Test func `each code is listed once, in kebab case`() {
        let codes = DiagnosticCode.all.map(\.rawValue)
        expectEqual(Set(codes).count, codes.count)
        expectEqual(codes.count, 85)
        for code in codes {
            #expect(code.allSatisfy { $0 == "-" || ("a"..."z").contains($0) }, "\(code)")
        }
    }
}
