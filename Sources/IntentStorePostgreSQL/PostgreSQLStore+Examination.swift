#if PostgreSQL
    package import IntentRuntime

    extension PostgreSQLStore: StoreExamining {
        package func examination() throws -> StoreExamination {
            try read(GroupExamination.of(group)) { try GroupExamination.examination($0, at: address) }
        }
    }
#endif
