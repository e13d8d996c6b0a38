#if Server
    import IntentCommandLine
    import IntentServer
    import IntentTestSupport
    import Testing

    @testable import IntentControl

    @Suite struct ServeChoicesTests {
        private func choices(
            address: String = "127.0.0.1", tokenFile: String? = nil, publicOrigin: String? = nil, limits: [String] = []
        ) throws(CommandError) -> ServeChoices {
            try ServeChoices(
                port: 0, tokenFile: tokenFile, address: address, publicOrigin: publicOrigin, limits: limits,
                runsHost: false,
                logsRequests: false)
        }

        @Test(arguments: ["0.0.0.0", "::", "192.168.1.2", "board.example"])
        func `an address that other machines reach is refused`(address: String) {
            let error = #expect(throws: CommandError.self) { try choices(address: address) }
            expectEqual(error?.status, .wrongUsage)
            #expect(error?.message.contains("no TLS") ?? false)
            #expect(error?.advice?.contains("--public-origin") ?? false)
        }

        @Test func `a public origin needs a token file`() {
            let error = #expect(throws: CommandError.self) { try choices(publicOrigin: "https://board.example") }
            #expect(error?.message.contains("--token-file") ?? false)
        }

        @Test func `an unknown limit is refused with the known ones`() {
            let error = #expect(throws: CommandError.self) { try choices(limits: ["speed=1"]) }
            expectEqual(error?.status, .wrongUsage)
            #expect(error?.message.contains("connections") ?? false)
        }

        @Test func `loopback addresses and known limits are accepted`() throws {
            try expectEqual(choices(address: "::1").address, "::1")
            try expectEqual(choices(limits: ["connections=7"]).limits.connections, 7)
        }
    }
#endif
