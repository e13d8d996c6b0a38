#if !PostgreSQL
    public import IntentRuntime

    /// The store of a build without PostgreSQL, which reports what to do where it is used.
    @available(
        *, unavailable,
        message: """
            this build has no PostgreSQL store; in Package.swift, pass traits: ["Stores"] to the package \
            intent-configuration, and install libpq with its headers
            """
    )
    public typealias PostgreSQLStore = InMemoryStore

    /// With the calls of the real store, the compiler reports nothing but the missing trait.
    @available(*, unavailable, message: "this build has no PostgreSQL store")
    extension InMemoryStore {
        public convenience init(url: String, group: String, createIfMissing: Bool = true) throws(StoreError) {
            self.init()
        }
    }
#endif
