#if SQLite
    import Foundation
    import IntentRuntime
    import IntentTestSupport
    import Testing

    @testable import IntentStoreSQLite

    @Suite struct ErrorTextTests {
        @Test(arguments: ["/dev/null/store.sqlite", "/dev/null", "/", "/tmp", ""])
        func `an error of the store describes itself`(path: String) {
            do {
                _ = try SQLiteStore(path: path)
                Issue.record("'\(path)' is a store")
            } catch {
                expectEqual(problems(inTextOf: error), [])
            }
        }

        @Test(arguments: [11, 14, 778, 5] as [CInt])
        func `an error of the database describes itself`(code: CInt) {
            expectEqual(problems(inTextOf: SQLiteError(code: code)), [])
        }

        @Test(
            arguments: [
                (5, .unavailable), (8, .readOnly), (11, .damaged), (13, .inputOutput), (23, .notPermitted),
                (26, .damaged), (266, .inputOutput), (522, .damaged), (787, .damaged), (1_032, .unavailable),
                (1_034, .unknownOutcome), (1_290, .unknownOutcome), (8_458, .damaged),
            ] as [(CInt, StoreError.Code)])
        func `an error of the database has a code of the store`(code: CInt, expected: StoreError.Code) {
            expectEqual(StoreError(SQLiteError(code: code), "store.sqlite").code, expected)
        }

        @Test(.blocking) func `an uncaught error prints its message`() throws {
            let path = "/dev/null/store.sqlite"
            let error = try #require(throws: StoreError.self) { _ = try SQLiteStore(path: path) }
            let process = Process()
            process.executableURL = URL(filePath: try BuiltPrograms.path(of: "StoreFaultWriter"))
            process.arguments = [path, "throw"]
            process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
            let errors = Pipe()
            process.standardError = errors
            try process.run()
            let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            expectEqual(process.terminationReason, .uncaughtSignal)
            #expect(text.contains("Error raised at top level: \(error.message)\n"))
        }
    }
#endif
