import IntentRuntime

#if SQLite
    import IntentStoreSQLite
#endif

/// Works on a store while a test watches, or kills it. Not part of any product.
///
/// `StoreFaultWriter STORE TASK [KEY=VALUE …]` prints `opened`, then each revision once its edit is durable, and,
/// when the store refuses, `refused CODE`. STORE is a path or, with the key `group`, a URL. Tasks: `open`; `edit` counts
/// up one value of an instance; `move` does so too and moves the log into the database after each edit.
/// `killMicroseconds` counts from the start for `open`, else from the edit number `killAfter`.
@main
enum StoreFaultWriter {
    static func main() {
        let arguments = WriterArguments(CommandLine.arguments)
        Fault.limitFileSize(to: arguments.number("fileLimit"))
        let moment = arguments.number("killMicroseconds")
        if arguments.task == "open" { Fault.killThisProcess(afterMicroseconds: moment) }
        do {
            let store = try arguments.openStore()
            Output.line("opened")
            try work(on: store, arguments)
        } catch let error as StoreError {
            Output.line("refused \(error.code)")
        } catch {
            Output.line("failed \(error)")
        }
    }

    private static func work(on store: any InstanceStore, _ arguments: WriterArguments) throws {
        guard arguments.task != "open", let id = InstanceID(arguments.text("instance")) else { return }
        for index in 0..<(arguments.number("count") ?? .max) {
            if index == arguments.number("killAfter") {
                Fault.killThisProcess(afterMicroseconds: arguments.number("killMicroseconds"))
            }
            let edited = try store.update(id, at: StoreTime(milliseconds: 0)) { instance in
                increment([arguments.text("name"), "total"], of: instance)
            }
            Output.line("\(edited.revision)")
            #if SQLite
                if arguments.task == "move" { try (store as? SQLiteStore)?.moveLog() }
            #endif
        }
    }

    private static func increment(_ names: [String], of instance: StoredInstance) -> InstanceUpdate {
        var update = InstanceUpdate(cause: .edited, isEdit: true)
        for name in names {
            let count = (instance.values[name]?.wire.integerValue ?? 0) + 1
            update.values[name] = .some(StoredValue(type: "Integer", wire: .integer(count)))
        }
        return update
    }
}
