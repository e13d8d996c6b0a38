internal import ArgumentParser
internal import IntentCommandLine
internal import IntentModel
internal import IntentRuntime
internal import IntentSystem
internal import IntentWidgets

#if Server
    internal import IntentBoard
    internal import IntentDiagnostics
    internal import IntentServer
#endif

struct ServeCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        return CommandConfiguration(
            commandName: "serve", abstract: "Show the board in a browser, until interrupted.",
            discussion: """
                Prints an address. Open it in a browser to see the board: the instances with their current content, and the \
                editor of each. The address works once; the browser that opens it stays signed in. Programs on other \
                machines cannot connect.

                A widget host runs in the same program, unless another one already runs on the store, or --no-host is given. \
                Scripts use the HTTP interface, which is described at /openapi.json, with the token of a token file.

                  \(program) serve
                  \(program) serve --port 8787 --token-file ~/.board-token
                  curl -H "Authorization: Bearer $(cat ~/.board-token)" http://127.0.0.1:8787/api/1/instances
                """)
    }

    @Option(help: "The port; the default is one that is free.")
    var port = 0

    @Option(
        help: ArgumentHelp(
            "A file with a token for scripts, with mode 0600.",
            discussion: "If it does not exist, it is created with a new token.", valueName: "path"),
        completion: .file())
    var tokenFile: String?

    @Option(
        help: ArgumentHelp(
            "The address of this machine to listen on.",
            discussion: "It must be a loopback address, such as 127.0.0.1 or ::1, because the server has no TLS.",
            valueName: "address"))
    var bind = "127.0.0.1"

    @Option(
        help: ArgumentHelp(
            "The address that browsers use, if a TLS proxy on this machine is in front: https://HOST.",
            discussion: "Needs --token-file.", valueName: "url"))
    var publicOrigin: String?

    @Flag(help: "Run no widget host.")
    var noHost = false

    @Option(
        help: ArgumentHelp(
            "Change a limit, such as connections=200; may be repeated.",
            discussion: "The reference lists the limits.", valueName: "name=number"))
    var limit: [String] = []

    @Flag(help: "Print each request to standard error, without the values in it.")
    var log = false

    @OptionGroup var device: DeviceOption
    @OptionGroup var languages: LanguageOptions
    @OptionGroup var common: CommonOptions<Definitions>

    var handlesInterrupt: Bool { true }

    func validate() throws {
        guard 0...65_535 ~= port else { throw ValidationError("--port is 0 to 65535, not \(port)") }
    }

    func perform(in session: Session) async throws -> any CommandResult {
        #if Server
            let choices = try ServeChoices(
                port: port, tokenFile: tokenFile, address: bind, publicOrigin: publicOrigin, limits: limit,
                runsHost: !noHost, device: try device.chosen ?? .usual, logsRequests: log)
            let printsJSON = printsJSON
            let console = Console(environment: session.context.environment)
            let catalogs = try session.catalogs(at: languages.paths)
            let output = FailableOutput()
            let signal = try await CurrentProcess.cancellingOnInterrupt {
                try await session.serve(
                    choices, catalogs: catalogs,
                    report: { notice in
                        output.write { try console.report(notice, of: "serve", asJSON: printsJSON) }
                    }
                ) { address in
                    let document: JSONValue = ["serve": 1, "address": .string(address)]
                    output.write {
                        try StandardStream.output.write((printsJSON ? document.rendered() : address) + "\n")
                    }
                    try output.finish()
                }
            }
            return PrintedResult(endedBy: signal)
        #else
            throw CommandError(
                .unavailable, "notBuilt", "this program was built without the board",
                advice: "build it with the trait Board: swift build --traits Board")
        #endif
    }
}

#if Server
    /// The options of `serve`, checked.
    struct ServeChoices: Sendable {
        let port: Int
        let address: String
        /// The origin of a proxy in front of the server; nil if there is none.
        let proxy: ServerOrigin?
        let fileToken: Secret?
        let limits: ServerLimits
        let runsHost: Bool
        /// The device whose sizes the widgets have.
        let device: WidgetDevice
        let logsRequests: Bool

        /// - Throws: `wrongUsage` for an address of another machine, a proxy without a token file, or an unknown limit;
        ///   `notPermitted` if other users can read the token file.
        init(
            port: Int, tokenFile: String?, address: String, publicOrigin: String?, limits: [String], runsHost: Bool,
            device: WidgetDevice = .usual, logsRequests: Bool
        ) throws(CommandError) {
            guard ServerOrigin.isLoopback(address) else {
                throw CommandError(
                    .wrongUsage, "usage",
                    "the server has no TLS, so it listens only on 127.0.0.1, ::1 and the like, not on '\(address)'",
                    advice:
                        "run a TLS proxy on this machine, and pass its address with --public-origin and --token-file")
            }
            if publicOrigin != nil, tokenFile == nil {
                throw CommandError.usage(
                    "--public-origin needs --token-file: behind a proxy, the token is the only protection")
            }
            do throws(ServerSettingsError) {
                var changed = ServerLimits()
                for limit in limits { try changed.change(limit) }
                self.limits = changed
                proxy = if let publicOrigin { try ServerOrigin(proxy: publicOrigin) } else { nil }
                fileToken = if let tokenFile { try TokenFile.token(at: tokenFile) } else { nil }
            } catch {
                throw CommandError(error)
            }
            (self.port, self.address) = (port, address)
            (self.runsHost, self.device, self.logsRequests) = (runsHost, device, logsRequests)
        }
    }

    extension Session {
        /// Serves the board until the task is canceled.
        /// - Parameters:
        ///   - report: Receives what the operator has to know, on any thread.
        ///   - announce: Receives the address, with the token in its fragment, when the server listens.
        /// - Throws: What `announce` throws; `unavailable` if the server cannot listen, or if an extension does not start.
        func serve(
            _ choices: ServeChoices, catalogs: [TextCatalog], report: @escaping @Sendable (CommandNotice) -> Void,
            announce: (String) throws -> Void
        ) async throws {
            _ = try schema()
            let workspace = try workspace(definitions: .required, store: .created, catalogs: catalogs)
            let console = Console(environment: context.environment)
            let provided = try await widgets()
            let widgets = provided.completed(with: workspace.schema)
            let host =
                widgets.isEmpty
                ? nil
                : try WidgetHost(
                    engine: workspace.engine, widgets: widgets, name: hostName, device: choices.device,
                    log: { event in if case .notice(let notice) = event { report(CommandNotice(notice)) } })
            let board = BoardService(
                engine: workspace.engine, previews: host.map(Self.previews),
                recommendations: host.map(Self.recommendations))
            let policy = try followPolicy(of: workspace.engine, report: report) { _ in
                board.policyChanged()
                if let host { Task { await host.policyChanged() } }
            }
            defer { withExtendedLifetime(policy) {} }
            let access = AccessControl(fileToken: choices.fileToken)
            let log: @Sendable (AccessRecord) -> Void = { record in
                if choices.logsRequests { console.report(text: record.line) }
            }
            let server: BoardServer
            do throws(ServerSettingsError) {
                server = try await BoardServer.start(
                    address: choices.address, port: choices.port, limits: choices.limits, log: log
                ) { port in
                    let origin = choices.proxy ?? ServerOrigin(address: choices.address, port: port)
                    return SecuredBoard(board, origin: origin, access: access)
                }
            } catch {
                throw CommandError(error)
            }
            let origin = choices.proxy ?? ServerOrigin(address: choices.address, port: server.port)
            let hosting = Task {
                // Without providers, widgets are not hosted, but what sources provide is kept current.
                async let refreshing: Void = refresh(
                    in: workspace.engine, isNeeded: provided.isEmpty, hasHost: choices.runsHost, report)
                if let host, choices.runsHost { await run(host, report) }
                await refreshing
            }
            do {
                try announce("\(origin.text)/#\(access.addressToken.text)")
                await Self.untilCancelled()
            } catch {
                await end(server, hosting)
                throw error
            }
            await end(server, hosting)
        }

        private func end(_ server: BoardServer, _ hosting: Task<Void, Never>) async {
            hosting.cancel()
            await server.stop()
            await hosting.value
        }

        /// Keeps current what the instances store of their sources, until the task is canceled.
        /// - Parameter hasHost: Whether a host does so for controls.
        private func refresh(
            in engine: IntentEngine, isNeeded: Bool, hasHost: Bool,
            _ report: @escaping @Sendable (CommandNotice) -> Void
        ) async {
            guard isNeeded else { return }
            let refresher = InstanceRefresher(
                engine: engine, includes: { !hasHost || engine.schema.control(of: $0.kind) == nil },
                log: { report(CommandNotice($0)) })
            await refresher.run()
        }

        /// Runs a host until the task is canceled. The board also works without it.
        private func run(_ host: WidgetHost, _ report: (CommandNotice) -> Void) async {
            do {
                try await host.run()
            } catch is CancellationError {
                return
            } catch let error as HostError where error.code == .alreadyRunning {
                report(
                    notice(.otherHost, .note("another widget host runs on the store; the board shows its content")))
            } catch {
                report(notice(.noHost, .warning("no widget host runs: \(CommandError(error).message)")))
            }
        }

        private static func previews(of host: WidgetHost) -> BoardService.PreviewSource {
            { kind, family, reader in try await host.preview(of: kind, family: family, for: reader) }
        }

        private static func recommendations(of host: WidgetHost) -> BoardService.RecommendationSource {
            { kind in
                do {
                    return try await host.recommendations(of: kind).map { ($0.description, $0.values) }
                } catch let error as HostError where error.code == .unknownKind {
                    return []
                }
            }
        }

        private static func untilCancelled() async {
            let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
            for await _ in stream {}
            continuation.finish()
        }
    }

    extension CommandError {
        fileprivate init(_ error: ServerSettingsError) {
            let status: CommandStatus =
                switch error.code {
                case "usage": .wrongUsage
                case "tokenFileNotPrivate": .notPermitted
                case "cannotCreate": .cannotCreate
                default: .unavailable
                }
            self.init(status, error.code, error.description)
        }
    }

    extension AccessRecord {
        /// The line of a log.
        fileprivate var line: String {
            let answer = status == 0 ? "disconnected" : "\(status)"
            return "\(method) \(path.onOneVisibleLine) \(answer) \(duration.milliseconds) ms\n"
        }
    }
#endif
