import IntentModel
import IntentRuntime

#if SQLite
    import IntentStoreSQLite
#endif

/// Works on a store while a test watches or kills it. It is not part of any product.
///
/// `StoreFaultWriter STORE TASK [KEY=VALUE …]` prints `opened`, then a line for each durable result, and `refused CODE` if
/// the store fails. STORE is a path or, with the key `group`, a URL.
///
/// The key `killMicroseconds` kills the process so long after its start for the task `open`, after the edit number
/// `killAfter` for `edit` and `move`, and after the opening of the store for all others. The tasks:
///
/// - `open`: opens the store and ends.
/// - `throw`: opens the store and ends. An error is not caught.
/// - `check`: prints what other stores contain, as ``StoreCheck`` describes. STORE is not used.
/// - `edit`: increments a value of an instance, or of several in turn (`instance=a,b`), and prints revisions. `together` is
///   the number of edits that are submitted at a time. `move` also checkpoints the write-ahead log after each edit.
/// - `hold`: begins an edit of `instance`, prints `holding` and its process identifier, and stops like a process that a
///   terminal stops.
/// - `watch`: prints the sequence numbers of `count` changes after `since`, and their delays in milliseconds. With
///   `takeDescriptors=1`, it cannot open another file once it watches.
/// - `prune`: sets the retention to `edits` edits, prunes, and prints the number of deleted entries.
/// - `forget`: forgets every instance, one after the other, and prints their identifiers.
/// - `remove`: removes `instance` after its followers have its values, or forgets it with `forgets=1`, and prints its identifier.
/// - `migrate`: migrates instances to ``FaultSchema/present``, and prints how many it wrote.
/// - `place`: places the instances of ``FaultSchema/document(count:)`` with the values of the old definitions, one after the
///   other, and prints their identifiers.
/// - `import`: imports ``FaultSchema/document(count:)``.
/// - `document`: writes a document `count` times, each time its revision, and prints revisions.
/// - `request`: adds `count` requests for `instance`, one after the other, and prints their numbers.
/// - `host`: becomes a ``FaultHost``, prints `hosting`, the number of its shards and its process identifier, and answers the
///   requests in the queue. Then it prints `idle` and ends; with `wait=1`, it continues with each signal. With `stopAfterGrant=1`,
///   it stops after the first grant like a process that a terminal stops.
/// - `widgets`: runs a widget host, as ``FaultWidgets`` describes, until nothing is left to do. With `wait=1`, it runs until it
///   is killed; with `virtual=1`, for ten minutes of a clock that does not wait. `shown` only prints what instances show.
///
/// It opens and edits the store on its main thread, because a tracer counts calls by thread.
@main @MainActor
enum StoreFaultWriter {
    static func main() async throws {
        let arguments = WriterArguments(CommandLine.arguments)
        Fault.limitFileSize(to: arguments.number("fileLimit"))
        let moment = arguments.number("killMicroseconds")
        if arguments.task == "open" { Fault.killThisProcess(afterMicroseconds: moment) }
        if arguments.task == "throw" {
            _ = try arguments.openStore()
            return
        }
        #if SQLite
            if arguments.task == "check" { return try StoreCheck.run() }
        #endif
        do {
            let store = try arguments.openStore()
            Output.line("opened")
            if !["open", "edit", "move"].contains(arguments.task) {
                Fault.killThisProcess(afterMicroseconds: moment)
            }
            try await work(on: store, arguments)
        } catch let error as StoreError {
            Output.line("refused \(error.code)")
        } catch {
            Output.line("failed \(error)")
        }
    }

    private static func work(on store: any InstanceStore, _ arguments: WriterArguments) async throws {
        switch arguments.task {
        case "edit", "move": try edit(store, arguments)
        case "hold": try hold(store, arguments)
        case "watch": try await watch(store, arguments)
        case "prune": try prune(store, arguments)
        case "forget": try forget(store)
        case "remove": try await remove(store, arguments)
        case "migrate": try await migrate(store)
        case "place": try place(in: store, arguments)
        case "import": try await importDocument(into: store, arguments)
        case "document": try writeDocument(in: store, arguments)
        case "request": try request(store, arguments)
        case "host": try await host(store, arguments)
        case "widgets", "shown": try await FaultWidgets.host(store, arguments)
        default: break
        }
    }

    private static func edit(_ store: any InstanceStore, _ arguments: WriterArguments) throws {
        let ids = arguments.text("instance").split(separator: ",").compactMap { InstanceID(String($0)) }
        guard !ids.isEmpty else { return }
        for index in 0..<(arguments.number("count") ?? .max) {
            if index == arguments.number("killAfter") {
                Fault.killThisProcess(afterMicroseconds: arguments.number("killMicroseconds"))
            }
            let requests = (0..<(arguments.number("together") ?? 1)).map { _ in
                UpdateRequest(ids[index % ids.count], at: StoreTime.now()) { [name = arguments.text("name")] instance in
                    UpdateDecision(increment([name, "total"], of: instance), outcome: ())
                }
            }
            for edited in try perform(requests, on: store) { Output.line("\(edited.revision)") }
            #if SQLite
                if arguments.task == "move" { try (store as? SQLiteStore)?.moveLog() }
            #endif
        }
    }

    private static func perform(
        _ requests: [UpdateRequest<Void>], on store: any InstanceStore
    ) throws -> [StoredInstance] {
        guard requests.count == 1, let request = requests.first else {
            return try store.updateEach(requests).map { try $0.get().instance }
        }
        return [try store.performUpdate(of: request.id, at: request.time, request.decide).instance]
    }

    private static func hold(_ store: any InstanceStore, _ arguments: WriterArguments) throws {
        guard let id = InstanceID(arguments.text("instance")) else { return }
        try store.update(id, at: StoreTime.now()) { instance in
            Output.line("holding \(Fault.processIdentifier)")
            Fault.stopThisProcess()
            return increment(["total"], of: instance)
        }
        Output.line("edited")
    }

    nonisolated static func increment(_ names: [String], of instance: StoredInstance) -> InstanceUpdate {
        var update = InstanceUpdate(cause: .edited, isEdit: true)
        for name in names {
            let count = (instance.values[name]?.wire.integerValue ?? 0) + 1
            update.values[name] = .some(StoredValue(type: "Integer", wire: .integer(count)))
        }
        return update
    }

    private static func watch(_ store: any InstanceStore, _ arguments: WriterArguments) async throws {
        let engine = try FaultSchema.engine(over: store)
        var changes = try await engine.watch(since: arguments.number("since")).makeAsyncIterator()
        if arguments.number("takeDescriptors") == 1 { Fault.takeDescriptors() }
        Output.line("watching")
        for _ in 0..<(arguments.number("count") ?? .max) {
            guard let change = try await changes.next() else { return Output.line("ended") }
            Output.line("\(change.sequence) \(StoreTime.now().milliseconds - change.time.milliseconds)")
        }
    }

    private static func prune(_ store: any InstanceStore, _ arguments: WriterArguments) throws {
        try store.setRetention(StoreRetention(edits: arguments.number("edits"), removedDays: nil))
        let report = try store.prune(at: StoreTime.now())
        Output.line("\(report.changes)")
    }

    private static func forget(_ store: any InstanceStore) throws {
        for instance in try store.instances(of: nil) {
            try store.forget(instance.id, at: StoreTime.now())
            Output.line(instance.id.text)
        }
    }

    private static func remove(_ store: any InstanceStore, _ arguments: WriterArguments) async throws {
        guard let id = InstanceID(arguments.text("instance")) else { return }
        let engine = try FaultSchema.engine(over: store)
        if arguments.number("forgets") == 1 { try await engine.forget(id) } else { try await engine.remove(id) }
        Output.line(id.text)
    }

    private static func migrate(_ store: any InstanceStore) async throws {
        Output.line("\(try await FaultSchema.engine(over: store).migrate().migrated)")
    }

    private static func host(_ store: any InstanceStore, _ arguments: WriterArguments) async throws {
        let waits = arguments.number("wait") != nil
        let signals = waits ? try store.signals() : nil
        var host = try FaultHost(store)
        let step = { if arguments.number("stopAfterGrant") != nil { Fault.stopForGood() } }
        try host.answerRequests(step: step)
        Output.line("idle")
        guard let signals else { return }
        for await _ in signals {
            try host.renew()
            try host.answerRequests(step: step)
        }
    }

    private static func writeDocument(in store: any InstanceStore, _ arguments: WriterArguments) throws {
        guard let store = store as? any DocumentStore else { return }
        for number in 1..<1 + (arguments.number("count") ?? 0) {
            let content = Array("\(number)".utf8)
            guard let revision = try store.setDocument(content, named: "counted", ifRevision: number - 1) else {
                return
            }
            Output.line("\(revision)")
        }
    }

    private static func request(_ store: any InstanceStore, _ arguments: WriterArguments) throws {
        guard let store = store as? any HostStore, let id = InstanceID(arguments.text("instance")) else { return }
        for number in 1..<1 + (arguments.number("count") ?? 0) {
            // The argument makes each request a separate one.
            try store.addRequests([
                HostRequest(.reload, of: .instance(id), argument: "\(number)", at: StoreTime.now())
            ])
            Output.line("\(number)")
        }
    }

    private static func place(in store: any InstanceStore, _ arguments: WriterArguments) throws {
        for instance in FaultSchema.document(count: arguments.number("count") ?? 0).instances {
            try store.place(instance, at: StoreTime.now())
            Output.line(instance.id.text)
        }
    }

    private static func importDocument(into store: any InstanceStore, _ arguments: WriterArguments) async throws {
        let document = FaultSchema.document(count: arguments.number("count") ?? 0)
        let report = try await FaultSchema.engine(over: store).import(
            document, settings: ImportSettings(existing: .skip))
        Output.line("\(report.refusedCount) refused")
    }
}
