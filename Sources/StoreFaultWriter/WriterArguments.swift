import IntentRuntime

/// `STORE TASK [KEY=VALUE …]`, given by tests alone: what is missing is empty.
struct WriterArguments {
    let path: String
    let task: String
    private let options: [String: String]

    init(_ arguments: [String]) {
        path = arguments.dropFirst().first ?? ""
        task = arguments.dropFirst(2).first ?? ""
        let pairs = arguments.dropFirst(3).map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
        options = Dictionary(pairs.map { ($0[0], $0.last ?? "") }, uniquingKeysWith: { $1 })
    }

    func text(_ key: String) -> String {
        options[key] ?? ""
    }

    func number(_ key: String) -> Int? {
        options[key].flatMap { Int($0) }
    }

    /// - Throws: ``StoreError``, also for a kind of store that this build lacks.
    func openStore() throws -> any InstanceStore {
        #if PostgreSQL
            if path.hasPrefix("postgresql:") { return try openDatabase() }
        #endif
        #if SQLite
            return try openFile()
        #else
            throw StoreError(.unavailable, "This program was built without SQLite.")
        #endif
    }
}
