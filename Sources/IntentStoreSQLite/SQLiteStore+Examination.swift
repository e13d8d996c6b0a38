#if SQLite
    import IntentModel
    package import IntentRuntime

    extension SQLiteStore: StoreExamining {
        package func examination() throws -> StoreExamination {
            let place = try StorePlace(path: path)
            var facts: JSONObject = ["path": .string(path)]
            let faults = try readTogether { statements in
                let version = try SQLiteStore.number("PRAGMA user_version", in: statements)
                facts["format"] = .string("\(version / 1_000).\(version % 1_000)")
                facts["fileBytes"] = .integer(try FileStatus(at: path)?.size ?? 0)
                facts["logBytes"] = .integer(try FileStatus(at: place.log)?.size ?? 0)
                for (name, query) in SQLiteStore.counts {
                    facts[name] = .integer(try SQLiteStore.number(query, in: statements))
                }
                return try SQLiteStore.faults(in: statements)
            }
            facts["isLocked"] = .boolean(try !lock.isFree())
            return StoreExamination(facts: facts, faults: faults)
        }

        private static let counts = [
            ("instances", "SELECT COUNT(*) FROM instances WHERE NOT is_removed"),
            ("removed", "SELECT COUNT(*) FROM instances WHERE is_removed AND NOT is_forgotten"),
            ("forgotten", "SELECT COUNT(*) FROM instances WHERE is_forgotten"),
            ("changes", "SELECT COUNT(*) FROM changes"),
            ("newestSequence", "SELECT MAX(sequence) FROM changes"),
        ]

        /// What SQLite finds, ten lines at most, and references that lead nowhere.
        private static func faults(in statements: Statements) throws -> [StoreExamination.Fault] {
            let advice =
                "keep a copy of the folder, take out what can be read with 'export', and put it into a new store with "
                + "'import --exact'"
            var lines: [String] = []
            try PreparedStatement(statements, "PRAGMA integrity_check(10)").run([]) { lines.append($0.text(0)) }
            var strays = 0
            try PreparedStatement(statements, "PRAGMA foreign_key_check").run([]) { _ in strays += 1 }
            var faults = lines.filter { $0 != "ok" }.map {
                StoreExamination.Fault("the file is damaged: \($0)", advice: advice)
            }
            if strays > 0 {
                faults.append(StoreExamination.Fault("\(strays) rows belong to no instance", advice: advice))
            }
            return faults
        }

        private static func number(_ query: String, in statements: Statements) throws -> Int {
            var number = 0
            try PreparedStatement(statements, query).run([]) { number = $0.integer(0) }
            return number
        }
    }
#endif
