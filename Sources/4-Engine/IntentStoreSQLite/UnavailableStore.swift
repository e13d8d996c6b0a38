#if !SQLite
    public import IntentRuntime

    /// The store of a build without SQLite, which reports what to do where it is used.
    @available(
        *, unavailable,
        message: """
            this build has no SQLite store; in Package.swift, pass traits: ["SQLite"] to the package \
            intent-configuration, or traits: ["Stores"] for both stores
            """
    )
    public typealias SQLiteStore = InMemoryStore

    /// With the calls of the real store, the compiler reports nothing but the missing trait.
    @available(*, unavailable, message: "this build has no SQLite store")
    extension InMemoryStore {
        public convenience init(path: String, createIfMissing: Bool = true) throws(StoreError) { self.init() }

        public convenience init(group: String, createIfMissing: Bool = true) throws(StoreError) { self.init() }

        public static func defaultPath(group: String) throws(StoreError) -> String { "" }
    }
#endif
