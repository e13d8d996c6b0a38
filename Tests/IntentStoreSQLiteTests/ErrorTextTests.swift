#if SQLite
    import Foundation
    import IntentRuntime
    import IntentStoreSQLite
    import IntentTestSupport
    import Testing

    @Suite struct ErrorTextTests {
        @Test(arguments: ["/dev/null/store.sqlite", "/dev/null", "/", "/tmp", ""])
        func `an error of the store describes itself`(path: String) {
            do {
                _ = try SQLiteStore(path: path)
                Issue.record("'\(path)' is a store")
            } catch {
                #expect(problems(inTextOf: error) == [])
            }
        }

        @Test(arguments: [11, 14, 778, 5] as [CInt])
        func `an error of the database describes itself`(code: CInt) {
            #expect(problems(inTextOf: SQLiteError(code: code)) == [])
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
            #expect(process.terminationReason == .uncaughtSignal)
            #expect(text.contains("Error raised at top level: \(error.message)\n"))
        }
    }
#endif
